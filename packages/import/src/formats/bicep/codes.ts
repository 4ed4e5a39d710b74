// What only an import of Bicep says, as data. I340 to I349.
import { short, someOf } from '@linework/convert';
import { type CodeTable, type Report, reporter } from '@linework/core';

export interface BicepCodeArgs {
  readonly I340: { readonly name: string; readonly near: readonly string[] };
  readonly I341: { readonly names: readonly string[] };
}

const NO_EXAMPLE = { example: '', repair: '' } as const;

export const bicepCodes: CodeTable<BicepCodeArgs> = {
  I340: {
    severity: 'warning',
    meaning: 'A Bicep file names something that it does not declare; nothing is drawn of it.',
    message: ({ name }) => `'${short(name)}' is declared nowhere in this file.`,
    hint: ({ near }) =>
      near.length > 0
        ? `Write '${near[0]}', or declare it.`
        : 'Declare a resource, variable or parameter of that name.',
    ...NO_EXAMPLE,
  },
  I341: {
    severity: 'warning',
    meaning: 'A Bicep file names many things that it does not declare; those after the first are named together.',
    message: ({ names }) =>
      `${names.length} more ${names.length === 1 ? 'name is' : 'names are'} declared nowhere in this file: ${someOf(names)}.`,
    hint: () => 'Declare resources, variables or parameters of these names.',
    ...NO_EXAMPLE,
  },
};

export const bicepReport: Report<BicepCodeArgs> = reporter(bicepCodes);
