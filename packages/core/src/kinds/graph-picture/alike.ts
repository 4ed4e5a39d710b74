// Graphs that differ only in their ids are laid out once. In: how a graph is laid out, and graphs one after another. Out:
// their layouts; the second of two alike has that of the first, under its own ids.
import { layOut } from '../../layout/engines/index.js';
import { onPage } from '../../layout/folding/index.js';
import type { Drawing, LayoutGraph } from '../../layout/graph.js';
import { SHORT } from '../../layout/page.js';

export interface Layout {
  readonly straight: Drawing;
  /** As the content of a frame: folded if it is long, or else `straight` itself. */
  readonly inFrame: () => Drawing;
}

export type LayOut = (graph: LayoutGraph) => Layout;

export function layoutOf(graph: LayoutGraph): Layout {
  const straight = layOut(graph);
  return {
    straight,
    inFrame: () => (Math.max(straight.width, straight.height) <= SHORT ? straight : onPage(graph, straight)),
  };
}

/** Remembers all layouts, so it serves one picture. */
export function onceForAlike(make: LayOut): LayOut {
  const known = new Map<string, { readonly ids: readonly string[]; readonly layout: Layout }>();
  return (graph) => {
    const { key, ids } = withoutIds(graph);
    const first = known.get(key);
    if (first === undefined) {
      const layout = foldedOnce(make(graph));
      known.set(key, { ids, layout });
      return layout;
    }
    const own = new Map(first.ids.map((id, i) => [id, ids[i] ?? id]));
    const straight = renamed(first.layout.straight, own);
    return {
      straight,
      inFrame: () => {
        const folded = first.layout.inFrame();
        return folded === first.layout.straight ? straight : renamed(folded, own);
      },
    };
  };
}

function foldedOnce({ straight, inFrame }: Layout): Layout {
  let folded: Drawing | undefined;
  return {
    straight,
    inFrame: () => {
      folded ??= inFrame();
      return folded;
    },
  };
}

/** The fields of a graph's parts that hold ids, or words that are only compared with one another. */
const IDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'id',
  'group',
  'parent',
  'same',
  'before',
  'from',
  'to',
  'fromFrame',
  'toFrame',
  'shared',
  'trunk',
]);

/** The graph as text with its ids replaced by numbers; and the ids by those numbers. */
function withoutIds(graph: LayoutGraph): { readonly key: string; readonly ids: readonly string[] } {
  const numbers = new Map<string, number>();
  const key = JSON.stringify(graph, (field, value: unknown) => {
    if (typeof value !== 'string' || !IDS.has(field)) return value;
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  });
  return { key, ids: [...numbers.keys()] };
}

function renamed(drawing: Drawing, own: ReadonlyMap<string, string>): Drawing {
  const nameOf = (id: string): string => own.get(id) ?? id;
  const under = <P extends { readonly id: string }>(part: P): P => ({ ...part, id: nameOf(part.id) });
  return {
    ...drawing,
    nodes: drawing.nodes.map(under),
    edges: drawing.edges.map(under),
    groups: drawing.groups.map(under),
    overlays: drawing.overlays.map(under),
    conflicts: drawing.conflicts.map(({ node, edge, ...rest }) => ({
      ...rest,
      node: nameOf(node),
      ...(edge === undefined ? {} : { edge: nameOf(edge) }),
    })),
  };
}
