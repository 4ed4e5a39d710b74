// What an operation answers when it succeeds, in the description: in, its route and the schema of its answer; out, the responses.
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
      description: 'Done: go on there.',
      headers: { Location: { description: 'Where to.', schema: { type: 'string' } }, ...headers },
    },
  };
  const content = status === 204 ? {} : { content: contentOf(components, name, http, output) };
  const picture = http.answer?.as === 'picture';
  const shown = picture ? { ...WARNINGS, ...headers } : headers;
  return {
    [status]: {
      description: picture ? 'Done. With Accept, the picture alone in that format; without, JSON.' : 'Done.',
      ...(Object.keys(shown).length === 0 ? {} : { headers: shown }),
      ...content,
    },
    ...(http.redirects ? redirect : {}),
  };
}

const WARNINGS = {
  [WARNINGS_HEADER]: {
    description: 'Beside a picture alone: what it could not show as measured, as a JSON array of sentences.',
    schema: { type: 'string' },
  },
};

function headersOf({ headers = {}, cookies = [] }: HttpRoute): Json {
  const told = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const cookie = { description: `Cookies: ${cookies.join(', ')}.`, schema: { type: 'string' } };
  return { ...Object.fromEntries(told), ...(cookies.length === 0 ? {} : { 'Set-Cookie': cookie }) };
}

function contentOf(components: Components, name: string, { answer }: HttpRoute, output: z.ZodObject): Json {
  if (answer?.as === 'field') return { [answer.mediaType]: { schema: text(answer.mediaType) } };
  const schema = component(components, name, output, 'output');
  if (answer?.as === 'json') {
    const others = (answer.others ?? []).map((each) => [each, { schema: text(each) }]);
    return { [answer.mediaType]: { schema }, ...Object.fromEntries(others) };
  }
  const json = { 'application/json': { schema } };
  if (answer === undefined) return json;
  const pictures = formats.map(({ name: format, mediaType }) => [
    mediaType,
    { schema: format === 'svg' ? { type: 'string' } : text(mediaType) },
  ]);
  return { ...json, ...Object.fromEntries(pictures) };
}

function text(mediaType: string): Json {
  return { type: 'string', contentMediaType: mediaType };
}
