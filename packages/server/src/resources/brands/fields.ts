// Fields of brands, in requests and responses.
import { createHash } from 'node:crypto';
import { type Adjustment, type BrandInput, type BrandResult, brandTheme } from '@linework/core';
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

export function shownBrand(z: typeof Zod) {
  const contrast = z.object({ asked: z.number(), given: z.number() });
  return z.object({
    ...brandFields(z),
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
export function inputOf({ colours, font, logo }: Fields): BrandInput {
  const { primary = '', secondary, accent, extra } = colours;
  return {
    colours: {
      primary,
      ...(secondary === undefined ? {} : { secondary }),
      ...(accent === undefined ? {} : { accent }),
      ...(extra === undefined ? {} : { extra }),
    },
    ...(font === undefined ? {} : { font }),
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

/** For the audit log: the text of a logo is long, so its hash stands for it. */
export function asNoted({ logo, ...brand }: BrandInput) {
  return { ...brand, logo: logo === undefined ? null : createHash('sha256').update(logo).digest('base64url') };
}

export function asShown({ brand, updated }: StoredBrand, adjustments: readonly Adjustment[]) {
  return { ...brand, updated: updated.toISOString(), adjustments: [...adjustments] };
}
