// Statements of code and of other diagrams without a counterpart in class diagrams.
import type { WithoutCounterpart } from '../../habits/no-counterpart.js';

export const OTHERS: readonly WithoutCounterpart[] = [
  { pattern: /^(?:import|using|#include|from)\s/, advice: 'Remove this line. A diagram has no imports.', idle: true },
  {
    pattern: /^note\s+on\s+link\b/,
    advice: 'Write its text as the label of the relation: a -> b : "text"',
    idle: false,
  },
  { pattern: /^package\s+[\w.]+;?$/, advice: 'Write the package as a group: group shop "Shop" { … }', idle: false },
  {
    pattern: /^@(?!startuml|enduml)\w+/,
    advice: 'Remove this line, or write it as the stereotype of the class: stereotype=entity',
    idle: false,
  },
  {
    pattern: /^(?:activate|deactivate|participant|actor|state|loop|alt)\s/,
    advice: 'A class diagram has classes and relations: class a "A", a -> b',
    idle: false,
  },
];
