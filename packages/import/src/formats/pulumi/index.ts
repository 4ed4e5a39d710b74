// Pulumi: programs in YAML and TypeScript, read as data, and the output of `pulumi stack export`.
import { codeEntries } from '@linework/core';
import { CLOUD_OPTIONS } from '../../cloud/options.js';
import type { Importer } from '../../contract.js';
import { pulumiCodes } from './codes.js';
import { isExport, isProject, isProjectFile } from './kinds.js';

export const pulumi: Importer = {
  format: 'pulumi',
  meaning: 'Pulumi programs in YAML and TypeScript, and exported stacks',
  options: [
    ...CLOUD_OPTIONS,
    { name: 'varFiles', takes: 'texts', most: 20, meaning: 'Stack files to apply in order, such as Pulumi.dev.yaml.' },
    { name: 'root', takes: 'text', meaning: 'The folder of the program to draw, if there are several.' },
  ],
  codes: codeEntries(pulumiCodes),
  reads: (path) => /\.(?:ya?ml|json|[cm]?tsx?|[cm]?jsx?)$/i.test(path) && !/\.d\.[cm]?ts$/.test(path),
  recognises: (files) => {
    const project = files.find((file) => isProjectFile(file.path) && isProject(file.content));
    if (project) return { score: 0.95, reason: `${project.path} is a Pulumi project file` };
    const exported = files.find((file) => isExport(file));
    if (exported) return { score: 0.95, reason: `${exported.path} contains the resources of a Pulumi stack` };
    const program = files.find(
      ({ path, content }) => /\.[cm]?[tj]sx?$/.test(path) && /["']@pulumi\/[\w-]/.test(content.slice(0, 8_000)),
    );
    return program && { score: 0.93, reason: `${program.path} imports from @pulumi` };
  },
  proposing: { subject: 'infrastructure', per: 'project' },
  load: async () => (await import('./read.js')).read,
};
