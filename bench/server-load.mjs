// The service under the heaviest requests it accepts: how long /health takes meanwhile, how long the service's event loop was blocked,
// how much of the time it worked or only waited for a processor, and the result of each kind of request. The
// service, the load and the calls of /health are separate processes, so that none waits for another's loop, and the load's have
// the lowest priority, since other machines send it otherwise. Needs a build. `node bench/server-load.mjs [SECONDS]`
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, constants, loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { printFigures } from './figures.mjs';

const SECONDS = Number(process.argv[2] ?? 120);
const PAUSE_MS = 10;
/** Clients at once for each kind of request. */
const CLIENTS = 2;
/** The main thread, whose number is that of the process. */
const SCHEDULE = `/proc/self/task/${process.pid}/schedstat`;
const self = fileURLToPath(import.meta.url);

/** Numbers that are the same in every run. */
function sequence(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function flow(nodes, edges, seed) {
  const next = sequence(seed);
  const lines = ['flow "Heavy"'];
  for (let i = 0; i < nodes; i++) lines.push(`node n${i} service "Node number ${i}"`);
  for (let i = 0; i < edges; i++) lines.push(`n${next(nodes)} -> n${next(nodes)} : "calls ${i}"`);
  return `${lines.join('\n')}\n`;
}

function grouped(nodes, edges) {
  const next = sequence(3);
  const lines = ['flow "Grouped"'];
  for (let i = 0; i < nodes; i++) {
    if (i % 10 === 0) lines.push(`${i > 0 ? '}\n' : ''}group g${i} "Group ${i}" {`);
    lines.push(`node n${i} service "Node number ${i}"`);
  }
  lines.push('}');
  for (let i = 0; i < edges; i++) lines.push(`n${next(nodes)} -> n${next(nodes)}`);
  return `${lines.join('\n')}\n`;
}

function messages(actors, count) {
  const next = sequence(5);
  const lines = ['sequence "Heavy"'];
  for (let i = 0; i < actors; i++) lines.push(`actor a${i} service "Actor ${i}"`);
  for (let i = 0; i < count; i++) lines.push(`a${next(actors)} -> a${next(actors)} : "message number ${i}"`);
  return `${lines.join('\n')}\n`;
}

function mermaid(nodes, edges) {
  const next = sequence(7);
  const lines = ['graph TD'];
  for (let i = 0; i < edges; i++) lines.push(`n${next(nodes)}[Node] -->|calls ${i}| n${next(nodes)}`);
  return lines.join('\n');
}

const draw = (body) => ({ path: '/v1/diagrams/draw', body });
const tool = (name, args) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
const MISTAKES = `flow "Mistakes"\n${'x -> y color=red : "unended\n'.repeat(4_900)}`;

const file = (path, content) => ({ path: '/v1/import', body: { files: [{ path, content }] } });
const lines = (count, line) => Array.from({ length: count }, (_, at) => line(at)).join('\n');
const commit = (at) =>
  `commit ${at.toString(16).padStart(40, '0')}\nAuthor: Ada <ada@example.com>\nDate:   Mon Jan 5 10:00:00 2026 +0000\n\n    Change ${at}\n`;

/** Each within the limits of the language and of a request. */
const LOADS = {
  'draw, 500 nodes and 1,000 edges': () => draw({ source: flow(500, 1_000, 1) }),
  'draw, 50 groups': () => draw({ source: grouped(500, 1_000) }),
  'draw, 2,000 messages': () => draw({ source: messages(300, 2_000) }),
  'draw as PNG': () => draw({ source: flow(200, 300, 2), format: 'png' }),
  'draw as PDF': () => draw({ source: flow(200, 300, 2), format: 'pdf' }),
  'validate, 4,900 mistakes': () => ({ path: '/v1/diagrams/validate', body: { source: MISTAKES } }),
  'convert, 300 nodes and 600 edges': () => ({
    path: '/v1/diagrams/convert-external',
    body: { source: mermaid(300, 600), render: true },
  }),
  'read, 18 MB': () => ({
    path: '/v1/diagrams/read',
    body: { svg: `<svg xmlns="http://www.w3.org/2000/svg">${'<g>text</g>'.repeat(1_600_000)}</svg>` },
  }),
  'import, a tree of 60,000 lines': () =>
    file('tree.txt', `.\n${lines(60_000, (at) => `├── folder-${at % 97}-${at}`)}`),
  'import, a log of 20,000 commits': () => file('log.txt', lines(20_000, commit)),
  'import, 3,000 models of Prisma': () =>
    file(
      'schema.prisma',
      lines(3_000, (at) => `model M${at} {\n  id Int @id\n  name String\n}`),
    ),
  'documents, 4 MB of Markdown': () => ({
    path: '/v1/markdown/sync',
    body: {
      markdown: `${lines(80_000, (at) => `Line ${at} of a long text about nothing at all`)}\n\n\`\`\`diagram\n${flow(5, 5, 9)}\`\`\`\n`,
    },
  }),
  'publish, 400 kB of source': () => ({
    path: '/v1/diagrams/publish',
    body: { source: `${flow(40, 60, 8)}${lines(4_000, (at) => `# ${at} ${'x'.repeat(90)}`)}\n` },
  }),
  'tool draw_diagram': () => ({ path: '/mcp', body: tool('draw_diagram', { source: flow(500, 1_000, 4) }) }),
  'tool format_diagram': () => ({
    path: '/mcp',
    body: tool('format_diagram', { source: 'group g {\n'.repeat(4_900) }),
  }),
  'batch of 20 tools': () => ({
    path: '/mcp',
    body: Array.from({ length: 20 }, (_, id) => ({ ...tool('draw_diagram', { source: flow(300, 400, id) }), id })),
  }),
};

/** Milliseconds that the thread of the event loop ran, and was ready to run without a processor. Linux only. */
function mainThread() {
  const [ran = 0, waited = 0] = existsSync(SCHEDULE) ? readFileSync(SCHEDULE, 'utf8').split(' ').map(Number) : [];
  return { at: performance.now(), ran: ran / 1e6, waited: waited / 1e6 };
}

async function serviceProcess(port, folder) {
  const { serve } = await import('../packages/server/dist/index.js');
  const lines = [];
  const env = { ...process.env, PORT: String(port), LINEWORK_DRAWS_PER_MINUTE: '10000000' };
  await serve({ env, folder, version: 'bench', write: (line) => lines.push(line) });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let before = mainThread();
  process.on('message', () => {
    const now = mainThread();
    const part = (name) => ((100 * (now[name] - before[name])) / (now.at - before.at)).toFixed(1);
    process.send(
      `p99 ${(delay.percentile(99) / 1e6).toFixed(1)}  max ${(delay.max / 1e6).toFixed(1)} ms, works ${part('ran')} %, waits for a processor ${part('waited')} %`,
    );
    before = now;
    delay.reset();
  });
  process.send({ key: lines.find((line) => line.startsWith('Key: ')).slice(5) });
}

async function loadProcess(name, base, key) {
  setPriority(constants.priority.PRIORITY_LOW);
  const { path, body } = LOADS[name]();
  const text = JSON.stringify(body);
  const ends = {};
  let slowest = 0;
  process.on('message', () => {
    process.send({ ends, slowest });
    process.disconnect();
    process.exit(0);
  });
  process.send('ready');
  for (;;) {
    const start = performance.now();
    const end = await fetch(base + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: text,
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error) => String(error.cause?.code ?? error.message),
    );
    ends[end] = (ends[end] ?? 0) + 1;
    slowest = Math.max(slowest, performance.now() - start);
    // A rejected client waits as requested, scaled down.
    if (end === 503) await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const started = (...words) => spawn(process.execPath, [self, ...words], { stdio: ['ignore', 1, 2, 'ipc'] });
const messageFrom = (child) => new Promise((resolve) => child.once('message', resolve));

async function health(base, milliseconds) {
  const samples = [];
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const start = performance.now();
    const answer = await fetch(`${base}/health`);
    await answer.text();
    samples.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return samples.sort((a, b) => a - b);
}

const at = (sorted, part) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
const shown = (sorted) => `p50 ${at(sorted, 0.5)}  p99 ${at(sorted, 0.99)}  max ${at(sorted, 1)}`;

async function main() {
  const port = await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
  const folder = mkdtempSync(join(tmpdir(), 'linework-load-'));
  const base = `http://127.0.0.1:${port}`;
  const service = started('service', String(port), folder);
  const { key } = await messageFrom(service);
  /** How long the loop was blocked since the last call. */
  const held = () => {
    service.send('delay');
    return messageFrom(service);
  };
  try {
    await health(base, 1_000);
    await held();
    const rows = [['idle', shown(await health(base, 3_000)), `ms; loop ${await held()}`]];
    const under = async (name, names, milliseconds) => {
      const clients = names.flatMap((each) =>
        Array.from({ length: CLIENTS }, () => [each, started('load', each, base, key)]),
      );
      await Promise.all(clients.map(([, child]) => messageFrom(child)));
      await held();
      const samples = await health(base, milliseconds);
      const loop = await held();
      const ends = {};
      let slowest = 0;
      for (const [, child] of clients) {
        child.send('end');
        const answer = await messageFrom(child);
        slowest = Math.max(slowest, answer.slowest);
        for (const [end, count] of Object.entries(answer.ends)) ends[end] = (ends[end] ?? 0) + count;
      }
      rows.push([
        name,
        shown(samples),
        `ms; loop ${loop}; answers ${JSON.stringify(ends)}, slowest ${(slowest / 1_000).toFixed(1)} s`,
      ]);
    };
    const each = (SECONDS * 1_000) / (Object.keys(LOADS).length + 3);
    for (const name of Object.keys(LOADS)) await under(name, [name], each);
    await under('all at once', Object.keys(LOADS), 3 * each);
    printFigures(
      `/health under load (${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)}, ${SECONDS} s)`,
      rows,
    );
  } finally {
    service.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const [, , mode, ...words] = process.argv;
if (mode === 'service') await serviceProcess(Number(words[0]), words[1]);
else if (mode === 'load') await loadProcess(...words);
else await main();
