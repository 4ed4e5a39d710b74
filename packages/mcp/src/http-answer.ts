// A message over streamable HTTP: in, the bytes of a request; out, those of the response. Parsing, the protocol, the tool and serializing all
// run here, in a worker, because each takes time with a large message. Every message gets its own server.
import { randomBytes } from 'node:crypto';
import type { Actor, OperationContext } from '@linework/operations';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { LinkedFile, McpContext } from './context.js';
import { mcpServers } from './server.js';

export interface McpHttpRequest {
  readonly version: string;
  /** The caller. */
  readonly actor?: Actor;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Address below which the service offers the files of an answer. */
  readonly filesUrl: string;
  /** In blocks. */
  readonly body?: readonly Uint8Array[];
}

export interface McpHttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** The files that the answer links to, to keep by name. */
  readonly files?: readonly (LinkedFile & { readonly name: string })[];
}

/** What a message requests: enough to respond if its work is aborted. */
export interface Asked {
  readonly id: string | number | null;
  readonly method: string;
  /** For a tool call, the tool's name. */
  readonly tool?: string;
}

export interface BatchEntry extends Asked {
  readonly body: Uint8Array;
}

export interface McpHttpOptions extends McpContext {
  readonly onError: (error: Error) => void;
}

/** Required by the protocol's handler; its value has no effect. */
const URL = 'http://localhost/mcp';

/** Messages in a batch; the protocol refuses more. */
const MOST_ENTRIES = 100;

/** Bytes that are searched for the first one that is not blank. */
const MOST_BLANKS = 1_000;
const OPENING_BRACKET = 0x5b;

/** Longest reported id in UTF-16 units, because ids cross threads twice. */
const LONGEST_ID = 1_000;

/** Calls `begin` with the request once the body is parsed. */
export function mcpHttpAnswers({ onError, ...mcp }: McpHttpOptions): (
  request: McpHttpRequest,
  begin: (call: Asked | undefined) => void,
  /** The caller's own, if it differs from the context of all. */
  context?: OperationContext,
) => Promise<McpHttpAnswer> {
  const serversOf = mcpServers(mcp);
  return async ({ version, actor, method, headers, filesUrl, body }, begin, context) => {
    const files: (LinkedFile & { readonly name: string })[] = [];
    const link = (file: LinkedFile): string => {
      // Who has the address has the picture, so nobody can guess it.
      const name = `${randomBytes(32).toString('base64url')}.${file.ending}`;
      files.push({ ...file, name });
      return `${filesUrl}/${name}`;
    };
    // Nothing listed here ever changes, so nobody has to wait for changes.
    const handler = createMcpHandler(serversOf({ version, actor, link, context }), {
      onerror: onError,
      maxSubscriptions: 0,
    });
    const parsed = body === undefined ? undefined : parsedJson(body);
    begin(askedBy(parsed));
    // The protocol itself reports a body that is not JSON.
    const text = body !== undefined && parsed === undefined ? Buffer.concat(body) : '{}';
    const request = new Request(URL, {
      method,
      headers,
      ...(method === 'POST' ? { body: text } : {}),
    });
    const response = await handler.fetch(request, parsed === undefined ? {} : { parsedBody: parsed });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body: bytes, files };
  };
}

/** The messages of a batch; undefined if it is not a batch, or not one that the protocol accepts. */
export function batchEntries(body: readonly Uint8Array[]): readonly BatchEntry[] | undefined {
  const batch = parsedJson(body);
  if (!Array.isArray(batch) || batch.length === 0 || batch.length > MOST_ENTRIES) return undefined;
  const entries = batch.map((each) => ({ asked: askedBy(each), body: encoded(each) }));
  if (entries.some(({ asked: call }) => call?.method === 'initialize')) return undefined;
  return entries.map(({ asked: call, body: bytes }) => ({ id: null, method: '', ...call, body: bytes }));
}

/** Whether a body can be a batch, judged by its first bytes, because the event loop calls this. */
export function mayBeBatch([block]: readonly Uint8Array[]): boolean {
  const first = block?.subarray(0, MOST_BLANKS).find((byte) => byte > 0x20);
  return first === undefined || first === OPENING_BRACKET;
}

/** Joins the responses to a batch into one stream with one message per response. */
export function batchAnswer(answers: readonly McpHttpAnswer[]): McpHttpAnswer {
  const filled = answers.filter(({ body }) => body.length > 0);
  const [first] = answers;
  if (first !== undefined && (filled.length === 0 || answers.every(({ status }) => status >= 400))) return first;
  const events = filled.map(({ headers, body }) =>
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

/** The response to a message whose work was aborted: for a tool a result, which an agent reads. */
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
