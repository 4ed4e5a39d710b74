// Every diagnostic code of the language, the converter and the importers, for `explain` and the vocabulary.
import { converterCodes } from '@linework/convert';
import { type CodeEntry, catalogue, codeEntries } from '@linework/core';
import { importCatalogue } from '@linework/import';
import { ruleCodes } from './settings/rules/codes.js';

export function allCodes(): readonly CodeEntry[] {
  return [...catalogue(), ...codeEntries(converterCodes), ...importCatalogue(), ...ruleCodes];
}
