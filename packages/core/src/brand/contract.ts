// What a brand is: in, a few colours, the character of corners and lines, a font's name and a logo; out, a whole theme, and what had to change.

import type { IconArt } from '../scene/icon.js';
import { type ColourRole, TONES } from '../scene/scene.js';
import type { EmbeddedFont } from '../svg/options.js';
import type { Hex } from '../theme/colour.js';
import type { Themes } from '../theme/contract.js';

export const BRAND_COLOURS = ['primary', 'secondary', 'accent', 'extra'] as const;
export type BrandColour = (typeof BRAND_COLOURS)[number];

/** Grey has no colour of its own. */
export type BrandTone = Exclude<(typeof TONES)[number], 'neutral'>;
export const BRAND_TONES: readonly BrandTone[] = TONES.filter((tone) => tone !== 'neutral');

/** `#rgb` or `#rrggbb`: one for both schemes, or one for each. */
export type BrandHex = string | { readonly light: string; readonly dark: string };

export const CORNERS = ['sharp', 'soft', 'round'] as const;
export const LINES = ['fine', 'medium', 'strong'] as const;
export const LOGO_PLACES = ['left', 'right'] as const;
export type Corners = (typeof CORNERS)[number];
export type Lines = (typeof LINES)[number];
export type LogoPlace = (typeof LOGO_PLACES)[number];

export interface BrandInput {
  /** The first one colours cards, frames and numbers; all of them, in this order, the line roles. */
  readonly colours: { readonly primary: BrandHex } & { readonly [Name in Exclude<BrandColour, 'primary'>]?: BrandHex };
  /** The company's own shade of a tone of the language. */
  readonly tones?: { readonly [Name in BrandTone]?: BrandHex };
  /** Of cards, frames and lines. Default: soft. */
  readonly corners?: Corners;
  /** How thick lines between elements are. Default: medium. */
  readonly lines?: Lines;
  /** The first family a viewer looks for. Widths stay Inter's, and every text is fitted to them. */
  readonly font?: string;
  readonly fontFiles?: FontFiles;
  /** The text of an SVG: outlines in plain colours. */
  readonly logo?: string;
  /** Where it is below the picture. Default: right. */
  readonly logoPlace?: LogoPlace;
}

/** The files of a brand's font as the exporter prepared them: storable data. Their letters are scaled to be as wide as Inter's. */
export interface FontFiles {
  readonly family: string;
  /** Whole TrueType fonts that together draw every weight, the lightest first. */
  readonly faces: readonly EmbeddedFont[];
  /** How wide text is, as a share of Inter's width: less than 1 for a narrow font, otherwise 1. */
  readonly width: number;
  /** What the files say about their licence; empty if nothing. */
  readonly licence: string;
}

/** Everything a picture needs of a brand; storable data. */
export interface Brand {
  readonly theme: Themes;
  readonly font?: string;
  readonly fontFiles?: FontFiles;
  readonly logo?: IconArt;
  readonly logoPlace?: LogoPlace;
  readonly corners?: Corners;
  readonly lines?: Lines;
}

/** A colour of the brand that could not be used unchanged. */
export interface Adjustment {
  readonly role: ColourRole;
  readonly scheme: 'light' | 'dark';
  readonly asked: Hex;
  readonly given: Hex;
  readonly reason: string;
  /** The least contrast with everything the role can lie on, before and after. */
  readonly contrast: { readonly asked: number; readonly given: number };
}

export interface BrandProblem {
  readonly field: BrandColour | BrandTone | 'font' | 'logo' | 'corners' | 'lines' | 'logoPlace';
  readonly message: string;
  readonly hint: string;
}

export type BrandResult =
  | { readonly ok: true; readonly brand: Brand; readonly adjustments: readonly Adjustment[] }
  | { readonly ok: false; readonly problems: readonly BrandProblem[] };
