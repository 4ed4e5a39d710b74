// A view of a view: in, the view, tags and whether they are wanted or not; out, it with what has one of the tags alone, or without it. An
// instance has the tags of what it is of.
import type { View } from '../model.js';

export function filteredBy(view: View, tags: readonly string[], includes: boolean): View {
  const shows = (own: readonly string[]): boolean => tags.some((tag) => own.includes(tag)) === includes;
  const elements = new Set([...view.elements].filter((each) => shows([...each.tags, ...(each.of?.tags ?? [])])));
  const lines = view.lines.filter(
    ({ relationship: { from, to, tags: own } }) => elements.has(from) && elements.has(to) && shows(own),
  );
  return { ...view, elements, lines };
}
