// Fields of brands, in requests and responses.
import { createHash } from 'node:crypto';
import {
  type Adjustment,
  type BrandInput,
  type BrandResult,
  CORNERS,
  type FontFiles,
  LINES,
  LOGO_PLACES,
} from '@linework/core';
import { LARGEST_FONT_FILE, MOST_FONT_FILES } from '@linework/export';
import type { z as Zod } from 'zod';
import { refuse } from '../../platform/endpoint.js';
import type { StoredBrand } from './repo.js';

/** The core says which colours, fonts and logos it takes, each with what to write instead. */
export function brandFields(z: typeof Zod) {
  const hex = z.string().max(100);
  const colour = z.union([hex, z.strictObject({ light: hex, dark: hex })]);
  const tone = colour.exactOptional();
  return {
    colours: z
      .strictObject({
        primary: colour.describe('For cards, frames and numbers, and for the first line role.'),
        secondary: colour.exactOptional(),
        accent: colour.exactOptional(),
        extra: colour.exactOptional(),
      })
      .describe(
        'Each as #rgb or #rrggbb, or as one for light and one for dark. In this order, they colour the line roles.',
      ),
    tones: z
      .strictObject({ blue: tone, violet: tone, aqua: tone, orange: tone, green: tone, amber: tone, red: tone })
      .exactOptional()
      .describe(
        'Your own shade of tones. Each keeps the lightness by which charts are distinguished; green, amber and red keep their hue, because they show an outcome.',
      ),
    corners: z.enum(CORNERS).exactOptional().describe('Of cards, frames and lines. Default: soft.'),
    lines: z.enum(LINES).exactOptional().describe('How thick lines between elements are. Default: medium.'),
    font: z
      .string()
      .max(100)
      .exactOptional()
      .describe('The font family that a viewer tries first. Text keeps the measured widths of Inter.'),
    logo: z.string().max(70_000).exactOptional().describe('An SVG of plain outlines, shown below each picture.'),
    logoPlace: z.enum(LOGO_PLACES).exactOptional().describe('Where it is below the picture. Default: right.'),
  };
}

/** Characters of an uploaded file in base64. */
const LONGEST_FILE = 4 * Math.ceil(LARGEST_FONT_FILE / 3);

export function fontFilesField(z: typeof Zod) {
  return z
    .array(z.string().max(LONGEST_FILE))
    .min(1)
    .max(MOST_FONT_FILES)
    .optional()
    .describe(
      `Files of a font that you are allowed to embed, each as base64 of a TrueType or WOFF2 file of at most ${LARGEST_FONT_FILE.toLocaleString('en')} bytes: one per weight, or one variable font. Pictures then contain the letters that they show, scaled to fit the measured widths.`,
    );
}

function shownFontFiles(z: typeof Zod) {
  const weight = z.union([z.literal(400), z.literal(500), z.literal(600)]);
  return z.object({
    family: z.string(),
    width: z.number().describe("How wide its text is, as a share of Inter's."),
    licence: z.string().describe('What the files say about their licence; empty if nothing.'),
    faces: z.array(
      z.object({
        weight: weight.describe('The first weight that it draws.'),
        lastWeight: weight.describe('The last weight that it draws.'),
        bytes: z.number().int().describe('Size of the file that the service keeps.'),
        base64: z.string().optional().describe('The file, if requested; it can be sent again.'),
      }),
    ),
  });
}

export function shownBrand(z: typeof Zod) {
  return z.object({
    ...brandFields(z),
    fontFiles: shownFontFiles(z).optional(),
    updated: z.string().describe('When it was saved.'),
    adjustments: adjustmentFields(z),
  });
}

export function adjustmentFields(z: typeof Zod) {
  const contrast = z.object({ asked: z.number(), given: z.number() });
  return z
    .array(
      z.object({
        role: z.string().describe('What the colour is for.'),
        scheme: z.enum(['light', 'dark']),
        asked: z.string(),
        given: z.string(),
        reason: z.string(),
        contrast: contrast.describe('The least contrast with what the colour is drawn on, by WCAG 2.2.'),
      }),
    )
    .describe('Colours that pictures use instead, because the chosen ones could not be read or distinguished.');
}

type ShownBrand = Omit<BrandInput, 'fontFiles'> & {
  readonly fontFiles?: ReturnType<typeof asShownFiles>;
  readonly updated: string;
  readonly adjustments: Adjustment[];
};

/** What had to change for the brand to be drawn with, or the refusal with every problem in it. */
export function adjustmentsIn(result: BrandResult): readonly Adjustment[] {
  if (result.ok) return result.adjustments;
  const problems = result.problems.map(({ field, message, hint }) => `${field}: ${message} ${hint}`);
  return refuse('validation.failed', problems.join(' '));
}

/** For the audit log: the text of a logo and the files of a font are long, so their hashes stand for them. */
export function asNoted({ logo, fontFiles, ...brand }: BrandInput): Readonly<Record<string, unknown>> {
  return {
    ...brand,
    ...(fontFiles && { fontFiles: { family: fontFiles.family, hash: hashOf(JSON.stringify(fontFiles.faces)) } }),
    logo: logo === undefined ? null : hashOf(logo),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export function asShown(
  { brand: { fontFiles, ...brand }, updated }: StoredBrand,
  adjustments: readonly Adjustment[],
  withFiles = false,
): ShownBrand {
  return {
    ...brand,
    ...(fontFiles && { fontFiles: asShownFiles(fontFiles, withFiles) }),
    updated: updated.toISOString(),
    adjustments: [...adjustments],
  };
}

function asShownFiles({ family, width, licence, faces }: FontFiles, withFiles: boolean) {
  return {
    family,
    width,
    licence,
    faces: faces.map(({ weight, lastWeight = weight, base64 }) => ({
      weight,
      lastWeight,
      bytes: Buffer.byteLength(base64, 'base64'),
      ...(withFiles && { base64 }),
    })),
  };
}
