// Git logs: commits on their branches, or by date.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { gitLogCodes } from './codes.js';
import { FIELD } from './log-text.js';

const BEGINNING = 8_000;
const ONELINE = /^[*|/\\_ ]{0,60}[0-9a-f]{7,64}(?: |$)/;
const DRAWN = /^[*|/\\_ ]{1,60}$/;

export const gitLog: Importer = {
  format: 'git-log',
  meaning: 'Output of git log: commits, branches, merges and tags, or a timeline by day, month or tag.',
  options: [
    { name: 'view', takes: ['git', 'timeline'], meaning: 'Draw branches (default) or a timeline.' },
    {
      name: 'groupBy',
      takes: ['day', 'month', 'tag'],
      meaning: 'What a line of the timeline represents. By default, whatever fits.',
    },
  ],
  codes: codeEntries(gitLogCodes),
  recognises: (files) => {
    const log = files.find(({ content }) => isLog(content.slice(0, BEGINNING)));
    return log && { score: 0.92, reason: `${log.path} has commits as git log prints them` };
  },
  ofRepository: async () => (await import('./repository.js')).repositoryFile,
  proposing: { subject: 'history', per: 'file', looksInto: (path) => /\.(?:log|txt)$/.test(path) },
  load: async () => (await import('./read.js')).read,
};

function isLog(beginning: string): boolean {
  if (/^\s{0,20}(?:\* {1,60})?commit [0-9a-f]{7,64}/.test(beginning)) return true;
  if (new RegExp(`^\\s{0,20}[0-9a-f]{7,64}${FIELD}`).test(beginning)) return true;
  const lines = beginning
    .split(/\r?\n/)
    .slice(0, 60)
    .filter((line) => line.trim() !== '' && !DRAWN.test(line));
  return lines.length > 1 && lines.slice(0, -1).every((line) => ONELINE.test(line));
}
