// GitHub Actions: workflow triggers, jobs and their dependencies, and calls between workflows.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { actionsCodes } from './codes.js';

const NAMED = /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/;
const BEGINNING = 20_000;

export const githubActions: Importer = {
  format: 'github-actions',
  specified: 'hosta-actions',
  meaning: 'GitHub Actions: workflow triggers, jobs in order, calls between workflows, and environments.',
  options: [],
  codes: codeEntries(actionsCodes),
  reads: (path) => /\.ya?ml$/.test(path),
  names: async () => (await import('./names-files.js')).filesNamed,
  recognises: (files) => {
    const named = files.find(({ path }) => NAMED.test(path));
    if (named) return { score: 0.95, reason: `${named.path} is in GitHub's workflows folder` };
    const written = files.find(({ path, content }) => /\.ya?ml$/.test(path) && looksLikeWorkflow(content));
    return written && { score: 0.7, reason: `${written.path} has 'on' and 'jobs' at the top level` };
  },
  proposing: { subject: 'workflows', per: 'folder' },
  load: async () => (await import('./read.js')).read,
};

function looksLikeWorkflow(content: string): boolean {
  return /^["']?on["']? ?:/m.test(content.slice(0, BEGINNING)) && /^jobs ?:/m.test(content);
}
