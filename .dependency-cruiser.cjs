// The house's walls: which room may import which (docs/ARCHITECTURE.md). Checked by scripts/structure.mjs.
const { packages, rooms } = require('./scripts/rooms.cjs');

const core = '^packages/core/src/';
const notTests = '\\.test\\.ts$|/testing/';
const filesOf = ({ room, files }) => core + (files ?? `${room}/`);
const named = (name) => filesOf(rooms.find(({ room }) => room === name));

const wallOf = (each) => ({
  name: `core-${each.room}`,
  severity: 'error',
  comment: `${each.room} imports only ${each.imports.join(', ') || 'itself'}`,
  from: { path: filesOf(each), pathNot: notTests },
  to: { path: core, pathNot: [filesOf(each), ...each.imports.map(named)] },
});
const packageWallOf = ({ name, imports, except }) => ({
  name: `package-${name}`,
  severity: 'error',
  comment: `${name} imports only ${imports.join(', ') || 'nothing of ours'}`,
  from: { path: `^packages/${name}/src/`, ...(except ? { pathNot: except } : {}) },
  to: { path: '^packages/', pathNot: [name, ...imports].map((each) => `^packages/${each}/`) },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...packages.map(packageWallOf),
    ...rooms.map(wallOf),
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
        // What parses a format of files is a package's; it loads with the format.
        pathNot: '\\.test\\.ts$|/testing/|^packages/convert/src/importers/[^/]+/',
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
      name: 'importers-are-still',
      severity: 'error',
      comment: 'an importer reads no file, runs nothing and fetches nothing',
      from: { path: '^packages/convert/src/importers/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'importers-apart',
      severity: 'error',
      comment: 'an importer never imports another importer',
      from: { path: '^packages/convert/src/importers/([^/]+)/', pathNot: '/testing/' },
      to: { path: '^packages/convert/src/importers/[^/]+/', pathNot: '^packages/convert/src/importers/$1/' },
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
