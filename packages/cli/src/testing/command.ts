// Runs the command in temporary folders: from its sources, many runs in one process, or bundled and in a separate process, as for
// users, where standard input, signals or Node itself matter.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, inject } from 'vitest';
import { runInOneProcess } from './one-process.js';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface More {
  /** Standard input; a process is started for it. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Words for Node itself; a process is started for them. */
  readonly node?: readonly string[];
  /** Runs the bundled command in a separate process. */
  readonly process?: true;
}

export interface Command extends Files {
  /** The folder of the current test, new for each. */
  readonly folder: () => string;
  readonly run: (words: readonly string[], more?: More) => Ran;
  /** What Node starts; the bundle is beside it. */
  readonly main: () => string;
}

export interface Files {
  readonly write: (files: Readonly<Record<string, string | Buffer>>) => void;
  readonly read: (name: string) => string;
}

/** Verbs that read standard input, run until stopped, or print the path of the script that started them. */
const OF_A_PROCESS: ReadonlySet<string> = new Set(['init-agent', 'mcp', 'preview', 'serve']);

/** Call at the top of a test file. */
export function command(): Command {
  const main = join(inject('bundle'), '..', 'bin', 'linework.js');
  let folder = '';
  const folders: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'linework-test-'));
    // The root of a repository, so that no settings file above it counts.
    mkdirSync(join(folder, '.git'));
    folders.push(folder);
  });
  afterAll(() => {
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    main: () => main,
    run: (words, { input, env = {}, node = [], process: isAsked = false } = {}) => {
      const inherited = { PATH: process.env.PATH, HOME: folder };
      const isProcess =
        isAsked ||
        input !== undefined ||
        node.length > 0 ||
        OF_A_PROCESS.has(words[0] ?? '') ||
        words.some(isOfAProcess);
      if (!isProcess) return runInOneProcess({ words, folder, env: { ...inherited, ...env } });
      const ran = spawnSync(process.execPath, [...node, main, ...words], {
        cwd: folder,
        input: input ?? '',
        encoding: 'utf8',
        env: { ...inherited, ...env },
        maxBuffer: 64 * 1024 * 1024,
      });
      return { code: ran.status, out: ran.stdout, err: ran.stderr };
    },
    ...filesIn(() => folder),
  };
}

export function filesIn(folder: () => string): Files {
  return {
    write: (files) => {
      for (const [name, content] of Object.entries(files)) {
        const path = join(folder(), name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
      }
    },
    read: (name) => readFileSync(join(folder(), name), 'utf8'),
  };
}

function isOfAProcess(word: string): boolean {
  return word === '-' || word === '--watch' || word === '-w';
}

/** Words for Node under which the command runs as somebody else, since the superuser may do everything. */
export function asNobody(folder: string): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  chmodSync(folder, 0o777);
  return ['--import', 'data:text/javascript,process.setgroups([]);process.setgid(65534);process.setuid(65534)'];
}

export const GOOD = 'flow "Shop"\nnode shop client "Shop"\nnode api service "API"\nshop -> api : "calls"\n';
export const FAULTY = 'flow "Shop"\nnode shop client "Shop"\nshop -> apii : "calls"\n';
