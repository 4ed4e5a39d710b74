// Docker Compose: services, their networks, what they store, and their dependencies.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { composeCodes } from './codes.js';

const NAME = /(?:^|\/)(?:docker-)?compose(?:[.-][\w.-]{1,60})?\.ya?ml$/;
const BEGINNING = 20_000;

export const compose: Importer = {
  format: 'compose',
  meaning: 'Docker Compose: services in the frames of their networks, with volumes, secrets, ports and start order.',
  options: [
    {
      name: 'noise',
      takes: ['all'],
      meaning: 'Also draw host folders and files, and unnamed volumes.',
    },
  ],
  codes: codeEntries(composeCodes),
  names: async () => (await import('./names-files.js')).filesNamed,
  recognises: (files) => {
    const named = files.find(({ path }) => NAME.test(path));
    if (named) return { score: 0.95, reason: `${named.path} has the name of a Compose file` };
    const written = files.find(
      ({ path, content }) => /\.ya?ml$/.test(path) && hasServices(content.slice(0, BEGINNING)),
    );
    return written && { score: 0.6, reason: `${written.path} has services with images or builds` };
  },
  proposing: {
    subject: 'services',
    per: 'file',
    looksInto: (path) => /\.ya?ml$/.test(path),
    isWhole: (path) => /(?:^|\/)(?:docker-)?compose\.ya?ml$/.test(path),
  },
  load: async () => (await import('./read.js')).read,
};

/** `services:` at the start of a line with names beneath it, one of which has an image or a build. */
function hasServices(content: string): boolean {
  const lines = content.split('\n');
  const start = lines.findIndex((line) => /^services:\s*(?:#|$)/.test(line));
  if (start < 0) return false;
  const next = lines.findIndex((line, index) => index > start && /^[^\s#]/.test(line));
  return lines.slice(start, next < 0 ? undefined : next).some((line) => /^[ \t]{2,8}(?:image|build):/.test(line));
}
