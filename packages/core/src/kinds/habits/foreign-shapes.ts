// Shapes of other languages and their node types: in, brackets or a shape's name; out, a type of the kind.
// docs/conversion.md, Shapes.
import type { DraftOption } from '../../syntax/draft.js';
import type { ShapeOfKind } from '../../syntax/statement.js';

interface Bracket {
  readonly open: string;
  readonly closes: readonly string[];
  readonly type: 'step' | 'decision' | 'terminal' | 'database';
  /** Value of a node's option shape=, in a kind that has it. */
  readonly outline?: 'hexagon';
}

/** Longest first, so that `([` is not read as `(`. */
export const BRACKETS: readonly Bracket[] = [
  { open: '(((', closes: [')))'], type: 'terminal' },
  { open: '((', closes: ['))'], type: 'terminal' },
  { open: '([', closes: ['])'], type: 'terminal' },
  { open: '[(', closes: [')]'], type: 'database' },
  { open: '[[', closes: [']]'], type: 'step' },
  { open: '[/', closes: ['/]', '\\]'], type: 'step' },
  { open: '[\\', closes: ['\\]', '/]'], type: 'step' },
  { open: '{{', closes: ['}}'], type: 'step', outline: 'hexagon' },
  { open: '(', closes: [')'], type: 'step' },
  { open: '[', closes: [']'], type: 'step' },
  { open: '{', closes: ['}'], type: 'decision' },
  { open: '>', closes: [']'], type: 'step' },
];

/** Shapes of Mermaid's `@{ shape: … }`, D2 and DOT that are not type words themselves. */
const SHAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cyl: 'database',
    'lin-cyl': 'storage',
    'h-cyl': 'storage',
    das: 'storage',
    'horizontal-cylinder': 'storage',
    'bow-rect': 'storage',
    'stored-data': 'storage',
    stored_data: 'storage',
    diam: 'decision',
    question: 'decision',
    mdiamond: 'decision',
    stadium: 'terminal',
    pill: 'terminal',
    'sm-circ': 'terminal',
    'fr-circ': 'terminal',
    'dbl-circ': 'terminal',
    'small-circle': 'terminal',
    'framed-circle': 'terminal',
    doublecircle: 'terminal',
    mcircle: 'terminal',
    point: 'terminal',
    oval: 'terminal',
    'c4-person': 'person',
  }),
);

const HEXAGONS: ReadonlySet<string> = new Set(['hex', 'hexagon', 'prepare', 'preparation']);

/** shape= for a name of the hexagon, if nodes of the kind have that option. */
export function outlineOf(name: string, { node = '', options }: ShapeOfKind): readonly DraftOption[] {
  const has = options?.get(node)?.includes('shape') === true;
  return has && HEXAGONS.has(name.toLowerCase()) ? [{ name: 'shape', values: [{ raw: 'hexagon' }] }] : [];
}

/** Shapes that mean nothing more than a box. */
const PLAIN: ReadonlySet<string> = new Set([
  'box',
  'rect',
  'rectangle',
  'square',
  'rounded',
  'ellipse',
  'hex',
  'hexagon',
  'prepare',
  'preparation',
  'plaintext',
  'plain',
  'none',
  'text',
  'note',
  'tab',
  'folder',
  'component',
  'record',
  'mrecord',
  'parallelogram',
  'trapezium',
  'trapezoid',
  'house',
  'invhouse',
  'page',
  'document',
  'doc',
  'docs',
  'step',
  'callout',
  'package',
  'class',
  'code',
  'sql_table',
  'image',
  'fr-rect',
  'subroutine',
  'lean-r',
  'lean-l',
  'egg',
  'octagon',
  'pentagon',
  'triangle',
  'underline',
  'star',
  'cds',
  'box3d',
  'process',
  'proc',
  'notch-rect',
  'lin-rect',
]);

export interface MeantType {
  /** Undefined for the default type. */
  readonly type?: string;
  /** The shape carries no meaning that is lost. */
  readonly certain: boolean;
}

/** The type for a shape's name. */
export function typeOfShape(name: string, shape: ShapeOfKind): MeantType {
  const lower = name.toLowerCase();
  if (PLAIN.has(lower)) return { certain: true };
  const type = SHAPES.get(lower) ?? typeOfWord(lower, shape);
  return type === undefined || !isType(type, shape) ? { certain: false } : { type, certain: true };
}

/** A word that is a type, or another language's name for one. */
export function typeOfWord(word: string, shape: ShapeOfKind): string | undefined {
  const lower = word.toLowerCase();
  const type = shape.types?.values.includes(lower) ? lower : shape.types?.foreign.get(lower);
  return type === undefined || type === shape.types?.standard ? undefined : type;
}

export function isType(type: string, shape: ShapeOfKind): boolean {
  return shape.types?.values.includes(type) === true && type !== shape.types.standard;
}
