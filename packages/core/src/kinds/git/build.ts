// The meaning of a history: in, checked statements; out, the model, and problems the table cannot find. Lines are
// replayed in order, as git would.
import type { Diagnostic, Fix, Outcome } from '../../diagnostics/report.js';
import { type Checked, type RowEntry, textOf, textsOf, valueText } from '../../grammar/entry.js';
import { SERIES } from '../../scene/series.js';
import { removal } from '../../syntax/habits/answer.js';
import { directionOf } from '../direction-meaning.js';
import { described, knownIcon, titled, toneOf } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { type GitCodeArgs, report } from './codes.js';
import { certainUntil } from './first-unread.js';
import { hasCopy, hasRevert, holdsCommit } from './history.js';
import type { Branch, Commit, GitModel, Mark } from './model.js';

/** Colours of the branches after the main one, which always has the first. */
const BRANCH_TONES = SERIES.slice(1);

/** A history during replay. */
interface Replay {
  readonly checked: Checked;
  readonly context: BuildContext;
  readonly add: (diagnostic: Diagnostic) => void;
  /** By index; the tip moves with every commit. */
  readonly branches: Branch[];
  readonly indexOf: Map<string, number>;
  readonly commits: Commit[];
  readonly numberOf: Map<string, number>;
  /** Branches with a commit of their own. */
  readonly committed: Set<number>;
  current: number;
  /** Every line so far was read as written. */
  sure: boolean;
}

export function buildGit(checked: Checked, context: BuildContext): Outcome<GitModel> {
  const diagnostics: Diagnostic[] = [];
  const until = context.whole ? checked.source.text.length : certainUntil(checked);
  const replay = begun(checked, context, (each) => diagnostics.push(each));
  for (const entry of checked.entries) {
    if (entry.shape !== 'row') continue;
    if (entry.statement.span.start >= until) replay.sure = false;
    step(replay, entry);
  }
  if (
    context.whole &&
    replay.commits.length === 0 &&
    checked.entries.length > 0 &&
    diagnostics.every(({ severity }) => severity !== 'error')
  )
    diagnostics.push(report('E666', checked.header.span, {}));
  if (context.whole) tellUnused(replay);
  const value: GitModel = {
    ...titled(checked),
    direction: directionOf(context.header),
    branches: replay.branches,
    commits: replay.commits,
    current: replay.current,
  };
  return { value, diagnostics };
}

function begun(checked: Checked, context: BuildContext, add: Replay['add']): Replay {
  const id = context.header.text('main') ?? 'main';
  return {
    checked,
    context,
    add,
    branches: [{ id, label: id, tone: SERIES[0], span: checked.header.span }],
    indexOf: new Map([[id, 0]]),
    commits: [],
    numberOf: new Map(),
    committed: new Set(),
    current: 0,
    sure: true,
  };
}

function step(replay: Replay, entry: RowEntry): void {
  switch (entry.spec.keyword) {
    case 'commit':
      commit(replay, entry, { act: 'commit' });
      return;
    case 'branch':
      branch(replay, entry);
      return;
    case 'switch':
      switchTo(replay, entry);
      return;
    case 'merge':
      merge(replay, entry);
      return;
    case 'revert':
      revert(replay, entry);
      return;
    default:
      cherryPick(replay, entry);
  }
}

type Doing = Pick<Commit, 'act' | 'merged' | 'source' | 'reverted'> & {
  readonly from?: number | undefined;
  readonly label?: string;
};

