// What an operation is: declared once, with schemas for what goes in and out. The HTTP route, the command's verb and (later)
// the agent tool are made from the declaration. Schemas are made on request, so that a caller that needs none (the command
// line drawing one file) never loads zod.
import type { Defaults, IconLookup } from '@linework/core';
import type { z } from 'zod';
import type { ErrorKey } from './error-keys.js';
import type { SharedSchemas } from './shared-schemas.js';

export interface OperationContext {
  readonly icons: IconLookup;
  /** Header defaults of a settings file; a request's own win. */
  readonly defaults?: Defaults;
}

/** A caller's mistake, or a diagram that cannot be what was asked: becomes the error envelope. */
export interface Refusal {
  readonly refused: ErrorKey;
  readonly message: string;
  readonly details?: unknown;
}

/** What `run` gives may be made of readonly data. */
export type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T;

export type Ran<Output> = { readonly value: Output } | Refusal;

export interface OperationSchemas {
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
}

export interface HttpRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly tag: string;
  /** Bytes of a body; the service's own limit when left out. */
  readonly bodyLimit?: number;
}

export interface Operation<Schemas extends OperationSchemas = OperationSchemas> {
  /** Its name in code, errors and `operationId`. */
  readonly name: string;
  /** Name of the agent tool of the same purpose. */
  readonly tool: string;
  /** Verb of the command line. */
  readonly verb: string;
  /** One line without a full stop. */
  readonly summary: string;
  readonly description: string;
  /** Left out where SPEC.md lists no route: then it is for the command line and agents alone. */
  readonly http?: HttpRoute;
  /** Who may call it over HTTP: anyone, or an actor with the Pro plan (SPEC.md, authentication). */
  readonly access: 'public' | 'pro';
  /** Error keys that `run` may refuse with. */
  readonly refusals: readonly ErrorKey[];
  readonly schemas: (shared: SharedSchemas) => Schemas;
  readonly run: (
    input: z.output<Schemas['input']>,
    context: OperationContext,
  ) => Ran<ReadonlyDeep<z.input<Schemas['output']>>>;
}

/** An operation in a list: whoever calls it has parsed the input with its own schema. */
export interface AnyOperation extends Omit<Operation, 'run' | 'schemas'> {
  readonly schemas: (shared: SharedSchemas) => OperationSchemas;
  /** Parses the input, then runs; throws what the input schema throws. */
  readonly call: (input: unknown, schemas: OperationSchemas, context: OperationContext) => Ran<unknown>;
}

export interface DeclaredOperation<Schemas extends OperationSchemas> extends AnyOperation {
  readonly run: Operation<Schemas>['run'];
}

export function operation<Schemas extends OperationSchemas>(of: Operation<Schemas>): DeclaredOperation<Schemas> {
  return {
    ...of,
    call: (input, schemas, context) => of.run(schemas.input.parse(input) as z.output<Schemas['input']>, context),
  };
}

export function isRefusal(ran: Ran<unknown>): ran is Refusal {
  return 'refused' in ran;
}
