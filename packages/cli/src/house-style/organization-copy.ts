// The copy of an organisation's house style on this machine: in, where commands look for it; out, the style as it was fetched, or nothing. One file
// that only its owner can read, written completely or not at all, so that drawing needs no network.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkHouseStyle } from '@linework/operations/house-style/check-house-style';
import type { HouseStyle } from '@linework/operations/house-style/house-style';
import { isObject } from '@linework/operations/settings/value-checks';
import { systemFailure } from '../command/failure.js';
import { shownPath } from '../files/read-text.js';
import { repositoryState } from '../files/repository-state.js';
import { stateFolder } from '../files/state-folder.js';
import type { Io } from '../terminal/io.js';

/** Bytes. */
const LARGEST = 64 * 1024 * 1024;

export interface OrganizationCopy {
  /** The address that it came from. */
  readonly service: string;
  readonly fetched: Date;
  readonly style: HouseStyle;
  /** Parts that this version cannot use. */
  readonly unusable: readonly string[];
}

/** `start`: a folder of the repository. The organisation is the slug or the id that the settings name. */
export function copyPath(io: Pick<Io, 'env'>, start: string, organization: string): string {
  return join(repositoryState(start) ?? stateFolder(io), 'house-style', `${organization}.json`);
}

/** A damaged copy counts as none: fetching it again repairs it. */
export function readCopy(path: string): OrganizationCopy | undefined {
  const json = jsonIn(path);
  if (!isObject(json) || typeof json.service !== 'string' || typeof json.fetched !== 'string') return undefined;
  const fetched = new Date(json.fetched);
  if (Number.isNaN(fetched.getTime())) return undefined;
  return { service: json.service, fetched, ...checkHouseStyle(json.style) };
}

/** `answer`: of the service, which readers check. */
export function writeCopy(
  path: string,
  { service, fetched }: Pick<OrganizationCopy, 'service' | 'fetched'>,
  answer: unknown,
): void {
  writeOwn(path, { service, fetched: fetched.toISOString(), style: answer });
}

/** When fetching last failed; a copy that is written later makes no difference to it. */
export function failedAt(path: string): Date | undefined {
  return statSync(failurePath(path), { throwIfNoEntry: false })?.mtime;
}

export function noteFailure(path: string): void {
  writeOwn(failurePath(path), {});
}

export function forgetFailure(path: string): void {
  rmSync(failurePath(path), { force: true });
}

function failurePath(path: string): string {
  return path.replace(/\.json$/, '.failed');
}

function writeOwn(path: string, content: unknown): void {
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(beside, `${JSON.stringify(content)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(beside, path);
  } catch (cause) {
    rmSync(beside, { force: true });
    throw systemFailure('written', shownPath(path), cause);
  }
}

function jsonIn(path: string): unknown {
  try {
    return statSync(path).size > LARGEST ? undefined : JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
