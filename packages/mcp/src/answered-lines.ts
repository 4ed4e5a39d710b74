// Filters standard input before the protocol reads it: in, bytes; out, the lines that are messages, each of which `received` sees. The
// protocol's own reader
// ignores a line that is not JSON or not a message; here its sender gets an error (JSON-RPC 2.0, section 5.1).
import { Transform } from 'node:stream';
import { parseJSONRPCMessage } from '@modelcontextprotocol/server';

const LINE_END = 0x0a;

/** Maximum bytes in a line: as many as HTTP accepts for the largest SVG. */
export const LONGEST_LINE = 48_000_000;

export function answeredLines(
  answer: (line: string) => void,
  received: (message: object) => void = () => {},
): Transform {
  let parts: Buffer[] = [];
  let length = 0;

  const take = (part: Buffer): void => {
    length += part.length;
    if (length > LONGEST_LINE) parts = [];
    else parts.push(part);
  };
  const line = (): Buffer | undefined => {
    const whole = length > LONGEST_LINE ? undefined : Buffer.concat(parts);
    parts = [];
    length = 0;
    return whole;
  };

  const end = (stream: Transform): void => {
    const whole = line();
    const result = messageIn(whole);
    if (result === undefined) return;
    if ('code' in result) answer(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: result })}\n`);
    else {
      received(result.message);
      stream.push(Buffer.concat([result.line, Buffer.of(LINE_END)]));
    }
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, from)) {
        take(chunk.subarray(from, at));
        from = at + 1;
        end(this);
      }
      take(chunk.subarray(from));
      done();
    },
    flush(done) {
      if (length > 0) end(this);
      done();
    },
  });
}

/** The message in a line, or why it has none; undefined for a blank line. */
function messageIn(
  line: Buffer | undefined,
):
  | { readonly line: Buffer; readonly message: ReturnType<typeof parseJSONRPCMessage> }
  | { readonly code: number; readonly message: string }
  | undefined {
  if (line === undefined)
    return { code: -32600, message: `Invalid request: the line is longer than ${LONGEST_LINE} bytes.` };
  const text = line.toString('utf8');
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { code: -32700, message: 'Parse error: the line is not JSON.' };
  }
  try {
    return { line, message: parseJSONRPCMessage(value) };
  } catch {
    return { code: -32600, message: 'Invalid request: the line is not a JSON-RPC 2.0 message.' };
  }
}
