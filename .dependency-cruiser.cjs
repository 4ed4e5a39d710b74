// The house's walls: which room may import which (docs/ARCHITECTURE.md). Checked by scripts/structure.mjs.
/** Rooms of the core from the ground up: each imports only rooms before it. */
const rooms = [
  'text',
  'diagnostics',
  'syntax',
  'metrics',
  'layout',
  'scene',
  'grammar',
  'settings',
  'kinds',
  'theme',
  'svg',
  'brand',
  'source',
  'terminal',
];
const core = '^packages/core/src/';
const only = (from, to) => ({
  name: `core-${from}`,
  severity: 'error',
  comment: `${from} imports only ${to.join(', ') || 'itself'}`,
  from: { path: `${core}${from}/`, pathNot: '\\.test\\.ts$|/testing/' },
  to: { path: core, pathNot: [from, ...to].map((each) => `${core}${each}/`) },
});
const packageOnly = (from, allowed) => ({
  name: `package-${from}`,
  severity: 'error',
  comment: `${from} imports only ${allowed.join(', ') || 'nothing of ours'}`,
  from: { path: `^packages/${from}/src/` },
  to: { path: '^packages/', pathNot: [from, ...allowed].map((each) => `^packages/${each}/`) },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    packageOnly('core', []),
    packageOnly('icons', []),
    packageOnly('convert', ['core', 'icons']),
    // Icons in its tests alone.
    packageOnly('export', ['core', 'icons']),
    packageOnly('operations', ['core', 'icons', 'convert']),
    packageOnly('mcp', ['core', 'icons', 'operations']),
    packageOnly('server', ['core', 'icons', 'convert', 'export', 'operations', 'mcp']),
    // `linework serve` and `linework mcp` start the service: the one place where the command reaches it.
    {
      ...packageOnly('cli', ['core', 'icons', 'convert', 'operations']),
      from: { path: '^packages/cli/src/', pathNot: '/service-packages\\.ts$' },
    },
    only('text', []),
    only('diagnostics', ['text']),
    only('syntax', ['text', 'diagnostics']),
    only('metrics', ['text']),
    only('layout', ['text', 'metrics']),
    only('scene', ['text', 'metrics', 'layout']),
    only('grammar', ['text', 'diagnostics', 'syntax', 'scene']),
    only('settings', ['text', 'diagnostics', 'syntax', 'scene', 'grammar']),
    only(
      'kinds',
      rooms.filter((each) => !['kinds', 'theme', 'svg', 'brand', 'source', 'vocabulary'].includes(each)),
    ),
    only('theme', ['scene']),
    only('svg', ['scene', 'metrics', 'layout', 'theme']),
    only('brand', ['scene', 'theme', 'svg']),
    only('terminal', ['text', 'metrics', 'layout', 'scene', 'kinds']),
    {
      name: 'kinds-apart',
      severity: 'error',
      comment: 'a kind never imports another kind',
      from: { path: `${core}kinds/([^/]+)/` },
      to: { path: `${core}kinds/[^/]+/`, pathNot: `${core}kinds/$1/` },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      comment: 'core, convert and the pure part of icons use nothing of Node and no package',
      from: {
        path: '^packages/(core|convert)/src/|^packages/icons/src/(?!node\\.ts)',
        pathNot: '\\.test\\.ts$|/testing/',
      },
      to: {
        pathNot: '^packages/',
        dependencyTypes: [
          'core',
          'npm',
          'npm-dev',
          'npm-optional',
          'npm-peer',
          'npm-no-pkg',
          'npm-unknown',
          'unknown',
          'undetermined',
        ],
      },
    },
    {
      name: 'no-tests-from-code',
      severity: 'error',
      from: { pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '\\.test\\.ts$|/testing/' },
    },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|bundle|generated)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@linework/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  },
};
