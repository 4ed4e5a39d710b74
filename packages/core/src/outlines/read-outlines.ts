// An untrusted SVG as outlines: in, its text and what it is for; out, shapes in colours and gradients, or why it is rejected.
// Only numbers and colours are kept, and any element that is not on the list is rejected by name, so that no script, reference or
// style gets through, and nothing is lost silently.
import type { IconArt, IconShape } from '../scene/icon.js';
import type { Bounds } from './bounds.js';
import { readTree, SVG_NAMESPACE, type SvgElement, type SvgTree } from './element-tree.js';
import { isGradient } from './gradient.js';
import { OUTLINE_LIMITS } from './limits.js';
import { type Canvas, paintedShapes } from './painted.js';
import { type OutlineStep, outlineOf } from './placed-outline.js';
import { cut, plainHint, type Refusal, refused, type Subject } from './refusal.js';
import { lengthOf, shapeData } from './shapes.js';
import { PLAIN, referenceOf, type Style, styleOf } from './style.js';
import { type Properties, propertiesOf, readSheet, type Sheet, UNDRAWABLE } from './style-sheet.js';
import { type Matrix, times, transformOf } from './transform.js';
import { clippedWindow } from './window.js';

/** `notes`: what is drawn in another way than in the file. */
export type ArtResult = { readonly ok: true; readonly art: IconArt; readonly notes: readonly string[] } | Refusal;

/** Their content is drawn only where another element refers to it. */
const SILENT: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'defs', 'style', 'clipPath']);
const HOLDERS: ReadonlySet<string> = new Set(['svg', 'g', 'use']);

/** Elements of editors' own namespaces are not drawn either. */
function isSilent(element: SvgElement): boolean {
  const { name } = element;
  return SILENT.has(name) || isGradient(element) || (name.includes(':') && !name.startsWith('svg:'));
}

interface Frame {
  readonly style: Style;
  readonly matrix: Matrix;
  readonly window: Bounds;
  /** The element's holders, those of a `use` included. */
  readonly above: readonly SvgElement[];
}

/** What an element has in itself, wherever it is used; examined once. */
interface Own {
  readonly properties: Properties;
  /** Undefined if invalid. */
  readonly transform: Matrix | undefined;
  /** Undefined if it is not a shape. */
  readonly data: string | undefined;
  /** Undefined if invalid. */
  readonly steps: readonly OutlineStep[] | undefined;
}

export function readOutlines(text: string, subject: Subject): ArtResult {
  const tree = readTree(text, subject);
  if (!tree.ok) return tree;
  const sheet = sheetOf(tree);
  if (sheet === undefined) {
    const message = `The ${subject} has a style sheet with more than rules for classes.`;
    return refused(message, 'Write colours as fill and stroke attributes.');
  }
  const view = viewOf(tree.root);
  if (view === undefined) {
    const message = `The ${subject} has no viewBox with a width and a height that can be drawn.`;
    return refused(message, 'Write viewBox="0 0 width height".');
  }
  const { width, height } = view;
  const canvas: Canvas = { width, height, byId: byId(tree.root), propertiesOf: propertiesBy(sheet) };
  const reading = readingOf(canvas, subject);
  const { shapes, notes } = reading;
  const refusal = walk(reading, tree.root, {
    style: PLAIN,
    matrix: view.matrix,
    window: { left: 0, top: 0, right: width, bottom: height },
    above: [],
  });
  if (refusal !== undefined) return refusal;
  if (shapes.length === 0) return refused(`The ${subject} has nothing to draw.`, plainHint(subject));
  return { ok: true, art: { width, height, shapes }, notes: Array.from(notes) };
}

function sheetOf({ sheets }: SvgTree): Sheet | undefined {
  const all = sheets.map(readSheet);
  const readable = all.filter((each) => each !== undefined);
  return readable.length === all.length ? readable.flat() : undefined;
}

const SMALLEST = 0.1;
const LARGEST = 1e5;

/** The coordinate system of the root: its size, and what moves its corner to the origin. */
function viewOf({
  attributes,
}: SvgElement): { readonly width: number; readonly height: number; readonly matrix: Matrix } | undefined {
  const written = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/) ?? ['0', '0', attributes.get('width') ?? '', attributes.get('height') ?? ''];
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = written.map((each) =>
    lengthOf(each),
  );
  const isSize = (length: number): boolean => length >= SMALLEST && length <= LARGEST;
  const isSound = written.length === 4 && Number.isFinite(x) && Number.isFinite(y) && isSize(width) && isSize(height);
  return isSound ? { width, height, matrix: [1, 0, 0, 1, -x, -y] } : undefined;
}

/** Each element's properties are read once, however often it is used. */
function propertiesBy(sheet: Sheet): Canvas['propertiesOf'] {
  const known = new Map<SvgElement, Properties>();
  return (element) => {
    const properties = known.get(element) ?? propertiesOf(element.attributes, sheet);
    known.set(element, properties);
    return properties;
  };
}

/** The first of each id, as browsers have it. */
function byId(root: SvgElement): ReadonlyMap<string, SvgElement> {
  const elements = new Map<string, SvgElement>();
  const collect = (element: SvgElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined && !elements.has(id)) elements.set(id, element);
    for (const child of element.children) collect(child);
  };
  collect(root);
  return elements;
}

/** One reading of a file: what it has so far, and how much of its limits is used. */
interface Reading {
  readonly canvas: Canvas;
  readonly shapes: IconShape[];
  readonly notes: Set<string>;
  readonly known: Map<SvgElement, Own>;
  readonly counts: { elements: number; commands: number; outline: number };
  readonly no: (message: string, hint?: string) => Refusal;
}

