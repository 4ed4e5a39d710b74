// What a PDF may be asked for.
import type { Scheme } from '@linework/core';
import type { ExportedPicture, Refused } from '../picture/exported.js';
import type { Theme } from '../picture/theme.js';

export interface PdfOptions {
  /** `auto` means light: a PDF has one set of colours. */
  readonly scheme?: Scheme;
  /** `none` leaves the ground out. */
  readonly background?: 'canvas' | 'none';
  readonly theme?: Theme;
  /** Of the labels and the description, as in BCP 47; `en` when left out, the language descriptions are made in. */
  readonly language?: string;
}

export type PdfResult = ExportedPicture | Refused;
