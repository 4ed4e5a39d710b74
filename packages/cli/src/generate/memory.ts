// What the last run made: in, a repository; out, for each source the fingerprints of its inputs and of the written files, kept in
// the git folder, where nothing is committed. If nothing changed, a run reads files and makes no diagram.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../version.js';
import type { GeneratedDiagnostics } from './generated-diagnostics.js';
import type { Inputs } from './inputs.js';
import type { Made } from './make.js';
import type { Planned } from './plan.js';

interface Kept {
  readonly of: string;
  /** What was written, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly told: GeneratedDiagnostics;
}

export interface Memory {
  /** What a check reported about the diagrams, if nothing changed since. */
  readonly fresh: (planned: Planned, fingerprint: string) => GeneratedDiagnostics | undefined;
  readonly keep: (planned: Planned, fingerprint: string, result: Made) => void;
  readonly save: () => void;
}

export function memoryOf(root: string): Memory {
  const folder = join(root, '.git');
  const isKept = existsSync(folder) && statSync(folder).isDirectory();
  const path = join(folder, 'linework', 'generated.json');
  const known = new Map<string, Kept>(isKept ? Object.entries(readKept(path)) : []);
  let changed = false;
  return {
    fresh: ({ source }, fingerprint) => {
      const entry = known.get(source.out);
      const isFresh =
        entry?.of === fingerprint &&
        Object.entries(entry.files).every(([file, hash]) => hashOfFile(join(root, file)) === hash);
      return isFresh ? entry.told : undefined;
    },
    keep: ({ source }, of, { files, told: report }) => {
      const hashes = files.map((file) => [file.path, hashOf(file.content)]);
      known.set(source.out, { of, files: Object.fromEntries(hashes), told: report });
      changed = true;
    },
    save: () => {
      if (!isKept || !changed) return;
      mkdirSync(join(folder, 'linework'), { recursive: true });
      writeFileSync(path, JSON.stringify(Object.fromEntries(known)));
    },
  };
}

/** Fingerprint of the inputs, the settings, the overrides and the engine. */
export function fingerprintOf(
  { source }: Planned,
  { paths, files }: Inputs,
  overrides: string,
  settings: unknown,
): string {
  return hashOf(JSON.stringify([version(), source, paths, files.map(({ content }) => content), overrides, settings]));
}

function readKept(path: string): Readonly<Record<string, Kept>> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

function hashOfFile(path: string): string {
  try {
    return hashOf(readFileSync(path));
  } catch {
    return '';
  }
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
