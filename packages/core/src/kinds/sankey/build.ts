// Builds the model of a sankey from checked statements, with what flows through each node, and reports what the statement table
// cannot check: cycles, sums that differ, nodes without flow.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, numberOf, textOf } from '../../grammar/entry.js';
import { numberText } from '../../text/number-format.js';
import { shortened } from '../../text/one-line.js';
import { positionAt } from '../../text/source.js';
import { amount } from '../amounts.js';
import { described, namedMeaning, titled, toneOf } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { percentsMeant } from '../percent-unit.js';
import { untangled } from './circles.js';
import { report } from './codes.js';
import { type SankeyFlow, type SankeyModel, type SankeyNode, VALUES } from './model.js';

/** Of the larger sum: the error that adding up decimals can cause. */
const CLOSE = 1e-9;

export function buildSankey(checked: Checked, context: BuildContext): Outcome<SankeyModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const all = flowsIn(checked);
  const { flows, circles } = untangled(all);
  const lineOf = ({ span }: SankeyFlow): number => positionAt(checked.source, span.start).line;
  for (const { closing, way } of circles) {
    const path = [closing.from, closing.to, ...way.map(({ to }) => to)];
    add(report('E770', closing.span, { path, lines: [closing, ...way].map(lineOf) }));
  }
  const nodes = nodesIn(checked, flows, context, add);
  const total = nodes.reduce((sum, { incoming, outgoing }) => sum + (incoming === 0 ? outgoing : 0), 0);
  const unit = textOf(checked.header, 'unit');
  const percents = percentsMeant(
    checked,
    () => checked.entries.flatMap((each) => (each.shape === 'edge' ? [each.statement] : [])),
    unit,
  );
  if (percents !== undefined) add(percents);
  if (nodes.some((each) => !Number.isFinite(each.incoming + each.outgoing)) || !Number.isFinite(total))
    add(report('E772', checked.header.span, {}));
  else if (context.whole && circles.length === 0) reportSums(nodes, flows, unit, checked, add);
  const written = context.header.text('values');
  const value: SankeyModel = {
    ...titled(checked),
    nodes,
    flows,
    total,
    ...(unit === undefined ? {} : { unit }),
    values: VALUES.find((each) => each === written) ?? 'number',
    tones: context.header.text('tones') === 'target' ? 'target' : 'source',
  };
  return { value, diagnostics };
}

function flowsIn({ entries }: Checked): readonly SankeyFlow[] {
  return entries.flatMap((entry) => {
    if (entry.shape !== 'edge') return [];
    const { from, to } = entry;
    const [label, tone] = [entry.label?.value, toneOf(entry)];
    return [
      {
        ...described(entry),
        from,
        to,
        value: Math.max(0, numberOf(entry, 'value') ?? 0),
        ...(label ? { label } : {}),
        ...(tone === undefined ? {} : { tone }),
      },
    ];
  });
}

function nodesIn(
  { entries }: Checked,
  flows: readonly SankeyFlow[],
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): readonly SankeyNode[] {
  const incoming = sums(flows, ({ to }) => to);
  const outgoing = sums(flows, ({ from }) => from);
  return entries.flatMap((entry): readonly SankeyNode[] => {
    if (entry.shape !== 'declaration' || entry.id === undefined) return [];
    const id = entry.id.text;
    const named = namedMeaning(entry, id, { tone: 'neutral' }, context, add);
    const toned = toneOf(entry) !== undefined;
    return [{ ...named, toned, incoming: incoming.get(id) ?? 0, outgoing: outgoing.get(id) ?? 0 }];
  });
}

function sums(flows: readonly SankeyFlow[], endOf: (flow: SankeyFlow) => string): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const flow of flows) all.set(endOf(flow), (all.get(endOf(flow)) ?? 0) + flow.value);
  return all;
}

function reportSums(
  nodes: readonly SankeyNode[],
  flows: readonly SankeyFlow[],
  unit: string | undefined,
  { header }: Checked,
  add: (diagnostic: Diagnostic) => void,
): void {
  if (flows.length > 0 && flows.every(({ value }) => value === 0)) {
    add(report('E771', header.span, {}));
    return;
  }
  for (const { from, to, value, span } of flows) if (value === 0) add(report('W772', span, { from, to }));
  for (const { id, label, incoming, outgoing, span } of nodes) {
    if (incoming === 0 && outgoing === 0 && !flows.some(({ from, to }) => from === id || to === id))
      add(report('W771', span, { id }));
    const rest = Math.abs(incoming - outgoing);
    if (incoming === 0 || outgoing === 0 || rest <= CLOSE * Math.max(incoming, outgoing)) continue;
    add(
      report('W770', span, {
        id,
        label: shortened(label),
        incoming: amount(incoming, outgoing, unit),
        outgoing: amount(outgoing, incoming, unit),
        rest: numberText(rest).replaceAll(',', ''),
        more: incoming > outgoing ? 'in' : 'out',
      }),
    );
  }
}
