// The options of a PDF.
import type { FontFiles, Scheme } from '@linework/core';
import type { ExportedPicture, Refused } from '../picture/exported.js';
import type { Theme } from '../picture/theme.js';

export interface PdfOptions {
  /** `auto` means light: a PDF has only one set of colours. */
  readonly scheme?: Scheme;
  /** `none` omits the background. */
  readonly background?: 'canvas' | 'none';
  readonly theme?: Theme;
  /** The brand's font; Inter draws the characters that it lacks. */
  readonly fontFiles?: FontFiles;
  /** Of the labels and the description, as in BCP 47. Default: `en`, the language of generated descriptions. */
  readonly language?: string;
}

export type PdfResult = ExportedPicture | Refused;
