// Names of the ends of a line: in, the model; out, for each line the names by id. A whole layer or pillar is called one, unless
// both ends are layers.
import type { Line } from '../lines.js';
import type { LayersModel } from './model.js';

export function lineNames(
  { layers, pillars, nodes }: LayersModel,
  text: (label: string) => string,
): (line: Pick<Line, 'from' | 'to'>) => ReadonlyMap<string, string> {
  const levels = new Map(layers.map(({ id, label }) => [id, text(label)]));
  const called = new Map([
    ...layers.map(({ id, label }) => [id, `layer ${text(label)}`] as const),
    ...pillars.map(({ id, label }) => [id, `pillar ${text(label)}`] as const),
    ...nodes.map(({ id, label }) => [id, text(label)] as const),
  ]);
  return ({ from, to }) => (levels.has(from) && levels.has(to) ? levels : called);
}

/** Whether it ends at a whole layer or pillar. */
export function endsAtBand({ nodes }: LayersModel): (line: Pick<Line, 'from' | 'to'>) => boolean {
  const ids = new Set(nodes.map(({ id }) => id));
  return ({ from, to }) => !ids.has(from) || !ids.has(to);
}
