// One page per kind: in, a kind of the registry and the prose of its folder; out, the page, its examples and its pictures.
// Examples of the prose with an id are drawn; a comment such as `# E203` at the end of a line announces an error in it.
import { kinds, kindVocabulary } from '@linework/core';
import { fencesOf } from '../docs/fences.mjs';
import { ownCodes } from './codes.mjs';
import { code, codes, fence, page, picture, plain, sentence, table } from './markdown.mjs';

/** The path of a kind's prose below packages/core/src/kinds. */
export const proseOf = (kind) => `${kind}/${kind}.md`;

/** @returns the examples of a kind's prose, each with the errors that its comments announce, as `line: code`. */
export function examplesOf(prose) {
  return fencesOf(prose)
    .filter((each) => each.language === 'diagram')
    .map(({ id, content }) => ({
      id,
      source: content,
      mistakes: content.split('\n').flatMap((line, i) => {
        const announced = / # ((?:[EW]\d{3} ?)+)$/.exec(line)?.[1];
        return announced ? announced.split(' ').map((each) => `${i + 1}: ${each}`) : [];
      }),
    }));
}

/** `described` returns the alternative text of a picture. */
export function kindPage(kind, prose, described) {
  const words = kindVocabulary(kind);
  const own = kinds.get(kind).codes;
  return page(
    `# ${kind}`,
    sentence(words.meaning),
    illustrated(kind, prose, described),
    '## Header',
    fence('text', `${kind} ["title"] [options]`),
    optionTable(words.header),
    '## Statements',
    ...words.statements.flatMap(statement),
    ...(words.edges
      ? [
          '## Edges',
          fence('text', words.edges.form),
          `Arrows: ${codes(words.edges.arrows)}. At most ${words.edges.most} in one diagram.`,
          optionTable(words.edges.options),
          fence('diagram', words.edges.example),
        ]
      : []),
    ...(words.items
      ? [
          '## Items',
          fence('text', words.items.form),
          `At most ${words.items.most} in one diagram.`,
          optionTable(words.items.options),
          fence('diagram', words.items.example),
        ]
      : []),
    '## Complete example',
    fence('diagram', words.example),
    '## Codes of this kind',
    'In addition to those of [every diagram](../README.md#codes):',
    ownCodes(own),
  );
}

function statement(words) {
  const within = words.within.filter((each) => each !== 'diagram');
  const places = words.within.includes('diagram')
    ? within.length === 0
      ? 'Allowed at the top level'
      : `Allowed at the top level or in ${codes(within)}`
    : `Allowed in ${codes(within)}`;
  return [
    `### ${words.keyword}`,
    fence('text', words.form),
    `${sentence(words.meaning)} ${places}; at most ${words.most} in one diagram.`,
    words.types ? `Types: ${codes(words.types)}.` : '',
    table(
      ['Flag', 'Meaning'],
      words.flags.map(({ name, meaning }) => [code(name), plain(meaning)]),
    ),
    optionTable(words.options),
    fence('diagram', words.example),
  ];
}

function optionTable(options) {
  return table(
    ['Option', 'Value', 'Default', 'Meaning'],
    options.map((each) => [
      code(`${each.name}=`),
      plain(each.list ? `a list of: ${each.takes}` : each.takes),
      each.default === undefined ? '' : code(each.default),
      plain(each.condition === undefined ? each.meaning : `${each.meaning} (${each.condition})`),
    ]),
  );
}

/** Returns the prose with the picture below each example that has an id. */
function illustrated(kind, prose, described) {
  let out = prose;
  for (const { id, content, end } of [...fencesOf(prose)].reverse()) {
    if (!id) continue;
    const close = end + '```'.length;
    out = `${out.slice(0, close)}\n\n${picture(`../pictures/${kind}-${id}`, described(content)).trimEnd()}${out.slice(close)}`;
  }
  return out;
}
