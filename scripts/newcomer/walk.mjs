// The steps of the walk: in, an empty folder; out, what a newcomer does, in order. A step returns what it found, and throws where a newcomer
// would stop.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { freePort } from '../free-port.mjs';
import { root } from '../fresh.mjs';
import { FILES } from './repository.mjs';

const FAULTY =
  'flow "Shop" direction=right\nnode web client Web shop\nnode db database "PostgreSQL"\nweb -> db : "opens"\n';
const MERMAID = 'flowchart LR\n  A([Cart]) --> B{Paid?}\n  B -->|yes| C[(Orders)]\n';
/** What the newcomer adds to the settings by hand: no listing of folders is proposed. */
const BY_HAND = [{ name: 'packages', from: 'packages', format: 'tree', out: 'docs/diagrams/packages.diagram' }];

const demand = (holds, fault) => {
  if (!holds) throw new Error(fault);
};
const size = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

function bytesIn(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
}

export function walkOf(folder) {
  const project = join(folder, 'project');
  const env = { PATH: process.env.PATH, HOME: folder, CI: 'true' };
  const bin = join(project, 'node_modules', '.bin', 'linework');
  const at = (path) => join(project, path);
  const write = (path, text) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  /** Runs the command; demands the exit code and that the named files exist. */
  const linework = (words, { code = 0, files = [], more = {} } = {}) => {
    const { status, stdout, stderr } = spawnSync(bin, words, {
      cwd: project,
      env: { ...env, ...more },
      encoding: 'utf8',
    });
    demand(status === code, `linework ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
    for (const each of files) demand(existsSync(at(each)), `linework ${words.join(' ')} wrote no ${each}`);
    return stdout + stderr;
  };
  const git = (...words) =>
    execFileSync('git', ['-c', 'user.email=new@example.com', '-c', 'user.name=New', ...words], { cwd: project, env });
  const npm = (words, cwd) => {
    const { status, stdout, stderr } = spawnSync('npm', [...words, '--no-audit', '--no-fund'], {
      cwd,
      encoding: 'utf8',
    });
    demand(status === 0, `npm ${words.join(' ')}: ${stderr}`);
    return stdout;
  };
  const install = (name) => {
    const [{ filename }] = JSON.parse(npm(['pack', '-w', name, '--json', '--pack-destination', folder], root));
    npm(['install', join(folder, filename)], project);
    const { packages } = JSON.parse(readFileSync(at('node_modules/.package-lock.json'), 'utf8'));
    // Without those of the repository itself.
    const count = Object.keys(packages).filter(
      (each) => each.startsWith('node_modules/') && !packages[each].link,
    ).length;
    const tree = { count, bytes: bytesIn(at('node_modules')) };
    return { ...tree, summary: `${tree.count} packages, ${size(tree.bytes)}` };
  };
  const service = {};

  const steps = [
    {
      name: 'Install the command',
      run: () => {
        mkdirSync(project);
        write('.gitignore', 'node_modules\n');
        for (const [path, text] of Object.entries(FILES)) write(path, text);
        const { count, bytes, summary } = install('linework');
        demand(count <= 40 && bytes <= 40e6, `The command by itself is ${summary}`);
        return summary;
      },
    },
    { name: 'Ask for the version', run: () => linework(['--version']).trim() },
    {
      name: 'Check a diagram with a mistake',
      run: () => {
        write('shop.diagram', FAULTY);
        const output = linework(['check', 'shop.diagram'], { code: 1 });
        demand(
          output.includes('shop.diagram:2:') && output.includes('write: '),
          `check names no line and no fix: ${output}`,
        );
      },
    },
    {
      name: 'Fix it',
      run: () => {
        linework(['fix', 'shop.diagram']);
        linework(['check', 'shop.diagram']);
      },
    },
    {
      name: 'Draw it',
      run: () => {
        linework(['draw', 'shop.diagram'], { files: ['shop.svg', 'shop.dark.svg'] });
        linework(['draw', 'shop.diagram', '-f', 'png'], { files: ['shop.png'] });
        return `SVG ${statSync(at('shop.svg')).size} bytes, PNG ${statSync(at('shop.png')).size} bytes`;
      },
    },
    {
      name: 'Convert from Mermaid',
      run: () => {
        write('cart.mmd', MERMAID);
        demand(linework(['convert', 'cart.mmd']).startsWith('flow'), 'convert prints no flow');
        demand(linework(['convert', 'docs/guide.md']).includes('Orders'), 'convert finds no diagram in docs/guide.md');
      },
    },
    {
      name: 'Settings for a repository',
      run: () => {
        git('init', '-q');
        linework(['init'], { files: ['linework.json'] });
        const { sources, ...rest } = JSON.parse(readFileSync(at('linework.json'), 'utf8'));
        write('linework.json', JSON.stringify({ ...rest, sources: [...sources, ...BY_HAND] }, null, 2));
        demand(sources.length >= 7, `init found ${sources.length} sources`);
        return `${sources.length} sources found, ${BY_HAND.length} added`;
      },
    },
    {
      name: 'Generate the diagrams',
      run: () => {
        const { sources } = JSON.parse(readFileSync(at('linework.json'), 'utf8'));
        linework(['generate'], {
          files: sources.flatMap(({ out }) => [
            out,
            out.replace('.diagram', '.svg'),
            out.replace('.diagram', '.dark.svg'),
          ]),
        });
        return `${sources.length} diagrams`;
      },
    },
    {
      name: 'All checks of a pipeline',
      run: () => {
        linework(['ci']);
        git('add', '-A');
        git('commit', '-qm', 'First');
      },
    },
    {
      name: 'Drift after an edit, and back',
      run: () => {
        write('db/schema.sql', `${FILES['db/schema.sql']}create table carts (id int primary key);\n`);
        demand(linework(['ci'], { code: 1 }).includes('schema.sql'), 'ci does not name the file that changed');
        linework(['generate']);
        const { sources } = JSON.parse(readFileSync(at('linework.json'), 'utf8'));
        const { out } = sources.find(({ format }) => format === 'sql');
        demand(readFileSync(at(out), 'utf8').includes('carts'), 'no new table');
      },
    },
    {
      name: 'Before and after',
      run: () => {
        linework(['ci', '--changed', 'HEAD', '--pictures', 'changes'], { files: ['changes'] });
        const pictures = readdirSync(at('changes'), { recursive: true }).filter((each) => each.endsWith('.svg'));
        demand(pictures.length > 0, 'ci drew no changes');
        return `${pictures.length} pictures`;
      },
    },
    {
      name: 'Reports of a pipeline',
      run: () => {
        const summary = join(folder, 'summary.md');
        linework(['ci', '--sarif', 'findings.sarif', '--summary', summary], { files: ['findings.sarif'] });
        demand(JSON.parse(readFileSync(at('findings.sarif'), 'utf8')).version === '2.1.0', 'no SARIF 2.1.0');
        demand(existsSync(summary), `ci wrote no ${summary}`);
      },
    },
    {
      name: 'Tools over MCP',
      run: async () => {
        const client = new Client({ name: 'newcomer', version: '1' });
        await client.connect(new StdioClientTransport({ command: bin, args: ['mcp'], cwd: project, env }));
        try {
          const { tools } = await client.listTools();
          const args = { path: 'shop.diagram', out: 'agent/shop.svg' };
          const response = JSON.stringify(await client.callTool({ name: 'draw_diagram', arguments: args }));
          demand(existsSync(at(args.out)), `draw_diagram drew nothing: ${response}`);
          return `${tools.length} tools, drawn with ${response.length} characters of answer`;
        } finally {
          await client.close();
        }
      },
    },
    {
      name: 'A service that is not installed',
      run: () => {
        const output = linework(['serve'], { code: 3 });
        demand(/Run: npm install --save-dev @linework\/service@\S+/.test(output), output);
      },
    },
    { name: 'Install the service', run: () => install('@linework/service').summary },
    { name: 'Serve', run: () => started(service, { bin, project, env }) },
    {
      name: 'Sign in',
      run: async () => {
        const email = 'new@example.com';
        const more = { LINEWORK_HOST: service.host };
        linework(['login', email], { more });
        const [, code] = await until(() => new RegExp(`Mail to ${email}: (\\d{6})`).exec(service.output()));
        linework(['login', email, '--code', code], { more });
      },
    },
    {
      name: 'Publish',
      run: () => {
        const more = { LINEWORK_HOST: service.host };
        const output = linework(['publish', 'shop.diagram', '--alias', 'shop', '--unlisted'], { more });
        demand(output.includes(`${service.host}/s/shop`), `publish printed no link: ${output}`);
      },
    },
    {
      name: 'Serve again',
      isLong: true,
      run: async () => {
        await service.stop();
        return await started(service, { bin, project, env });
      },
    },
  ];
  return { steps, end: async () => await service.stop?.() };
}

/** Starts the service into `service`; returns how long it took until it answered, and its memory. */
async function started(service, { bin, project, env }) {
  const port = await freePort();
  const child = spawn(bin, ['serve', '--port', String(port)], { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  Object.assign(service, {
    host: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  });
  await until(() => {
    demand(child.exitCode === null, `serve ended: ${output}`);
    return fetch(`${service.host}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  const status = `/proc/${child.pid}/status`;
  if (!existsSync(status)) return '';
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8')) ?? [];
  return `${size(Number(kilobytes) * 1024)} of memory`;
}

async function until(probe) {
  for (;;) {
    const value = await probe();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
