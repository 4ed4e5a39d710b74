// Every diagnostic code of the language and the converter, for `explain` and the vocabulary.
import { converterCodes } from '@linework/convert';
import { type CodeEntry, catalogue, codeEntries } from '@linework/core';

export function allCodes(): readonly CodeEntry[] {
  return [...catalogue(), ...codeEntries(converterCodes)];
}