/** Adds a commit to the current branch; `from`: the tip that a merge brings. */
function commit(
  replay: Replay,
  entry: RowEntry,
  { act, merged, source, reverted, from, label: ownLabel }: Doing,
): void {
  const { commits, branches, current, context, add } = replay;
  const id = newId(replay, entry);
  const label = cellText(entry, 'text') ?? (act === 'revert' ? ownLabel : (id ?? ownLabel));
  const icon = knownIcon(entry, undefined, context, add);
  const [tone, sub, type] = [toneOf(entry), textOf(entry, 'sub'), textOf(entry, 'type')];
  const number = commits.length;
  const below = branches[current];
  commits.push({
    number,
    act,
    branch: current,
    parents: [below?.tip, from].filter((each) => each !== undefined),
    tags: textsOf(entry, 'tag').filter((each) => each !== ''),
    ...(id === undefined ? {} : { id }),
    ...(label === undefined ? {} : { label }),
    ...(icon === undefined ? {} : { icon }),
    ...(tone === undefined ? {} : { tone }),
    ...(sub ? { sub } : {}),
    ...(act === 'revert' ? { mark: 'reverse' } : isMark(type) ? { mark: type } : {}),
    ...(merged === undefined ? {} : { merged }),
    ...(source === undefined ? {} : { source }),
    ...(reverted === undefined ? {} : { reverted }),
    ...described(entry),
  });
  if (id !== undefined) replay.numberOf.set(id, number);
  if (below !== undefined) branches[current] = { ...below, tip: number };
  replay.committed.add(current);
}

function isMark(text: string | undefined): text is Mark {
  return text === 'highlight' || text === 'reverse';
}

function branch(replay: Replay, entry: RowEntry): void {
  const { branches, indexOf, current, context, add } = replay;
  const id = newId(replay, entry);
  if (id === undefined) {
    replay.sure = false;
    return;
  }
  const tip = branches[current]?.tip;
  if (tip === undefined) tell(replay, 'E665', entry, { id }, fixOf(entry, `commit\nbranch ${id}`));
  const [icon, sub] = [knownIcon(entry, undefined, context, add), textOf(entry, 'sub')];
  indexOf.set(id, branches.length);
  branches.push({
    id,
    label: cellText(entry, 'name') ?? id,
    tone: toneOf(entry) ?? BRANCH_TONES[(branches.length - 1) % BRANCH_TONES.length] ?? SERIES[0],
    ...(icon === undefined ? {} : { icon }),
    ...(sub ? { sub } : {}),
    ...(tip === undefined ? {} : { from: tip, tip }),
    ...described(entry),
  });
  replay.current = branches.length - 1;
}

function switchTo(replay: Replay, entry: RowEntry): void {
  const to = branchNamed(replay, entry);
  if (to === undefined) return;
  const id = replay.branches[to]?.id ?? '';
  if (to === replay.current) tell(replay, 'W660', entry, { id }, removed(replay, entry, true));
  replay.current = to;
}

function merge(replay: Replay, entry: RowEntry): void {
  const { branches, commits, current } = replay;
  const from = branchNamed(replay, entry);
  const [source, into] = [from === undefined ? undefined : branches[from], branches[current]];
  if (from === undefined || source === undefined || into === undefined) return;
  if (from === current) {
    const others = branches.filter((each) => each !== source && each.tip !== source.tip).map(({ id }) => id);
    tell(replay, 'E661', entry, { id: source.id, others: others.slice(0, 3) });
    return;
  }
  const args = { id: source.id, into: into.id };
  if (source.tip === undefined || source.tip === into.tip) {
    tell(replay, 'E662', entry, args, removed(replay, entry, false));
    return;
  }
  if (into.tip !== undefined && holdsCommit(commits, into.tip, source.tip))
    tell(replay, 'W663', entry, args, removed(replay, entry, false));
  commit(replay, entry, { act: 'merge', merged: from, from: source.tip });
}

function cherryPick(replay: Replay, entry: RowEntry): void {
  const { commits, branches, current } = replay;
  const named = commitNamed(replay, entry);
  if (named === undefined) return;
  const { id, source } = named;
  const { tip, id: on } = branches[current] ?? { tip: undefined, id: '' };
  if (commits[source]?.branch === current) {
    tell(replay, 'E663', entry, { id, on }, removed(replay, entry, false));
    return;
  }
  if (tip !== undefined && holdsCommit(commits, tip, source))
    tell(replay, 'W664', entry, { id, on }, removed(replay, entry, false));
  else if (tip !== undefined && hasCopy(commits, tip, source))
    tell(replay, 'W662', entry, { id, on }, removed(replay, entry, false));
  const label = commits[source]?.label;
  commit(replay, entry, { act: 'cherry-pick', source, ...(label === undefined ? {} : { label }) });
}

