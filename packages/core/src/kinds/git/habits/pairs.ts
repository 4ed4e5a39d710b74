// Mermaid's lines: `commit id: "x" tag: "v1" type: HIGHLIGHT`, `checkout x`, `branch x order: 2`, `merge x id: "y"`,
// `cherry-pick id: "x"`, and the same with phrases (`merge a into b`). In, a line; out, the line to write.
import { answered, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { idOf } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';
import { branchId, branchOf, commitId, commitOf, type Meant, words } from './lines.js';
import { type Piece, piecesOf } from './words.js';

const KEYWORD = /^(commit|branch|checkout|switch|merge|cherry-pick|cherryPick)(?=[\s:]|$)[ \t]*:?/;
/** Mermaid's names that differ here or do not exist. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['highlight', 'type=highlight'],
  ['reverse', 'type=reverse'],
  ['normal', ''],
]);

export function repairPairs(line: HabitLine, text: string): RepairedLine | undefined {
  const keyword = KEYWORD.exec(text);
  if (!keyword?.[1]) return undefined;
  const pieces = piecesOf(text.slice(keyword[0].length).replace(/;$/, ''));
  // Flags belong to a command; options are ours.
  if (pieces.some(({ text: each, quoted }) => !quoted && (/^--?[A-Za-z]/.test(each) || /^[a-z]+=/.test(each))))
    return undefined;
  const intended = meantBy(line, keyword[1], pieces);
  if (!intended) return undefined;
  const lost = pieces.some(({ name }) => name === 'order' || name === 'parent');
  const actual = shortened(pieces.find(({ name }) => name !== undefined)?.name ?? text);
  const instead = intended.statements.join('\n');
  return answered(line, { ...intended, safe: true }, (span, fix) =>
    lost
      ? report('E117', span, { found: actual, advice: `${LOST[actual] ?? ''} Write: ${instead}` }, fix)
      : intended.statements.length > 1
        ? report('E113', span, { instead }, fix)
        : report('E118', span, { found: `'${shortened(text)}'`, form: '', instead }, fix),
  );
}

const LOST: Readonly<Record<string, string>> = {
  order: 'Lanes follow the order of the lines.',
  parent: 'A merge is picked against its own branch.',
};

function meantBy(line: HabitLine, keyword: string, pieces: readonly Piece[]): Meant | undefined {
  switch (keyword) {
    case 'commit':
      return commit(line, pieces);
    case 'branch':
      return branch(line, pieces);
    case 'merge':
      return merge(line, pieces);
    case 'checkout':
    case 'switch': {
      const [name] = pieces;
      return name === undefined || pieces.length > 1
        ? undefined
        : { statements: [`switch ${branchId(line, name.text)}`] };
    }
    default:
      return cherryPick(line, pieces);
  }
}

function commit(line: HabitLine, pieces: readonly Piece[]): Meant | undefined {
  const rest = optionsOf(pieces);
  const [id, message] = [namedIn(pieces, 'id'), namedIn(pieces, 'msg') ?? namedIn(pieces, 'message')];
  const plain = pieces.filter(({ name }) => name === undefined);
  const on = plain.findIndex(({ text, quoted }) => text === 'on' && !quoted);
  const branchName = on > 0 && on === plain.length - 2 ? plain[on + 1]?.text : undefined;
  const words = branchName === undefined ? plain : plain.slice(0, on);
  const text = message ?? (words.length === 0 ? undefined : words.map((each) => each.text).join(' '));
  const intended = commitOf(line, {
    ...(id === undefined ? {} : { id }),
    ...(text === undefined ? {} : { text }),
    rest,
  });
  if (branchName === undefined) return intended;
  return { ...intended, statements: [`switch ${branchId(line, branchName)}`, ...intended.statements] };
}

function branch(line: HabitLine, pieces: readonly Piece[]): Meant | undefined {
  const [name, from, start, ...more] = pieces.filter((each) => each.name !== 'order');
  if (name === undefined || name.name !== undefined || more.length > 0) return undefined;
  const own = branchOf(line, name.text);
  if (from === undefined) return own;
  if (start === undefined)
    return from.quoted ? undefined : { ...own, statements: [`switch ${branchId(line, from.text)}`, ...own.statements] };
  if (from.text !== 'from' && from.text !== 'off') return undefined;
  return { ...own, statements: [`switch ${branchId(line, start.text)}`, ...own.statements] };
}

function merge(line: HabitLine, pieces: readonly Piece[]): Meant | undefined {
  const [source, into, target, ...more] = pieces.filter(({ name }) => name === undefined);
  if (source === undefined || more.length > 0) return undefined;
  const id = namedIn(pieces, 'id');
  const named = id === undefined ? undefined : commitId(line, id);
  const label = namedIn(pieces, 'msg') ?? (id === undefined || named === id ? undefined : id);
  const switched = into !== undefined && /^(?:into|to|->|in)$/.test(into.text) ? target : undefined;
  if (into !== undefined && switched === undefined) return undefined;
  const own = words([
    'merge',
    branchId(line, source.text),
    named,
    label === undefined ? undefined : quote(label),
    ...optionsOf(pieces),
  ]);
  return {
    statements: switched === undefined ? [own] : [`switch ${branchId(line, switched.text)}`, own],
    ...(named === undefined ? {} : { declares: [{ id: named, label: id ?? named }] }),
  };
}

function cherryPick(line: HabitLine, pieces: readonly Piece[]): Meant | undefined {
  const plain = pieces.filter(({ name }) => name === undefined);
  const name = namedIn(pieces, 'id') ?? (plain.length === 1 ? plain[0]?.text : undefined);
  if (name === undefined || name === '') return undefined;
  const id = WORD.test(name) ? name : idOf(name, line.known, true);
  return { statements: [words(['cherry-pick', id, ...optionsOf(pieces).filter((each) => each.startsWith('tag='))])] };
}

function namedIn(pieces: readonly Piece[], name: string): string | undefined {
  return pieces.find((each) => each.name === name)?.text;
}

function optionsOf(pieces: readonly Piece[]): readonly string[] {
  const type = TYPES.get(namedIn(pieces, 'type')?.toLowerCase() ?? '') ?? '';
  const tags = pieces.filter(({ name, text }) => (name === 'tag' || name === 'tags') && text !== '');
  return [type, tags.length === 0 ? '' : `tag=${tags.map(({ text }) => quote(text)).join(',')}`].filter(
    (each) => each !== '',
  );
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
