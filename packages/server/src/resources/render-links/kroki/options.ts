// Options of a diagram as Kroki takes them: in, those of the query, of headers and of the body; out, what has a meaning here, and a sentence for each of the
// others, because tools send options of Kroki's libraries.
import type { IncomingHttpHeaders } from 'node:http';
import { type PictureFormat, short } from '@linework/core';
import { type Options, SCALES, THEMES } from '../wanted.js';

export interface KrokiOptions extends Pick<Options, 'theme' | 'scale'> {
  readonly ignored: readonly string[];
}

const HEADER = 'kroki-diagram-options-';

/** The later of two that have the same name counts, as in Kroki. Names are read without case. */
export function optionsOf(
  query: Readonly<Record<string, unknown>>,
  headers: IncomingHttpHeaders,
  body: Readonly<Record<string, unknown>> = {},
): KrokiOptions {
  const named = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith(HEADER) ? [[name.slice(HEADER.length), value] as const] : [],
  );
  const all = new Map(
    [...Object.entries(query), ...named, ...Object.entries(body)].map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]),
  );
  const theme = THEMES.find((each) => each === all.get('theme'));
  const scale = scaleOf(all.get('scale'));
  const ignored = [...all].filter(
    ([name]) => !(name === 'theme' && theme !== undefined) && !(name === 'scale' && scale !== undefined),
  );
  return {
    theme,
    scale,
    ignored: ignored.map(([name, value]) => wasIgnored(name, value)),
  };
}

/** Without what a format does not have: options are often set once, for all diagrams of a document. */
export function optionsFor({ takes }: PictureFormat, { theme, scale, ignored }: KrokiOptions): KrokiOptions {
  const useless = Object.entries({ theme, scale }).filter(
    ([name, value]) => value !== undefined && !takes.some((each) => each === name),
  );
  return {
    ...(takes.includes('theme') && { theme }),
    ...(takes.includes('scale') && { scale }),
    ignored: [...ignored, ...useless.map(([name, value]) => wasIgnored(name, String(value)))],
  };
}

/** Of a value in JSON; none if it is not an object. */
export function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function wasIgnored(name: string, value: string): string {
  return `The option ${short(name, 40)}=${short(value, 40)} was ignored.`;
}

function scaleOf(text: string | undefined): number | undefined {
  const scale = Number(text);
  return text !== undefined && scale >= SCALES.least && scale <= SCALES.most ? scale : undefined;
}
