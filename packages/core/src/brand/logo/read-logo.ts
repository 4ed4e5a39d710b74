// A logo as outlines: in, the text of an untrusted SVG; out, shapes in plain colours, or why it is rejected. Only numbers and
// colours are kept, and any element that is not on the list is rejected by name, so that no script, reference or style gets
// through, and nothing is lost silently.
import type { IconArt, IconPaint, IconShape } from '../../scene/icon.js';
import { type Tag, tags } from '../../svg/markup-scan.js';
import { type Hex, shadeFromHex } from '../../theme/colour.js';
import { GREY_CHROMA } from '../../theme/promises.js';
import { PLAIN, type Style, styleOf } from './paint.js';
import { type Matrix, placedOutline } from './path-outline.js';
import { lengthOf, shapeData } from './shapes.js';
import { IDENTITY, times, transformOf } from './transform.js';

export type LogoResult =
  | { readonly ok: true; readonly art: IconArt }
  | { readonly ok: false; readonly message: string; readonly hint: string };

export const LOGO_LIMITS = { characters: 64_000, elements: 500, depth: 24 } as const;

/** Their content is not drawn: nothing may refer to it. */
const SILENT: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'defs']);
const HOLDERS: ReadonlySet<string> = new Set(['svg', 'g']);
const HINT = 'Save the logo as plain outlines: paths and shapes, each with a fill or stroke in one colour.';

/** Elements of editors' own namespaces are not drawn either. */
function isSilent(name: string): boolean {
  return SILENT.has(name) || (name.includes(':') && !name.startsWith('svg:'));
}

function refused(message: string, hint = HINT): LogoResult {
  return { ok: false, message, hint };
}

interface Frame {
  readonly name: string;
  readonly style: Style;
  readonly matrix: Matrix;
}

/** The coordinate system of the root: its size, and what moves its corner to the origin. */
function viewOf({
  attributes,
}: Tag): { readonly width: number; readonly height: number; readonly matrix: Matrix } | undefined {
  const box = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = Number.NaN, height = Number.NaN] = box ?? [
    0,
    0,
    lengthOf(attributes.get('width'), Number.NaN),
    lengthOf(attributes.get('height'), Number.NaN),
  ];
  const isSound = [x, y].every(Number.isFinite) && width > 0 && height > 0 && width <= 1e5 && height <= 1e5;
  return isSound ? { width, height, matrix: [1, 0, 0, 1, -x, -y] } : undefined;
}

export function readLogo(text: string): LogoResult {
  if (text.length > LOGO_LIMITS.characters) {
    return refused(`The logo has ${text.length} characters; the limit is ${LOGO_LIMITS.characters}.`);
  }
  if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(text)) return refused('The logo declares entities.');
  const open: Frame[] = [];
  const shapes: IconShape[] = [];
  let view: ReturnType<typeof viewOf>;
  let silent = 0;
  let count = 0;
  for (const tag of tags(text)) {
    const { name } = tag;
    if (tag.type === 'end') {
      if (isSilent(name)) silent = Math.max(0, silent - 1);
      else if (open.at(-1)?.name === name) open.pop();
      continue;
    }
    count += 1;
    if (count > LOGO_LIMITS.elements) return refused(`The logo has more than ${LOGO_LIMITS.elements} elements.`);
    if (name === 'style') return refused('The logo has a style sheet.', 'Write colours as fill and stroke attributes.');
    if (silent > 0 || isSilent(name)) {
      if (isSilent(name) && !tag.selfClosing) silent += 1;
      continue;
    }
    const above = open.at(-1);
    if (above === undefined) {
      if (name !== 'svg' || view !== undefined)
        return refused('The logo is not an SVG: it does not start with one svg element.');
      view = viewOf(tag);
      if (view === undefined)
        return refused('The logo has no viewBox with a width and a height.', 'Write viewBox="0 0 width height".');
    }
    const data = shapeData(name, tag.attributes);
    if ((name === 'svg' && above !== undefined) || (data === undefined && !HOLDERS.has(name))) {
      return refused(`The logo has a '${name.slice(0, 40)}' element, which is not supported.`);
    }
    const style = styleOf(tag.attributes, above?.style ?? PLAIN);
    if (typeof style === 'string') return refused(`A '${style}' in the logo is not a plain colour or number.`);
    const own = transformOf(tag.attributes.get('transform') ?? '');
    if (own === undefined) return refused('The logo has an invalid transform.');
    const matrix = times(above?.matrix ?? view?.matrix ?? IDENTITY, own);
    if (data === undefined) {
      if (open.length >= LOGO_LIMITS.depth) return refused(`The logo is nested more than ${LOGO_LIMITS.depth} deep.`);
      if (!tag.selfClosing) open.push({ name, style, matrix });
      continue;
    }
    if (style.hidden || (style.fill === undefined && style.stroke === undefined)) continue;
    const d = data === '' ? '' : placedOutline(data, matrix);
    if (d === undefined) return refused(`The logo has a '${name}' with an invalid outline.`);
    if (d !== '') shapes.push(shapeOf(d, style, matrix));
  }
  if (view === undefined) return refused('The logo is not an SVG: it does not start with one svg element.');
  if (open.length > 0) return refused(`The '${open.at(-1)?.name}' element of the logo is not closed.`);
  if (shapes.length === 0) return refused('The logo has nothing to draw.');
  return { ok: true, art: { width: view.width, height: view.height, shapes } };
}

function shapeOf(d: string, { fill, stroke, strokeWidth, evenOdd, opacity }: Style, [a, b, c, e]: Matrix): IconShape {
  // The scale of a matrix for lengths, as the mean of both axes.
  const scale = Math.sqrt(Math.abs(a * e - b * c));
  return {
    d,
    ...(fill === undefined ? {} : { fill: onAnyGround(fill) }),
    ...(stroke === undefined
      ? {}
      : {
          stroke: onAnyGround(stroke),
          strokeWidth: Math.round(strokeWidth * scale * 1000) / 1000,
          strokeCap: 'butt',
          strokeJoin: 'miter',
        }),
    ...(evenOdd ? { evenOdd } : {}),
    ...(opacity === 1 ? {} : { opacity }),
  };
}

/** Black would vanish on a dark canvas: dark greys and blacks use the picture's ink colour. */
function onAnyGround(paint: IconPaint): IconPaint {
  if (paint === 'ink') return paint;
  const { lightness, chroma } = shadeFromHex(paint as Hex);
  return chroma < GREY_CHROMA && lightness < 0.6 ? 'ink' : paint;
}
