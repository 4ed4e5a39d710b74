// The answer of an operation: in, a request's bytes; out, the response's. Parsing, checking, drawing and printing are all here,
// because each of them takes time with a large body, and this runs in a worker.
import { type AnyOperation, isRefusal, type OperationContext, operations, sharedSchemas } from '@linework/operations';
import parseJson from 'secure-json-parse';
import { z } from 'zod';
import type { HttpAnswer, HttpCall } from '../pool/work.js';
import { acceptedFormat, barePicture } from './bare-picture.js';
import { envelope, failureOf, JSON_TYPE, RequestError, statusOf } from './envelope.js';

export function operationAnswers(context: OperationContext): (call: HttpCall) => Promise<HttpAnswer> {
  const shared = sharedSchemas(z);
  const prepared = new Map(operations.map((each) => [each.name, { operation: each, schemas: each.schemas(shared) }]));
  return async (call) => {
    const found = prepared.get(call.operation);
    if (found === undefined) throw new Error(`There is no operation ${call.operation}.`);
    const { operation, schemas } = found;
    try {
      const format = operation.http?.bare ? acceptedFormat(call.accept) : undefined;
      const ran = await operation.call(inputOf(operation, call, format), schemas, context);
      if (isRefusal(ran)) throw new RequestError(ran.refused, ran.message, ran.details);
      const vary = operation.http?.bare ? { vary: 'accept' } : {};
      if (format === undefined) return json(200, vary, ran.value);
      const { headers, body } = barePicture(ran.value as Parameters<typeof barePicture>[0]);
      return { status: 200, headers: { ...vary, ...headers }, body: Buffer.from(body) };
    } catch (error) {
      const failure = failureOf(error);
      // Its cause is for the log, which the event loop's thread writes.
      if (failure.key === 'internal.error') throw error;
      return json(statusOf(failure.key), {}, envelope(failure, call.requestId));
    }
  };
}

function json(status: number, headers: HttpAnswer['headers'], value: unknown): HttpAnswer {
  return { status, headers: { ...headers, 'content-type': JSON_TYPE }, body: Buffer.from(JSON.stringify(value)) };
}

function inputOf(operation: AnyOperation, { body, query }: HttpCall, format: string | undefined): unknown {
  const input = operation.http?.method === 'GET' ? query : body === undefined ? {} : parsed(body);
  return format === undefined ? input : inFormat(input, format);
}

function parsed(body: readonly Uint8Array[]): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(body)));
  } catch {
    throw new RequestError('request.invalid_json', 'The body is not valid JSON in UTF-8.');
  }
}

/** The body with the format that is accepted; what is no object stays, for the schema to refuse. */
function inFormat(body: unknown, format: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const asked = 'format' in body ? body.format : undefined;
  if (asked !== undefined && asked !== format) {
    throw new RequestError(
      'validation.failed',
      `format is ${String(asked).slice(0, 20)}, but Accept asks for ${format}.`,
    );
  }
  return { ...body, format };
}
