// A file for the reader's downloads: in, its content and its name.

/** ms in which a browser has begun a download. */
const BEGUN = 60_000;

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN);
}
