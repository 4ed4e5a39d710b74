// What the paths of a Kroki server share: in, names of a type and a format, a source and options as Kroki has them; out, the picture.
import { defaultFormat, type PictureFormat, pictureFormats } from '@linework/core';
import { type EndpointContext, refuse } from '../../../platform/endpoint.js';
import { acceptedFormat } from '../../../platform/http/bare-picture.js';
import { drawerOf } from '../drawer.js';
import { dataInvalid, formatUnknown, sourceTooLarge, typeUnknown } from '../errors.js';
import { FAILURE_TYPES, formatOf, type Requested } from '../failure.js';
import { type Answer, pictureOf } from '../picture.js';
import { renderLinkTag } from '../tag.js';
import { formatNamed, languageNamed } from '../wanted.js';
import { type KrokiOptions, optionsFor } from './options.js';

export interface KrokiRequest {
  readonly type: string;
  /** Undefined if only Accept says it. */
  readonly format: string | undefined;
  readonly options: KrokiOptions;
  readonly source: () => Promise<string>;
  readonly match?: string | undefined;
}

export async function krokiPicture(context: EndpointContext, request: KrokiRequest): Promise<Answer> {
  const drawer = await drawerOf(context, undefined);
  const from = languageNamed(request.type);
  const format = request.format === undefined ? accepted(context) : formatNamed(request.format);
  const source = await request.source();
  if (source.trim() === '') refuse('validation.failed', 'The source is empty.');
  const { theme, scale, ignored } = optionsFor(format, request.options);
  return pictureOf({ from, format, source, theme, scale }, drawer, context, { match: request.match, ignored });
}

/** What a failure is shown as. */
export function krokiRequested(context: EndpointContext, format: unknown, { theme }: KrokiOptions): Requested {
  return { format: format === undefined ? accepted(context) : formatOf(format), theme };
}

function accepted({ headers }: EndpointContext): PictureFormat {
  const name = acceptedFormat(headers.accept);
  return pictureFormats.find((each) => each.name === name) ?? defaultFormat;
}

/** Of every route here. */
export const KROKI_ROUTE = {
  tag: renderLinkTag,
  answer: {
    as: 'field',
    mediaType: 'image/svg+xml',
    field: 'picture',
    others: ['image/png', 'application/pdf', 'text/plain'],
  },
  anyOrigin: true,
  failures: FAILURE_TYPES,
} as const;

export const KROKI_REFUSALS = [
  typeUnknown,
  formatUnknown,
  dataInvalid,
  sourceTooLarge,
  'diagram.invalid',
  'request.too_heavy',
  'request.too_many',
  'service.busy',
] as const;
