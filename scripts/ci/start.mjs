// Starts the service as a user would: runs npm start on a free port, then checks its output, /health, a picture in every format, and
// Ctrl-C.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from '../fresh.mjs';

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const child = spawn('npm', ['start', '--silent'], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'pipe'],
  // A separate process group, so that Ctrl-C can go to the whole group, as from a terminal.
  detached: true,
});
let out = '';
child.stdout.on('data', (chunk) => {
  out += chunk;
});
child.stderr.on('data', (chunk) => process.stderr.write(chunk));
const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));

const base = `http://127.0.0.1:${port}`;
let up = false;
for (let i = 0; i < 600 && !up; i++) {
  await new Promise((resolve) => setTimeout(resolve, 200));
  up = await fetch(`${base}/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}
if (!up) fail('/health did not answer');
if (/\u001b/.test(out)) fail('colour codes on a pipe');
const key = /lw_local_[A-Za-z0-9_-]+/.exec(out)?.[0];
if (!key) fail('no key was printed');
if (!out.includes(base)) fail('no address was printed');
const curl = /^Draw: (curl .*)$/m.exec(out)?.[1];
if (!curl) fail('no curl line was printed');
else {
  const body = await new Promise((resolve) => {
    const shell = spawn('sh', ['-c', curl], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    shell.stdout.on('data', (chunk) => {
      text += chunk;
    });
    shell.once('exit', () => resolve(text));
  });
  const { ok, svg } = JSON.parse(body);
  if (ok !== true || !svg?.startsWith('<svg ')) fail(`the printed curl line did not draw: ${body.slice(0, 200)}`);
}
for (const type of ['image/png', 'application/pdf']) {
  const answer = await fetch(`${base}/v1/diagrams/render`, {
    method: 'POST',
    headers: { accept: type, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'flow "Hello"\nnode a\n' }),
  });
  if (answer.headers.get('content-type') !== type) fail(`no ${type} was given: ${answer.status}`);
}
/** Whether the port is free again within ten seconds. */
async function ends() {
  for (let i = 0; i < 50; i++) {
    const answers = await fetch(`${base}/health`).then(
      () => true,
      () => false,
    );
    if (!answers) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
process.kill(-child.pid, 'SIGINT');
const { code, signal } = await ended;
// npm itself ends by the signal it was sent.
if (!(await ends()) || (code !== 0 && signal !== 'SIGINT')) fail(`Ctrl-C ended with ${code ?? signal}`);

process.stderr.write(
  process.exitCode ? 'Start: failed\n' : 'Start: address, key, curl line, PNG, PDF, /health and Ctrl-C as promised\n',
);
try {
  process.kill(-child.pid, 'SIGKILL');
} catch {
  // The group has ended, as it should.
}
