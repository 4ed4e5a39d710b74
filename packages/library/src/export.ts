// Draws a source as PNG, PDF or text: in, a source and how to draw it; out, the bytes or the lines, or what prevents it.
import { type DiagnosticRecord, drawText, type PictureFormat, pictureFormats } from '@linework/core';
import { contextOf, type PictureOptions, type SourceOptions, textOf } from './options.js';

export interface PngOptions extends PictureOptions {
  /** Pixels per px of the picture, up to 64 million pixels in all. Default: 2. */
  readonly scale?: number;
  /** `none` makes the background transparent. Default: `canvas`. */
  readonly background?: 'canvas' | 'none';
}

export interface PdfOptions extends PictureOptions {
  /** `none` omits the background. Default: `canvas`. */
  readonly background?: 'canvas' | 'none';
}

export type ExportedFile =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      readonly diagnostics: readonly DiagnosticRecord[];
      /** What couldn't be drawn as measured, such as characters of a font that the machine doesn't have. */
      readonly warnings: readonly string[];
    }
  | {
      readonly ok: false;
      readonly bytes?: undefined;
      readonly diagnostics: readonly DiagnosticRecord[];
      /** Why a source without errors has no picture: it would be too large, or an option is out of range. */
      readonly refused?: string;
    };

/**
 * Draws a source as PNG. `auto` colours are light.
 * @throws TypeError if the source isn't a string.
 */
export function toPng(source: string, options: PngOptions = {}): Promise<ExportedFile> {
  return exported('png', source, options);
}

/**
 * Draws a source as a PDF of one page with text that can be selected. `auto` colours are light.
 * @throws TypeError if the source isn't a string.
 */
export function toPdf(source: string, options: PdfOptions = {}): Promise<ExportedFile> {
  return exported('pdf', source, options);
}

async function exported(
  name: PictureFormat['name'],
  source: string,
  { theme, background, scale, ...options }: PngOptions,
): Promise<ExportedFile> {
  const text = textOf(source);
  const format = pictureFormats.find((each) => each.name === name);
  if (format === undefined) throw new Error(`There is no picture format '${name}'.`);
  const { make } = await format.load();
  const look = { ...(background === undefined ? {} : { background }), ...(scale === undefined ? {} : { scale }) };
  const pictures = await make(text, [theme], look, {
    context: contextOf(options),
    exporter: () => import('@linework/export'),
  });
  if ('refused' in pictures) return { ok: false, diagnostics: [], refused: pictures.refused };
  const {
    report: { diagnostics },
    contents: [bytes],
    warnings,
  } = pictures;
  return bytes instanceof Uint8Array ? { ok: true, bytes, diagnostics, warnings } : { ok: false, diagnostics };
}

export interface TextOptions extends SourceOptions {
  /** Cells of the longest line, 20 to 1000. Default: 100. */
  readonly columns?: number;
  /** Only ASCII characters. Default: false. */
  readonly ascii?: boolean;
}

export interface TextDrawing {
  readonly ok: boolean;
  /** Lines without spaces at their ends; undefined if the source has errors. */
  readonly text?: string;
  readonly diagnostics: readonly DiagnosticRecord[];
}

/**
 * Draws a source with characters, for terminals and logs.
 * @throws TypeError if the source isn't a string.
 */
export function toText(source: string, { columns, ascii, ...options }: TextOptions = {}): TextDrawing {
  const { ok, text, diagnostics } = drawText(
    textOf(source),
    { ...(columns === undefined ? {} : { columns }), ...(ascii ? { charset: 'ascii' } : {}) },
    contextOf(options),
  );
  return { ok, ...(text === undefined ? {} : { text }), diagnostics };
}
