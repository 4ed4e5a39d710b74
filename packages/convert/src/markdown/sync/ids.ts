// Names of pictures in one document: letters, digits, hyphens and underscores, so that a file on any disk can have them.
import { slug } from '../../ids.js';

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export function isPictureName(id: string): boolean {
  return NAME.test(id);
}

/** A name made of the title, else of the kind, that none of `taken` is. Disks that do not tell cases apart are thought of. */
export function pictureName(title: string | undefined, kind: string, taken: ReadonlySet<string>): string {
  const made = slug(title ?? '').toLowerCase() || kind;
  const base = isPictureName(made) ? made : kind;
  for (let i = 1; ; i++) {
    const id = i === 1 ? base : `${base}-${i}`;
    if (!taken.has(id.toLowerCase())) return id;
  }
}
