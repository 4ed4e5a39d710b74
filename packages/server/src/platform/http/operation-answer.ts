// The response of an operation: in, a request's bytes; out, the response's. Parsing, checking, drawing and serializing all run here, in a worker,
// because each of them takes time with a large body.
import {
  type AnyOperation,
  isRefusal,
  type OperationContext,
  type Reply,
  sharedSchemas,
  statusOf as successOf,
} from '@linework/operations';
import { serialize } from 'cookie';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { HttpAnswer, HttpCall } from '../pool/work.js';
import { acceptedFormat, barePicture } from './bare-picture.js';
import { envelope, failureOf, JSON_TYPE, RequestError } from './envelope.js';
import { inputOf } from './request-input.js';

/** Maximum bytes of a response, if an operation does not declare a limit. */
const ANSWER_LIMIT = 10_000_000;

const NOTHING = new Uint8Array(0);

export function operationAnswers(
  operations: readonly AnyOperation[],
  contextFor: (call: Pick<HttpCall, 'style' | 'otherStyles'>) => OperationContext | Promise<OperationContext>,
): (call: HttpCall) => Promise<HttpAnswer> {
  const shared = sharedSchemas(z);
  const prepared = new Map(operations.map((each) => [each.name, { operation: each, schemas: each.schemas(shared) }]));
  return async ({ operation: name, requestId, accept, actor, beside, body, ...styles }) => {
    const entry = prepared.get(name);
    if (entry === undefined) throw new Error(`Unknown operation ${name}.`);
    const { operation, schemas } = entry;
    try {
      const format = operation.http?.answer?.as === 'picture' ? acceptedFormat(accept) : undefined;
      const input = inputOf(operation, body, beside, format);
      const own = await contextFor(styles);
      const ran = await operation.call(input, schemas, { ...own, ...(actor === undefined ? {} : { actor }) });
      if (isRefusal(ran)) throw new RequestError(ran.refused, ran.message, ran.details);
      const answer = answered(operation, ran.value, ran.reply ?? {}, format);
      demandSize(answer.body, operation.http?.answerLimit);
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      // Its cause is for the log, which the event loop's thread writes.
      if (failure.key === 'internal.error') throw error;
      return json(failure.status, {}, JSON_TYPE, envelope(failure, requestId));
    }
  };
}

/** Throws if a response is larger than it can be. */
export function demandSize({ length }: Uint8Array, limit: number = ANSWER_LIMIT): void {
  if (length <= limit) return;
  const [is, most] = [length, limit].map((bytes) => bytes.toLocaleString('en-US'));
  throw new RequestError(
    'response.too_large',
    `The response has ${is} bytes; the limit is ${most}. Split the input, or narrow it with the options of this call.`,
  );
}

export function answered(
  { http }: Pick<AnyOperation, 'http'>,
  value: unknown,
  reply: Reply,
  format: string | undefined,
): HttpAnswer {
  const cookies = (reply.cookies ?? []).map(cookieText);
  const headers = { ...reply.headers, ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }) };
  if (reply.redirect !== undefined)
    return { status: 303, headers: { ...headers, location: reply.redirect }, body: NOTHING };
  if (reply.notModified) return { status: 304, headers, body: NOTHING };
  const status = http === undefined ? 200 : successOf(http);
  if (status === 204) return { status, headers, body: NOTHING };
  if (reply.written !== undefined) {
    const { mediaType, text } = reply.written;
    return { status, headers: { ...headers, 'content-type': `${mediaType}; charset=utf-8` }, body: Buffer.from(text) };
  }
  const answer = http?.answer;
  if (answer?.as === 'field') {
    const content = (value as Readonly<Record<string, string | Uint8Array>>)[answer.field] ?? '';
    const body = typeof content === 'string' ? Buffer.from(content) : content;
    return { status, headers: { ...headers, 'content-type': reply.mediaType ?? answer.mediaType }, body };
  }
  const vary = answer?.as === 'picture' ? { vary: 'accept' } : {};
  if (format === undefined)
    return json(status, { ...vary, ...headers }, answer?.as === 'json' ? answer.mediaType : JSON_TYPE, value);
  const bare = barePicture(value as Parameters<typeof barePicture>[0]);
  return { status, headers: { ...vary, ...headers, ...bare.headers }, body: Buffer.from(bare.body) };
}

function cookieText({ name, value, maxAge, crossSite, plain }: NonNullable<Reply['cookies']>[number]): string {
  return serialize(name, value, {
    path: '/',
    httpOnly: true,
    secure: !plain,
    sameSite: crossSite ? 'none' : 'lax',
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

/** Keeps the cookies that are already set. */
export function setCookie(reply: FastifyReply, cookie: NonNullable<Reply['cookies']>[number]): FastifyReply {
  return reply.header('set-cookie', cookieText(cookie));
}

function json(status: number, headers: HttpAnswer['headers'], mediaType: string, value: unknown): HttpAnswer {
  return { status, headers: { ...headers, 'content-type': mediaType }, body: Buffer.from(JSON.stringify(value)) };
}
