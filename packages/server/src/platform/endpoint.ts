// An endpoint of a resource: declared as an operation is, with route, schemas, access, limits and refusals, but run on the event loop's
// thread, because it waits for the database and hardly computes. In: a declaration; out, the same, to be listed in the registry.
import {
  type Actor,
  type AnyOperation,
  type DeclaredOperation,
  type Operation,
  type OperationContext,
  type OperationSchemas,
  operation,
  type Refusal,
} from '@linework/operations';
import type { Db } from './db/database.js';
import { RequestError } from './http/envelope.js';
import type { Once } from './once/once.js';
import type { Service } from './service.js';

export interface EndpointContext extends OperationContext {
  readonly service: Service;
  /** The network address of the caller, behind the proxies that are trusted. */
  readonly address: string;
  readonly requestId: string;
  /** The token of the session it came with, if it did. */
  readonly session: string | undefined;
  /** A transaction that is done once, however often the same request is sent with one Idempotency-Key. */
  readonly once: Once;
}

export type Endpoint<Schemas extends OperationSchemas> = DeclaredOperation<Schemas, EndpointContext>;

export type AnyEndpoint = AnyOperation<EndpointContext>;

export function endpoint<Schemas extends OperationSchemas>(of: Operation<Schemas, EndpointContext>): Endpoint<Schemas> {
  return operation(of);
}

/** Whoever calls an endpoint that is not public. */
export function callerOf({ actor }: EndpointContext): Actor {
  if (actor === undefined) throw new RequestError('auth.key_missing', 'Send an API key, or sign in.');
  return actor;
}

/** Inside of a transaction, which it ends without a trace. */
export function refuse(refused: Refusal['refused'], message: string, details?: unknown): never {
  throw new RequestError(refused, message, details);
}

export type { Db };
