// One statement: in, a guarded text and an offset; out, the statement there and where it ends. Keywords are case-insensitive.
import type { Span } from '@linework/core';
import { type Scan, skipBlanks, skipSpace } from '../scan.js';
import type { ActorRef, Block, BranchWord, RawText, Section, Statement } from './ast.js';
import { isMessage, readMessage } from './message.js';
import { readId, readParticipant } from './participant.js';
import { actorRef, readText, segmentEnd, spanOf } from './segment.js';

export type Read = {
  readonly end: number /** The text that a semicolon may have cut short. */;
  readonly text?: RawText;
} & (
  | { readonly kind: 'statement'; readonly statement: Exclude<Statement, Block> }
  | { readonly kind: 'open'; readonly word: Block['word']; readonly section: Section }
  | { readonly kind: 'branch'; readonly word: BranchWord; readonly section: Section }
  | { readonly kind: 'close'; readonly span: Span }
);

/** Signs that start no name and belong to no Mermaid token; Mermaid skips them. */
const JUNK = /^(?:\((?!\))|\)|<(?!<-)|>|[\\/](?![|\\/]))/;

type Keyword = (scan: Scan, at: number, behind: number, word: string) => Read;

export function readStatement(scan: Scan, at: number, ids: ReadonlySet<string>): Read {
  const junk = JUNK.exec(scan.text.slice(at, at + 4))?.[0];
  if (junk !== undefined) {
    const span = { start: at, end: at + junk.length };
    return { kind: 'statement', statement: { kind: 'stray', word: junk, span }, end: span.end };
  }
  const word = /^\w{1,20}/.exec(scan.text.slice(at, at + 21))?.[0] ?? '';
  const name = word.toLowerCase();
  const keyword = Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined;
  const whole = !/\w/.test(scan.text.charAt(at + word.length));
  if (keyword && whole && !isMessage(scan, at, word, ids)) return keyword(scan, at, at + word.length, name);
  return { kind: 'statement', ...readMessage(scan, at) };
}

const block =
  (word: Block['word']): Keyword =>
  (scan, at, behind) => {
    const { text, end } = readText(scan, behind);
    return {
      kind: 'open',
      word,
      section: { word, text, span: spanOf(scan.text, at, text.end), statements: [] },
      text,
      end,
    };
  };

const branch =
  (word: BranchWord): Keyword =>
  (scan, at, behind) => {
    const { text, end } = readText(scan, behind);
    const section: Section = { word, text, span: spanOf(scan.text, at, text.end), statements: [] };
    return { kind: 'branch', word, section, text, end };
  };

/** `end`, and `end loop` as in other languages. The text after an `end` is the next statement. */
const end: Keyword = (scan, at, behind) => {
  const stop = segmentEnd(scan, behind);
  const behindIt = scan.text.slice(behind, stop);
  const word = /^\s+(\w{1,10})\s*$/.exec(behindIt.slice(0, 40))?.[1]?.toLowerCase();
  if (word === 'note') return unreadable(scan, at, stop, 'there is no such block', NOTE_FORM);
  const closes = word !== undefined && Object.hasOwn(BLOCKS, word);
  return { kind: 'close', span: { start: at, end: behind }, end: closes ? stop : behind };
};

const NOTE_FORM = "Write a note on one line, such as 'Note over A,B: text', with <br/> for a line break.";

const note: Keyword = (scan, at, behind) => {
  const stop = segmentEnd(scan, behind);
  const line = scan.text.slice(behind, stop);
  const placed = /^\s*(left\s+of|right\s+of|over)(?=\W|$)/i.exec(line);
  const colon = line.indexOf(':');
  const from = placed?.[0].length ?? 0;
  if (!placed || colon < from) {
    const reason = placed
      ? 'a note needs a colon before its text'
      : "a note is 'over', 'left of' or 'right of' a participant";
    return unreadable(scan, at, stop, reason, NOTE_FORM);
  }
  const actors = splitNames(line.slice(from, colon), behind + from);
  if (actors.length === 0) return unreadable(scan, at, stop, 'the note names no participant', NOTE_FORM);
  const { text, end: after } = readText(scan, behind + colon + 1);
  const where = (placed[1] ?? '').toLowerCase();
  const place = where.startsWith('l') ? 'left' : where.startsWith('r') ? 'right' : 'over';
  const span = spanOf(scan.text, at, text.end);
  return { kind: 'statement', statement: { kind: 'note', place, actors, text, span }, text, end: after };
};

function splitNames(list: string, start: number): readonly ActorRef[] {
  const names: ActorRef[] = [];
  let at = start;
  for (const part of list.split(',')) {
    const name = part.trim();
    if (name !== '') names.push(actorRef(name, at + part.indexOf(name)));
    at += part.length + 1;
  }
  return names;
}

const participant =
  (keyword: 'participant' | 'actor', created = false): Keyword =>
  (scan, at, behind) => ({ kind: 'statement', ...readParticipant(scan, behind, { start: at, keyword, created }) });

const create: Keyword = (scan, at, behind) => {
  const stop = segmentEnd(scan, behind);
  const what = /^\s+(participant|actor)(?!\w)/i.exec(scan.text.slice(behind, Math.min(stop, behind + 60)));
  if (!what) {
    const hint = "Write 'create participant A' or 'create actor A'.";
    return unreadable(scan, at, stop, 'it does not say what is created', hint);
  }
  const keyword = what[1]?.toLowerCase() === 'actor' ? 'actor' : 'participant';
  return participant(keyword, true)(scan, at, behind + what[0].length, keyword);
};

