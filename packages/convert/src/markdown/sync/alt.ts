// The alternative text of a picture in a document: in, its outline and its title; out, one short sentence, which a screen reader reads
// without a pause. The picture's own description has the rest.
import type { Outline } from '@linework/core';

/** In UTF-16 units: longer ones are cut or skipped by some readers. */
const LONGEST = 125;

export function altText({ lines, nodes, items = [] }: Outline, title: string | undefined): string {
  const sentence = oneSentence(lines[0] ?? '');
  if (title !== undefined && title.trim() !== '') return ended(sentence);
  const names = [...nodes, ...items].map(({ label }) => oneSentence(label)).filter((each) => each !== '');
  for (let count = names.length; count > 0; count--) {
    const rest = names.length - count;
    const text = `${sentence}: ${names.slice(0, count).join(', ')}${rest === 0 ? '' : ` and ${rest} more`}.`;
    if (text.length <= LONGEST) return text;
  }
  return ended(sentence);
}

/** A sentence's end inside a title is a pause; 'St.' and 'vs.' are none. */
function oneSentence(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\p{L}{4})[.!?…]+(?= \p{Lu})/gu, ',');
}

function ended(text: string): string {
  if (/[.!?…]$/.test(text)) return cut(text);
  return cut(`${text}.`);
}

/** At a word, or inside one that fills the whole sentence. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const most = text.slice(0, LONGEST - 1);
  const word = most.slice(0, Math.max(0, most.lastIndexOf(' '))).replace(/(?<![\s,;:.!?(–-])[\s,;:.!?(–-]+$/, '');
  return `${word === '' ? most.replace(/[\uD800-\uDBFF]$/, '') : word}…`;
}
