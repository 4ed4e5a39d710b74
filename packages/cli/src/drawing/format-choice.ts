// Which format is meant: in, what -f says and the file that -o names; out, the format, or a failure where the two disagree or
// an option is of no use to it.
import { extname } from 'node:path';
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

const WRITTEN: Readonly<Record<keyof Look | 'scheme', string>> = {
  scheme: '--scheme',
  embedSource: '--embed-source',
  embedFont: '--embed-font',
  background: '--background',
  scale: '--scale',
  columns: '--columns',
  ascii: '--ascii',
};

/** Fails on what the format cannot follow, rather than leaving it out unsaid. */
export function refuseUseless(format: Format, asked: Look & { readonly scheme: string | undefined }): void {
  for (const option of ['scheme', 'embedSource', 'embedFont', 'background', 'scale', 'columns', 'ascii'] as const) {
    if (asked[option] === undefined || format.takes.includes(option)) continue;
    const fits = formats.filter((each) => each.takes.includes(option)).map((each) => each.name.toUpperCase());
    throw usageFailure(`${WRITTEN[option]} is for ${fits.join(' and ')}, not for ${format.name.toUpperCase()}.`);
  }
}
