// Commands as typed: `git checkout -b x`, `git commit -m "x"`, `git merge --no-ff x`, `git tag v1`. In, a line; out,
// the line to write, or none if a command does not change the history.
import { answered, removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { lexLine } from '../../../syntax/lex.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';
import { branchId, branchOf, commitOf, type Meant, words } from './lines.js';
import { type Piece, piecesOf } from './words.js';

const VERBS =
  'commit|checkout|switch|branch|merge|cherry-pick|tag|revert|rebase|reset|stash|init|clone|add|push|pull|fetch|status|log|remote|config';
const COMMAND = new RegExp(`^(?:\\$[ \\t]*)?(git[ \\t]+)?(${VERBS})(?=[ \\t]|$)`);
/** Flags with a value of their own. */
const VALUED: ReadonlySet<string> = new Set(['-m', '-am', '--message', '-F', '--author', '--date', '-s', '--strategy']);

export function repairCommand(line: HabitLine, text: string): RepairedLine | undefined {
  const match = COMMAND.exec(text);
  const [whole = '', git, verb = ''] = match ?? [];
  if (!match) return undefined;
  const command = read(piecesOf(text.slice(whole.length).replace(/;$/, '').replaceAll('=', ' ')));
  if (verb === 'tag') return tagAbove(line, command.words[0]);
  if (git === undefined && command.flags.length === 0) return undefined;
  const intended = meantBy(line, verb, command);
  if (intended === undefined) return nothingHere(line, verb);
  const instead = intended.statements.join('\n');
  return answered(line, intended, (span, fix) => {
    const shown = `git ${verb}`;
    return intended.statements.length > 1
      ? report('E117', span, { found: shown, advice: `Write, one per line:\n${instead}` }, fix)
      : report('E117', span, { found: shown, advice: `Write: ${instead}` }, fix);
  });
}

interface Command {
  readonly flags: readonly string[];
  readonly words: readonly string[];
  readonly message?: string;
}

function read(pieces: readonly Piece[]): Command {
  const flags: string[] = [];
  const plain: string[] = [];
  let message: string | undefined;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece === undefined) continue;
    if (piece.quoted || !piece.text.startsWith('-')) {
      plain.push(piece.name === undefined ? piece.text : `${piece.name}: ${piece.text}`);
      continue;
    }
    flags.push(piece.text);
    if (!VALUED.has(piece.text)) continue;
    i++;
    if (/^(?:-a?m|--message)$/.test(piece.text)) message ??= pieces[i]?.text;
  }
  return { flags, words: plain, ...(message === undefined ? {} : { message }) };
}

type Answer = Meant & { readonly safe: boolean };

function meantBy(line: HabitLine, verb: string, { flags, words: names, message }: Command): Answer | undefined {
  const [first, second] = names;
  const has = (...any: readonly string[]): boolean => any.some((each) => flags.includes(each));
  switch (verb) {
    case 'commit':
      if (has('--amend')) return undefined;
      return { ...commitOf(line, message === undefined ? {} : { text: message }), safe: true };
    case 'checkout':
    case 'switch': {
      if (first === undefined) return undefined;
      if (!has('-b', '-B', '-c', '-C', '--create'))
        return { statements: [`switch ${branchId(line, first)}`], safe: true };
      const begun = branchOf(line, first);
      const from = second === undefined ? [] : [`switch ${branchId(line, second)}`];
      return { ...begun, statements: [...from, ...begun.statements], safe: true };
    }
    case 'branch':
      if (first === undefined || has('-d', '-D', '--delete', '-m', '-M')) return undefined;
      return { ...branchOf(line, first), safe: false };
    case 'merge':
      if (first === undefined) return undefined;
      return { statements: [words(['merge', branchId(line, first), message && quote(message)])], safe: true };
    case 'cherry-pick':
      return first === undefined || !WORD.test(first)
        ? undefined
        : { statements: [`cherry-pick ${first}`], safe: true };
    case 'revert':
      return first !== undefined && WORD.test(first) && !/^HEAD\b/.test(first)
        ? { statements: [`revert ${first}`], safe: true }
        : { statements: [words(['commit', quote(`Revert ${first ?? 'HEAD'}`), 'type=reverse'])], safe: false };
    default:
      return undefined;
  }
}

/** Advice for commands that draw nothing. */
const ADVICE: Readonly<Record<string, string>> = {
  commit: 'Change the text of the commit above.',
  branch: 'Remove this line. A branch ends with its last commit.',
  rebase: 'Remove this line, and write the commits in their order after the rebase.',
  reset: 'Remove this line and the commits that it discards.',
  'cherry-pick': 'Give the commit an id and use that: commit fix "Fix", then cherry-pick fix',
  checkout: 'Name the branch: switch main',
  switch: 'Name the branch: switch main',
  merge: 'Name the branch: merge search',
};

function nothingHere(line: HabitLine, verb: string): RepairedLine {
  const advice = ADVICE[verb] ?? 'Remove this line. It does not change the history.';
  const fix = ADVICE[verb] === undefined || verb === 'branch' ? removal(line.source, line.span, true) : undefined;
  return { diagnostic: report('E117', line.span, { found: `git ${verb}`, advice }, fix), statements: [], declares: [] };
}

/** A tag belongs on the line of its commit: the line above, if that is a commit. */
function tagAbove(line: HabitLine, name: string | undefined): RepairedLine {
  const tag = name === undefined || name === '' ? 'v1.0' : name.replace(/^tag: /, '');
  const above = line.index > 0 ? lineText(line.source, line.index - 1).trimEnd() : '';
  const start = line.source.lineStarts[line.index - 1] ?? 0;
  const { tokens, unclosed } = lexLine(above, 0, above.length);
  const [keyword] = tokens;
  const last = tokens.at(-1);
  const fits =
    keyword?.type === 'word' &&
    /^(?:commit|merge|cherry-pick|revert)$/.test(keyword.text) &&
    !tokens.some((each) => each.type === 'option' && each.name === 'tag') &&
    unclosed.length === 0 &&
    last !== undefined &&
    last.span.end === above.length;
  const option = `tag=${quote(tag)}`;
  const span = { start: start + above.length, end: line.span.end };
  return {
    diagnostic: report(
      'E117',
      line.span,
      {
        found: 'tag',
        advice: `Write ${option} on the line of the commit${fits ? `: ${above.trim()} ${option}` : '.'}`,
      },
      fits ? { span, text: ` ${option}`, safe: true } : undefined,
    ),
    statements: [],
    declares: [],
  };
}
