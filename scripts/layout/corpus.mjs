// The real graphs of the open Mermaid corpus. In: Linework as loaded from its sources and a type of diagram; out, one
// after the other, `{ name, graph, drawing, source? }`: the graph, and our drawing of it as a picture has it.
// Flowcharts come through the converter and the flow kind; the other types from what Mermaid understood of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classGraph } from './classes.mjs';
import { entityGraph } from './entities.mjs';
import { stateGraph } from './states.mjs';
import { textSizes } from './text-sizes.mjs';

const corpus = fileURLToPath(new URL('../../../shared/corpus/mermaid', import.meta.url));
/** Relations of classes and tables have no distance from a start, so none of them is a level line (SPEC.md, edges, rule 3). */
const readers = {
  state: { read: stateGraph, options: {} },
  class: { read: classGraph, options: { levelEdges: false } },
  er: { read: entityGraph, options: { levelEdges: false } },
};

export const CORPUS_TYPES = ['flowchart', ...Object.keys(readers)];

export function corpusExists() {
  return CORPUS_TYPES.every((type) => existsSync(join(corpus, type)));
}

/** Diagrams that Mermaid accepts, with something in them. */
export function* corpusGraphs(linework, type) {
  const sizes = textSizes(linework);
  for (const file of readdirSync(join(corpus, type)).sort()) {
    if (!file.endsWith('.mmd')) continue;
    const name = file.slice(0, -'.mmd'.length);
    const facts = JSON.parse(readFileSync(join(corpus, type, `${name}.facts.json`), 'utf8'));
    if (!facts.accepted || facts.type !== type) continue;
    if (type === 'flowchart') yield* flowcharts(linework, name, readFileSync(join(corpus, type, file), 'utf8'));
    else {
      const { read, options } = readers[type];
      const graph = read(facts, sizes);
      if (graph.nodes.length > 0) yield { name, graph, drawing: linework.layoutLayered(graph, options) };
    }
  }
}

/** What cannot be converted is the business of scripts/corpus/mermaid.mjs. */
function* flowcharts({ basicIcons, convertMermaid, pictureOf }, name, text) {
  const { ok, source } = convertMermaid(text, {}, { icons: basicIcons });
  if (!ok) return;
  const [layout] = pictureOf(source).layouts;
  if (layout !== undefined) yield { name, source, ...layout };
}
