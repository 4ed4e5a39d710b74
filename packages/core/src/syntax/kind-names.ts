// The names of all kinds in the language's order: each has a folder of kinds/, and `npm run build` writes the lists that load them.
// Known without loading one, also to recognise a second header in a source.
export const KIND_NAMES = [
  'flow',
  'sequence',
  'schema',
  'git',
  'gantt',
  'class',
  'state',
  'timeline',
  'journey',
  'mindmap',
  'treemap',
  'pie',
  'quadrant',
  'layers',
  'c4',
  'matrix',
  'sankey',
  'xychart',
  'tree',
  'swimlane',
] as const;
