// Import rules: which rooms and packages can import which (docs/ARCHITECTURE.md). Checked by scripts/structure.mjs.
const { packages, phases, rooms } = require('./scripts/rooms.cjs');

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
const layered = `${core}layout/layered/`;
const phaseWallOf = (phase, i) => ({
  name: `layered-${phase}`,
  severity: 'error',
  comment: `${phase} comes before ${phases.slice(i + 1).join(', ')}, and what runs the phases`,
  from: { path: `${layered}${phase}/`, pathNot: notTests },
  to: { path: `${layered}((${[...phases.slice(i + 1), 'testing'].join('|')})/|(index|arrange|phases)\\.ts$)` },
});
const packageWallOf = ({ name, imports, except }) => ({
  name: `package-${name}`,
  severity: 'error',
  comment: `${name} imports only ${imports.join(', ') || 'no package of this repository'}`,
  from: { path: `^packages/${name}/src/`, ...(except ? { pathNot: except } : {}) },
  to: { path: '^packages/', pathNot: [name, ...imports].map((each) => `^packages/${each}/`) },
});

module.exports = {
  forbidden: [
    ...packages.map(packageWallOf),
    ...rooms.map(wallOf),
    ...phases.map(phaseWallOf),
    {
      name: 'kinds-apart',
      severity: 'error',
      comment:
        'a kind never imports another kind; what kinds share (habits, line-options, graph-picture, testing) imports none',
      from: { path: `${core}kinds/([^/]+)/` },
      to: {
        path: `${core}kinds/[^/]+/`,
        pathNot: [`${core}kinds/$1/`, `${core}kinds/(?:habits|line-options|graph-picture|testing)/`],
      },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      comment: 'core, convert, web and the pure part of icons use nothing of Node and no package',
      from: {
        path: '^packages/(core|convert|web)/src/|^packages/icons/src/(?!node\\.ts)',
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
      name: 'importers-are-still',
      severity: 'error',
      comment: 'an importer reads no file, runs nothing and fetches nothing',
      from: { path: '^packages/import/src/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'importers-apart',
      severity: 'error',
      comment: 'an importer never imports another importer',
      from: { path: '^packages/import/src/formats/([^/]+)/', pathNot: '/testing/' },
      to: { path: '^packages/import/src/formats/[^/]+/', pathNot: '^packages/import/src/formats/$1/' },
    },
    {
      name: 'platform-knows-no-resource',
      severity: 'error',
      comment: 'what a resource brings is in its manifest; the platform takes it as a value',
      from: { path: '^packages/server/src/(?:platform|pages)/', pathNot: notTests },
      to: { path: '^packages/server/src/(?:resources|hosting)/' },
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
    // Plugins import the built library by its name.
    doNotFollow: { path: 'node_modules|^packages/cli/library/' },
    exclude: { path: '/(dist|bundle|generated|\\.build)/|/formats/[^/]+/example/' },
    tsPreCompilationDeps: true,
    // Reads imports from the syntax tree, without compiling to JavaScript first.
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@linework/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
