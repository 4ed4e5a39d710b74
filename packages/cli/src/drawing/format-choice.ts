// Which format is meant: in, what -f says and the file that -o names; out, the format, or a failure where the two disagree or
// an option is of no use to it.
import { extname } from 'node:path';
import { uselessOption } from '@linework/core';
import { usageFailure } from '../command/failure.js';
import { shownPath } from '../files/read-text.js';
import type { Format, Look } from './format.js';
import { formats, SVG } from './formats.js';

/** -f, then the suffix of the file, then SVG. */
export function formatFor(asked: Format['name'] | undefined, output: string | undefined): Format {
  const suffix = output === undefined || output === '-' ? '' : extname(output).slice(1).toLowerCase();
  const named = formats.find((each) => each.suffix === suffix);
  if (output !== undefined && suffix !== '' && named === undefined) {
    const stem = shownPath(output.slice(0, -suffix.length - 1));
    const wanted = formats.find((each) => each.name === asked) ?? SVG;
    throw usageFailure(
      `Pictures are ${formats.map((each) => each.suffix.toUpperCase()).join(', ')}. Write: -o ${stem}.${wanted.suffix}`,
    );
  }
  const format = asked === undefined ? named : formats.find((each) => each.name === asked);
  if (format !== undefined && named !== undefined && named !== format) {
    throw usageFailure(`-f ${format.name} and -o ${shownPath(output ?? '')} name different formats.`);
  }
  return format ?? SVG;
}

/** As users of the command write them. */
const WRITTEN = {
  option: (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  format: (name: string) => name.toUpperCase(),
};

export function refuseUseless(format: Format, asked: Look & { readonly scheme: string | undefined }): void {
  const message = uselessOption(format.name, asked, WRITTEN);
  if (message !== undefined) throw usageFailure(message);
}
