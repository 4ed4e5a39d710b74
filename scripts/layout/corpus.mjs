// The real graphs of the open Mermaid corpus. In: Linework as loaded from its sources and a type of diagram; out, one
// by one, `{ name, graph, drawing, source? }`: the graph, and our drawing of it as in a picture.
// Flowcharts come from the converter and the flow kind; the other types from Mermaid's own parsing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classGraph } from './classes.mjs';
import { entityGraph } from './entities.mjs';
import { stateGraph } from './states.mjs';
import { textSizes } from './text-sizes.mjs';

const corpus = fileURLToPath(new URL('../../../shared/corpus/mermaid', import.meta.url));
/**
 * Relations of classes and tables have no distance from a start, so none of them is a level line (docs/language.md,
 * Edges, rule 3).
 */
const readers = {
  state: { read: stateGraph, options: {} },
  class: { read: classGraph, options: { levelEdges: false } },
  er: { read: entityGraph, options: { levelEdges: false } },
};

export const CORPUS_TYPES = ['flowchart', ...Object.keys(readers)];

export function corpusExists() {
  return CORPUS_TYPES.every((type) => existsSync(join(corpus, type)));
}

/** Diagrams that Mermaid accepts and that are not empty; `isMeant` says of each file in turn whether it is one of them. */
export function* corpusGraphs(linework, type, isMeant = () => true) {
  const sizes = textSizes(linework);
  for (const file of readdirSync(join(corpus, type)).sort()) {
    if (!file.endsWith('.mmd')) continue;
    const name = file.slice(0, -'.mmd'.length);
    const facts = JSON.parse(readFileSync(join(corpus, type, `${name}.facts.json`), 'utf8'));
    if (!facts.accepted || facts.type !== type || !isMeant()) continue;
    if (type === 'flowchart') yield* flowcharts(linework, name, readFileSync(join(corpus, type, file), 'utf8'));
    else {
      const { read, options } = readers[type];
      const graph = read(facts, sizes);
      if (graph.nodes.length > 0) yield { name, graph, drawing: linework.layoutLayered(graph, options) };
    }
  }
}

/** scripts/corpus/mermaid.mjs handles what cannot be converted. */
function* flowcharts({ basicIcons, convertMermaid, pictureOf }, name, text) {
  const { ok, source } = convertMermaid(text, {}, { icons: basicIcons });
  if (!ok) return;
  const [layout] = pictureOf(source).layouts;
  if (layout !== undefined) yield { name, source, ...layout };
}
