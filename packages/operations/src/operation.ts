// What an operation is: declared once, with schemas for what goes in and out. The HTTP route, the command's verb and (later)
// the agent tool are made from the declaration. Schemas are made on request, so that a caller that needs none (the command
// line drawing one file) never loads zod.
import type { Defaults, IconLookup, PictureExporter } from '@linework/core';
import type { IconIndex } from '@linework/icons';
import type { z } from 'zod';
import type { ErrorKey } from './error-keys.js';
import type { SharedSchemas } from './shared-schemas.js';

export interface OperationContext {
  /** Those with an index can be searched. */
  readonly icons: IconLookup & { readonly index?: () => IconIndex };
  /** Header defaults of a settings file; a request's own win. */
  readonly defaults?: Defaults;
  /** Makes other formats than SVG; without it they are refused. Asked for when the first one is wanted. */
  readonly exporter?: () => Promise<PictureExporter>;
  /** Beside a PNG its SVG is given, of the same layout: for callers who show the one and hand over the other. */
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
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T;

export type Ran<Output> = { readonly value: Output } | Refusal;

/** At once, or later where something has to be loaded or drawn elsewhere. */
type Answer<Output> = Ran<Output> | Promise<Ran<Output>>;

export interface OperationSchemas {
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
}

export interface HttpRoute<Example> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly tag: string;
  /** Bytes of a body; the service's own limit when left out. */
  readonly bodyLimit?: number;
  /** Whether the picture alone is answered to who accepts its media type rather than JSON. */
  readonly bare?: boolean;
  /** A request that succeeds as it is: what the description of the service offers to send. */
  readonly example: Example;
}

export interface Operation<Schemas extends OperationSchemas = OperationSchemas> {
  /** Its name in code, errors and `operationId`. */
  readonly name: string;
  /** Name of the agent tool of the same purpose. */
  readonly tool: string;
  /** Verb of the command line, with its option where the verb has several uses: `icons --map`. */
  readonly verb: string;
  /** One line without a full stop. */
  readonly summary: string;
  readonly description: string;
  /** Left out where SPEC.md lists no route: then it is for the command line and agents alone. */
  readonly http?: HttpRoute<z.input<Schemas['input']>>;
  /** Who may call it over HTTP: anyone, or an actor with the Pro plan (SPEC.md, authentication). */
  readonly access: 'public' | 'pro';
  /** Error keys that `run` may refuse with. */
  readonly refusals: readonly ErrorKey[];
  readonly schemas: (shared: SharedSchemas) => Schemas;
  readonly run: (
    input: z.output<Schemas['input']>,
    context: OperationContext,
  ) => Answer<ReadonlyDeep<z.input<Schemas['output']>>>;
}

/** An operation in a list: whoever calls it has parsed the input with its own schema. */
export interface AnyOperation extends Omit<Operation, 'run' | 'schemas'> {
  readonly schemas: (shared: SharedSchemas) => OperationSchemas;
  /** Parses the input, then runs; rejects with what the input schema throws. */
  readonly call: (input: unknown, schemas: OperationSchemas, context: OperationContext) => Promise<Ran<unknown>>;
}

export interface DeclaredOperation<Schemas extends OperationSchemas> extends AnyOperation {
  readonly run: Operation<Schemas>['run'];
}

export function operation<Schemas extends OperationSchemas>(of: Operation<Schemas>): DeclaredOperation<Schemas> {
  return {
    ...of,
    call: async (input, schemas, context) => of.run(schemas.input.parse(input) as z.output<Schemas['input']>, context),
  };
}

export function isRefusal(ran: Ran<unknown>): ran is Refusal {
  return 'refused' in ran;
}
