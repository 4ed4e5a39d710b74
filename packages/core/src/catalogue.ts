// Every code of the language, for `explain`, the vocabulary and the reference.
import { adviceCodes } from './diagnostics/advice-codes.js';
import { type CodeEntry, codeEntries } from './diagnostics/define.js';
import { layoutCodes } from './diagnostics/layout-codes.js';
import { lineCodes } from './diagnostics/line-codes.js';
import { nameCodes } from './diagnostics/name-codes.js';
import { optionCodes } from './diagnostics/option-codes.js';
import { structureCodes } from './diagnostics/structure-codes.js';
import { textCodes } from './diagnostics/text-codes.js';
import { kinds } from './kinds/registry.js';

export function catalogue(): readonly CodeEntry[] {
  return [
    ...codeEntries(textCodes),
    ...codeEntries(nameCodes),
    ...codeEntries(optionCodes),
    ...codeEntries(structureCodes),
    ...codeEntries(lineCodes),
    ...codeEntries(layoutCodes),
    ...codeEntries(adviceCodes),
    ...[...kinds.values()].flatMap((each) => each.codes),
  ];
}
