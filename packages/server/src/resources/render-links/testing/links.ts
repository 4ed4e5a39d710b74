// Links as tools write them: in, a source; out, its path.
import { deflateSync } from 'node:zlib';

export const HELLO = 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n';

/** What browsers send for an `<img>`. */
export const AS_IMAGE = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

export function dataOf(source: string): string {
  return deflateSync(source, { level: 9 }).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

export function linkTo(source: string, format = 'svg', query = ''): string {
  return `/v1/render/${format}/${dataOf(source)}${query}`;
}
