// The structure as data: the packages and the rooms of the core in order, each with its allowed imports, which are always
// above it. docs/ARCHITECTURE.md describes them; .dependency-cruiser.cjs derives the rules from this list, and
// scripts/structure.mjs a planted violation for every pair that is not allowed.

/** Room, its files if they are not the folder of that name, and the rooms that it can import. */
const rooms = [
  { room: 'text', imports: [] },
  { room: 'calendar', imports: [] },
  { room: 'foreign', imports: [] },
  { room: 'diagnostics', imports: ['text'] },
  { room: 'syntax', imports: ['text', 'foreign', 'diagnostics'] },
  { room: 'metrics', imports: ['text'] },
  { room: 'layout', imports: ['text', 'metrics'] },
  { room: 'scene', imports: ['text', 'metrics', 'layout'] },
  { room: 'grammar', imports: ['text', 'calendar', 'foreign', 'diagnostics', 'syntax', 'scene'] },
  { room: 'settings', imports: ['text', 'diagnostics', 'syntax', 'scene', 'grammar'] },
  { room: 'terminal', imports: ['text', 'metrics', 'layout', 'scene'] },
  {
    room: 'kinds',
    imports: [
      'text',
      'calendar',
      'foreign',
      'diagnostics',
      'syntax',
      'metrics',
      'layout',
      'scene',
      'grammar',
      'settings',
      'terminal',
    ],
  },
  { room: 'theme', imports: ['scene'] },
  { room: 'svg', imports: ['metrics', 'layout', 'scene', 'theme'] },
  { room: 'outlines', imports: ['scene', 'theme', 'svg'] },
  { room: 'brand', imports: ['scene', 'theme', 'svg', 'outlines'] },
  {
    room: 'road',
    files: '(catalogue|check|check-cut|check-style|styled-groups|styled-texts|draw|draw-checked|draw-on-demand)\\.ts$',
    sample: 'check.ts',
    imports: ['text', 'diagnostics', 'syntax', 'scene', 'grammar', 'settings', 'terminal', 'kinds', 'svg', 'brand'],
  },
  { room: 'pictures', imports: ['scene', 'kinds', 'svg', 'road'] },
  { room: 'source', imports: ['text', 'diagnostics', 'syntax', 'grammar', 'kinds', 'road'] },
  { room: 'edit', imports: ['text', 'diagnostics', 'syntax', 'grammar', 'kinds', 'road'] },
  { room: 'compare', imports: ['text', 'diagnostics', 'syntax', 'layout', 'grammar', 'kinds', 'road', 'edit'] },
  { room: 'suggest', imports: ['kinds'] },
  { room: 'vocabulary', imports: ['text', 'diagnostics', 'syntax', 'scene', 'grammar', 'kinds'] },
  {
    room: 'ways-in',
    files: '(every-kind|on-demand|words)\\.ts$',
    sample: 'every-kind.ts',
    imports: [
      'text',
      'scene',
      'grammar',
      'kinds',
      'syntax',
      'road',
      'source',
      'edit',
      'compare',
      'suggest',
      'vocabulary',
    ],
  },
];

/** The phases of the layered engine in order: each can use earlier ones, never later ones. */
const phases = ['solve', 'input', 'layers', 'order', 'ends', 'place', 'rows', 'finish'];

const packages = [
  { name: 'core', imports: [] },
  { name: 'icons', imports: [] },
  { name: 'patterns', imports: ['icons'] },
  { name: 'convert', imports: ['core', 'icons'] },
  // The converter's path from a draft to a source.
  { name: 'import', imports: ['core', 'convert'] },
  // Icons only in its tests.
  { name: 'export', imports: ['core', 'icons'] },
  { name: 'library', imports: ['core', 'icons', 'convert', 'import', 'export'] },
  // Of the library its types only.
  { name: 'browser', imports: ['core', 'icons', 'convert', 'library'] },
  // The plugins of Markdown tools bundle it, and take the library from the package `linework`.
  { name: 'markdown', imports: ['core', 'convert', 'library'] },
  ...['remark', 'markdown-it', 'marked', 'react', 'vue'].map((name) => ({ name, imports: ['markdown'] })),
  { name: 'operations', imports: ['core', 'icons', 'patterns', 'convert', 'import'] },
  { name: 'mcp', imports: ['core', 'icons', 'operations'] },
  // Runs in a browser, and gives the service the scripts as texts.
  { name: 'web', imports: ['core'] },
  // Built as files of a site.
  { name: 'editor', imports: ['core', 'icons', 'patterns', 'convert', 'import', 'browser', 'web'] },
  // Of the operations the roles, of the editor its colours and its worker, and of the library for browsers, in a test, what a bundle loads.
  { name: 'console', imports: ['core', 'operations', 'web', 'browser', 'editor'] },
  { name: 'server', imports: ['core', 'icons', 'convert', 'export', 'operations', 'mcp', 'web'] },
  // `linework serve` and `linework mcp` start the service: the only place where the command imports it.
  { name: 'cli', imports: ['core', 'icons', 'convert', 'import', 'operations'], except: '/service-packages\\.ts$' },
];

module.exports = { rooms, phases, packages };
