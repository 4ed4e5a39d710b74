// The input of `reference` in this repository: in, the command's own text functions; out, the input.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeIcons } from '@linework/icons/node';
import { root } from '../fresh.mjs';
import { proseOf } from './kinds.mjs';

export const icons = nodeIcons();

const plain = (_, text) => text;

export function proseText(kind) {
  return readFileSync(join(root, 'packages', 'core', 'src', 'kinds', proseOf(kind)), 'utf8');
}

/** `diagnosticText` is that of packages/cli, `settingsFile` and `brandFile` those of packages/operations, from their sources or built. */
export function madeWith({ diagnosticText, settingsFile, brandFile }) {
  return {
    icons,
    settingsFile,
    brandFile,
    formatDiagnostic: (file, source, diagnostic) => diagnosticText(file, source, plain)(diagnostic),
    proseOf: proseText,
  };
}
