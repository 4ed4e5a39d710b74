// Every import code as data: those of all importers, then each format's own.
import { type CodeEntry, codeEntries } from '@linework/core';
import { importCodes } from './codes.js';
import type { Importer } from './contract.js';
import { importers as registered } from './registry.js';

export function importCatalogue(importers: readonly Importer[] = registered): readonly CodeEntry[] {
  return [...codeEntries(importCodes), ...importers.flatMap(({ codes }) => codes)];
}
