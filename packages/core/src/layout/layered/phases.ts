// The phases of the layered engine, in order. Each is declared with what it needs and what it gives; the compiler holds
// it to that, and phases.test.ts holds the order to it. In: a graph, a direction and the options. Out: all that is known
// of the drawing. The levels are one object, which each phase takes further: `ordered` to `placed` are its stages.
import type { FlowDirection, LayoutGraph, PlacedOverlay, RoutedEdge } from '../graph.js';
import { arrangeLevel } from './arrange.js';
import type { Budget } from './budget.js';
import { type Drawn, drawLevels } from './finish/draw.js';
import { hasEndLabels, placeEndLabels } from './finish/end-labels.js';
import { frameOverlays } from './finish/overlay-frames.js';
import { straighten } from './finish/straighten.js';
import { type Hierarchy, readHierarchy } from './input/hierarchy.js';
import type { Adopted } from './input/overlays.js';
import type { Built } from './layers/build.js';
import type { Level } from './model.js';
import { placeAnswers } from './order/answers.js';
import { mirrorLevels } from './order/mirror.js';
import { buildOrdered } from './order/retries.js';
import { settleTies } from './order/ties.js';
import type { Spacing } from './spacing.js';

export interface PhaseInput {
  readonly input: LayoutGraph;
  readonly adopted: Adopted;
  readonly direction: FlowDirection;
  readonly spacing: Spacing;
  readonly budget: Budget;
  /** Whether lines between nodes of one layer run straight across. */
  readonly levelEdges: boolean;
  readonly inRows: boolean;
  /** Whether other layers are tried if lines cross. */
  readonly retry: boolean;
}

export interface Known extends PhaseInput {
  readonly hierarchy: Hierarchy;
  readonly built: Built;
  readonly ordered: Level;
  readonly mirrored: Level;
  readonly settled: Level;
  readonly answered: Level;
  readonly placed: Level;
  readonly shapes: Drawn;
  readonly routes: readonly RoutedEdge[];
  readonly edges: readonly RoutedEdge[];
  readonly overlays: readonly PlacedOverlay[];
}

export interface Phase {
  readonly name: string;
  readonly needs: readonly (keyof Known)[];
  readonly gives: readonly (keyof Known)[];
  readonly run: (known: Known) => Partial<Known>;
}

function phase<Needs extends keyof Known, Gives extends keyof Known>(
  name: string,
  needs: readonly Needs[],
  gives: readonly Gives[],
  run: (known: Pick<Known, Needs>) => Pick<Known, Gives>,
): Phase {
  return { name, needs, gives, run };
}

export const PHASES: readonly Phase[] = [
  phase('hierarchy', ['adopted', 'direction'], ['hierarchy'], ({ adopted, direction }) => ({
    hierarchy: readHierarchy(adopted.graph, direction),
  })),
  phase('layers and order', ['hierarchy', 'budget', 'levelEdges', 'retry'], ['built', 'ordered'], (known) => {
    const built = buildOrdered(known.hierarchy, known.budget, known.levelEdges, known.retry);
    return { built, ordered: built.root };
  }),
  phase('mirror images', ['ordered'], ['mirrored'], ({ ordered }) => {
    mirrorLevels(ordered);
    return { mirrored: ordered };
  }),
  phase('ties', ['mirrored'], ['settled'], ({ mirrored }) => {
    settleTies(mirrored);
    return { settled: mirrored };
  }),
  phase('answers', ['settled', 'adopted', 'levelEdges'], ['answered'], ({ settled, adopted, levelEdges }) => {
    if (levelEdges) placeAnswers(settled, adopted.graph.nodes);
    return { answered: settled };
  }),
  phase('positions', ['answered', 'spacing', 'budget', 'inRows'], ['placed'], (known) => {
    arrangeLevel(known.answered, known.spacing, known.budget, known.inRows);
    return { placed: known.answered };
  }),
  phase('shapes', ['placed', 'built', 'adopted', 'spacing'], ['shapes'], ({ placed, built, adopted, spacing }) => ({
    shapes: drawLevels(adopted.graph, placed, built.splitEdges, spacing),
  })),
  phase('end labels', ['shapes', 'adopted'], ['routes'], ({ shapes, adopted: { graph } }) => ({
    routes: hasEndLabels(graph) ? placeEndLabels(graph, shapes) : shapes.edges,
  })),
  phase('straight lines', ['shapes', 'routes', 'adopted', 'spacing', 'budget'], ['edges'], (known) => {
    const { nodes, groups } = known.shapes;
    return { edges: straighten(known.adopted.graph, nodes, groups, known.routes, known.spacing, known.budget) };
  }),
  phase('overlay frames', ['input', 'adopted', 'shapes', 'edges', 'spacing'], ['overlays'], (known) => {
    const { nodes, groups } = known.shapes;
    return { overlays: frameOverlays(known.input, known.adopted, nodes, groups, known.edges, known.spacing) };
  }),
];

export function runPhases(input: PhaseInput): Known {
  let known: Partial<Known> = input;
  // What a phase needs is given by then (phases.test.ts).
  for (const { run } of PHASES) known = { ...known, ...run(known as Known) };
  return known as Known;
}
