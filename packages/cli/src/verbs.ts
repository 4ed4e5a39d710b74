// Every verb, a line each. A verb is loaded when it is called, so that none pays for another.
import type { VerbEntry } from './command/verb.js';

export const verbs: readonly VerbEntry[] = [
  { name: 'draw', load: () => import('./verbs/draw.js') },
  { name: 'preview', load: () => import('./verbs/preview.js') },
  { name: 'check', load: () => import('./verbs/check.js') },
  { name: 'outline', load: () => import('./verbs/outline.js') },
  { name: 'render', load: () => import('./verbs/render.js') },
  { name: 'read', load: () => import('./verbs/read.js') },
  { name: 'fix', load: () => import('./verbs/fix.js') },
  { name: 'compare', load: () => import('./verbs/compare.js') },
  { name: 'edit', load: () => import('./verbs/edit.js') },
  { name: 'format', load: () => import('./verbs/format.js') },
  { name: 'convert', load: () => import('./verbs/convert.js') },
  { name: 'import', load: () => import('./verbs/import.js') },
  { name: 'generate', load: () => import('./verbs/generate.js') },
  { name: 'sync', load: () => import('./verbs/sync.js') },
  { name: 'plan', load: () => import('./verbs/plan.js') },
  { name: 'suggest', load: () => import('./verbs/suggest.js') },
  { name: 'vocabulary', load: () => import('./verbs/vocabulary.js') },
  { name: 'pattern', load: () => import('./verbs/pattern.js') },
  { name: 'icons', load: () => import('./verbs/icons.js') },
  { name: 'explain', load: () => import('./verbs/explain.js') },
  { name: 'serve', load: () => import('./verbs/serve.js') },
  { name: 'mcp', load: () => import('./verbs/mcp.js') },
  { name: 'init-agent', load: () => import('./verbs/init-agent.js') },
  { name: 'help', load: () => import('./verbs/help.js') },
];
