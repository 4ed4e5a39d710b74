// A history in words: in, the model; out, the outline. Commits are numbered in order, and each names its parents, so
// the history can be rebuilt from the lines. They are also the picture's accessible description.
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineEdge, OutlineGroup, OutlineItem, OutlineNode } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import type { Branch, Commit, GitModel } from './model.js';

export function describeGit(model: GitModel): Outline {
  const { branches, commits } = model;
  const ids = nodeIds(model);
  const lines = [summary(model), ...(model.desc ? [oneLine(model.desc)] : [])];
  for (const [index, each] of branches.entries()) lines.push(branchLine(each, index === model.current));
  for (const each of commits) lines.push(commitLine(each, model));
  return {
    lines,
    nodes: commits.map((each) => outlineNode(each, model, ids)),
    edges: commits.flatMap((each) => outlineEdges(each, ids)),
    groups: branches.map(({ id, label, span }): OutlineGroup => ({ id, label, type: 'branch', span })),
    items: commits.map((each) => outlineItem(each, ids)),
  };
}

function summary({ title, branches, commits }: GitModel): string {
  const merges = commits.filter(({ act }) => act === 'merge').length;
  const parts = [counted(commits.length, 'commit'), `${branches.length} branch${branches.length === 1 ? '' : 'es'}`];
  if (merges > 0) parts.push(counted(merges, 'merge'));
  return `${title === undefined ? 'Git history' : `${oneLine(title)}: git history`}, ${parts.join(', ')}`;
}

/** `Branch feature/search (search) from commit 1, last commit 3, current`. */
function branchLine(branch: Branch, isCurrent: boolean): string {
  const { id, label, sub, from, tip } = branch;
  const named = label === id ? id : `${oneLine(label)} (${id})`;
  const parts = [
    `Branch ${named}${from === undefined ? '' : ` from commit ${from + 1}`}`,
    ...(tip === undefined ? [] : [`last commit ${tip + 1}`]),
    ...(isCurrent ? ['current'] : []),
    ...(sub === undefined ? [] : [oneLine(sub)]),
  ];
  return `${parts.join(', ')}${tail(branch)}`;
}

/** `3. Commit b1 on search after 2: Search (highlight; tag v1.0)`. */
function commitLine(commit: Commit, { branches, commits }: GitModel): string {
  const { number, act, id, label, sub, branch, parents, merged, source, reverted, mark, tags } = commit;
  const what =
    act === 'merge' && merged !== undefined
      ? `Merge of ${branches[merged]?.id ?? ''}`
      : source !== undefined
        ? `Cherry-pick of ${commits[source]?.id ?? source + 1}`
        : reverted !== undefined
          ? `Revert of ${commits[reverted]?.id ?? reverted + 1}`
          : 'Commit';
  const after = parents.length === 0 ? '' : ` after ${parents.map((each) => each + 1).join(' and ')}`;
  const suffix = label !== undefined && label !== id && source === undefined ? `: ${oneLine(label)}` : '';
  const marks = [
    ...(mark === undefined || reverted !== undefined ? [] : [mark]),
    ...(tags.length === 0 ? [] : [`${tags.length === 1 ? 'tag' : 'tags'} ${tags.map(oneLine).join(', ')}`]),
    ...(sub === undefined ? [] : [oneLine(sub)]),
  ];
  const brackets = marks.length === 0 ? '' : ` (${marks.join('; ')})`;
  const named = id === undefined ? '' : ` ${id}`;
  return `${number + 1}. ${what}${named} on ${branches[branch]?.id ?? ''}${after}${suffix}${brackets}${tail(commit)}`;
}

/** Own ids where present; the others count from c1, skipping ids in use. */
function nodeIds({ branches, commits }: GitModel): readonly string[] {
  const taken = new Set([...branches.map(({ id }) => id), ...commits.flatMap(({ id }) => id ?? [])]);
  return commits.map(({ id, number }) => {
    if (id !== undefined) return id;
    let nodeId = `c${number + 1}`;
    while (taken.has(nodeId)) nodeId += '-';
    taken.add(nodeId);
    return nodeId;
  });
}

function outlineNode(
  { number, label, act, branch, span }: Commit,
  { branches }: GitModel,
  ids: readonly string[],
): OutlineNode {
  const id = ids[number] ?? '';
  const group = branches[branch]?.id;
  return { id, label: label ?? id, type: act, ...(group === undefined ? {} : { group }), span };
}

function outlineEdges(
  { number, parents, source, reverted, span }: Commit,
  ids: readonly string[],
): readonly OutlineEdge[] {
  const to = ids[number] ?? '';
  const after = parents.map((each): OutlineEdge => ({ from: ids[each] ?? '', to, arrow: '->', span }));
  if (source !== undefined)
    return [...after, { from: ids[source] ?? '', to, arrow: '-->', label: 'cherry-pick', span }];
  if (reverted === undefined) return after;
  return [...after, { from: to, to: ids[reverted] ?? '', arrow: '-->', label: 'reverts', span }];
}

function outlineItem(
  { number, act, id, label, parents, mark, tags, span }: Commit,
  ids: readonly string[],
): OutlineItem {
  return {
    kind: act,
    ...(id === undefined ? {} : { id }),
    label: label ?? '',
    depth: 0,
    number: number + 1,
    ...(parents.length === 0 ? {} : { after: parents.map((each) => ids[each] ?? '') }),
    ...(tags.length === 0 ? {} : { values: tags }),
    ...(mark === undefined ? {} : { marks: [mark] }),
    span,
  };
}
