// A header of this language in another style: `flow 'Checkout' direction = right;`, `flow: Checkout`, `flow Checkout`. In, the
// header as written; out, the header to continue with, and its diagnostic.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Source } from '../../text/source.js';
import { lexLine } from '../lex.js';
import { movedToken } from '../moved.js';
import { quote } from '../quote.js';
import type { Header, ShapeOfKind } from '../statement.js';
import type { Token } from '../token.js';
import { report } from './answer.js';
import { normalise } from './normalise.js';

const LONGEST = 1_200;

export function repairHeader(
  source: Source,
  header: Header,
  { kind, headerWords }: ShapeOfKind,
): { readonly header: Header; readonly diagnostic: Diagnostic } | undefined {
  const { span } = header;
  if (header.kind.text !== kind || span.end - span.start > LONGEST) return undefined;
  if (header.rest.every((each) => each.type === 'string' || isWhole(each))) return undefined;
  const text = source.text.slice(span.start, span.end);
  const dress = normalise(text);
  const { text: worded, options } = withoutWords(dress.text, kind, headerWords);
  const plain = (titled(worded, kind) ?? worded) + options;
  const { tokens, unclosed } = lexLine(plain, 0, plain.length);
  const [first, ...rest] = tokens;
  const good = rest.every(
    (each) => each.type === 'string' || each.type === 'option' || each.type === 'word' || each.type === 'open',
  );
  if (plain === text || first?.type !== 'word' || !good || unclosed.length > 0) return undefined;
  const remark = dress.remark?.text ? `  # ${dress.remark.text}` : '';
  const code = dress.quotes ? 'E121' : dress.spacing ? 'E311' : 'E112';
  const fix = { span, text: plain + remark, safe: true };
  return {
    header: { kind: movedToken(first, span), rest: rest.map((each) => movedToken(each, span)), span, repaired: plain },
    diagnostic: report(code, span, { instead: plain + remark }, fix),
  };
}

/** `pie showData title Pets` as `pie Pets`, and the options that the words after the kind stand for. */
function withoutWords(
  text: string,
  kind: string,
  words: ShapeOfKind['headerWords'],
): { readonly text: string; readonly options: string } {
  let rest = text.slice(kind.length).trim();
  let options = '';
  for (let word = firstWord(rest); word !== undefined; word = firstWord(rest)) {
    const option = words?.get(word);
    if (option !== undefined) options += ` ${option}`;
    else if (word !== 'title' || rest === word) break;
    rest = rest.slice(word.length).trim();
    // What follows is the title, whatever its words.
    if (word === 'title') return { text: `${kind} ${/^["']/.test(rest) ? rest : quote(rest)}`, options };
  }
  return options === '' ? { text, options } : { text: `${kind} ${rest}`.trim(), options };
}

function firstWord(text: string): string | undefined {
  return /^[A-Za-z]\w*(?=[ \t]|$)/.exec(text)?.[0];
}

/** An option with its values, which needs no repair. */
function isWhole(token: Token): boolean {
  return token.type === 'option' && token.values.length > 0 && token.values.every((each) => each.type !== 'strange');
}

/** `flow: Checkout` and `flow Check out` with the title in quotes. Options may follow it. */
function titled(text: string, kind: string): string | undefined {
  const rest = text.slice(kind.length);
  const match = /^[ \t]*:?[ \t]*([^"=:{}[\]()]*?)((?:[ \t]+[a-z][a-z-]*=.*)?)$/.exec(rest);
  const colon = /^[ \t]*:[ \t]*(".*)$/.exec(rest)?.[1];
  if (colon !== undefined) return `${kind} ${colon}`;
  const title = match?.[1]?.trim();
  if (
    title === undefined ||
    title === '' ||
    (!/^[ \t]*:/.test(rest) && !/[ \t]/.test(title) && title === title.toLowerCase())
  )
    return undefined;
  if (/^(?:LR|RL|TB|TD|BT)$/.test(title)) return undefined;
  return `${kind} ${quote(title)}${match?.[2] ?? ''}`;
}