function revert(replay: Replay, entry: RowEntry): void {
  const { commits, branches, current } = replay;
  const named = commitNamed(replay, entry);
  if (named === undefined) return;
  const { id, source } = named;
  const { tip, id: on } = branches[current] ?? { tip: undefined, id: '' };
  if (tip === undefined || !(holdsCommit(commits, tip, source) || hasCopy(commits, tip, source))) {
    tell(replay, 'E667', entry, { id, on });
    return;
  }
  if (hasRevert(commits, tip, source)) tell(replay, 'W665', entry, { id, on }, removed(replay, entry, false));
  const text = commits[source]?.label;
  commit(replay, entry, { act: 'revert', reverted: source, label: text === undefined ? 'Revert' : `Revert "${text}"` });
}

/** The commit that a line names; reports one that a later line makes. */
function commitNamed(replay: Replay, entry: RowEntry): { readonly id: string; readonly source: number } | undefined {
  const { checked, numberOf } = replay;
  const id = cellText(entry, 'commit');
  const source = id === undefined ? undefined : numberOf.get(id);
  if (id !== undefined && source !== undefined) return { id, source };
  const later = id === undefined ? undefined : checked.ids.get(id);
  const { keyword } = entry.spec;
  if (id !== undefined && isLater(later, entry))
    replay.add(report('E664', entry.statement.span, { id, keyword, line: later.statement.line, begins: false }));
  replay.sure = false;
  return undefined;
}

/** The branch that a line names; reports one that does not exist yet. */
function branchNamed(replay: Replay, entry: RowEntry): number | undefined {
  const id = cellText(entry, 'branch');
  const index = id === undefined ? undefined : replay.indexOf.get(id);
  if (id === undefined || index !== undefined) return index;
  const later = replay.checked.ids.get(id);
  const { keyword } = entry.spec;
  if (isLater(later, entry) && later.spec.keyword === 'branch') {
    const begins = keyword === 'switch';
    const args = { id, keyword, line: later.statement.line, begins };
    replay.add(report('E664', entry.statement.span, args, begins ? fixOf(entry, `branch ${id}`) : undefined));
  }
  replay.sure = false;
  return undefined;
}

function isLater(entry: ReturnType<Checked['ids']['get']>, than: RowEntry): entry is RowEntry {
  return entry?.shape === 'row' && entry.statement.span.start > than.statement.span.start;
}

/** The id that a line declares, if it is its own. */
function newId({ checked, branches, add }: Replay, entry: RowEntry): string | undefined {
  const id = cellText(entry, 'id');
  const main = branches[0]?.id;
  if (id === undefined) return undefined;
  if (id === main) {
    const { keyword } = entry.spec;
    const fix = keyword === 'branch' ? fixOf(entry, `switch ${id}`) : undefined;
    add(report('E660', entry.statement.span, { id, keyword }, fix));
    return undefined;
  }
  return checked.ids.get(id) === entry ? id : undefined;
}

function cellText(entry: RowEntry, name: string): string | undefined {
  const value = entry.cells.get(name)?.[0];
  const text = value === null || value === undefined ? '' : valueText(value);
  return text === '' ? undefined : text;
}

/** Follows from the lines above, so it is reported only if all of them were read. */
function tell<K extends keyof GitCodeArgs>(
  { sure, add }: Replay,
  code: K,
  entry: RowEntry,
  args: GitCodeArgs[K],
  fix?: Fix,
): void {
  if (sure) add(report(code, entry.statement.span, args, fix));
}

function fixOf({ statement }: RowEntry, text: string): Fix | undefined {
  return statement.repaired ? undefined : { span: statement.span, text, safe: false };
}

function removed({ checked }: Replay, { statement }: RowEntry, safe: boolean): Fix | undefined {
  return statement.repaired ? undefined : removal(checked.source, statement.span, safe);
}

/** Branches without a commit of their own, drawn as a name only. */
function tellUnused({ branches, committed, add }: Replay): void {
  for (const [index, { id, span }] of branches.entries())
    if (index > 0 && !committed.has(index)) add(report('W661', span, { id }));
}
