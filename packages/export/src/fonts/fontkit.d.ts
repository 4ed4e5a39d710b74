// The part of fontkit that is used here; the package has no types.
declare module 'fontkit' {
  /** pdfkit accepts an opened font wherever it accepts a file's bytes. */
  export interface OpenedFont extends Uint8Array {
    readonly characterSet: readonly number[];
    /** The tables read so far, by name; filled on demand, never changed. */
    readonly _tables: Readonly<Record<string, unknown>>;
    readonly GPOS?: { readonly featureList: readonly { readonly feature: { lookupListIndexes: readonly number[] } }[] };
    readonly unitsPerEm: number;
    readonly layout: (text: string, features?: readonly string[], script?: string) => GlyphRun;
    readonly glyphForCodePoint: (code: number) => Glyph;
    readonly hasGlyphForCodePoint: (code: number) => boolean;
  }

  export interface GlyphRun {
    readonly advanceWidth: number;
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  }

  export interface Glyph {
    readonly advanceWidth: number;
    readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    readonly path: { readonly commands: readonly PathCommand[] };
  }

  export type PathCommand =
    | { readonly command: 'moveTo' | 'lineTo'; readonly args: readonly [number, number] }
    | { readonly command: 'quadraticCurveTo'; readonly args: readonly [number, number, number, number] }
    | { readonly command: 'bezierCurveTo'; readonly args: readonly [number, number, number, number, number, number] }
    | { readonly command: 'closePath'; readonly args: readonly [] };

  export function create(file: Uint8Array): OpenedFont;
}
