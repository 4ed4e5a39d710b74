// linework brand from: in, a logo or a style sheet; out, the brand file that follows from it, and the logo that it names.
import { basename, extname, relative, sep } from 'node:path';
import type { BrandFile } from '@linework/operations/settings/contract';
import { fileFailure, usageFailure } from '../command/failure.js';
import { namedPath } from '../files/named-path.js';
import { shownPath } from '../files/read-text.js';
import { isInside } from '../files/real-target.js';
import { boundedText } from '../house-style/repository-file.js';
import { brandOfStyleSheet } from './from-css.js';
import { coloursOfLogo } from './from-logo.js';

/** Bytes. */
const LARGEST_LOGO = 64_000;
const LARGEST_SHEET = 4_000_000;

export interface Proposal {
  readonly brand: Omit<BrandFile, 'fontFiles'>;
  /** The text of the logo. */
  readonly logo?: string;
  /** The logo as a file beside the brand file, if it is not below it already. */
  readonly copied?: { readonly name: string; readonly content: string };
}

/** The brand file is in `folder`. */
export function proposalFrom(written: string, folder: string): Proposal {
  const path = namedPath(folder, written);
  const shown = shownPath(written);
  const ending = extname(path).toLowerCase();
  if (ending === '.svg') {
    const logo = boundedText(path, LARGEST_LOGO);
    const [primary, secondary, accent, extra] = coloursOfLogo(logo, shown);
    const colours = coloursFrom({ primary, secondary, accent, extra }, shown);
    const isBeside = isInside(path, folder);
    const name = isBeside ? relative(folder, path).split(sep).join('/') : basename(path);
    return { brand: { colours, logo: name }, logo, ...(isBeside ? {} : { copied: { name, content: logo } }) };
  }
  if (ending !== '.css') throw usageFailure(`${shown} is not a logo (*.svg) or a style sheet (*.css).`);
  const { colours, font } = brandOfStyleSheet(boundedText(path, LARGEST_SHEET));
  return { brand: { colours: coloursFrom(colours, shown), ...(font === undefined ? {} : { font }) } };
}

type Loose<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

function coloursFrom({ primary, ...more }: Loose<BrandFile['colours']>, shown: string): BrandFile['colours'] {
  if (primary === undefined)
    throw fileFailure(
      `${shown} has no colour that can be read. Write brand.json: { "colours": { "primary": "#0b6bcb" } }`,
    );
  const others = Object.entries(more).filter(([, colour]) => colour !== undefined);
  return { primary, ...Object.fromEntries(others) };
}
