// Fields of brands, in requests and responses.
import { createHash } from 'node:crypto';
import { type Adjustment, type BrandInput, type BrandResult, CORNERS, LINES, LOGO_PLACES } from '@linework/core';
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
        'Your own shade of tones. Each keeps the lightness that charts are told apart by; green, amber and red keep their hue, because they show an outcome.',
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

export function shownBrand(z: typeof Zod) {
  return z.object({
    ...brandFields(z),
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

export type ShownBrand = BrandInput & { readonly updated: string; readonly adjustments: Adjustment[] };

/** What had to change for the brand to be drawn with, or the refusal with every problem in it. */
export function adjustmentsIn(result: BrandResult): readonly Adjustment[] {
  if (result.ok) return result.adjustments;
  const problems = result.problems.map(({ field, message, hint }) => `${field}: ${message} ${hint}`);
  return refuse('validation.failed', problems.join(' '));
}

/** For the audit log: the text of a logo is long, so its hash stands for it. */
export function asNoted({ logo, ...brand }: BrandInput): Readonly<Record<string, unknown>> {
  return { ...brand, logo: logo === undefined ? null : createHash('sha256').update(logo).digest('base64url') };
}

export function asShown({ brand, updated }: StoredBrand, adjustments: readonly Adjustment[]): ShownBrand {
  return { ...brand, updated: updated.toISOString(), adjustments: [...adjustments] };
}
