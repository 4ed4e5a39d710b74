// The edges of the flow: in, edges between nodes; out, their statements without duplicates, and what changed on the way.
import type { Diagnostic, DraftEdge, DraftOption, Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import type { ConverterReport, IconSuggestion } from '../contract.js';
import { statusIcon } from '../status-icon.js';
import { arrowOf } from './arrows.js';
import type { Link } from './ast.js';
import type { FlowLabel } from './flow-label.js';
import { type ModelEdge, textOf } from './model.js';
import type { Regrouped } from './regroup.js';

export interface DraftEdges {
  readonly statements: readonly DraftEdge[];
  readonly origins: readonly DraftOrigin<Span>[];
  readonly diagnostics: readonly Diagnostic[];
  readonly suggestions: readonly IconSuggestion[];
}

export function draftEdges(
  regrouped: Regrouped,
  idOf: (external: string) => string,
  labelOf: (link: Link) => FlowLabel | undefined,
  report: ConverterReport,
): DraftEdges {
  const diagnostics: Diagnostic[] = [];
  const origins: DraftOrigin<Span>[] = [];
  const statements: DraftEdge[] = [];
  const suggestions: IconSuggestion[] = [];
  const seen = new Set<string>();
  const keys = new Set<string>();
  const tellOnce = (key: string, tell: () => void): void => {
    if (keys.has(key)) return;
    keys.add(key);
    tell();
  };
  for (const { edge, from, to, framed } of regrouped.edges) {
    const { link } = edge;
    const at = link.span.start;
    const label = labelOf(link);
    const arrow = arrowOf(link);
    const whole = framed ? { frame: `${idOf(edge.from)} ${arrow} ${idOf(edge.to)}` } : {};
    if (from !== edge.from) {
      const args = { group: edge.from, node: idOf(from), side: 'out of', ...whole } as const;
      tellOnce(`${at} out ${edge.from}`, () => diagnostics.push(report('M210', link.span, args)));
    }
    if (to !== edge.to) {
      const args = { group: edge.to, node: idOf(to), side: 'into', ...whole } as const;
      tellOnce(`${at} in ${edge.to}`, () => diagnostics.push(report('M210', link.span, args)));
    }
    const animated = edgeData(edge, tellOnce, report, diagnostics);
    const text = label?.lines.join('\n') || undefined;
    const icon = text === undefined ? undefined : statusIcon(text);
    const options: DraftOption[] = [
      ...(icon === undefined ? [] : [{ name: 'icon', values: [{ raw: icon }] }]),
      ...(animated && arrow !== '--' ? [{ name: 'animate', values: [{ raw: 'on' }] }] : []),
    ];
    const statement: DraftEdge = {
      shape: 'edge',
      from: idOf(from),
      arrow,
      to: idOf(to),
      ...(text === undefined ? {} : { label: text }),
      ...(options.length === 0 ? {} : { options }),
    };
    const key = JSON.stringify(statement);
    if (seen.has(key)) {
      diagnostics.push(report('M209', link.span, { what: `The edge ${statement.from} ${arrow} ${statement.to}` }));
      continue;
    }
    seen.add(key);
    statements.push(statement);
    if (label?.icon !== undefined) {
      const of = text ?? `${statement.from} ${arrow} ${statement.to}`;
      suggestions.push({ statement, icon: label.icon, why: 'token', of });
    }
    const external = `${edge.from} ${edge.to}`;
    origins.push({ kind: 'edge', id: '', external, place: link.span, statement });
  }
  return { statements, origins, diagnostics, suggestions };
}

/** Whether an edge is animated; other uses of its id are dropped. */
function edgeData(
  edge: ModelEdge,
  tellOnce: (key: string, tell: () => void) => void,
  report: ConverterReport,
  diagnostics: Diagnostic[],
): boolean {
  const { link, data } = edge;
  const { id } = link;
  if (id !== undefined) {
    const what = `the id '${short(id)}' of a link`;
    tellOnce(`${link.span.start} id`, () => diagnostics.push(report('M200', link.span, { what })));
  }
  let animated = false;
  for (const { values, span } of data) {
    const speed = textOf(values.get('animation'));
    const animate = textOf(values.get('animate')) ?? (speed === undefined ? 'false' : speed);
    const moves = animate !== 'false' && animate !== '0';
    animated ||= moves;
    const lost = [
      ...(speed === undefined ? [] : [`the speed '${short(speed)}'`]),
      ...(values.has('curve') ? ['the curve'] : []),
      ...(moves && link.endHead === 'none' ? ['the animation of a line without an arrowhead'] : []),
    ];
    if (lost.length > 0) {
      diagnostics.push(report('M200', span, { what: `${lost.join(', ')} of a link` }));
    }
  }
  return animated;
}
