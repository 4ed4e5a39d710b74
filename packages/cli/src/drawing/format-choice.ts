// Chooses the formats: in, -f and the name of the picture; out, the formats, or a failure if these disagree or none of the formats
// uses an option.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { defaultFormat, pictureFormats as formats, type Look, type PictureFormat, uselessOption } from '@linework/core';
import { didYouMean } from '../command/did-you-mean.js';
import { systemFailure, usageFailure } from '../command/failure.js';
import { shownPath } from '../files/read-text.js';
import { printable } from '../terminal/printable.js';

/** -f, then the suffix of the file, then SVG. */
export function formatsFor(list: string | undefined, output: string | undefined): readonly PictureFormat[] {
  const wanted = list === undefined ? [] : [...new Set(list.split(','))].map(formatNamed);
  if (output === undefined) return wanted.length === 0 ? [defaultFormat] : wanted;
  const [first = defaultFormat, second] = wanted;
  if (second !== undefined) {
    throw usageFailure(`-o names one picture, but -f names ${wanted.length} formats. Remove -o, or name one format.`);
  }
  const suffix = output === '-' ? '' : extname(output).slice(1).toLowerCase();
  const named = formats.find((each) => each.suffix === suffix);
  if (suffix !== '' && named === undefined) {
    const stem = shownPath(output.slice(0, -suffix.length - 1));
    throw usageFailure(
      `A picture is one of ${formats.map((each) => each.suffix.toUpperCase()).join(', ')}. Write: -o ${stem}.${first.suffix}`,
    );
  }
  if (list !== undefined && named !== undefined && named !== first) {
    throw usageFailure(`-f ${first.name} and ${shownPath(output)} name different formats.`);
  }
  return [named ?? first];
}

function formatNamed(name: string): PictureFormat {
  const format = formats.find((each) => each.name === name.trim());
  if (format === undefined) {
    const names = formats.map((each) => each.name);
    throw usageFailure(
      `-f cannot be '${printable(name)}'.${didYouMean(name, names)} Write one or more of: ${names.join(',')}.`,
    );
  }
  return format;
}

/** `draw in.diagram out.svg`: the picture that the last of several operands names. */
export function namedPicture(operands: readonly string[]): string | undefined {
  const last = operands.length > 1 ? operands.at(-1) : undefined;
  if (last === undefined) return undefined;
  const format = formats.find((each) => last.toLowerCase().endsWith(`.${each.suffix}`));
  if (format === undefined) return undefined;
  if (!mayReplace(last, format)) {
    const shown = shownPath(last);
    throw usageFailure(
      `${shown} exists and is not a picture in ${format.name} format. To overwrite it, write -o ${shown}.`,
    );
  }
  return last;
}

/** An existing file must look like a picture; a text may be anyone's notes. */
function mayReplace(path: string, { start }: PictureFormat): boolean {
  try {
    const file = statSync(path, { throwIfNoEntry: false });
    if (!file?.isFile() || file.size === 0) return true;
    return start !== undefined && startOf(path, start.length) === start;
  } catch (cause) {
    throw systemFailure('read', shownPath(path), cause);
  }
}

function startOf(path: string, length: number): string {
  const start = Buffer.alloc(length);
  const file = openSync(path, 'r');
  try {
    readSync(file, start);
  } finally {
    closeSync(file);
  }
  return start.toString('latin1');
}

/** As users of the command write them. */
const WRITTEN = {
  option: (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  format: (name: string) => name.toUpperCase(),
};

/** Rejects an option that none of the formats uses. */
export function refuseUseless(
  chosen: readonly PictureFormat[],
  look: Look & { readonly theme: string | undefined },
): void {
  for (const [name, value] of Object.entries(look)) {
    const messages = chosen.map((format) => uselessOption(format, { [name]: value }, WRITTEN));
    const [message] = messages;
    if (message !== undefined && !messages.includes(undefined)) throw usageFailure(message);
  }
}

/** Returns the parts of the look that the format uses. */
export function lookFor({ takes }: PictureFormat, look: Look): Look {
  return Object.fromEntries(Object.entries(look).filter(([name]) => takes.some((each) => each === name)));
}
