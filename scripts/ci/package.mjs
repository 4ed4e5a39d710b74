// The npm packages as a user gets them: runs `npm pack`, installs only the command in an empty folder, runs its verbs and draws with its library, then adds
// the service and runs that. All of them draw the same bytes. Fails when a package of the tree has an install script, when the icons are installed more than once, or
// when the command by itself is too large.
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fencesOf } from '../docs/fences.mjs';
import { root } from '../fresh.mjs';
import { differences } from './same-bytes.mjs';

/** Of the command by itself, with all that it needs. */
const MOST_BYTES = 40_000_000;
const MOST_PACKAGES = 40;
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];
const SOURCE = 'flow "Größe → Maß"\nnode a client "Web shop"\nnode b database "PostgreSQL"\na -> b : "writes to"\n';

const faults = [];
const check = (holds, fault) => {
  if (!holds) faults.push(fault);
};
const folder = mkdtempSync(join(tmpdir(), 'linework-package-'));
const project = join(folder, 'project');

/** npm with the settings of a new machine: scripts would run. */
function npm(args, cwd) {
  const env = { ...process.env, npm_config_ignore_scripts: 'false' };
  const ran = spawnSync('npm', [...args, '--no-audit', '--no-fund'], { cwd, env, encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`npm ${args.join(' ')}: ${ran.stderr}`);
  return ran;
}

const command = join(project, 'node_modules', '.bin', 'linework');
/** The command in the project, without the variables of this process. */
const own = { cwd: project, env: { PATH: process.env.PATH, HOME: folder } };
function linework(...args) {
  const ran = spawnSync(command, args, { ...own, encoding: 'utf8' });
  check(ran.status === 0, `linework ${args.join(' ')} ended with ${ran.status}: ${ran.stderr}`);
  return ran;
}

function packagesIn(modules) {
  if (!existsSync(modules)) return [];
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((each) => join(name, each)) : [name],
    )
    .flatMap((name) => [join(modules, name), ...packagesIn(join(modules, name, 'node_modules'))]);
}

function bytesIn(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
}

async function answersMcp() {
  const child = spawn(command, ['mcp'], { ...own, stdio: ['pipe', 'pipe', 'inherit'] });
  let out = '';
  const answered = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes('"id":2')) resolve();
    });
    child.once('close', resolve);
  });
  const send = (message) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const clientInfo = { name: 'package', version: '1' };
  send({ id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } });
  send({ method: 'notifications/initialized' });
  send({ id: 2, method: 'tools/call', params: { name: 'draw_diagram', arguments: { source: SOURCE, answer: 'svg' } } });
  await answered;
  child.stdin.end();
  check(out.includes('<svg '), `mcp did not draw: ${out.slice(-300)}`);
}

