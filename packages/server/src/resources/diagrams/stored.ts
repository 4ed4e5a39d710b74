// What the tables of diagrams hold, for how long, and what of it is exported.

import type { Stored } from '../../platform/stored/stored.js';
import { DAYS } from './delete.js';
import { sourcesOf } from './sources.js';
import { diagrams, diagramVersions, diagramWords } from './tables.js';

export const stored: readonly Stored[] = [
  // A diagram is erased after what it would take along.
  {
    table: diagramVersions,
    purpose: 'Diagrams',
    holds: 'Every version: source, who saved it and when',
    until: 'its diagram is erased',
    wide: true,
    exported: { file: 'versions' },
  },
  {
    table: diagramWords,
    purpose: 'Diagrams',
    holds: 'The words of each diagram, for the search',
    until: 'its diagram is erased',
    notExported: 'they are made from the sources',
  },
  {
    table: diagrams,
    purpose: 'Diagrams',
    holds: 'Diagrams: title, folder, settings and the latest source',
    until: `${DAYS} days after the diagram is deleted`,
    wide: true,
    exported: { file: 'diagrams', inFiles: [diagrams.source], folder: 'diagrams', files: sourcesOf },
  },
];
