// The pictures of the architecture bench. In: Linework as loaded from its sources; out, sets of
// `{ name, source, graph, drawing }`, and what could not be drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpusGraphs } from '../../scripts/layout/corpus.mjs';
import { SHARED } from '../../scripts/layout/measured.mjs';

const folder = fileURLToPath(new URL('bench/architecture/', SHARED));
/** Flowcharts of the corpus with this many groups or more are architectures. */
const GROUPS = 3;
const LARGEST = 10;

export const SET_NAMES = ['forty', 'groups', 'largest'];

/** `[name, source]` of each of the forty. */
export function architectures() {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.diagram'))
    .sort()
    .map((file) => [file.replace('.diagram', ''), readFileSync(`${folder}${file}`, 'utf8')]);
}

/** @returns a map from the wanted names to `{ pictures, refused }`. */
export function setsOf(linework, wanted) {
  const sets = new Map();
  if (wanted.includes('forty')) sets.set('forty', forty(linework));
  if (wanted.some((name) => name !== 'forty')) {
    const flowcharts = [...corpusGraphs(linework, 'flowchart')];
    const grouped = flowcharts.filter(({ graph }) => graph.groups.length >= GROUPS);
    const bySize = flowcharts.toSorted((a, b) => b.graph.nodes.length - a.graph.nodes.length);
    if (wanted.includes('groups')) sets.set('groups', { pictures: grouped, refused: [] });
    if (wanted.includes('largest')) sets.set('largest', { pictures: bySize.slice(0, LARGEST), refused: [] });
  }
  return sets;
}

function forty(linework) {
  const pictures = [];
  const refused = [];
  for (const [name, source] of architectures()) {
    const picture = pictured(linework, source);
    if (picture.drawing === undefined) refused.push(`${name}: ${picture.errors.join('; ')}`);
    else pictures.push({ name, source, ...picture });
  }
  return { pictures, refused };
}

/** `{ graph, drawing, scene }`, or why there is none. Layouts after the first are attempts of the advice. */
export function pictured(linework, source) {
  const { scene, layouts, diagnostics } = linework.pictureOf(source);
  const errors = diagnostics.flatMap(({ severity, line, code, message }) =>
    severity === 'error' ? [`line ${line} ${code} ${message}`] : [],
  );
  return scene === undefined ? { errors } : { ...layouts[0], scene };
}
