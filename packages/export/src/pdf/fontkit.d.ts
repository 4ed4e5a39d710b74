// The part of fontkit that is used here; the package has no types.
declare module 'fontkit' {
  /** pdfkit accepts an opened font wherever it accepts a file's bytes. */
  export interface OpenedFont extends Uint8Array {
    readonly characterSet: readonly number[];
    /** The tables read so far, by name; filled on demand, never changed. */
    readonly _tables: Readonly<Record<string, unknown>>;
    readonly GPOS: { readonly featureList: readonly { readonly feature: { lookupListIndexes: readonly number[] } }[] };
    readonly unitsPerEm: number;
    readonly layout: (text: string, features?: readonly string[], script?: string) => { readonly advanceWidth: number };
  }
  export function create(file: Uint8Array): OpenedFont;
}