function readingOf(canvas: Canvas, subject: Subject): Reading {
  return {
    canvas,
    shapes: [],
    notes: new Set(),
    known: new Map(),
    counts: { elements: 0, commands: 0, outline: 0 },
    no: (message, hint = plainHint(subject)) => refused(`The ${subject} ${message}`, hint),
  };
}

function ownOf(canvas: Canvas, element: SvgElement): Own {
  const { name, attributes } = element;
  const properties = canvas.propertiesOf(element);
  const data = shapeData(name, attributes);
  const steps = data === undefined || data.trim() === '' ? [] : outlineOf(data);
  return { properties, transform: transformOf(properties.get('transform') ?? ''), data, steps };
}

function walk(reading: Reading, element: SvgElement, frame: Frame): Refusal | undefined {
  const { canvas, counts, known, no } = reading;
  counts.elements += 1;
  if (counts.elements > OUTLINE_LIMITS.elements) return no(`has more than ${OUTLINE_LIMITS.elements} elements.`);
  if (isSilent(element)) return undefined;
  const { name, attributes } = element;
  const own = known.get(element) ?? ownOf(canvas, element);
  known.set(element, own);
  const isNested = name === 'svg' && frame.above.length > 0;
  const isForeign = (attributes.get('xmlns') ?? SVG_NAMESPACE) !== SVG_NAMESPACE;
  if (isNested || isForeign || (own.data === undefined && !HOLDERS.has(name))) {
    return no(`has a '${cut(name)}' element${isForeign ? ' of another language' : ''}, which is not supported.`);
  }
  const style = styleOf(own.properties, frame.style);
  if (typeof style === 'string') {
    return no(
      UNDRAWABLE.has(style)
        ? `has a '${style}', which an outline cannot show.`
        : `has a '${style}' that is not a plain colour, a gradient or a number.`,
    );
  }
  if (style.removed) return undefined;
  if (own.transform === undefined) {
    return no('has an invalid transform.', 'Write translate, scale, rotate or matrix, with plain numbers.');
  }
  const matrix = times(frame.matrix, own.transform);
  const window = windowOf(canvas, own, matrix, frame.window);
  if (window === undefined) {
    return no("has a 'clip-path' that is not one rectangle.", 'Cut the paths themselves, and remove the clip-path.');
  }
  const inner: Frame = { style, matrix, window, above: [...frame.above, element] };
  if (inner.above.length > OUTLINE_LIMITS.depth) return no(`is nested more than ${OUTLINE_LIMITS.depth} deep.`);
  const refusal = own.data === undefined ? undefined : paint(reading, element, own, inner);
  return (
    refusal ??
    (name === 'use' ? follow(reading, element, inner) : every(reading, element.children, inner, own.data !== undefined))
  );
}

function every(reading: Reading, children: readonly SvgElement[], frame: Frame, isShape: boolean): Refusal | undefined {
  for (const child of children) {
    // A shape draws no content, so that only descriptions are harmless in it.
    if (isShape && !isSilent(child)) return reading.no(`has a '${cut(child.name)}' element inside a shape.`);
    const refusal = walk(reading, child, frame);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function windowOf(canvas: Canvas, { properties }: Own, matrix: Matrix, window: Bounds): Bounds | undefined {
  const written = properties.get('clip-path') ?? 'none';
  if (written === 'none') return window;
  const clip = canvas.byId.get(referenceOf(written) ?? '');
  return clip && clippedWindow(clip, matrix, window);
}

function follow(reading: Reading, { attributes }: SvgElement, frame: Frame): Refusal | undefined {
  const { canvas, no } = reading;
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  const target = href.startsWith('#') ? canvas.byId.get(href.slice(1)) : undefined;
  if (target === undefined) {
    return no(
      "has a 'use' of something that is not in the file.",
      'Write href="#id" with the id of a path, shape or group.',
    );
  }
  if (frame.above.includes(target))
    return no("has a 'use' of an element that contains it.", 'Remove that use element.');
  const [x, y] = [lengthOf(attributes.get('x')), lengthOf(attributes.get('y'))];
  if (x === undefined || y === undefined)
    return no("has a 'use' whose x or y is not a number.", 'Write plain numbers.');
  return walk(reading, target, { ...frame, matrix: times(frame.matrix, [1, 0, 0, 1, x, y]) });
}

function paint(reading: Reading, { name }: SvgElement, { steps }: Own, frame: Frame): Refusal | undefined {
  const { canvas, counts, no, notes, shapes } = reading;
  const { style } = frame;
  if (style.hidden || (style.fill === undefined && style.stroke === undefined)) return undefined;
  counts.commands += steps?.length ?? 0;
  if (counts.commands > OUTLINE_LIMITS.commands) {
    return no(
      `has more than ${OUTLINE_LIMITS.commands} commands in its outlines.`,
      'Simplify its paths, or use fewer of them.',
    );
  }
  const painted = steps === undefined ? 'outline' : paintedShapes(steps, frame, canvas);
  if (painted === 'outline') return no(`has a '${cut(name)}' with an invalid outline.`);
  if (typeof painted === 'string') return no(`has a '${painted}' by something that is not a gradient of the file.`);
  if (style.stroke?.type === 'gradient') notes.add('The gradient of a stroke is drawn in its mean colour.');
  for (const shape of painted) {
    counts.outline += shape.d.length + (shape.clip?.length ?? 0);
    shapes.push(shape);
  }
  if (counts.outline <= OUTLINE_LIMITS.outline) return undefined;
  return no(
    `has more than ${OUTLINE_LIMITS.outline} characters of outlines.`,
    'Simplify its paths, or use fewer of them.',
  );
}
