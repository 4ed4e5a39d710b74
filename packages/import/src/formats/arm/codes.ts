// What only an import of ARM templates says, as data. I350 to I359.
import { short, someOf } from '@linework/convert';
import { type CodeTable, type Report, reporter } from '@linework/core';

export interface ArmCodeArgs {
  readonly I350: { readonly name: string; readonly of: string };
  readonly I351: { readonly names: readonly string[] };
}

const NO_EXAMPLE = { example: '', repair: '' } as const;

export const armCodes: CodeTable<ArmCodeArgs> = {
  I350: {
    severity: 'warning',
    meaning: 'A resource of a template depends on something that the template does not have; nothing is drawn of it.',
    message: ({ name, of }) => `'${short(of)}' depends on '${short(name, 120)}', which is not in the template.`,
    hint: () => 'Name a resource of the template by its id, its name or its symbol, or take the dependency out.',
    ...NO_EXAMPLE,
  },
  I351: {
    severity: 'warning',
    meaning: 'Many dependencies of a template are not in it; those after the first are named together.',
    message: ({ names }) =>
      `${names.length} more ${names.length === 1 ? 'dependency is' : 'dependencies are'} not in the template: ${someOf(names)}.`,
    hint: () => 'Name resources of the template by their ids, names or symbols, or take the dependencies out.',
    ...NO_EXAMPLE,
  },
};

export const armReport: Report<ArmCodeArgs> = reporter(armCodes);
