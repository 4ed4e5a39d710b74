// One picture of a page: in, its source and how to draw it, as data that reaches a worker; out, the picture or the mistakes, also as data.
import type { DiagnosticRecord } from '@linework/core';
import { drawingOf } from './draw.js';
import type { Theme } from './options.js';

export interface PictureRequest {
  readonly source: string;
  readonly theme: Theme;
  /** The source is Mermaid. */
  readonly convert: boolean;
  readonly iconsFrom?: string;
}

export interface Picture {
  /** Undefined if there are errors. */
  readonly svg?: string;
  /** Of Mermaid, their places are in its text. */
  readonly diagnostics: readonly DiagnosticRecord[];
  readonly warnings: readonly string[];
}

export async function pictureOf({ source, theme, convert, iconsFrom }: PictureRequest): Promise<Picture> {
  const icons = iconsFrom === undefined ? {} : { iconsFrom };
  let text = source;
  if (convert) {
    const converted = await (await import('./convert.js')).convert(source, icons);
    if (!converted.ok) return { diagnostics: converted.diagnostics, warnings: [] };
    text = converted.source;
  }
  const { svg, diagnostics, warnings } = await drawingOf(text, { theme, ...icons }, { nearest: false });
  return { ...(svg === undefined ? {} : { svg }), diagnostics, warnings };
}
