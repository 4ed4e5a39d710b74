// Declares what an operation is, once, with schemas for its input and output. The HTTP route, the agent tool and the command's
// verb are made from the declaration. Schemas are created on request, so that a caller that needs none (the command line drawing
// one file) never loads zod.
import type { Brand, Context, Defaults, IconLookup, PictureExporter, StyleCheck } from '@linework/core';
import type { IconIndex } from '@linework/icons';
import type { z } from 'zod';
import { type Access, type Actor, refusedAccess } from './access.js';
import { type ErrorKey, errorKeys, type Refused as RefusedByOperation } from './error-keys.js';
import type { HttpRoute, Reply } from './http-route.js';
import type { HouseRules } from './settings/rules/joined.js';
import type { SharedSchemas } from './shared-schemas.js';

export interface OperationContext {
  /** Omitted if the caller is unknown; then only public operations run. */
  readonly actor?: Actor;
  /** Icons with an index can be searched. */
  readonly icons: IconLookup & { readonly index?: () => IconIndex };
  /** Header defaults of a settings file; a request's own defaults take precedence. */
  readonly defaults?: Defaults;
  /** A team's own rules. */
  readonly style?: StyleCheck;
  /** Rules of an organisation, which hold in addition to `style`. */
  readonly house?: HouseRules;
  /** Codes of warnings and of style rules that are not reported. */
  readonly ignored?: ReadonlySet<string>;
  /** The look of pictures; if omitted, the default. */
  readonly brand?: Brand;
  /** Needed if the brand has a font of its own. */
  readonly brandFonts?: NonNullable<Context['brandFonts']>;
  /** The same with the house style of an organisation that settings name; without one if the caller does not belong to it. */
  readonly inStyleOf?: (organization: string) => Promise<OperationContext>;
  /** Draws formats other than SVG; without it they are refused. Called when the first one is needed. */
  readonly exporter?: () => Promise<PictureExporter>;
}

/** A caller's error, or a diagram that cannot become what was requested. Becomes the error envelope. */
export interface Refusal<Refused = RefusedByOperation> {
  readonly refused: Refused;
  readonly message: string;
  readonly details?: unknown;
}

/** What `run` returns can be made of readonly data. */
export type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends Uint8Array
    ? T
    : T extends object
      ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
      : T;

/** `reply`: what HTTP adds to the value. */
export type Ran<Output, Refused = RefusedByOperation> =
  | { readonly value: Output; readonly reply?: Reply }
  | Refusal<Refused>;

/** Immediate, or a promise if something has to be loaded or drawn elsewhere. */
type Answer<Output, Refused> = Ran<Output, Refused> | Promise<Ran<Output, Refused>>;

export interface OperationSchemas {
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
}

/** `by` what calls are counted: the account, or the network address if there may be no account. */
export interface CallLimit {
  readonly name: string;
  readonly by: 'account' | 'address';
  readonly most: number;
  readonly seconds: number;
}

/** What it changes: nothing, it adds something, or it changes or removes something that existed. */
export type Effect = 'read' | 'write' | 'destructive';

/** `Refused`: the ways to fail that it can declare; the service has more than the operations. */
export interface Operation<
  Schemas extends OperationSchemas = OperationSchemas,
  Context extends OperationContext = OperationContext,
  Refused = RefusedByOperation,
> {
  /** Its name in code, errors and `operationId`. */
  readonly name: string;
  /** Name of the agent tool with the same purpose; omitted if agents have no use for it. */
  readonly tool?: string;
  /** Verb of the command line, with its option if the verb has several uses (`icons --map`); omitted if there is none. */
  readonly verb?: string;
  /** One line without a period. */
  readonly summary: string;
  readonly description: string;
  /** Omitted if it has no route (docs/limits.md, Routes): then only the command line and agents have it. */
  readonly http?: HttpRoute;
  readonly access: Access;
  /** How often each caller can call it; if omitted, only the service's own limits apply. */
  readonly limits?: readonly CallLimit[];
  /** Whether an Idempotency-Key makes it safe to send the same request again. */
  readonly once?: boolean;
  readonly effect: Effect;
  /** Whether it draws pictures; an account's usage counts those separately. */
  readonly draws?: boolean;
  /** Errors that `run` can refuse with. */
  readonly refusals: readonly Refused[];
  /**
   * An input that succeeds unchanged. The service's description offers it as an example, and tests send it to every
   * entry point.
   */
  readonly example: z.input<Schemas['input']>;
  readonly schemas: (shared: SharedSchemas) => Schemas;
  readonly run: (
    input: z.output<Schemas['input']>,
    context: Context,
  ) => Answer<ReadonlyDeep<z.input<Schemas['output']>>, Refused>;
}

/** An operation in a list; the caller has parsed the input with the operation's own schema. */
export interface AnyOperation<Context extends OperationContext = OperationContext, Refused = RefusedByOperation>
  extends Omit<Operation<OperationSchemas, Context, Refused>, 'run' | 'schemas'> {
  readonly schemas: (shared: SharedSchemas) => OperationSchemas;
  /** Parses the input, checks that the context's actor is allowed, then runs. Rejects with what the input schema throws. */
  readonly call: (
    input: unknown,
    schemas: OperationSchemas,
    context: Context,
  ) => Promise<Ran<unknown, Refused | ErrorKey>>;
}

export interface DeclaredOperation<
  Schemas extends OperationSchemas,
  Context extends OperationContext = OperationContext,
  Refused = RefusedByOperation,
> extends AnyOperation<Context, Refused> {
  readonly run: Operation<Schemas, Context, Refused>['run'];
}

export function operation<
  Schemas extends OperationSchemas,
  Context extends OperationContext = OperationContext,
  Refused extends string | object = RefusedByOperation,
>(of: Operation<Schemas, Context, Refused>): DeclaredOperation<Schemas, Context, Refused> {
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

export function isRefusal<Refused>(ran: Ran<unknown, Refused>): ran is Refusal<Refused> {
  return 'refused' in ran;
}
