// Runs the real command in folders of its own: bundles it once for a test file, and starts it as a child process.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach } from 'vitest';

const cli = fileURLToPath(new URL('../..', import.meta.url));
const bundler = join(cli, '..', '..', 'scripts', 'bundle-cli.mjs');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface More {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Words for Node itself. */
  readonly node?: readonly string[];
}

export interface Command {
  /** The folder of the current test, new for each. */
  readonly folder: () => string;
  readonly run: (words: readonly string[], more?: More) => Ran;
  readonly write: (files: Readonly<Record<string, string | Buffer>>) => void;
  readonly read: (name: string) => string;
  /** What Node starts; the bundle is beside it. */
  readonly main: () => string;
}

/** Call at the top of a test file. */
export function command(): Command {
  let bundle = '';
  let folder = '';
  const folders: string[] = [];
  beforeAll(() => {
    mkdirSync(join(cli, '.build'), { recursive: true });
    bundle = mkdtempSync(join(cli, '.build', 'test-'));
    const built = spawnSync(process.execPath, [bundler, bundle], { encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`The command cannot be bundled: ${built.stderr}`);
    // bin/linework.js starts the bundle at its place; this starts the test's own the same way.
    const load = JSON.stringify(join(cli, 'bin', 'load.js'));
    writeFileSync(join(bundle, 'start.cjs'), `require(${load}).load(__dirname).run();\n`);
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'linework-test-'));
    // The root of a repository, so that no settings file above it counts.
    mkdirSync(join(folder, '.git'));
    folders.push(folder);
  });
  afterAll(() => {
    for (const each of [bundle, ...folders]) rmSync(each, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    main: () => join(bundle, 'start.cjs'),
    run: (words, { input = '', env = {}, node = [] } = {}) => {
      const inherited = { PATH: process.env.PATH, HOME: folder };
      const ran = spawnSync(process.execPath, [...node, join(bundle, 'start.cjs'), ...words], {
        cwd: folder,
        input,
        encoding: 'utf8',
        env: { ...inherited, ...env },
        maxBuffer: 64 * 1024 * 1024,
      });
      return { code: ran.status, out: ran.stdout, err: ran.stderr };
    },
    write: (files) => {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content);
      }
    },
    read: (name) => readFileSync(join(folder, name), 'utf8'),
  };
}

export const GOOD = 'flow "Shop"\nnode shop client "Shop"\nnode api service "API"\nshop -> api : "calls"\n';
export const FAULTY = 'flow "Shop"\nnode shop client "Shop"\nshop -> apii : "calls"\n';
