// The options of a PNG.
import type { FontFiles, Scheme } from '@linework/core';
import type { ExportedPicture, Refused } from '../picture/exported.js';
import type { Theme } from '../picture/theme.js';

export interface PngOptions {
  /** `auto` means light: a PNG has only one set of colours. */
  readonly scheme?: Scheme;
  /** Pixels per px of the picture. Default: 2. */
  readonly scale?: number;
  /** `none` makes the background transparent. */
  readonly background?: 'canvas' | 'none';
  readonly theme?: Theme;
  /** The brand's font; Inter draws the characters that it lacks. */
  readonly fontFiles?: FontFiles;
  /** Larger pictures are rejected. Default: 64 million. */
  readonly maxPixels?: number;
}

export interface Png extends ExportedPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export type PngResult = Png | Refused;
