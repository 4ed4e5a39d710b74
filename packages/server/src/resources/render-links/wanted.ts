// What a link asks for: in, names of formats, languages and options; out, the same as the pictures' registry and the converter know them.
import { type PictureFormat, pictureFormats, short } from '@linework/core';
import type { z as Zod } from 'zod';
import { refuse } from '../../platform/endpoint.js';
import { formatUnknown, typeUnknown } from './errors.js';

/** Languages of a source. */
export const LANGUAGES = ['linework', 'mermaid'] as const;

export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['light', 'dark', 'auto'] as const;

/** Pixels per px: what a screen shows sharply, so that a link cannot ask for the largest picture there is. */
export const SCALES = { least: 0.5, most: 4 } as const;

export interface Options {
  readonly from?: Language | undefined;
  readonly theme?: (typeof THEMES)[number] | undefined;
  readonly scale?: number | undefined;
}

export interface Wanted extends Options {
  readonly format: PictureFormat;
  readonly source: string;
}

export const FORMATS: readonly string[] = pictureFormats.map(({ suffix }) => suffix);

/** `name` is an ending of files. Throws `render.format_unknown`. */
export function formatNamed(name: string): PictureFormat {
  const format = pictureFormats.find(({ suffix }) => suffix === name);
  return format ?? refuse(formatUnknown, `'${short(name)}' is not a picture format. Formats: ${FORMATS.join(', ')}.`);
}

/** Throws `render.type_unknown`. */
export function languageNamed(name: string): Language {
  const language = LANGUAGES.find((each) => each === name);
  return (
    language ??
    refuse(typeUnknown, `Diagrams of the type '${short(name)}' are not drawn here. Types: ${LANGUAGES.join(', ')}.`)
  );
}

/** `number`: how a scale is written, which is text in a query. */
export function optionFields(z: typeof Zod, number: Zod.ZodType<number>) {
  return {
    theme: z.enum(THEMES).optional().describe("Colours. Default: the source's own, then light."),
    scale: number.optional().describe(`For png: pixels per px, ${SCALES.least} to ${SCALES.most}. Default: 2.`),
    from: z.enum(LANGUAGES).optional().describe('Language of the source; Mermaid is converted. Default: linework.'),
  };
}
