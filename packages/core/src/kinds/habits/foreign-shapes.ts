// Shapes of other languages and their node types: in, brackets or a shape's name; out, a type of the kind.
// docs/conversion.md, Shapes.
import { mermaidShape, mermaidShapeName } from '../../foreign/mermaid/node-shapes.js';
import type { DraftOption } from '../../syntax/draft.js';
import type { ShapeOfKind } from '../../syntax/statement.js';

/** Shapes of D2 and DOT that are neither type words nor names of Mermaid. */
const SHAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    stored_data: 'storage',
    mdiamond: 'decision',
    doublecircle: 'terminal',
    mcircle: 'terminal',
    point: 'terminal',
    oval: 'terminal',
    'c4-person': 'person',
  }),
);

/** shape= for a name of the hexagon, if nodes of the kind have that option. */
export function outlineOf(name: string, { node = '', options }: ShapeOfKind): readonly DraftOption[] {
  const lower = name.toLowerCase();
  const outline = lower === 'preparation' ? 'hexagon' : mermaidShape(mermaidShapeName(lower) ?? lower).outline;
  const has = options?.get(node)?.includes('shape') === true;
  return has && outline !== undefined ? [{ name: 'shape', values: [{ raw: outline }] }] : [];
}

/** Shapes of D2, DOT and PlantUML that mean nothing more than a box, of which Mermaid has no name or another meaning. */
const PLAIN: ReadonlySet<string> = new Set([
  'box',
  'square',
  'ellipse',
  'plaintext',
  'plain',
  'none',
  'text',
  'note',
  'tab',
  'folder',
  'component',
  'preparation',
  'record',
  'mrecord',
  'parallelogram',
  'trapezium',
  'house',
  'invhouse',
  'page',
  'step',
  'callout',
  'package',
  'class',
  'code',
  'sql_table',
  'image',
  'egg',
  'octagon',
  'pentagon',
  'triangle',
  'underline',
  'star',
  'cds',
  'box3d',
]);

export interface MeantShape extends MeantType {
  /** The label of a node without one. */
  readonly mark?: string;
}

export interface MeantType {
  /** Undefined for the default type. */
  readonly type?: string;
  /** The shape carries no meaning that is lost. */
  readonly certain: boolean;
}

/** The type for a shape's name in D2, DOT or PlantUML. */
export function typeOfShape(name: string, shape: ShapeOfKind): MeantType {
  const lower = name.toLowerCase();
  if (PLAIN.has(lower)) return { certain: true };
  const type = SHAPES.get(lower);
  if (type === undefined) return typeOfMermaidShape(lower, shape);
  return isType(type, shape) ? { type, certain: true } : { certain: false };
}

/** The type for a shape's name in Mermaid. */
export function typeOfMermaidShape(name: string, shape: ShapeOfKind): MeantShape {
  const lower = name.toLowerCase();
  const short = mermaidShapeName(lower);
  const ownShape = short === undefined ? { certain: false } : meantByMermaid(short, shape);
  const type = typeOfWord(lower, shape);
  return type !== undefined && isType(type, shape) ? { ...ownShape, type, certain: true } : ownShape;
}

/** For the short name of a shape of Mermaid. */
function meantByMermaid(short: string, shape: ShapeOfKind): MeantShape {
  const { type, lost, mark } = mermaidShape(short);
  const marked = mark === undefined ? {} : { mark };
  if (isType(type, shape)) return { type, certain: true, ...marked };
  return { certain: type === 'step' && lost !== true, ...marked };
}

/** For brackets of Mermaid: a type that the kind does not have is not missed. */
export function typeOfBrackets(short: string, shape: ShapeOfKind): MeantType {
  const { type, lost } = mermaidShape(short);
  return isType(type, shape) ? { type, certain: true } : { certain: lost !== true };
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
