// The part of fontkit that is used here; the package brings no types.
declare module 'fontkit' {
  /** pdfkit takes an opened font wherever it takes a file's bytes. */
  export interface OpenedFont extends Uint8Array {
    readonly characterSet: readonly number[];
    /** What was read of the file, by the names of its tables; filled as they are asked for, never changed. */
    readonly _tables: Readonly<Record<string, unknown>>;
    readonly GPOS: { readonly featureList: readonly { readonly feature: { lookupListIndexes: readonly number[] } }[] };
    readonly unitsPerEm: number;
    readonly layout: (text: string, features?: readonly string[], script?: string) => { readonly advanceWidth: number };
  }
  export function create(file: Uint8Array): OpenedFont;
}
