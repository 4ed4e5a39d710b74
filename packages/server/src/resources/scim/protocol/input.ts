// What a request of the protocol says: in, its bytes and its address; out, an object, or a refusal in the protocol's form.
import type { FastifyRequest } from 'fastify';
import parseJson from 'secure-json-parse';
import type { Provider } from '../changing.js';
import { isPlain, type Plain } from '../schema/plain.js';
import { refuseScim, ScimError } from '../scim-error.js';

/** Who sent a request, which was admitted. */
export type ProviderOf = (request: FastifyRequest) => Provider;

/** Bytes. */
export const SCIM_LIMIT = 1_000_000;

/** Of lists and objects in each other: no resource and no message has more. */
const DEEPEST = 12;

const TYPES: ReadonlySet<string> = new Set(['application/scim+json', 'application/json']);

export function demandScimType({ headers }: FastifyRequest): void {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!TYPES.has(type)) throw new ScimError(415, undefined, 'Send the body as application/scim+json.');
}

/** A field that is sent twice is a list. */
export function queryOf({ query }: FastifyRequest): Plain {
  return isPlain(query) ? query : {};
}

/** Names that would reach a prototype are refused with the body. */
export function bodyIn({ body }: FastifyRequest): Plain {
  const blocks = Array.isArray(body) ? body.filter((each) => each instanceof Uint8Array) : [];
  const value = parsed(Buffer.concat(blocks));
  if (!isPlain(value)) return refuseScim('invalidSyntax', 'The body is not a JSON object.');
  demandShallow(value);
  return value;
}

function parsed(bytes: Buffer): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuseScim('invalidSyntax', 'The body is not valid JSON in UTF-8, or has a name that is not allowed.');
  }
}

/** Not recursive, because a body can be nested a hundred thousand deep. */
function demandShallow(value: Plain): void {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) refuseScim('invalidSyntax', `The body is nested more than ${DEEPEST} deep.`);
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
}
