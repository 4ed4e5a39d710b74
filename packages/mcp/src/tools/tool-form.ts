// A tool that differs from its operation: in, the operation and the form; out, the same declaration with the form's arguments and
// answer, whose calls run the operation. HTTP routes keep the operation's own.
import {
  type AnyOperation,
  type Effect,
  type OperationContext,
  type OperationSchemas,
  type Ran,
  type SharedSchemas,
  sharedSchemas,
} from '@linework/operations';
import { z } from 'zod';
import type { AnyTool, ToolContext } from '../context.js';

export type Shared = SharedSchemas;

/** Runs the operation with the caller's context, or with changes to it. */
export type Ask = (input: object, more?: Partial<OperationContext>) => Promise<Ran<unknown>>;

interface Form<Given> {
  readonly description?: string;
  readonly effect?: Effect;
  readonly schemas: (shared: Shared, own: OperationSchemas) => OperationSchemas;
  readonly run: (args: Given, ask: Ask, context: ToolContext) => Promise<Ran<unknown>>;
}

export function withForm<Given extends object>(operation: AnyOperation, form: Form<Given>): AnyTool {
  const { description = operation.description, effect = operation.effect, schemas, run } = form;
  const own = operation.schemas(sharedSchemas(z));
  return {
    ...operation,
    description,
    effect,
    schemas: (shared) => schemas(shared, operation.schemas(shared)),
    call: async (input, schemas, context) =>
      run(
        schemas.input.parse(input) as Given,
        (input, more = {}) => operation.call(input, own, { ...context, ...more }),
        context,
      ),
  };
}
