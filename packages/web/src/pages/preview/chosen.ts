// Which file a preview shows: in, the page's address and what can be shown.
import type { PreviewFiles } from './contract.js';

/** The file in the fragment of an address; empty if there is none or its encoding is broken. */
export function fileIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The requested file, or the first if it is not listed. Undefined if there are none. */
export function chosenFile({ folder, files }: PreviewFiles, requested: string): string | undefined {
  return folder && files.includes(requested) ? requested : files[0];
}
