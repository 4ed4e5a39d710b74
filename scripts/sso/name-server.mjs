// A name server of a check, for TXT records only (RFC 1035, section 4): in, a check as a function; out, its result. The check gets the server's address and the records, to add to.
import { createSocket } from 'node:dgram';

const HEADER = 12;
/** A response, recursion available; no such name. */
const ANSWERED = 0x8180;
const NO_SUCH_NAME = 0x8183;
/** The name of the question, again. */
const SAME_NAME = 0xc00c;
const TXT = 16;
const INTERNET = 1;
const SECONDS = 60;

export async function withNameServer(work) {
  const records = new Map();
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => socket.send(answerTo(message, records), port, address));
  await new Promise((resolve) => socket.bind(0, '127.0.0.1', resolve));
  try {
    return await work({ address: `127.0.0.1:${socket.address().port}`, records });
  } finally {
    await new Promise((resolve) => socket.close(resolve));
  }
}

function answerTo(message, records) {
  const labels = [];
  let at = HEADER;
  while (message[at] > 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + message[at]));
    at += 1 + message[at];
  }
  const question = message.subarray(HEADER, at + 5);
  const text = records.get(labels.join('.').toLowerCase());
  const header = Buffer.alloc(HEADER);
  message.copy(header, 0, 0, 2);
  header.writeUInt16BE(text === undefined ? NO_SUCH_NAME : ANSWERED, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  return Buffer.concat([header, question, ...(text === undefined ? [] : [record(text)])]);
}

function record(text) {
  const start = Buffer.alloc(13);
  start.writeUInt16BE(SAME_NAME, 0);
  start.writeUInt16BE(TXT, 2);
  start.writeUInt16BE(INTERNET, 4);
  start.writeUInt32BE(SECONDS, 6);
  start.writeUInt16BE(text.length + 1, 10);
  start.writeUInt8(text.length, 12);
  return Buffer.concat([start, Buffer.from(text, 'latin1')]);
}
