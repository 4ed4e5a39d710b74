// Agent tools of the command itself, one per line. Declared like operations, without a route: only `linework mcp` has them.
import type { AnyOperation } from '@linework/operations/operation';
import { checkRepository } from './check-repository.js';
import { generateDiagrams } from './generate-diagrams.js';
import { listDiagrams } from './list-diagrams.js';
import type { ToolPlace } from './place.js';
import { publishDiagram } from './publish-diagram.js';

export const commandTools = (place: ToolPlace): readonly AnyOperation[] => [
  generateDiagrams(place),
  checkRepository(place),
  publishDiagram(place),
  listDiagrams(place),
];
