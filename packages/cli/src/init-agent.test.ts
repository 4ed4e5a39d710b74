import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, test } from 'vitest';
import { command, GOOD } from './testing/command.js';

const { folder, main, read, run, write } = command();

const SAMPLE = {
  'package.json': '{"private":true}',
  'FILE.diagram': GOOD,
  'FILE.mmd': 'flowchart LR\n  a[API] --> b[(DB)]\n',
  'FILE.sql': 'create table a (id int primary key);\ncreate table b (id int primary key, a int references a (id));\n',
  'README.md': `# Shop\n\n\`\`\`diagram\n${GOOD}\`\`\`\n`,
  'linework.json': JSON.stringify({ sources: [{ from: 'FILE.sql', format: 'sql', out: 'docs/FILE.diagram' }] }),
};
/** The most characters that an agent reads at every start. */
const LARGEST = 5_000;

/** The script that npm installs to start a package's command. */
function installed(place: string): void {
  write({ [place]: `#!/bin/sh\nexec '${process.execPath}' '${main()}' "$@"\n` });
  chmodSync(join(folder(), place), 0o755);
}

const PLACES: readonly (readonly [string, string, string | undefined])[] = [
  ['installed in the project', 'npx --no-install linework', 'node_modules/.bin/linework'],
  ['installed on the machine', 'linework', 'global/linework'],
  ['not installed', 'node ', undefined],
];

test('the language stays where it is up to date: in the command', () => {
  const { out } = run(['init-agent', '--print']);
  expect(out).toContain('Never edit a generated file');
  expect(out).not.toMatch(/^(?:node|group|edge|table|actor) /m);
});

describe.each(PLACES)('where the command is %s', (_where, prefix, place) => {
  const PATH = (): string => `${join(folder(), 'global')}:${dirname(process.execPath)}:/usr/bin:/bin`;
  const prepare = (): string => {
    if (place) installed(place);
    write(SAMPLE);
    const { code, err } = run(['init-agent'], { env: { PATH: PATH() } });
    expect(code).toBe(0);
    expect(err).toEqual(prefix.startsWith('npx') ? '' : expect.stringContaining('npm install --save-dev linework'));
    return read('AGENTS.md');
  };
  const env = (): NodeJS.ProcessEnv => ({ PATH: PATH(), HOME: folder(), npm_config_offline: 'true' });

  test('every command in the block runs in a repository, and the block is short', () => {
    const text = prepare();
    expect(text.length).toBeLessThan(LARGEST);
    const commits = 'git init -q && git add . && git -c user.name=a -c user.email=a@example.com commit -qm a';
    expect(spawnSync('sh', ['-c', commits], { cwd: folder(), env: env() }).status).toBe(0);
    const commands = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, line = '']) =>
      line.startsWith(prefix) ? [line] : [],
    );
    const verbs = 'generate sync ci compare suggest vocabulary fix explain draw edit import convert'.split(' ');
    const named = commands.map((line) => verbs.find((verb) => line.includes(` ${verb}`)));
    expect(named).toEqual(verbs);
    // A start takes npm's time too: elsewhere, the drawing commands show how the command is run.
    const tried =
      prefix === 'linework'
        ? commands
        : commands.filter((line) => / (?:fix|draw|explain|vocabulary|convert) /.test(line));
    for (const line of tried) {
      const words = line.replace('CODE', 'E201').replace('KIND', 'flow');
      const ran = spawnSync('sh', ['-c', words], { cwd: folder(), env: env(), encoding: 'utf8' });
      expect([words, ran.status, ran.stderr]).toEqual([words, 0, expect.not.stringContaining('rror')]);
    }
  });

  test('the settings for agents start the tools', async () => {
    const settings = JSON.parse(/```json\n([^`]*)```/.exec(prepare())?.[1] ?? '');
    const { command: file, args } = settings.mcpServers.linework;
    const client = new Client({ name: 'test', version: '1' });
    const server = {
      command: file,
      args,
      cwd: folder(),
      env: env() as Record<string, string>,
      stderr: 'ignore' as const,
    };
    await client.connect(new StdioClientTransport(server));
    expect((await client.listTools()).tools.map((each) => each.name)).toContain('draw_diagram');
    await client.close();
  });
});

test('a folder below the project runs the command of the project', () => {
  installed('node_modules/.bin/linework');
  write({ 'packages/shop/package.json': '{}' });
  const words = [
    '-e',
    `process.chdir('packages/shop'); process.argv = ['node', ${JSON.stringify(main())}, 'init-agent', '--print']; require(process.argv[1])`,
  ];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: folder(), encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('`npx --no-install linework draw FILE.diagram`');
});

test('a folder that npx adds for one run does not count as installed', () => {
  installed('cache/node_modules/.bin/linework');
  const PATH = `${join(folder(), 'cache/node_modules/.bin')}:/usr/bin`;
  expect(run(['init-agent', '--print'], { env: { PATH } }).out).toContain(main());
});
