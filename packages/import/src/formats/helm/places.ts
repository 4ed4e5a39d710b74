// Places of rendered text in the templates: in, the tree and the stretches of the text; out, the same tree with places in the
// files. A template in a value has no file of its own: its output has the place of the call.
import type { FilePlace } from '../../file-place.js';
import type { Entry, Tree } from '../../reading/tree.js';
import type { Rendered } from './render.js';

export function inTemplates(tree: Tree, rendered: Rendered): Tree {
  const place = placeIn(rendered);
  const walk = (each: Tree): Tree => {
    const own = place(each.place.span.start);
    if (each.is === 'list') return { ...each, items: each.items.map(walk), place: own };
    if (each.is === 'scalar') return { ...each, place: own };
    const entries = new Map(
      [...each.entries].map(([key, entry]): [string, Entry] => [
        key,
        { key, place: place(entry.place.span.start), value: walk(entry.value) },
      ]),
    );
    return { ...each, entries, place: own };
  };
  return walk(tree);
}

export function placeIn({ stretches, path }: Rendered): (at: number) => FilePlace {
  return (at) => {
    let [low, high] = [0, stretches.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((stretches[middle]?.end ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    const stretch = stretches[low];
    if (!stretch) return { file: path, span: { start: 0, end: 0 } };
    const { file, start, end } = stretch.place;
    const before = stretches[low - 1]?.end ?? 0;
    const inText = stretch.end - before === end - start;
    const from = inText ? start + Math.max(0, at - before) : start;
    return { file: file || path, span: { start: from, end: Math.max(from, inText ? from : end) } };
  };
}
