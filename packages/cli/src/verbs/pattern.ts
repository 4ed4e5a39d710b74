// linework pattern: finds ready-made diagrams and prints their source or picture.

import { defaultFormat } from '@linework/core';
import { drawPattern } from '@linework/operations/patterns/draw';
import { flavours } from '@linework/operations/patterns/filled';
import { findPattern } from '@linework/operations/patterns/find';
import { getPattern } from '@linework/operations/patterns/get';
import { contextIn } from '@linework/operations/settings/settings';
import { answered } from '../command/answered.js';
import { EXIT, type Exit, Failure, usageFailure } from '../command/failure.js';
import { limitOf } from '../command/limit.js';
import { defineVerb, jsonOption, type Values } from '../command/verb.js';
import { formatsFor, refuseUseless } from '../drawing/format-choice.js';
import { formatOption, lookOf, lookOptions, themeOption } from '../drawing/options.js';
import { exporter, refuseTerminal } from '../drawing/pictures.js';
import { icons } from '../icons.js';
import { settingsReader } from '../settings/settings.js';
import { table } from '../terminal/columns.js';
import type { Io } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { reportWarnings } from '../terminal/report.js';

const MOST_HITS = 20;

const options = {
  flavour: {
    type: 'string',
    value: 'FLAVOUR',
    oneOf: flavours,
    help: 'fill in real product names (default: none)',
  },
  set: {
    type: 'string',
    value: 'NAME=VALUE,...',
    help: 'parameters, as pattern get --json lists them: zones=3,cache=false',
  },
  title: { type: 'string', value: 'TEXT', help: 'title of the picture' },
  limit: { type: 'string', value: 'N', help: `for find: number of results, 1 to ${MOST_HITS} (default: 5)` },
  format: formatOption,
  theme: themeOption,
  ...lookOptions,
  json: jsonOption,
} as const;

type Options = Values<typeof options>;

export const verb = defineVerb({
  name: 'pattern',
  summary: 'Find, print and draw ready-made diagrams',
  forms: ['find WORDS... [options]', 'get ID [options]', 'draw ID [options]'],
  details: [
    'find lists the patterns that match the words, best first. get prints the source of a pattern for you to edit. draw prints its picture on standard output, like linework render. --json prints the response of POST /v1/patterns/find, get or draw. If nothing is found, the exit code is 1.',
  ],
  operands: {
    least: 2,
    most: Number.POSITIVE_INFINITY,
    wanted: 'find with words, or get or draw with a pattern id',
  },
  options,
  run: ({ operands: [what = '', ...rest], options, io }): Exit | Promise<Exit> => {
    if (what === 'find') return find(rest.join(' '), options, io);
    const [id = '', other] = rest;
    if (what !== 'get' && what !== 'draw')
      throw usageFailure(`'${printable(what)}' is not an action of linework pattern. Write find, get or draw.`);
    if (other !== undefined)
      throw usageFailure(`linework pattern ${what} takes one id, not also '${printable(other)}'.`);
    return what === 'get' ? get(id, options, io) : draw(id, options, io);
  },
});

async function find(query: string, { limit, json }: Options, io: Io): Promise<Exit> {
  const matches = await answered(findPattern.run({ query, ...limitOf(limit, MOST_HITS) }, { icons }));
  if (json) io.out.write(`${JSON.stringify(matches)}\n`);
  else if (matches.total === 0) throw new Failure(EXIT.mistakes, matches.next);
  else {
    io.out.write(table(matches.patterns.map(({ id, kind, description }) => [id, `${kind}: ${description}`])));
    const more = matches.total - matches.patterns.length;
    if (more > 0) io.out.write(`  and ${more} more\n`);
  }
  return matches.total === 0 ? EXIT.mistakes : EXIT.fine;
}

async function get(id: string, options: Options, io: Io): Promise<Exit> {
  const value = await answered(getPattern.run(askedFor(id, options), { icons }));
  io.out.write(options.json ? `${JSON.stringify(value)}\n` : value.source);
  return EXIT.fine;
}

async function draw(id: string, options: Options, io: Io): Promise<Exit> {
  const [format = defaultFormat] = formatsFor(options.format, undefined);
  const look = { ...lookOf(options), theme: options.theme };
  refuseUseless([format], look);
  const request = { ...askedFor(id, options), ...look, format: format.name };
  const own = contextIn(await settingsReader(io, undefined).of('-'));
  const { svg, text, file, ...value } = await answered(drawPattern.run(request, { icons, exporter, ...own }));
  if (options.json) io.out.write(`${JSON.stringify({ svg, text, file, ...value })}\n`);
  else {
    reportWarnings(io, id, value.warnings ?? []);
    const content = svg ?? text ?? Buffer.from(file?.base64 ?? '', 'base64');
    refuseTerminal(io.out, format, content);
    io.out.write(content);
  }
  return EXIT.fine;
}

function askedFor(pattern: string, { flavour, set, title }: Options) {
  const parameters = { ...settings(set), ...(title === undefined ? {} : { title }) };
  return { pattern, ...(flavour === undefined ? {} : { flavour }), parameters };
}

/** `zones=3,cache=false`; anything but a number or a boolean is text. */
function settings(written: string | undefined): Readonly<Record<string, string | number | boolean>> {
  const parts = written?.split(',') ?? [];
  return Object.fromEntries(
    parts.map((part) => {
      const at = part.indexOf('=');
      if (at < 1)
        throw usageFailure(`--set cannot be '${printable(written ?? '')}'. Write NAME=VALUE, separated by commas.`);
      const value = part.slice(at + 1);
      const number = /^\d+$/.test(value) ? Number(value) : undefined;
      return [part.slice(0, at), value === 'true' || value === 'false' ? value === 'true' : (number ?? value)] as const;
    }),
  );
}
