// Pictures that were drawn before: in, a fence; out, its picture, drawn only if neither memory nor the folder has it. A folder that can't
// be read or written only costs time.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from './fence.js';
import type { Settings } from './options.js';
import { type Picture, pictureOf } from './picture.js';

declare const LINEWORK_VERSION: string | undefined;

/** Pictures in memory, about 20 kB each; the oldest goes first. */
const MOST = 1_000;

export type Draw = (source: string, language: Language) => Picture;

export function cached(settings: Settings): Draw {
  const pictures = new Map<string, Picture>();
  const fileOf = filesOf(settings);
  return (source, language) => {
    const key = `${language}\n${source}`;
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const file = fileOf(key);
    const picture = (file === undefined ? undefined : storedIn(file)) ?? pictureOf(source, language, settings);
    if (file !== undefined && picture.ok) store(file, JSON.stringify(picture));
    const [oldest] = pictures.keys();
    if (pictures.size >= MOST && oldest !== undefined) pictures.delete(oldest);
    pictures.set(key, picture);
    return picture;
  };
}

/** A brand and icons of your own are no text that a name could be made of: such pictures are only kept in memory. */
function filesOf({ cache, theme, source }: Settings): (key: string) => string | undefined {
  if (cache === undefined || source.brand !== undefined || source.ownIcons !== undefined) return () => undefined;
  const version = typeof LINEWORK_VERSION === 'string' ? LINEWORK_VERSION : '';
  const rest = JSON.stringify([version, theme, source]);
  return (key) => join(cache, `${createHash('sha256').update(rest).update(key).digest('hex').slice(0, 32)}.json`);
}

function storedIn(file: string): Picture | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Picture;
  } catch {
    return undefined;
  }
}

/** Under a name of its own first, because builds draw in several processes. */
function store(file: string, text: string): void {
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(own, text);
    renameSync(own, file);
  } catch {
    // Drawn again next time.
  }
}
