// The exporters, each loaded on first use, so that a PNG doesn't wait for the PDF code.
import type { EmbeddedFont, FontFiles, Scene } from '@linework/core';
import type { BrandFontResult } from './brand-font/read-brand-font.js';
import type { PdfOptions, PdfResult } from './pdf/options.js';
import type { PngOptions, PngResult } from './png/options.js';

export async function toPng(scene: Scene, options?: PngOptions): Promise<PngResult> {
  return (await import('./png/to-png.js')).toPng(scene, options);
}

export async function toPdf(scene: Scene, options?: PdfOptions): Promise<PdfResult> {
  return (await import('./pdf/to-pdf.js')).toPdf(scene, options);
}

export async function embeddedFonts(scene: Scene): Promise<readonly EmbeddedFont[]> {
  return (await import('./glyphs/embedded-fonts.js')).embeddedFonts(scene);
}

export async function brandFontsOf(files: FontFiles): Promise<(scene: Scene) => readonly EmbeddedFont[]> {
  return (await import('./brand-font/embedded-brand-fonts.js')).brandFontsOf(files);
}

export async function readBrandFont(files: readonly Uint8Array[]): Promise<BrandFontResult> {
  return (await import('./brand-font/read-brand-font.js')).readBrandFont(files);
}
