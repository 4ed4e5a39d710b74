// Structurizr workspaces, in the DSL or as JSON.
import type { Importer } from '../../contract.js';
import { isWorkspace } from './root.js';

export const structurizr: Importer = {
  format: 'structurizr',
  meaning: 'Structurizr workspaces, in the DSL with includes and extensions, or as JSON',
  options: [
    {
      name: 'view',
      takes: ['context', 'container', 'component', 'dynamic', 'deployment'],
      meaning: 'Draw only views of this type. If the workspace has none, they are created.',
    },
    {
      name: 'root',
      takes: 'text',
      meaning: 'The system or container that the views show, by name; or the key of a view.',
    },
  ],
  codes: [],
  reads: (path) => /\.(?:dsl|json)$/i.test(path),
  names: async () => (await import('./names-files.js')).filesNamed,
  recognises: (files) => {
    const own = files.find(isWorkspace);
    return own && { score: 0.95, reason: `${own.path} is a Structurizr workspace` };
  },
  proposing: { subject: 'architecture', per: 'file' },
  load: async () => (await import('./read.js')).read,
};
