// A worker that does what the text of a task says: `hang` never ends, `hold` ends when the test says so, `fill` takes memory
// without end, `fail` throws, and anything else is answered at once with the thread it ran on. Tells the test what begins.
import { BroadcastChannel, parentPort, threadId } from 'node:worker_threads';

const test = new BroadcastChannel('told-worker');
const held = new Set();
test.onmessage = ({ data }) => {
  if (data !== 'release') return;
  for (const release of held) release();
  held.clear();
};
test.unref();

async function told(number, text) {
  parentPort.postMessage(number);
  test.postMessage({ begun: text, threadId });
  if (text.includes('hang')) for (;;);
  if (text.includes('hold')) await new Promise((resolve) => held.add(resolve));
  if (text.includes('fail')) throw new Error('The worker was told to fail.');
  if (text.includes('fill')) for (const kept = []; ; ) kept.push(new Array(100_000).fill(kept.length));
  return { threadId, text };
}

export async function answer({ number, input: { operation, body, query } }) {
  const text = body === undefined ? JSON.stringify(query ?? {}) : Buffer.from(body).toString();
  const value = { ...(await told(number, text)), operation };
  return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}

export async function callTool({ number, input: { tool, given } }) {
  const value = { ...(await told(number, JSON.stringify(given))), tool };
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value };
}
