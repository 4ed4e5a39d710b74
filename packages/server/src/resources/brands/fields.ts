// Fields of brands, in requests and responses.
import { createHash } from 'node:crypto';
import { type Adjustment, type BrandInput, type BrandResult, brandTheme, type FontFiles } from '@linework/core';
import { LARGEST_FONT_FILE, MOST_FONT_FILES } from '@linework/export';
import type { z as Zod } from 'zod';
import { refuse } from '../../platform/endpoint.js';
import type { StoredBrand } from './repo.js';

/** The core says which colours, fonts and logos it takes, each with what to write instead. */
export function brandFields(z: typeof Zod) {
  const colour = z.string().max(100);
  return {
    colours: z
      .strictObject({
        primary: colour.describe('For cards, frames and numbers, and for the first line role.'),
        secondary: colour.optional(),
        accent: colour.optional(),
        extra: colour.optional(),
      })
      .describe('Each as #rgb or #rrggbb. In this order, they colour the line roles.'),
    font: z
      .string()
      .max(100)
      .optional()
      .describe('The font family that a viewer tries first. Text keeps the measured widths of Inter.'),
    logo: z.string().max(70_000).optional().describe('An SVG of plain outlines, shown at the bottom of each picture.'),
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
    licence: z.string().describe('What the files say about their licence; empty if nothing.'),
    faces: z.array(
      z.object({
        weight: weight.describe('The first weight that it draws.'),
        lastWeight: weight.describe('The last weight that it draws.'),
        bytes: z.number().int().describe('Size of the file that the service keeps.'),
        file: z.string().optional().describe('The file as base64, if requested; it can be sent again.'),
      }),
    ),
  });
}

export function shownBrand(z: typeof Zod) {
  const contrast = z.object({ asked: z.number(), given: z.number() });
  return z.object({
    ...brandFields(z),
    fontFiles: shownFontFiles(z).optional(),
    updated: z.string().describe('When it was saved.'),
    adjustments: z
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
      .describe('Colours that pictures use instead, because the chosen ones could not be read or distinguished.'),
  });
}

/** What a schema returns for optional fields: the key can be present without a value. */
type Loose<T> = { readonly [Name in keyof T]: T[Name] | undefined };

type Fields = Loose<Pick<BrandInput, 'font' | 'logo'>> & {
  readonly colours: Loose<BrandInput['colours']>;
};

/** Without the keys that have no value. */
export function inputOf({ colours, font, logo }: Fields, fontFiles: FontFiles | undefined): BrandInput {
  const { primary = '', secondary, accent, extra } = colours;
  return {
    colours: {
      primary,
      ...(secondary === undefined ? {} : { secondary }),
      ...(accent === undefined ? {} : { accent }),
      ...(extra === undefined ? {} : { extra }),
    },
    ...(font === undefined ? {} : { font }),
    ...(fontFiles === undefined ? {} : { fontFiles }),
    ...(logo === undefined ? {} : { logo }),
  };
}

/** What follows from a brand, or the refusal with every problem in it. */
export function themeOf(brand: BrandInput): Extract<BrandResult, { readonly ok: true }> {
  const result = brandTheme(brand);
  if (result.ok) return result;
  const problems = result.problems.map(({ field, message, hint }) => `${field}: ${message} ${hint}`);
  return refuse('validation.failed', problems.join(' '));
}

/** For the audit log: the text of a logo and the files of a font are long, so their hashes stand for them. */
export function asNoted({ logo, fontFiles, ...brand }: BrandInput) {
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
) {
  return {
    ...brand,
    ...(fontFiles && { fontFiles: asShownFiles(fontFiles, withFiles) }),
    updated: updated.toISOString(),
    adjustments: [...adjustments],
  };
}

function asShownFiles({ family, licence, faces }: FontFiles, withFiles: boolean) {
  return {
    family,
    licence,
    faces: faces.map(({ weight, lastWeight = weight, base64 }) => ({
      weight,
      lastWeight,
      bytes: Buffer.byteLength(base64, 'base64'),
      ...(withFiles && { file: base64 }),
    })),
  };
}
