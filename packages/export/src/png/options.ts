// What a PNG may be asked for.
import type { Scheme } from '@linework/core';
import type { ExportedPicture, Refused } from '../picture/exported.js';
import type { Theme } from '../picture/theme.js';

export interface PngOptions {
  /** `auto` means light: a PNG has one set of colours. */
  readonly scheme?: Scheme;
  /** Pixels for each px of the picture; 2 when left out. */
  readonly scale?: number;
  /** `none` leaves the ground transparent. */
  readonly background?: 'canvas' | 'none';
  readonly theme?: Theme;
  /** More are refused; 64 million when left out. */
  readonly maxPixels?: number;
}

export interface Png extends ExportedPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export type PngResult = Png | Refused;
