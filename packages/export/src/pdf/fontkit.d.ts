// The part of fontkit that is used here; the package brings no types.
declare module 'fontkit' {
  /** pdfkit takes an opened font wherever it takes a file's bytes. */
  export interface OpenedFont extends Uint8Array {
    readonly characterSet: readonly number[];
    readonly layout: (text: string) => { readonly advanceWidth: number };
  }
  export function create(file: Uint8Array): OpenedFont;
}
