// A worker that does what the text of a task says: `hang` never ends, `hold` ends when the test says so, `fill` uses memory of the heap without
// end, `flood` memory outside it, `fail` throws, and anything else is answered at once with the process it ran in. Reports to the test what begins.
import { connect } from 'node:net';
import { brandTheme } from '@linework/core';
import { runTasks } from '../platform/pool/run-tasks.js';
import type { HttpAnswer, Worker } from '../platform/pool/work.js';

const test = connect(Number(process.env.CONTROLLED_WORKER_PORT), '127.0.0.1');
const held = new Set<() => void>();
test.on('data', () => {
  for (const release of held) release();
  held.clear();
});
test.on('error', () => undefined);

const MEGABYTES = 16;

/** Characters of a text that the test hears. */
const LONGEST = 2_000;

async function obey(text: string): Promise<{ readonly pid: number; readonly text: string }> {
  await new Promise<void>((resolve) => {
    test.write(`${JSON.stringify({ text: text.slice(0, LONGEST), pid: process.pid })}\n`, () => resolve());
  });
  if (text.includes('hang')) for (;;);
  if (text.includes('hold')) await new Promise<void>((resolve) => held.add(resolve));
  if (text.includes('fail')) throw new Error('The worker was told to fail.');
  if (text.includes('fill')) for (const blocks: unknown[] = []; ; ) blocks.push(new Array(100_000).fill(blocks.length));
  if (text.includes('flood')) for (const blocks: Buffer[] = []; ; ) blocks.push(Buffer.alloc(MEGABYTES * 2 ** 20, 1));
  return { pid: process.pid, text };
}

function json(value: unknown): HttpAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  };
}

const worker: Worker = {
  answer: async ({ operation, body, beside }, begin) => {
    begin();
    const text = body === undefined ? JSON.stringify(beside) : Buffer.concat(body).toString();
    return json({ ...(await obey(text)), operation });
  },
  answerMcp: async ({ body = [] }, begin) => {
    const text = Buffer.concat(body).toString();
    const { id, method, params } = JSON.parse(text);
    begin({ id, method });
    const value = { ...(await obey(text)), tool: params.name };
    const {
      status,
      headers,
      body: bytes,
    } = json({
      jsonrpc: '2.0',
      id,
      result: { content: [{ type: 'text', text: JSON.stringify(value) }] },
    });
    return { status, headers: headers as Readonly<Record<string, string>>, body: bytes };
  },
  brand: async (brand, begin) => {
    begin();
    return brandTheme(brand);
  },
  squares: async (file, begin) => {
    begin();
    await obey(Buffer.from(file).toString());
    return { refused: 'unreadable' };
  },
  iconArt: async (file, begin) => {
    begin();
    await obey('svg' in file ? file.svg : '');
    return { ok: false, message: 'Nothing was read.', hint: '' };
  },
  brandFont: async (files, begin) => {
    begin();
    await obey(Buffer.concat(files).toString());
    return { ok: false, message: 'It is not a font.', hint: 'Upload a font.' };
  },
  splitBatch: async (body, begin) => {
    begin();
    const batch = JSON.parse(Buffer.concat(body).toString()) as readonly {
      readonly id: number;
      readonly method: string;
    }[];
    return { entries: batch.map((each) => ({ ...each, body: Buffer.from(JSON.stringify(each)) })) };
  },
};

runTasks(worker);
