// A filtered view: in, the view, tags and the mode; out, only what has one of the tags, or only what has none. An instance has
// the tags of its original.
import type { View } from '../model.js';

export function filteredBy(view: View, tags: readonly string[], includes: boolean): View {
  const shows = (own: readonly string[]): boolean => tags.some((tag) => own.includes(tag)) === includes;
  const elements = new Set([...view.elements].filter((each) => shows([...each.tags, ...(each.of?.tags ?? [])])));
  const lines = view.lines.filter(
    ({ relationship: { from, to, tags: own } }) => elements.has(from) && elements.has(to) && shows(own),
  );
  return { ...view, elements, lines };
}
