// A sankey as text: from the model and the page to one bar per flow, under the node that it comes from.

import { barsText, type TextBarGroup } from '../../../terminal/bars/index.js';
import type { Page } from '../../../terminal/page.js';
import { oneLine } from '../../../text/one-line.js';
import type { Made } from '../../layout-reports.js';
import { type SankeyModel, throughput } from '../model.js';
import { saidOf } from '../value-text.js';

export function sankeyText(model: SankeyModel, page: Page): Made<string> {
  const { nodes, flows, title, total } = model;
  const arrow = page.charset === 'ascii' ? '->' : '→';
  const names = new Map(nodes.map(({ id, label }) => [id, oneLine(label)]));
  const groups = nodes.flatMap((node): readonly TextBarGroup[] => {
    const own = flows.filter(({ from }) => from === node.id);
    // Nodes that nothing leaves are listed where a flow reaches them, or separately if none does.
    if (own.length === 0 && node.incoming > 0) return [];
    const nodeText = saidOf(throughput(node), model);
    const rows = own.map(({ to, value, label: written }) => {
      const flowText = saidOf(value, model);
      return {
        label: `${arrow} ${names.get(to) ?? to}${written === undefined ? '' : ` (${oneLine(written)})`}`,
        from: 0,
        to: total > 0 ? value / total : 0,
        ...(flowText === '' ? {} : { value: flowText }),
      };
    });
    return [{ label: nodeText === '' ? oneLine(node.label) : `${oneLine(node.label)}: ${nodeText}`, rows }];
  });
  return { picture: barsText({ ...(title === undefined ? {} : { title }), groups }, page) };
}
