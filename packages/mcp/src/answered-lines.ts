// Filters standard input before the protocol reads it: in, bytes; out, the lines that are messages. The protocol's own reader
// ignores a line that is not JSON or not a message; here its sender gets an error (JSON-RPC 2.0, section 5.1).
import { Transform } from 'node:stream';
import { parseJSONRPCMessage } from '@modelcontextprotocol/server';

const LINE_END = 0x0a;

/** Maximum bytes in a line: as many as HTTP accepts for the largest SVG. */
export const LONGEST_LINE = 48_000_000;

export function answeredLines(answer: (line: string) => void): Transform {
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
    const fault = faultOf(whole);
    if (fault !== undefined) answer(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: fault })}\n`);
    else if (whole !== undefined) stream.push(Buffer.concat([whole, Buffer.of(LINE_END)]));
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

/** Why a line is not a message; undefined for messages and for blank lines. */
function faultOf(line: Buffer | undefined): { readonly code: number; readonly message: string } | undefined {
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
    parseJSONRPCMessage(value);
  } catch {
    return { code: -32600, message: 'Invalid request: the line is not a JSON-RPC 2.0 message.' };
  }
  return undefined;
}
