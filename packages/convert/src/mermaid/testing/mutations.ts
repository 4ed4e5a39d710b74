// Valid texts broken the way editors, merges and models break them: in, a text; out, one with lines cut, doubled or moved,
// with brackets swapped, with blocks nested deep, with characters of every plane, or truncated anywhere.
import fc from 'fast-check';

type Mutation = (text: string) => string;

const BRACKETS: readonly string[] = ['(', ')', '[', ']', '{', '}', '<', '>', '"', "'", '`', '|', '~'];
/** Marks of any type, possibly in places where no author puts them. */
const MARKS: readonly string[] = [
  ...BRACKETS,
  ...[
    ':',
    ':::',
    ',',
    ';',
    '#',
    '%%',
    '-->',
    '--',
    '<<',
    '>>',
    '@{',
    'end',
    '\n',
    '\t',
    '  ',
    '---\n',
    '%%{init: {',
    '}%%',
  ],
  ...[
    '<br/>',
    '<b>',
    '#quot;',
    '&amp;',
    'fa:fa-x',
    '\\',
    '\\n',
    '__proto__',
    'constructor',
    'title ',
    'accDescr {',
    '.5',
    '-1e9',
    '9'.repeat(40),
  ],
  ...[
    '\u0000',
    '\u0085',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\ufffe',
    '\ud800',
    '\udc00',
    '\r',
    '\u{10ffff}',
  ],
];

/** A position in any text or among its lines, as a share of the length. */
const share = fc.double({ min: 0, max: 1, noNaN: true });
const placeIn = (text: string | readonly string[], at: number): number =>
  Math.min(Math.floor(at * text.length), Math.max(0, text.length - 1));

const onLines = (change: (lines: string[], from: number, to: number) => readonly string[]): fc.Arbitrary<Mutation> =>
  fc.tuple(share, share).map(([from, to]) => (text) => {
    const lines = text.split('\n');
    return change(lines, placeIn(lines, from), placeIn(lines, to)).join('\n');
  });

/** The first code point of a plane's assigned part, and one from anywhere in it. */
const ofAPlane = fc
  .tuple(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 0, max: 0xffff }))
  .map(([plane, code]) => String.fromCodePoint(plane * 0x10000 + code));

const inserted = (what: fc.Arbitrary<string>): fc.Arbitrary<Mutation> =>
  fc.tuple(share, what).map(([at, more]) => (text) => {
    const place = placeIn(text, at);
    return text.slice(0, place) + more + text.slice(place);
  });

const MUTATIONS: readonly fc.Arbitrary<Mutation>[] = [
  onLines((lines, from) => lines.toSpliced(from, 1)),
  onLines((lines, from, to) => lines.toSpliced(to, 0, lines[from] ?? '')),
  onLines((lines, from, to) => lines.toSpliced(from, 1).toSpliced(to, 0, lines[from] ?? '')),
  onLines((lines, from, to) => lines.with(from, (lines[from] ?? '') + (lines[to] ?? ''))),
  onLines((lines, from) => lines.with(from, (lines[from] ?? '').repeat(3))),
  onLines((lines, from) => lines.flatMap((line, at) => (at === from ? Array<string>(30).fill(line) : [line]))),
  onLines((lines, from, to) => lines.map((line, at) => (at > from && at < to ? `    ${line}` : line))),
  // Half of a line, as a merge leaves it.
  onLines((lines, from, to) => lines.with(from, (lines[from] ?? '').slice(0, to % 17))),
  share.map((at) => (text) => text.slice(0, placeIn(text, at))),
  fc.tuple(share, fc.nat(9)).map(([at, length]) => (text) => {
    const place = placeIn(text, at);
    return text.slice(0, place) + text.slice(place + length);
  }),
  // One bracket becomes another.
  fc.tuple(share, fc.constantFrom(...BRACKETS)).map(([at, other]) => (text) => {
    const places = [...text.matchAll(/[()[\]{}<>"'`|~]/g)].map(({ index }) => index);
    const place = places[placeIn(places.map(String), at)];
    return place === undefined ? text : text.slice(0, place) + other + text.slice(place + 1);
  }),
  inserted(fc.constantFrom(...MARKS)),
  inserted(ofAPlane),
  inserted(
    fc.tuple(fc.constantFrom(...MARKS), fc.integer({ min: 20, max: 60 })).map(([mark, times]) => mark.repeat(times)),
  ),
  // A word, or the text between two marks, becomes invisible.
  fc
    .tuple(
      share,
      fc.constantFrom(/\w+/g, /(?<=["([:])[^"()[\]:\n]+/g),
      fc.constantFrom('', ' ', '<br/>', '<b></b>', '#8203;', '&nbsp;', '\u200b', '``'),
    )
    .map(([at, words, empty]) => (text) => {
      const matches = [...text.matchAll(words)];
      const word = matches[placeIn(matches.map(String), at)];
      return word === undefined ? text : text.slice(0, word.index) + empty + text.slice(word.index + word[0].length);
    }),
  fc.constant((text) => text.replaceAll('\n', '\r\n')),
  fc.constant((text) => text.toUpperCase()),
];

/** One to four mutations in sequence. */
export const mutation: fc.Arbitrary<Mutation> = fc
  .array(fc.oneof(...MUTATIONS), { minLength: 1, maxLength: 4 })
  .map((changes) => (text) => changes.reduce((changed, change) => change(changed), text));
