// What is lost of a flowchart's subgraphs: in, its meaning and what is drawn of it; out, a report for each empty or hidden
// group, each node in two groups, each cycle of groups and each view of a group.
import type { Diagnostic } from '@linework/core';
import { short } from '../../short.js';
import type { ConverterReport } from '../contract.js';
import type { FlowLabels } from './flow-label.js';
import type { Model } from './model.js';
import type { Regrouped } from './regroup.js';

export function groupLosses(
  model: Model,
  regrouped: Regrouped,
  labels: FlowLabels,
  report: ConverterReport,
): readonly Diagnostic[] {
  const { groups, owners } = model;
  const empty = regrouped.dropped.map(({ id, title, span }) =>
    report('M216', span, {
      what: `The empty subgraph '${short(labels.plain(title) || id)}' was dropped.`,
      instead: 'Put a node in it, or remove it.',
    }),
  );
  const dissolved = regrouped.dissolved.map(({ id, span }) =>
    report('M204', span, {
      what: `The subgraph '${short(id)}', without a title and with a hidden frame,`,
      became: 'nodes without a frame',
      instead: 'Give it a title to draw it as a group.',
    }),
  );
  const shared = model.lost.map(({ node, group: left, span }) =>
    report('M213', span, { node, kept: owners.get(node) ?? '', left }),
  );
  const loosened = model.loosened.flatMap((id) => {
    const group = groups.get(id);
    return group ? [report('M213', group.span, { node: id, kept: id, left: owners.get(id) ?? '' })] : [];
  });
  const views = [...groups.values()].flatMap(({ id, data }) =>
    data.map(({ span }) =>
      report('M202', span, {
        what: `The view of '${short(id)}'`,
        instead: 'Remove it. A group always shows its contents.',
      }),
    ),
  );
  return [...empty, ...dissolved, ...shared, ...loosened, ...views];
}
