// Every diagnostic code of the language and the converter, for `explain` and the vocabulary.
import { mermaidCodeEntries } from '@linework/convert';
import { type CodeEntry, catalogue } from '@linework/core';

export function allCodes(): readonly CodeEntry[] {
  return [...catalogue(), ...mermaidCodeEntries()];
}
