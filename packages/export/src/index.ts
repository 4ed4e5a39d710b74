// Pictures in formats other than SVG, from the same scene.

export { LARGEST_FONT_FILE, MOST_FONT_FILES } from './brand-font/limits.js';
export type { BrandFontResult } from './brand-font/read-brand-font.js';
export { brandFontsOf, embeddedFonts, readBrandFont, toPdf, toPng } from './on-demand.js';
export type { PdfOptions, PdfResult } from './pdf/options.js';
export type { ExportedPicture, ExportWarning, Refused } from './picture/exported.js';
export type { Theme } from './picture/theme.js';
export type { Png, PngOptions, PngResult } from './png/options.js';
