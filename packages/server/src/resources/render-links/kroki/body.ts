// POST /kroki/{type} and /kroki/{type}/{format}: the source is the body, as text or in Kroki's JSON.
import type { IncomingHttpHeaders } from 'node:http';
import parseJson from 'secure-json-parse';
import { type AnyEndpoint, endpoint, refuse } from '../../../platform/endpoint.js';
import { PICTURE_HEADERS } from '../draw.js';
import { DRAWS } from '../drawer.js';
import { showingFailures } from '../failure.js';
import { KROKI_REFUSALS, KROKI_ROUTE, krokiPicture, krokiRequested } from './draw.js';
import { fieldsIn, optionsOf } from './options.js';

const JSON_TYPE = 'application/json';

/** Whatever is not JSON is text, as for Kroki: curl sends the type of a form unless it is given another one. */
const TYPES = ['text/plain', JSON_TYPE, 'application/x-www-form-urlencoded', 'application/octet-stream'] as const;

const SOURCE = new Uint8Array(Buffer.from('flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n'));

export const krokiBody: AnyEndpoint = bodyEndpoint({
  name: 'kroki_body',
  summary: "Draw a body in Kroki's form",
  description: 'The format is output_format of a body in JSON, or what Accept names, or svg.',
  path: '/kroki/{type}',
});

export const krokiBodyAs: AnyEndpoint = bodyEndpoint({
  name: 'kroki_body_as',
  summary: "Draw a body in Kroki's form, in a format",
  description: 'The format is in the path.',
  path: '/kroki/{type}/{format}',
  format: 'svg',
});

interface Of {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly path: string;
  /** An example, if the path has a format. */
  readonly format?: string;
}

function bodyEndpoint({ name, summary, description, path, format }: Of): AnyEndpoint {
  const draws = endpoint({
    name,
    summary,
    description: `The body is the source as text, or diagram_source of JSON. ${description} Options are taken from the query, from headers Kroki-Diagram-Options-… and from diagram_options.`,
    http: {
      method: 'POST',
      path,
      ...KROKI_ROUTE,
      body: { as: 'bytes', mediaTypes: TYPES, field: 'body' },
      bodyLimit: 4_000_000,
      places: { theme: 'query', scale: 'query' },
      headers: PICTURE_HEADERS,
    },
    access: { ...DRAWS, open: true },
    effect: 'read',
    draws: true,
    refusals: [...KROKI_REFUSALS, 'validation.failed', 'request.invalid_json'],
    example: { type: 'linework', ...(format === undefined ? {} : { format }), body: SOURCE },
    schemas: ({ z }) => ({
      input: z.strictObject({
        type: z.string().describe('linework or mermaid.'),
        ...(format === undefined ? {} : { format: z.string().describe('svg, png, pdf or txt.') }),
        theme: z.string().optional().describe('light, dark or auto.'),
        scale: z.string().optional().describe('For png: pixels per px.'),
        body: z.instanceof(Uint8Array),
      }),
      output: z.object({ picture: z.instanceof(Uint8Array) }),
    }),
    run: ({ type, format: inPath, body, ...query }, context) => {
      const sent = sentIn(body, context.headers);
      return krokiPicture(context, {
        type,
        format: (inPath as string | undefined) ?? sent.format,
        options: optionsOf(query, context.headers, sent.options),
        source: async () => sent.source,
      });
    },
  });
  return showingFailures(draws, ({ format: inPath, body, ...query }, context) => {
    const sent = readableIn(body as Uint8Array, context.headers);
    return krokiRequested(context, inPath ?? sent?.format, optionsOf(query, context.headers, sent?.options));
  });
}

interface Sent {
  readonly source: string;
  readonly format: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

function sentIn(body: Uint8Array, { 'content-type': type = '' }: IncomingHttpHeaders): Sent {
  const text = textOf(body);
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== JSON_TYPE)
    return { source: text, format: undefined, options: {} };
  const { diagram_source: source, output_format: format, diagram_options: options } = fieldsOf(text);
  if (typeof source !== 'string') refuse('validation.failed', 'diagram_source is missing, or not a text.');
  return {
    source,
    format: typeof format === 'string' ? format : undefined,
    options: fieldsIn(options),
  };
}

/** Undefined if the body is what is wrong. */
function readableIn(body: Uint8Array, headers: IncomingHttpHeaders): Sent | undefined {
  try {
    return sentIn(body, headers);
  } catch {
    return undefined;
  }
}

function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return refuse('validation.failed', 'The body is not UTF-8.');
  }
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = parseJson(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Refused below.
  }
  return refuse('request.invalid_json', 'The body is not a JSON object.');
}