async function serves() {
  const port = await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
  const child = spawn(command, ['serve', '--port', String(port)], { ...own, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const base = `http://127.0.0.1:${port}`;
  let up = false;
  while (!up && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    up = await fetch(`${base}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
  check(up, `serve did not answer: ${output}`);
  const key = /lw_local_[\w-]+/.exec(output)?.[0];
  for (const format of ['svg', 'png', 'pdf']) {
    const answer = await fetch(`${base}/v1/diagrams/draw`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ source: SOURCE, format }),
    });
    check(
      answer.status === 200,
      `serve answered ${answer.status} for ${format}: ${(await answer.text()).slice(0, 300)}`,
    );
  }
  for (const path of ['/', '/docs', '/docs/swagger-ui-bundle.js', '/openapi.json']) {
    const { status } = await fetch(base + path);
    check(status === 200, `serve answered ${status} for ${path}`);
  }
  faults.push(...(await differences({ project, command, env: own.env, base, key })));
  child.kill('SIGINT');
  await ended;
}

const size = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Packs a package of this repository. */
function packed(name) {
  const [tarball] = JSON.parse(npm(['pack', '-w', name, '--json', '--pack-destination', folder], root).stdout);
  const names = tarball.files.map(({ path }) => path);
  for (const each of ['README.md', 'LICENSE', 'NOTICE']) check(names.includes(each), `${name} has no ${each}`);
  return { ...tarball, names, file: join(folder, tarball.filename) };
}

/** Adds a packed file to the project. Returns what is installed then. */
function install({ file }) {
  const { stderr } = npm(['install', file], project);
  check(!stderr.includes('EBADENGINE'), stderr);
  const installed = packagesIn(join(project, 'node_modules'));
  for (const place of installed) {
    const { name, scripts = {} } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    const runs = INSTALL_SCRIPTS.filter((each) => each in scripts);
    check(
      runs.length === 0 && !existsSync(join(place, 'binding.gyp')),
      `${name} runs ${runs.join(', ')} when installed`,
    );
  }
  return { count: installed.length, bytes: bytesIn(join(project, 'node_modules')) };
}

function draws() {
  writeFileSync(join(project, 'shop.diagram'), SOURCE);
  for (const format of ['svg', 'png', 'pdf', 'text']) linework('draw', 'shop.diagram', '-f', format);
  for (const name of ['shop.svg', 'shop.dark.svg', 'shop.png', 'shop.pdf'])
    check(existsSync(join(project, name)), `draw wrote no ${name}`);
  const svg = readFileSync(join(project, 'shop.svg'), 'utf8');
  check(svg.includes('Größe'), 'the SVG reads otherwise than its source');
  linework('check', 'shop.diagram');
  check(linework('icons', 'postgres').stdout.includes('postgres'), 'icons finds nothing');
}

/** Runs the programs of docs/library.md, each in a file of its own. */
function followsTheLibrary() {
  const page = readFileSync(join(root, 'docs', 'library.md'), 'utf8');
  const programs = fencesOf(page).filter(({ language }) => language === 'js');
  check(programs.length > 0, 'docs/library.md has no program');
  for (const [i, { content }] of programs.entries()) {
    const file = join(project, `library-${i}.mjs`);
    writeFileSync(file, content);
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], { ...own, encoding: 'utf8' });
    check(status === 0 && stdout !== '', `a program of docs/library.md ended with ${status}: ${stderr}\n${content}`);
  }
}

try {
  mkdirSync(project);
  const command = packed('linework');
  const service = packed('@linework/service');
  const readme = readFileSync(join(root, 'packages', 'cli', 'README.md'), 'utf8');
  for (const [, path] of readme.matchAll(/\]\((?![a-z]+:)([^)#]+)/g))
    check(command.names.includes(path), `README.md links ${path}, which the package has not`);
  const icons = [command, service].flatMap(({ names }) => names.filter((path) => path.endsWith('/sets.json')));
  check(icons.length === 1, `icons are there ${icons.length} times`);

  writeFileSync(join(project, 'package.json'), '{ "private": true }\n');
  const alone = install(command);
  check(alone.bytes <= MOST_BYTES, `the command by itself takes ${size(alone.bytes)}`);
  check(alone.count <= MOST_PACKAGES, `the command by itself is ${alone.count} packages`);
  draws();
  followsTheLibrary();
  await answersMcp();
  const { status, stderr } = spawnSync(join(project, 'node_modules', '.bin', 'linework'), ['serve'], {
    ...own,
    encoding: 'utf8',
  });
  check(
    status === 3 && /Run: npm install .*@linework\/service@/.test(stderr),
    `serve without the service ended with ${status}: ${stderr}`,
  );

  const both = install(service);
  await serves();
  for (const [what, { count, bytes }] of [
    ['The command', alone],
    ['With the service', both],
  ])
    process.stderr.write(`${what}: ${count} packages, ${size(bytes)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const each of faults) process.stderr.write(`${each}\n`);
if (faults.length > 0) process.exit(1);
