// A picture before it has colours: positioned primitives with roles. Layout and drawing of every kind end here; SVG,
// PNG, PDF and text output start here. px, y downwards. No colour, no theme, no font file.
import type { Box, Point } from '../layout/graph.js';
import type { TextStyle } from '../metrics/contract.js';
import type { Span } from '../text/source.js';
import type { Ink } from './colour-roles/inks.js';
import type { LineRole } from './colour-roles/line-roles.js';
import type { IconArt } from './icon.js';

export const TONES = ['neutral', 'blue', 'violet', 'aqua', 'orange', 'green', 'amber', 'red'] as const;
/** `brand` equals blue until a brand sets its colour; the language has no word for it. */
export type Tone = (typeof TONES)[number] | 'brand';

/** Tones that express an outcome; the others only distinguish a line. */
export const OUTCOME_TONES = ['green', 'amber', 'red'] as const;
export type OutcomeTone = (typeof OUTCOME_TONES)[number];
/** What the colour of a line means: what it carries, or how it turns out. */
export type LineSense = LineRole | OutcomeTone;

/**
 * A quantity in shades of one hue: each is farther from the canvas than the preceding one, and text in ink is readable
 * on all.
 */
export const SHADES = ['shade-1', 'shade-2', 'shade-3', 'shade-4', 'shade-5', 'shade-6'] as const;
export type ShadeRole = (typeof SHADES)[number];

/** What a colour is for; themes give each one a value in light and in dark. */
export type ColourRole =
  | 'canvas'
  | Ink
  | `${Tone}-fill`
  | `${Tone}-stroke`
  | `${Tone}-text`
  | `${Tone}-strong`
  | `${Tone}-frame-${1 | 2 | 3}`
  | `role-${LineRole}`
  | ShadeRole
  /** The disc of a number, and the number. */
  | 'badge'
  | 'badge-text';

export interface Paint {
  readonly fill?: ColourRole;
  readonly stroke?: ColourRole;
  /** px. Default: 1.5. */
  readonly strokeWidth?: number;
  readonly dash?: Dash;
}

/** Long dashes, or round dots a third wider than the line. */
export type Dash = 'solid' | 'dashed' | 'dotted';

export type PathStep =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  /** rx, ry, large arc, sweep, x, y; the axes are not rotated. */
  | readonly ['A', number, number, 0 | 1, 0 | 1, number, number]
  | readonly ['Z'];

export interface RectShape extends Paint {
  readonly type: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

export interface EllipseShape extends Paint {
  readonly type: 'ellipse';
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

export interface PathShape extends Paint {
  readonly type: 'path';
  readonly steps: readonly PathStep[];
}

/**
 * The head of a line, besides the plain arrowhead: arrow of two strokes, triangle (inherits), diamonds (has, owns),
 * ring (provides), cross, and the crow's feet: how many at this end belong to one at the other end.
 */
export const HEAD_FORMS = [
  'open',
  'triangle',
  'diamond',
  'diamond-filled',
  'ring',
  'cross',
  'crow-one',
  'crow-zero-one',
  'crow-many',
  'crow-one-many',
  'crow-zero-many',
] as const;
export type HeadForm = (typeof HEAD_FORMS)[number];
/** `true` is the plain arrowhead, a filled slim triangle; `false` is none. */
export type Head = boolean | HeadForm;

/** A line between elements: points with rounded corners, heads at its ends, optionally moving dashes. */
export interface ConnectorShape {
  readonly type: 'connector';
  readonly points: readonly Point[];
  /** px; corners are cut to half the shorter neighbour if they do not fit. */
  readonly cornerRadius: number;
  readonly stroke: ColourRole;
  readonly strokeWidth: number;
  readonly dash: Dash;
  readonly startHead: Head;
  readonly endHead: Head;
  /** Dashes travel from the first point to the last one. */
  readonly animate: boolean;
  /** Areas where the line is not drawn; its heads are. */
  readonly gaps?: readonly Box[];
}

export interface TextShape {
  readonly type: 'text';
  /** Anchor point on the baseline, px. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Measured width of the text in Inter, px: a substitute font is fitted to it. */
  readonly width: number;
  readonly style: TextStyle;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: ColourRole;
}

export interface IconShapeNode {
  readonly type: 'icon';
  readonly x: number;
  readonly y: number;
  /** px, the longer side. */
  readonly size: number;
  readonly art: IconArt;
  /** Colour of what the icon paints as `ink`. */
  readonly ink: ColourRole;
  readonly name: string;
}

/** What a group of primitives is, for readers, tests, comparison and style hooks. */
export type Part =
  | 'node'
  | 'edge'
  | 'label'
  | 'group'
  | 'overlay'
  | 'note'
  | 'legend'
  | 'title'
  | 'badge'
  | 'axis'
  | 'mark'
  /** Texts of one statement in another part, such as a column of a table. It has no element in the picture. */
  | 'row';

/** Primitives that belong together. */
export interface PartNode {
  readonly type: 'part';
  readonly part: Part;
  /** Id in the source, if it has one. */
  readonly id?: string;
  /** Its statement, for editors; it is not in the picture. */
  readonly span?: Span;
  /** What a reader gets when the pointer or the screen reader reaches it. */
  readonly label?: string;
  readonly description?: string;
  /** https or relative; opened from the picture. */
  readonly link?: string;
  readonly children: readonly SceneNode[];
}

export type SceneNode = RectShape | EllipseShape | PathShape | ConnectorShape | TextShape | IconShapeNode | PartNode;

export interface Scene {
  /** px, including the margin. */
  readonly width: number;
  readonly height: number;
  /** Accessible name; the kind if the source has no title. */
  readonly title: string;
  /** Accessible description: `desc=` and the outline's lines. */
  readonly description: string;
  readonly kind: string;
  /** Painted in order. */
  readonly nodes: readonly SceneNode[];
}
