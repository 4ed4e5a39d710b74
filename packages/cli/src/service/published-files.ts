// Which diagram a file was published as: in, a service and a path; out, its id. Kept for all services in the state folder of the
// account, with the newest last; the oldest are forgotten.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { systemFailure } from '../command/failure.js';
import { stateFolder } from '../files/state-folder.js';
import type { Io } from '../terminal/io.js';

type Entry = readonly [service: string, path: string, id: string];

const MOST = 1_000;

export function publishedAs(io: Io, service: string, path: string): string | undefined {
  const place = resolve(io.folder, path);
  return entriesOf(fileOf(io)).find((each) => each[0] === service && each[1] === place)?.[2];
}

/** The diagram is published already, so a full disk is only reported. */
export function rememberPublished(io: Io, service: string, path: string, id: string): void {
  const place = resolve(io.folder, path);
  const file = fileOf(io);
  const before = entriesOf(file);
  if (before.some((each) => each[0] === service && each[1] === place && each[2] === id)) return;
  const others = before.filter((each) => each[0] !== service || each[1] !== place);
  const beside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(beside, `${JSON.stringify([...others, [service, place, id]].slice(-MOST))}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
    renameSync(beside, file);
  } catch (cause) {
    rmSync(beside, { force: true });
    io.err.write(`linework: ${systemFailure('written', file, cause).message}\n`);
  }
}

function fileOf(io: Io): string {
  return join(stateFolder(io), 'published.json');
}

function entriesOf(file: string): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 3 && value.every((each) => typeof each === 'string');
}
