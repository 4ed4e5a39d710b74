// What each kind shows, as data: loading every kind for its phrase would take a hundred times their size. A test compares it with the kinds.

export interface KindMeaning {
  /** The first word of its sources. */
  readonly name: string;
  /** What it shows, as a phrase. */
  readonly meaning: string;
}

/** In the order of the documentation. */
export const KIND_MEANINGS: readonly KindMeaning[] = [
  { name: 'flow', meaning: 'boxes and arrows: processes, architectures, data flows' },
  { name: 'sequence', meaning: 'messages between actors, in time order' },
  { name: 'schema', meaning: 'tables of a database, their columns, keys and enums' },
  { name: 'git', meaning: 'commits on branches, in the order of the lines' },
  { name: 'gantt', meaning: 'a plan: tasks over time, dependencies, milestones' },
  { name: 'class', meaning: 'classes with their members, and how they inherit, own and use one another' },
  { name: 'state', meaning: 'states and transitions: life cycles, protocols, screens' },
  { name: 'timeline', meaning: 'what happened when, in source order or on a true scale' },
  { name: 'journey', meaning: 'an experience step by step, and how it feels' },
  { name: 'mindmap', meaning: 'thoughts around one subject, branch by branch' },
  { name: 'treemap', meaning: 'parts of a whole, and their parts, as areas' },
  { name: 'pie', meaning: 'shares of one whole, as a pie or a ring' },
  { name: 'quadrant', meaning: 'items rated by two measures, in four areas' },
  {
    name: 'layers',
    meaning: 'levels that build on one another: layers from top to bottom, and pillars beside them all',
  },
  { name: 'c4', meaning: 'software architecture in the C4 model: people, systems, containers, components and hosts' },
  { name: 'matrix', meaning: 'rows against columns: who does what, a heat map, a comparison' },
  { name: 'sankey', meaning: 'how much flows from where to where' },
  { name: 'xychart', meaning: 'numbers along an axis, as bars, lines, areas and points' },
  { name: 'tree', meaning: 'folders and files, or anything else that nests' },
  { name: 'swimlane', meaning: 'who does which step: a process across the lanes of people, teams or systems' },
];
