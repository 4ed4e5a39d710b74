// The options of a PDF.
import type { Scheme } from '@linework/core';
import type { ExportedPicture, Refused } from '../picture/exported.js';
import type { Theme } from '../picture/theme.js';

export interface PdfOptions {
  /** `auto` means light: a PDF has only one set of colours. */
  readonly scheme?: Scheme;
  /** `none` omits the background. */
  readonly background?: 'canvas' | 'none';
  readonly theme?: Theme;
  /** Of the labels and the description, as in BCP 47. Default: `en`, the language of generated descriptions. */
  readonly language?: string;
}

export type PdfResult = ExportedPicture | Refused;
