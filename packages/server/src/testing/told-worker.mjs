// A worker that does what the text of a task says: `hang` never ends, `hold` ends when the test says so, `fill` uses memory
// without end, `fail` throws, and anything else is answered at once with the thread it ran on. Reports to the test what begins.
import { BroadcastChannel, parentPort, threadId } from 'node:worker_threads';

const test = new BroadcastChannel('told-worker');
const held = new Set();
test.onmessage = ({ data }) => {
  if (data !== 'release') return;
  for (const release of held) release();
  held.clear();
};
test.unref();

async function told(number, text, asked) {
  parentPort.postMessage({ begun: number, asked });
  test.postMessage({ begun: text, threadId });
  if (text.includes('hang')) for (;;);
  if (text.includes('hold')) await new Promise((resolve) => held.add(resolve));
  if (text.includes('fail')) throw new Error('The worker was told to fail.');
  if (text.includes('fill')) for (const kept = []; ; ) kept.push(new Array(100_000).fill(kept.length));
  return { threadId, text };
}

const json = (value) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

export async function answer({ number, input: { operation, body, beside } }) {
  const text = body === undefined ? JSON.stringify(beside) : Buffer.concat(body).toString();
  return json({ ...(await told(number, text)), operation });
}

export async function answerMcp({ number, input: { body } }) {
  const text = Buffer.concat(body).toString();
  const { id, method, params } = JSON.parse(text);
  const value = { ...(await told(number, text, { id, method })), tool: params.name };
  return json({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text: JSON.stringify(value) }] } });
}

export async function splitBatch({ number, input }) {
  parentPort.postMessage({ begun: number });
  const batch = JSON.parse(Buffer.concat(input).toString());
  return { entries: batch.map((each) => ({ ...each, body: Buffer.from(JSON.stringify(each)) })) };
}
