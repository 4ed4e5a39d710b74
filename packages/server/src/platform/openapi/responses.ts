// A successful response of an operation, in the description: in, its route and the schema of its value; out, the responses.
import { pictureFormats as formats } from '@linework/core';
import { type HttpRoute, statusOf } from '@linework/operations';
import type { z } from 'zod';
import { WARNINGS_HEADER } from '../http/bare-picture.js';
import { type Components, component, type Json } from './components.js';

export function successes(components: Components, name: string, http: HttpRoute, output: z.ZodObject): Json {
  const status = statusOf(http);
  const headers = headersOf(http);
  const redirect = {
    303: {
      description: 'Success: redirects to Location.',
      headers: { Location: { description: 'Where the caller is redirected.', schema: { type: 'string' } }, ...headers },
    },
  };
  const content = status === 204 ? {} : { content: contentOf(components, name, http, output) };
  const picture = http.answer?.as === 'picture';
  const shown = picture ? { ...WARNINGS, ...headers } : headers;
  return {
    [status]: {
      description: picture ? 'Success. With Accept, only the picture in that format; without, JSON.' : 'Success.',
      ...(Object.keys(shown).length === 0 ? {} : { headers: shown }),
      ...content,
    },
    ...(http.redirects ? redirect : {}),
    ...(http.conditional ? { 304: { description: 'Not modified: If-None-Match has the current ETag.' } } : {}),
  };
}

const WARNINGS = {
  [WARNINGS_HEADER]: {
    description: 'With a bare picture: what could not be drawn as measured, as a JSON array of sentences.',
    schema: { type: 'string' },
  },
};

function headersOf({ headers = {}, cookies = [] }: HttpRoute): Json {
  const entries = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const cookie = { description: `Cookies: ${cookies.join(', ')}.`, schema: { type: 'string' } };
  return { ...Object.fromEntries(entries), ...(cookies.length === 0 ? {} : { 'Set-Cookie': cookie }) };
}

function contentOf(components: Components, name: string, { answer }: HttpRoute, output: z.ZodObject): Json {
  if (answer?.as === 'stream') return asTexts(answer.mediaTypes);
  const alternatives = asTexts(answer === undefined || answer.as === 'picture' ? [] : (answer.others ?? []));
  if (answer?.as === 'field') return { [answer.mediaType]: { schema: text(answer.mediaType) }, ...alternatives };
  const schema = component(components, name, output, 'output');
  if (answer?.as === 'json') return { [answer.mediaType]: { schema }, ...alternatives };
  const json = { 'application/json': { schema } };
  if (answer === undefined) return json;
  const pictures = formats.map(({ name: format, mediaType }) => [
    mediaType,
    { schema: format === 'svg' ? { type: 'string' } : text(mediaType) },
  ]);
  return { ...json, ...Object.fromEntries(pictures) };
}

export function asTexts(mediaTypes: readonly string[]): Json {
  return Object.fromEntries(mediaTypes.map((each) => [each, { schema: text(each) }]));
}

function text(mediaType: string): Json {
  return { type: 'string', contentMediaType: mediaType };
}
