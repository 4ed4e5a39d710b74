// A form sent by one of our pages: in, a request; out, its fields. A form from another site's page is refused before its body is read.
import { FORM_TYPE } from '@linework/operations';
import type { FastifyRequest } from 'fastify';
import { demandOwnOrigin } from '../auth/actor.js';
import { demandMediaType } from './request-input.js';

/** Bytes. */
export const FORM_LIMIT = 16_000;

/** For `onRequest`. A form can do harm without a session: signing someone in to another's account (login CSRF). */
export function demandOwnForm(baseUrl: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    demandOwnOrigin(request, baseUrl);
    demandMediaType(request, [FORM_TYPE]);
  };
}

/** The first value of a repeated field. */
export function formFields({ body }: FastifyRequest): (name: string) => string {
  const blocks = (body as readonly Uint8Array[] | undefined) ?? [];
  const fields = new URLSearchParams(Buffer.concat(blocks).toString('utf8'));
  return (name) => fields.get(name) ?? '';
}
