// Names of pictures in one document: letters, digits, hyphens and underscores, valid as file names on any disk.
import { slug } from '../../ids.js';

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export function isPictureName(id: string): boolean {
  return NAME.test(id);
}

/** A name made from the title, or from the kind, that is not in `taken`. Safe on case-insensitive file systems. */
export function pictureName(title: string | undefined, kind: string, taken: ReadonlySet<string>): string {
  const name = slug(title ?? '').toLowerCase() || kind;
  const base = isPictureName(name) ? name : kind;
  for (let i = 1; ; i++) {
    const id = i === 1 ? base : `${base}-${i}`;
    if (!taken.has(id.toLowerCase())) return id;
  }
}
