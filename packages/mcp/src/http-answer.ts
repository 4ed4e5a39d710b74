// A message over streamable HTTP: in, a request's bytes; out, the response's. Parsing, the protocol, the tool and printing are all
// here, because each takes time with a large message, and this runs in a worker. Every message is answered by a server of its own.

import type { Actor } from '@linework/operations';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { McpContext } from './context.js';
import { mcpServers } from './server.js';

export interface McpHttpRequest {
  readonly version: string;
  /** Who calls. */
  readonly actor?: Actor;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In blocks. */
  readonly body?: readonly Uint8Array[];
}

export interface McpHttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** What a message asks for: enough to answer it where its work was ended. */
export interface Asked {
  readonly id: string | number | null;
  readonly method: string;
  /** Of a call of a tool: its name. */
  readonly tool?: string;
}

export interface BatchEntry extends Asked {
  readonly body: Uint8Array;
}

export interface McpHttpOptions extends McpContext {
  readonly onError: (error: Error) => void;
}

/** Only its path counts, and of that nothing. */
const URL = 'http://localhost/mcp';

/** Messages of a batch; more are refused by the protocol. */
const MOST_ENTRIES = 100;

/** Bytes that are looked at for the first that is not blank. */
const MOST_BLANKS = 1_000;
const OPENING_BRACKET = 0x5b;

/** UTF-16 units of an id that is told, because it crosses threads twice. */
const LONGEST_ID = 1_000;

/** `begin` hears what is asked once the body is parsed. */
export function mcpHttpAnswers({
  onError,
  ...mcp
}: McpHttpOptions): (request: McpHttpRequest, begin: (asked: Asked | undefined) => void) => Promise<McpHttpAnswer> {
  const serversOf = mcpServers(mcp);
  return async ({ version, actor, method, headers, body }, begin) => {
    // Nothing that is listed here ever changes, so nobody is kept waiting for changes.
    const handler = createMcpHandler(serversOf(version, actor), { onerror: onError, maxSubscriptions: 0 });
    const parsed = body === undefined ? undefined : parsedJson(body);
    begin(askedBy(parsed));
    // What is no JSON is left to the protocol, which says so.
    const text = body !== undefined && parsed === undefined ? Buffer.concat(body) : '{}';
    const request = new Request(URL, {
      method,
      headers,
      ...(method === 'POST' ? { body: text } : {}),
    });
    const response = await handler.fetch(request, parsed === undefined ? {} : { parsedBody: parsed });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body: bytes };
  };
}

/** The messages of a batch; undefined for what is none, or none that the protocol takes. */
export function batchEntries(body: readonly Uint8Array[]): readonly BatchEntry[] | undefined {
  const batch = parsedJson(body);
  if (!Array.isArray(batch) || batch.length === 0 || batch.length > MOST_ENTRIES) return undefined;
  const entries = batch.map((each) => ({ asked: askedBy(each), body: encoded(each) }));
  if (entries.some(({ asked }) => asked?.method === 'initialize')) return undefined;
  return entries.map(({ asked, body: bytes }) => ({ id: null, method: '', ...asked, body: bytes }));
}

/** Whether a body may be a batch: told from its first bytes, because the event loop asks. */
export function mayBeBatch([block]: readonly Uint8Array[]): boolean {
  const first = block?.subarray(0, MOST_BLANKS).find((byte) => byte > 0x20);
  return first === undefined || first === OPENING_BRACKET;
}

/** The answers to a batch as one: a stream with a message each. */
export function batchAnswer(answers: readonly McpHttpAnswer[]): McpHttpAnswer {
  const told = answers.filter(({ body }) => body.length > 0);
  const [first] = answers;
  if (first !== undefined && (told.length === 0 || answers.every(({ status }) => status >= 400))) return first;
  const events = told.map(({ headers, body }) =>
    (headers['content-type'] ?? '').startsWith('text/event-stream')
      ? body
      : Buffer.concat([Buffer.from('event: message\ndata: '), body, Buffer.from('\n\n')]),
  );
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' },
    body: Buffer.concat(events),
  };
}

/** The answer to a message whose work was ended: for a tool a result, which an agent reads. */
export function endedAnswer({ id, method }: Asked, errorCode: string, message: string): McpHttpAnswer {
  const text = JSON.stringify({ errorCode, message });
  const ended =
    method === 'tools/call'
      ? { result: { content: [{ type: 'text', text }], isError: true, resultType: 'complete' } }
      : { error: { code: -32603, message: `${errorCode}: ${message}` } };
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: encoded({ jsonrpc: '2.0', id, ...ended }),
  };
}

function parsedJson(body: readonly Uint8Array[]): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(Buffer.concat(body)));
  } catch {
    return undefined;
  }
}

function askedBy(message: unknown): Asked | undefined {
  if (typeof message !== 'object' || message === null || !('method' in message) || !('id' in message)) return undefined;
  const { id, method } = message;
  const short = typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST_ID);
  if (typeof method !== 'string') return undefined;
  const tool = toolOf(message);
  return { id: short ? id : null, method: method.slice(0, 100), ...(tool === undefined ? {} : { tool }) };
}

function toolOf(message: object): string | undefined {
  const params = 'params' in message ? message.params : undefined;
  const name = typeof params === 'object' && params !== null && 'name' in params ? params.name : undefined;
  return 'method' in message && message.method === 'tools/call' && typeof name === 'string'
    ? name.slice(0, 100)
    : undefined;
}

function encoded(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
