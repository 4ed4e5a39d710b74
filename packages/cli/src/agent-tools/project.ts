// The project's files for the agent tools: in, the folder that the server was started in; out, reading and writing within it, as the
// command does it, with every failure as a refusal.
import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { isImportable } from '@linework/import';
import type { Refusal } from '@linework/operations/operation';
import { contextIn } from '@linework/operations/settings/settings';
import { fileFailure, systemFailure, usageFailure } from '../command/failure.js';
import { isMarkdown } from '../files/foreign.js';
import { isInGit } from '../files/git-folder.js';
import { inputFiles } from '../files/input-files.js';
import { overridesBeside, overridesIn } from '../files/overrides.js';
import { readOriginal, shownPath } from '../files/read-text.js';
import { isInside, realPath } from '../files/real-target.js';
import { historyReader, isRepository } from '../files/repository-log.js';
import { keepOther, rewrite, type Written, writeChanged } from '../files/write-file.js';
import { partPath } from '../generate/file-name.js';
import type { Project } from '../service-packages.js';
import { settingsReader } from '../settings/settings.js';
import { orRefusal, type ToolPlace, verbAnswer } from './place.js';

export function projectOf(place: ToolPlace): Project {
  const { folder } = place.io;
  const done = (path: string, status: Written) => ({ path: relative(folder, path).split(sep).join('/'), status });
  return {
    read: (path) =>
      orRefusal(async () => {
        const full = within(folder, path);
        demandFile(full, path);
        const { text, bytes } = await readOriginal(full);
        return {
          text,
          // Read for each call: a server lasts for days, and the settings change meanwhile.
          settings: contextIn(await settingsReader(place.io, place.settings).of(full)),
          rewrite: (changed) => orRefusal(() => done(full, rewrite(full, bytes, changed, folder))),
        };
      }),
    inputs: (path, format) =>
      orRefusal(async () => {
        const full = within(folder, path);
        if (kindOf(full, path) === 'other') throw notAFile(path);
        const readHistory = historyReader(format);
        if (readHistory && isRepository(full)) return [await readHistory(full)];
        const { files } = await inputFiles(full, (each) => isImportable(each, format));
        if (files.length === 0) throw fileFailure(`${shownPath(path)} contains no file that can be imported.`);
        return files;
      }),
    overrides: (out) =>
      orRefusal(async () => {
        const beside = overridesBeside(within(folder, out));
        if (!existsSync(beside)) return undefined;
        demandFile(within(folder, beside), beside);
        return overridesIn(beside);
      }),
    partPath,
    write: (path, content, overwrite) =>
      orRefusal(() => {
        const full = within(folder, path);
        if (existsSync(full)) demandFile(full, path);
        if (!overwrite) keepOther(full, String(content), ' Set overwrite to replace it.');
        return done(full, writeChanged(full, content, folder));
      }),
    sync: async (path, options) => {
      const full = await orRefusal(() => {
        const document = within(folder, path);
        demandFile(document, path);
        if (!isMarkdown(path)) throw usageFailure(`${shownPath(path)} is not a Markdown document.`);
        return document;
      });
      return typeof full === 'string' ? synced(full, options, place) : full;
    },
  };
}

async function synced(
  document: string,
  options: object,
  place: ToolPlace,
): Promise<{ readonly value: unknown } | Refusal> {
  const ran = await verbAnswer('sync', { prune: false, changed: undefined, ...options }, place, [document]);
  if ('refused' in ran) return ran;
  const [value] = ran.printed as readonly [{ readonly error?: string }];
  return value.error === undefined ? { value } : { refused: 'validation.failed', message: value.error };
}

/** The absolute path. Fails for one that is outside the folder, also through a link, or in a folder of git. */
function within(folder: string, path: string): string {
  const full = resolve(folder, path);
  try {
    const real = realPath(full);
    if (!isInside(real, realPath(folder)))
      throw fileFailure(`${shownPath(path)} is outside the folder that the server was started in. Name a path in it.`);
    if (isInGit(full) || isInGit(real))
      throw fileFailure(`${shownPath(path)} is in a git folder, which the tools do not use. Name another path.`);
    return full;
  } catch (cause) {
    throw systemFailure('used', shownPath(path), cause);
  }
}

function kindOf(full: string, path: string): 'file' | 'folder' | 'other' {
  try {
    const stats = statSync(full);
    return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
  } catch (cause) {
    throw systemFailure('read', shownPath(path), cause);
  }
}

/** Reading a pipe would block, and a device is nobody's file. */
function demandFile(full: string, path: string): void {
  if (kindOf(full, path) !== 'file') throw notAFile(path);
}

function notAFile(path: string): Error {
  return fileFailure(`${shownPath(path)} is not a file.`);
}
