// Does a converted sankey say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not.
import { compareItems, compareTitle, confirmsSize, linesOf, oneLine } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = ['nodes', 'label', 'flows', 'from', 'to', 'value', 'title'];

export const confirmsRefusal = (code, text, facts) =>
  (code === 'M103' && facts.links.every(({ value }) => !(value > 0))) ||
  confirmsSize(code, text, facts.nodes.length) ||
  confirmsSize(code, text, facts.links.length, 600);

export function disagreements(text, facts, result, picture) {
  // Flows that close a circle are dropped, each with a word on its line.
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const dropped = result.diagnostics
    .filter(({ code }) => code === 'M203')
    .map(({ line }) => lines[line - 1].replaceAll('"', ''));
  const links = facts.links.filter(({ from, to }) => !dropped.some((each) => each.trim().startsWith(`${from},${to},`)));
  // So are flows without a width, and nodes that only these name.
  const wide = links.filter(({ value }) => value !== null && value >= 0);
  const widthless = result.diagnostics.some(({ code, message }) => code === 'M203' && message.includes('whose value'));
  const validLinks = widthless ? wide : links;
  const named = new Set(validLinks.flatMap(({ from, to }) => [from, to]));
  const { items, nodes, edges } = picture.outline;
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const flows = items.filter(({ kind }) => kind === 'edge');
  return [
    ...compareTitle(facts, picture),
    ...compareItems({
      result,
      items: 'nodes',
      wanted: facts.nodes
        .filter((each) => !widthless || named.has(each))
        .map((label) => ({ label: oneLine(label) }))
        .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
      actual: nodes.map(({ label }) => ({ label })).toSorted((a, b) => (a.label < b.label ? -1 : 1)),
      lines: linesOf(result),
      excuses: { label: ['M205'] },
    }),
    ...compareItems({
      result,
      items: 'flows',
      wanted: validLinks.map(({ from, to, value }) => ({ from: oneLine(from), to: oneLine(to), value })),
      actual: edges.map(({ from, to }, at) => ({
        from: labels.get(from),
        to: labels.get(to),
        value: flows[at]?.number,
      })),
      lines: linesOf(result, 'edge'),
      excuses: { from: ['M205'], to: ['M205'] },
    }),
  ];
}
