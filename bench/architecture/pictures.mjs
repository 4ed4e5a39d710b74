// One architecture as pictures. In: Linework as loaded from sources, a name and a source; out, its SVG in both schemes with
// the graph and drawing behind it, or the errors.
import { pictured } from './sets.mjs';

export function picturesOf(linework, name, source) {
  const { scene, graph, drawing, errors } = pictured(linework, source);
  if (scene === undefined) return { errors };
  const svg = (scheme) => linework.renderSvg(scene, { scheme, background: 'canvas', identity: `${name} ${scheme}` });
  return { light: svg('light'), dark: svg('dark'), graph, drawing };
}
