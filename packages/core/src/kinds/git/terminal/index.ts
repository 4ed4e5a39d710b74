// A history for a terminal: in, the model and the page; out, its log with the graph next to it, the newest commit
// first, as git prints it with branch and tag names. If the graph leaves no room for text, it is omitted.
import { cellsOf, plain } from '../../../terminal/cells.js';
import { type Page, stacked } from '../../../terminal/page.js';
import { wrapCells } from '../../../terminal/wrap.js';
import type { Made } from '../../layout-reports.js';
import type { Commit, GitModel } from '../model.js';
import { type GraphLines, graphLines } from './graph.js';

/** Minimum cells for text. */
const LEAST_WORDS = 12;
const BARE: GraphLines = { lead: '* ', below: [] };

export function gitText(model: GitModel, { columns }: Page): Made<string> {
  const newest = model.commits.toReversed();
  const graphRows = graphLines(newest);
  const widest = Math.max(
    0,
    ...graphRows.map(({ lead, below }) => Math.max(lead.length, ...below.map((each) => each.length))),
  );
  const hasRoom = widest + LEAST_WORDS <= columns;
  const lines = newest.flatMap((commit, i) => {
    const graph = hasRoom ? (graphRows[i] ?? BARE) : BARE;
    const next = hasRoom ? graphRows[i + 1] : undefined;
    return commitLines(words(commit, model, hasRoom), graph, restOf(graph, next), columns);
  });
  return { picture: stacked([model.title === undefined ? [] : wrapCells(model.title, columns), lines]) };
}

/** The prefix of the second line of a commit's text: the continuing lines. */
function restOf({ lead, below }: GraphLines, next: GraphLines | undefined): string {
  const goesOn = below.length > 0 || next !== undefined;
  return lead.replace('*', goesOn ? '|' : ' ').replaceAll('\\', '|');
}

function commitLines(text: string, { lead, below }: GraphLines, rest: string, columns: number): readonly string[] {
  const wrapped = wrapCells(text, columns - cellsOf(lead));
  const [first = '', ...others] = wrapped;
  return [`${lead}${first}`, ...others.map((each) => rest + each), ...below].map((each) => each.trimEnd());
}

/** `b1 (HEAD -> trunk, tag: v1.0) Search`. */
function words(commit: Commit, model: GitModel, hasGraph: boolean): string {
  const { id, label, act, sub, mark, source, reverted, merged, tags, number, branch } = commit;
  const { branches, current, commits } = model;
  const names = branches.flatMap((each, index) => {
    if (each.tip !== number) return [];
    return [index === current ? `HEAD -> ${plain(each.label)}` : plain(each.label)];
  });
  const head = names.filter((each) => each.startsWith('HEAD -> '));
  const others = names.filter((each) => !each.startsWith('HEAD -> '));
  const refs = [...head, ...tags.map((each) => `tag: ${plain(each)}`), ...others];
  const text = label !== undefined && (label !== id || source !== undefined) ? plain(label) : '';
  const from = source === undefined ? undefined : commits[source]?.id;
  const parts = [
    ...(text === '' && act === 'merge' && merged !== undefined
      ? [`Merge ${plain(branches[merged]?.label ?? '')}`]
      : []),
    ...(source === undefined ? [] : [from === undefined ? '(cherry-pick)' : `(cherry-pick of ${from})`]),
    ...(reverted === undefined ? [] : [`(reverts ${commits[reverted]?.id ?? ''})`]),
    ...(mark === undefined || reverted !== undefined ? [] : [`[${mark}]`]),
    ...(hasGraph ? [] : [`(${plain(branches[branch]?.label ?? '')})`]),
    ...(sub === undefined ? [] : [plain(sub)]),
  ];
  return [id ?? '', refs.length === 0 ? '' : `(${refs.join(', ')})`, text, ...parts]
    .filter((each) => each !== '')
    .join(' ');
}
