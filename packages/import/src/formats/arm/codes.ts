// Codes of the ARM importer, as data. I350 to I359.
import { type CodeTable, type Report, reporter, short, someOf } from '@linework/core';

export interface ArmCodeArgs {
  readonly I350: { readonly name: string; readonly of: string };
  readonly I351: { readonly names: readonly string[] };
}

const NO_EXAMPLE = { example: '', repair: '' } as const;

export const armCodes: CodeTable<ArmCodeArgs> = {
  I350: {
    severity: 'warning',
    meaning: 'A resource depends on something that is not in the template. The dependency is not drawn.',
    message: ({ name, of }) => `'${short(of)}' depends on '${short(name, 120)}', which is not in the template.`,
    hint: () => 'Name a resource of the template by its id, its name or its symbol, or remove the dependency.',
    ...NO_EXAMPLE,
  },
  I351: {
    severity: 'warning',
    meaning: 'Many dependencies are not in the template. All after the first few are reported together.',
    message: ({ names }) =>
      `${names.length} more ${names.length === 1 ? 'dependency is' : 'dependencies are'} not in the template: ${someOf(names)}.`,
    hint: () => 'Name resources of the template by their ids, names or symbols, or remove the dependencies.',
    ...NO_EXAMPLE,
  },
};

export const armReport: Report<ArmCodeArgs> = reporter(armCodes);
