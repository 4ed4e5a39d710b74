// Calls an operation with what people write on a command line: in, the operation; out, what it takes, and a call whose errors
// are readable sentences. For verbs that do nothing but run an operation.
import {
  type AnyOperation,
  isRefusal,
  LOCAL,
  type OperationContext,
  operations,
  pathParameters,
  sharedSchemas,
} from '@linework/operations';
import { z } from 'zod';
import { compactSchema } from './compact-schema.js';

/** A field of the input: the type of its value, and whether it is required. */
export interface Argument {
  readonly name: string;
  readonly type: string;
  readonly oneOf?: readonly string[];
  readonly description: string;
  readonly required: boolean;
  /** Whether it is in the path of the route, and so names the subject of the operation. */
  readonly named: boolean;
}

export interface OperationCall {
  readonly arguments: readonly Argument[];
  readonly call: (
    input: unknown,
  ) => Promise<{ readonly value: unknown } | { readonly wrong: string; readonly usage: boolean }>;
}

interface Property {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
}

/** For operations that only this package's bundle can run, such as importers. */
export function operationNamed(name: string, context: OperationContext): OperationCall {
  const operation = operations.find((each) => each.name === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  return operationCall(operation, context);
}

export function operationCall(operation: AnyOperation, context: OperationContext): OperationCall {
  const schemas = operation.schemas(sharedSchemas(z));
  const { properties = {}, required = [] } = compactSchema(schemas.input) as {
    readonly properties?: Readonly<Record<string, Property>>;
    readonly required?: readonly string[];
  };
  const named = operation.http === undefined ? [] : pathParameters(operation.http);
  return {
    arguments: Object.entries(properties).map(([name, { type = 'string', enum: values, description = '' }]) => ({
      name,
      type,
      ...(values === undefined ? {} : { oneOf: values.map(String) }),
      description,
      required: required.includes(name),
      named: named.includes(name),
    })),
    call: async (input) => {
      try {
        const ran = await operation.call(input, schemas, { actor: LOCAL, ...context });
        return isRefusal(ran) ? { wrong: ran.message, usage: false } : { value: ran.value };
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
        return { wrong, usage: true };
      }
    },
  };
}
