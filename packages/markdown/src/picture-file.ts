// Writes a picture as a file: in, the picture and the folder; out, its address and size. A file that exists has the same content, because
// its name contains a hash of it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageFile } from './markup.js';
import type { PictureFolder } from './options.js';
import type { Picture } from './picture.js';

export function writtenFile(
  { svg, kind, alt }: Extract<Picture, { ok: true }>,
  { folder, url }: PictureFolder,
): ImageFile {
  const name = `${kind}-${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, svg);
  }
  const [, width = '', height = ''] = /^<svg [^>]*?\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { address: `${url.replace(/\/$/, '')}/${name}`, alt, width, height };
}
