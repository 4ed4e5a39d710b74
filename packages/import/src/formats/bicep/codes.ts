// Codes of the Bicep importer, as data. I340 to I349.
import { type CodeTable, type Report, reporter, short, someOf } from '@linework/core';

export interface BicepCodeArgs {
  readonly I340: { readonly name: string; readonly near: readonly string[] };
  readonly I341: { readonly names: readonly string[] };
}

const NO_EXAMPLE = { example: '', repair: '' } as const;

export const bicepCodes: CodeTable<BicepCodeArgs> = {
  I340: {
    severity: 'warning',
    meaning: 'A Bicep file uses a name that it does not declare. Nothing is drawn for it.',
    message: ({ name }) => `'${short(name)}' is not declared in this file.`,
    hint: ({ near }) =>
      near.length > 0
        ? `Write '${near[0]}', or declare the name.`
        : 'Declare a resource, variable or parameter with this name.',
    ...NO_EXAMPLE,
  },
  I341: {
    severity: 'warning',
    meaning: 'A Bicep file uses many names that it does not declare. All after the first few are reported together.',
    message: ({ names }) =>
      `${names.length} more ${names.length === 1 ? 'name is' : 'names are'} not declared in this file: ${someOf(names)}.`,
    hint: () => 'Declare resources, variables or parameters with these names.',
    ...NO_EXAMPLE,
  },
};

export const bicepReport: Report<BicepCodeArgs> = reporter(bicepCodes);
