// What an operation is: declared once, with schemas for what goes in and out. The HTTP route, the agent tool and the command's
// verb are made from the declaration. Schemas are made on request, so that a caller that needs none (the command line drawing
// one file) never loads zod.
import type { Defaults, IconLookup, PictureExporter, StyleCheck } from '@linework/core';
import type { IconIndex } from '@linework/icons';
import type { z } from 'zod';
import { type Access, type Actor, refusedAccess } from './access.js';
import { type ErrorKey, errorKeys } from './error-keys.js';
import type { HttpRoute, Reply } from './http-route.js';
import type { SharedSchemas } from './shared-schemas.js';

export interface OperationContext {
  /** Left out where nobody is known: then only what is public is done. */
  readonly actor?: Actor;
  /** Those with an index can be searched. */
  readonly icons: IconLookup & { readonly index?: () => IconIndex };
  /** Header defaults of a settings file; a request's own win. */
  readonly defaults?: Defaults;
  /** A team's own rules. */
  readonly style?: StyleCheck;
  /** Makes other formats than SVG; without it they are refused. Asked for when the first one is wanted. */
  readonly exporter?: () => Promise<PictureExporter>;
  /** Whether an image in another format comes with the SVG of the same scene. */
  readonly svgBeside?: boolean;
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
  : T extends Uint8Array
    ? T
    : T extends object
      ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
      : T;

/** `reply`: what HTTP adds to the value. */
export type Ran<Output> = { readonly value: Output; readonly reply?: Reply } | Refusal;

/** At once, or later where something has to be loaded or drawn elsewhere. */
type Answer<Output> = Ran<Output> | Promise<Ran<Output>>;

export interface OperationSchemas {
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
}

/** `by` whom it is counted: the account, or the address on the network where there may be none. */
export interface CallLimit {
  readonly name: string;
  readonly by: 'account' | 'address';
  readonly most: number;
  readonly seconds: number;
}

/** What is different afterwards: nothing, something more, or something that was there before. */
export type Effect = 'read' | 'write' | 'destructive';

export interface Operation<
  Schemas extends OperationSchemas = OperationSchemas,
  Context extends OperationContext = OperationContext,
> {
  /** Its name in code, errors and `operationId`. */
  readonly name: string;
  /** Name of the agent tool of the same purpose; left out where agents have no use for it. */
  readonly tool?: string;
  /** Verb of the command line, with its option where the verb has several uses (`icons --map`); left out where it has none. */
  readonly verb?: string;
  /** One line without a full stop. */
  readonly summary: string;
  readonly description: string;
  /** Left out where SPEC.md lists no route: then it is for the command line and agents alone. */
  readonly http?: HttpRoute;
  readonly access: Access;
  /** How often each caller may; as often as the service's own limits allow where left out. */
  readonly limits?: readonly CallLimit[];
  /** Whether an Idempotency-Key makes a second sending of the same request harmless. */
  readonly once?: boolean;
  readonly effect: Effect;
  /** Whether it makes pictures: what an account's usage tells apart. */
  readonly draws?: boolean;
  /** Error keys that `run` may refuse with. */
  readonly refusals: readonly ErrorKey[];
  /** An input that succeeds as it is: what the description of the service offers to send, and tests call every way with. */
  readonly example: z.input<Schemas['input']>;
  readonly schemas: (shared: SharedSchemas) => Schemas;
  readonly run: (
    input: z.output<Schemas['input']>,
    context: Context,
  ) => Answer<ReadonlyDeep<z.input<Schemas['output']>>>;
}

/** An operation in a list: whoever calls it has parsed the input with its own schema. */
export interface AnyOperation<Context extends OperationContext = OperationContext>
  extends Omit<Operation, 'run' | 'schemas'> {
  readonly schemas: (shared: SharedSchemas) => OperationSchemas;
  /** Parses the input, asks whether the context's actor may, then runs; rejects with what the input schema throws. */
  readonly call: (input: unknown, schemas: OperationSchemas, context: Context) => Promise<Ran<unknown>>;
}

export interface DeclaredOperation<
  Schemas extends OperationSchemas,
  Context extends OperationContext = OperationContext,
> extends AnyOperation<Context> {
  readonly run: Operation<Schemas, Context>['run'];
}

export function operation<Schemas extends OperationSchemas, Context extends OperationContext = OperationContext>(
  of: Operation<Schemas, Context>,
): DeclaredOperation<Schemas, Context> {
  return {
    ...of,
    call: async (input, schemas, context) => {
      const parsed = schemas.input.parse(input);
      const refused = refusedAccess(of.access, context.actor, parsed);
      if (refused !== undefined) return { refused, message: errorKeys[refused].meaning };
      return of.run(parsed as z.output<Schemas['input']>, context);
    },
  };
}

export function isRefusal(ran: Ran<unknown>): ran is Refusal {
  return 'refused' in ran;
}