const aboutActor =
  (kind: 'activate' | 'deactivate' | 'destroy'): Keyword =>
  (scan, at, behind) => {
    const stop = segmentEnd(scan, behind);
    const { id, end: after } = readId(scan, behind, stop);
    if (id === '')
      return unreadable(scan, at, stop, `it does not say which participant to ${kind}`, `Write '${kind} A'.`);
    const start = skipBlanks(scan.text, behind);
    const span = spanOf(scan.text, at, after);
    return { kind: 'statement', statement: { kind, actor: { id, span: { start, end: span.end } }, span }, end: after };
  };

/** `link A: Label @ url` and similar; the text after the colon can be anything. */
const linking =
  (kind: 'links' | 'link' | 'properties' | 'details'): Keyword =>
  (scan, at, behind) => {
    const stop = segmentEnd(scan, behind);
    const line = scan.text.slice(behind, stop);
    const colon = line.indexOf(':');
    const name = colon < 0 ? '' : line.slice(0, colon).trim();
    if (name === '') return unreadable(scan, at, stop, 'it names no participant', `Write '${kind} A: …'.`);
    const { text, end: after } = readText(scan, behind + colon + 1);
    const actor = actorRef(name, behind + line.indexOf(name));
    return {
      kind: 'statement',
      statement: { kind, actor, text, span: spanOf(scan.text, at, text.end) },
      text,
      end: after,
    };
  };

const NUMBER = String.raw`(\d{1,15}(?:\.\d{1,2})?|\.\d{1,2})`;
const NUMBERS = new RegExp(`^(?:(off)|${NUMBER}(?:\\s+${NUMBER})?)?$`, 'i');

const autonumber: Keyword = (scan, at, behind) => {
  const { text, end: after } = readText(scan, behind);
  const span = spanOf(scan.text, at, text.end);
  const match = NUMBERS.exec(scan.text.slice(text.start, text.end).replace(/%.*/, '').trim());
  if (!match) {
    const hint = "Write 'autonumber', 'autonumber 10 5' (first number and increment) or 'autonumber off'.";
    return unreadable(scan, at, after, 'these are not two numbers with at most two decimals', hint);
  }
  const [, off, start, step] = match;
  const statement = {
    kind: 'autonumber',
    visible: off === undefined,
    ...(start === undefined ? {} : { start: Number(start), step: step === undefined ? 1 : Number(step) }),
    span,
  } as const;
  return { kind: 'statement', statement, end: after };
};

const title: Keyword = (scan, at, behind) => {
  const colon = scan.text.charAt(behind) === ':' ? 1 : 0;
  const { text, end: after } = readText(scan, behind + colon);
  return {
    kind: 'statement',
    statement: { kind: 'title', text, span: spanOf(scan.text, at, text.end) },
    text,
    end: after,
  };
};

/** `accTitle: text` to the end of the line; `accDescr { … }` to its brace. */
const accessible =
  (kind: 'accTitle' | 'accDescr'): Keyword =>
  (scan, at, behind) => {
    // The brace can be on a later line.
    const brace = skipSpace(scan.text, behind);
    const sign = kind === 'accDescr' && scan.text.charAt(brace) === '{' ? brace : skipBlanks(scan.text, behind);
    const mark = scan.text.charAt(sign);
    const stop = scan.lineEnd(behind);
    const readTitle = (start: number, stopAt: number, after: number): Read => {
      const text: RawText = { start, end: stopAt, joined: false, cut: false };
      return { kind: 'statement', statement: { kind, text, span: spanOf(scan.text, at, after) }, end: after };
    };
    if (mark === ':') return readTitle(sign + 1, stop, stop);
    if (mark === '{' && kind === 'accDescr') {
      const close = scan.find('}', sign);
      return close < 0
        ? readTitle(sign + 1, scan.text.length, scan.text.length)
        : readTitle(sign + 1, close, close + 1);
    }
    return unreadable(scan, at, stop, `'${kind}' needs a colon`, `Write '${kind}: text'.`);
  };

const header: Keyword = (scan, at, behind) =>
  unreadable(scan, at, segmentEnd(scan, behind), 'a second diagram starts here', 'Write one diagram per text.');

function unreadable(scan: Scan, at: number, stop: number, reason: string, hint: string): Read {
  const span = spanOf(scan.text, at, stop);
  return { kind: 'statement', statement: { kind: 'unreadable', reason, hint, span }, end: stop };
}

const BLOCKS = {
  loop: block('loop'),
  alt: block('alt'),
  opt: block('opt'),
  par: block('par'),
  par_over: block('par_over'),
  critical: block('critical'),
  break: block('break'),
  rect: block('rect'),
  box: block('box'),
} as const;

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...BLOCKS,
  else: branch('else'),
  and: branch('and'),
  option: branch('option'),
  end,
  participant: participant('participant'),
  actor: participant('actor'),
  create,
  note,
  activate: aboutActor('activate'),
  deactivate: aboutActor('deactivate'),
  destroy: aboutActor('destroy'),
  links: linking('links'),
  link: linking('link'),
  properties: linking('properties'),
  details: linking('details'),
  autonumber,
  title,
  acctitle: accessible('accTitle'),
  accdescr: accessible('accDescr'),
  sequencediagram: header,
};
