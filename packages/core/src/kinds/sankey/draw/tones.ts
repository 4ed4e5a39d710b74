// The colours of nodes, shared by the flows at one end: from the model to a tone by id. Explicit tones stay. Of the other nodes
// with flows at that end, those with the largest get one each; the rest, and nodes without such flows, are grey.
import type { Tone } from '../../../scene/scene.js';
import { SERIES } from '../../../scene/series.js';
import { type SankeyModel, throughput } from '../model.js';

export function tonesOf({ nodes, tones: end }: SankeyModel): ReadonlyMap<string, Tone> {
  const tones = new Map<string, Tone>(nodes.flatMap(({ id, tone, toned }) => (toned ? [[id, tone]] : [])));
  const free = SERIES.filter((each) => each !== 'neutral' && ![...tones.values()].includes(each));
  const coloured = nodes
    .filter(({ toned, outgoing, incoming }) => !toned && (end === 'source' ? outgoing : incoming) > 0)
    .toSorted((a, b) => throughput(b) - throughput(a))
    .slice(0, free.length)
    .map(({ id }) => id);
  // In source order, so that a larger number changes no colours.
  let next = 0;
  for (const { id } of nodes) if (coloured.includes(id)) tones.set(id, free[next++] ?? 'neutral');
  return tones;
}
