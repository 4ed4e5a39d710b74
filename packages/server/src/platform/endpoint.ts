// An endpoint of a resource: declared like an operation, with route, schemas, access, limits and refusals, but run on the event loop's
// thread, because it waits for the database and computes little. In: a declaration; out, the same, to be listed in the registry.
import {
  type Actor,
  type AnyOperation,
  type DeclaredOperation,
  type Operation,
  type OperationContext,
  type OperationSchemas,
  operation,
  type Refusal,
  type Tenant,
  type TenantId,
} from '@linework/operations';
import type { Db } from './db/database.js';
import { RequestError } from './http/envelope.js';
import type { Once } from './once/once.js';
import type { Service } from './service.js';

export interface EndpointContext extends OperationContext {
  readonly service: Service;
  /** Whose data the request works on; undefined for a public endpoint. */
  readonly tenant: Tenant | undefined;
  /** The caller's network address, behind the trusted proxies. */
  readonly address: string;
  /** Aborts when the caller leaves. */
  readonly left: AbortSignal;
  readonly requestId: string;
  /** The token of the request's session, if it has one. */
  readonly session: string | undefined;
  /** The token of the request's browser, if it has one. */
  readonly browser: string | undefined;
  /** Runs a transaction once, however often the same request is sent with one Idempotency-Key. */
  readonly once: Once;
}

export type Endpoint<Schemas extends OperationSchemas> = DeclaredOperation<Schemas, EndpointContext>;

export type AnyEndpoint = AnyOperation<EndpointContext>;

export function endpoint<Schemas extends OperationSchemas>(of: Operation<Schemas, EndpointContext>): Endpoint<Schemas> {
  return operation(of);
}

/** Returns the caller of an endpoint that is not public. */
export function callerOf({ actor }: EndpointContext): Actor {
  if (actor === undefined) throw new RequestError('auth.key_missing', 'Send an API key or sign in.');
  return actor;
}

/** Returns whose data an endpoint that is not public works on: all that a repository takes. */
export function ownerOf({ tenant }: EndpointContext): TenantId {
  if (tenant === undefined) throw new RequestError('auth.key_missing', 'Send an API key or sign in.');
  return tenant.id;
}

/** Rolls back the transaction it is called in. */
export function refuse(refused: Refusal['refused'], message: string, details?: unknown): never {
  throw new RequestError(refused, message, details);
}

export type { Db };
