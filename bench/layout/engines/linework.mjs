// Our engine, from its sources, for the harness.
import { loadSources } from '../../../scripts/layout/sources.mjs';

export async function load() {
  const { layoutLayered } = await loadSources();
  return {
    prepare: (graph, options) => ({ graph, options }),
    run: ({ graph, options }) => layoutLayered(graph, options),
    read: (drawing) => drawing,
  };
}
