// A form that a page of ours sent: in, a request; out, its fields. A form of another site's page is refused before its body is read.
import { FORM_TYPE } from '@linework/operations';
import type { FastifyRequest } from 'fastify';
import { demandOwnOrigin } from '../auth/actor.js';
import { demandMediaType } from './request-input.js';

/** Bytes. */
export const FORM_LIMIT = 16_000;

/** For `onRequest`: forms need no session to do harm, for signing someone in to another's account is harm (login CSRF). */
export function demandOwnForm(baseUrl: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    demandOwnOrigin(request, baseUrl);
    demandMediaType(request, [FORM_TYPE]);
  };
}

/** Of a field that comes twice the first. */
export function formFields({ body }: FastifyRequest): (name: string) => string {
  const blocks = (body as readonly Uint8Array[] | undefined) ?? [];
  const fields = new URLSearchParams(Buffer.concat(blocks).toString('utf8'));
  return (name) => fields.get(name) ?? '';
}
