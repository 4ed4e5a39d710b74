// Installs and builds what a checkout lacks. A step runs only if an input changed or an output is missing; .build/ stores a hash of
// the content of its inputs. A goal names the steps that a command needs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSteps } from './steps.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const state = join(root, '.build');

const SKIPPED = new Set(['node_modules', 'dist', 'bundle', 'generated', '.git', '.build', 'golden']);

/** Paths from the root, of files below a folder that a pattern matches. */
export function filesIn(folder, pattern = /./, skipped = SKIPPED, out = []) {
  const place = join(root, folder);
  if (!existsSync(place)) return out;
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) filesIn(path, pattern, skipped, out);
    } else if (pattern.test(path)) out.push(path);
  }
  return out;
}

const packageNames = readdirSync(join(root, 'packages')).sort();
/** Those with sources: the others contain only what is bundled from these. */
const withSources = packageNames.filter((each) => existsSync(join(root, 'packages', each, 'tsconfig.json')));
const manifests = () =>
  ['package.json', ...packageNames.map((each) => `packages/${each}/package.json`)].filter((each) =>
    existsSync(join(root, each)),
  );

/** What the packages are built from, without their tests. */
const sources = () =>
  packageNames
    .flatMap((each) => filesIn(`packages/${each}/src`, /\.(tsx?|json)$/))
    // The lists follow from their step, which runs after the inputs are hashed.
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !KIND_LISTS.includes(path));

const node = (path) => ({ command: process.execPath, args: [path] });

/** The script behind the command of an installed package, named `package` or `package:command`. */
export function binOf(name) {
  const [folder, command] = name.includes(':') ? name.split(':') : [name, name];
  const base = join(root, 'node_modules', folder);
  const { bin } = JSON.parse(readFileSync(join(base, 'package.json'), 'utf8'));
  return join(base, typeof bin === 'string' ? bin : bin[command]);
}

const npm = (args) => ({ command: 'npm', args: [...args, '--no-audit', '--no-fund'] });

const TOOLS = ' with tools';

/**
 * Installs the packages of the lock. The service runs without development tools, so a start omits them; a later command that needs
 * them adds them. After any other change, all packages are installed from scratch.
 */
function packages(withTools) {
  const step = {
    name: 'packages',
    label: 'Installing packages',
    inputs: () => ['package-lock.json', ...manifests()],
    outputs: ['.package-lock.json', '.bin/linework', ...(withTools ? ['.bin/vitest'] : [])].map(
      (each) => `node_modules/${each}`,
    ),
  };
  const before = existsSync(stampOf(step)) ? readFileSync(stampOf(step), 'utf8') : '';
  const digest = digestOf(step);
  const isInstalled = before.startsWith(digest);
  const stamp = withTools || (isInstalled && before.endsWith(TOOLS)) ? `${digest}${TOOLS}` : digest;
  const addsTools = isInstalled && existsSync(join(root, 'node_modules/.package-lock.json'));
  return {
    ...step,
    stamp,
    ...npm(addsTools ? ['install', '--no-save'] : ['ci', ...(withTools ? [] : ['--omit=dev'])]),
  };
}

/** What scripts/bundle-plugins.mjs bundles. */
const PLUGINS = ['markdown-it', 'marked', 'react', 'remark', 'vue'];

const KIND_LISTS = ['registry', 'loaders'].map((each) => `packages/core/src/kinds/${each}.ts`);

/** The build steps. The steps in `needs` run first; a step runs again when the inputs of one of them change. */
const BUILDS = [
  {
    name: 'kinds',
    label: 'Listing the kinds',
    needs: [],
    inputs: () => [...filesIn('scripts/kinds'), 'packages/core/src/syntax/kind-names.ts'],
    outputs: KIND_LISTS,
    ...node('scripts/kinds/generate.mjs'),
  },
  {
    name: 'icons',
    label: 'Building icons',
    needs: ['packages'],
    inputs: () => [
      ...filesIn('packages/icons/scripts'),
      ...filesIn('packages/icons/sets'),
      ...filesIn('packages/icons/src/status'),
      ...['choices', 'shard-file', 'shard-key'].map((each) => `packages/icons/src/${each}.ts`),
    ],
    outputs: ['packages/icons/generated/stamp.json', 'packages/icons/src/generated/basic.ts'],
    ...node('packages/icons/scripts/build.mjs'),
  },
  {
    name: 'fonts',
    label: 'Copying fonts',
    needs: ['packages'],
    inputs: () => filesIn('packages/export/scripts'),
    outputs: ['packages/export/generated/fonts/Inter-400.ttf', 'packages/export/generated/harfbuzz-subset.wasm'],
    ...node('packages/export/scripts/build.mjs'),
  },
  {
    name: 'swagger',
    label: 'Copying Swagger UI and the decoder of pictures',
    needs: ['packages'],
    inputs: () => ['packages/server/scripts/build.mjs'],
    outputs: ['packages/server/generated/swagger/swagger-ui.css', 'packages/server/generated/photon.wasm'],
    ...node('packages/server/scripts/build.mjs'),
  },
  {
    name: 'web',
    label: 'Bundling the scripts of pages',
    needs: ['packages'],
    inputs: () => [...filesIn('packages/web/scripts'), ...filesIn('packages/web/src', /(?<!\.test)\.ts$/)],
    outputs: ['packages/web/src/generated/scripts.ts'],
    ...node('packages/web/scripts/build.mjs'),
  },
  {
    name: 'editor',
    label: 'Bundling the editor',
    needs: ['packages', 'kinds', 'icons', 'web'],
    inputs: () => [
      'scripts/notices.mjs',
      ...['editor', 'browser'].flatMap((each) => filesIn(`packages/${each}/scripts`)),
      ...['editor', 'browser', 'core', 'convert', 'icons', 'import', 'patterns', 'web'].flatMap((each) =>
        filesIn(`packages/${each}/src`, /(?<!\.test)\.(tsx?|css)$/),
      ),
    ],
    outputs: ['packages/editor/bundle/index.html', 'packages/editor/bundle/loads.json'],
    ...node('packages/editor/scripts/build.mjs'),
  },
  {
    name: 'api types',
    label: 'Writing the types of the endpoints',
    needs: ['packages', 'kinds', 'icons', 'web'],
    inputs: () => [
      ...filesIn('packages/console/scripts'),
      ...['core', 'convert', 'export', 'icons', 'import', 'mcp', 'operations', 'patterns', 'server', 'web'].flatMap(
        (each) => filesIn(`packages/${each}/src`, /(?<!\.test)\.ts$/),
      ),
    ],
    outputs: ['api.ts', 'audit-actions.ts', 'operations.json'].map((each) => `packages/console/src/generated/${each}`),
    ...node('packages/console/scripts/api-types.mjs'),
  },
  {
    name: 'console',
    label: 'Bundling the console',
    needs: ['packages', 'kinds', 'icons', 'web', 'api types'],
    inputs: () => [
      'scripts/notices.mjs',
      'packages/browser/scripts/loads.mjs',
      ...filesIn('packages/console/scripts'),
      ...['console', 'core', 'editor', 'operations', 'web'].flatMap((each) =>
        filesIn(`packages/${each}/src`, /(?<!\.test)\.(tsx?|css)$/),
      ),
    ],
    outputs: ['packages/console/bundle/console.js', 'packages/console/bundle/loads.json'],
    ...node('packages/console/scripts/build.mjs'),
  },
  {
    name: 'database',
    label: 'Building the database',
    needs: ['packages'],
    inputs: () => [
      'packages/server/scripts/seed.mjs',
      ...filesIn('packages/server/migrations', /\.sql$/),
      ...filesIn('packages/server/src/platform/db', /(?<!\.test)\.ts$/),
      'packages/server/src/platform/backup/archive.ts',
    ],
    outputs: ['packages/server/generated/seed.tar.gz'],
    ...node('packages/server/scripts/seed.mjs'),
  },
  {
    name: 'command',
    label: 'Building the command',
    needs: ['kinds', 'icons', 'fonts', 'swagger', 'web', 'editor', 'console', 'database'],
    inputs: () => [
      ...sources(),
      ...filesIn('packages/server/migrations'),
      ...filesIn('packages/cli/bin'),
      'scripts/ascii.mjs',
      'scripts/bundle-cli.mjs',
      'scripts/bundle-services.mjs',
      'scripts/notices.mjs',
      'scripts/past-entries.mjs',
      'scripts/two-scripts.mjs',
    ],
    outputs: ['packages/cli/bundle/linework.js', 'packages/service/bundle/server.js'],
    ...node('scripts/bundle-cli.mjs'),
  },
  {
    name: 'documents',
    label: 'Copying the documents of the package',
    needs: ['command'],
    inputs: () => [
      'scripts/package-papers.mjs',
      'README.md',
      'LICENSE',
      ...filesIn('docs', /^docs\/(?!reference\/).*\.(md|svg)$/),
    ],
    outputs: ['packages/cli/README.md', 'packages/cli/NOTICE', 'packages/service/NOTICE'],
    ...node('scripts/package-papers.mjs'),
  },
  {
    name: 'browser',
    label: 'Bundling the library for browsers',
    needs: ['packages', 'kinds', 'icons'],
    inputs: () => [
      ...filesIn('packages/browser/scripts'),
      ...filesIn('scripts/late'),
      ...['browser', 'core', 'convert', 'icons'].flatMap((each) =>
        filesIn(`packages/${each}/src`, /(?<!\.test)\.(ts|css)$/),
      ),
    ],
    outputs: ['packages/browser/bundle/index.js', 'packages/browser/bundle/icons/sets.json'],
    ...node('packages/browser/scripts/build.mjs'),
  },
  {
    name: 'types',
    label: 'Checking types and building modules',
    needs: ['packages', 'kinds', 'icons', 'web', 'api types'],
    inputs: () => [
      ...sources(),
      'tsconfig.base.json',
      'tsconfig.json',
      ...withSources.map((each) => `packages/${each}/tsconfig.json`),
    ],
    outputs: withSources.map((each) => `packages/${each}/tsconfig.tsbuildinfo`),
    command: process.execPath,
    // Known once the packages are installed.
    args: () => [binOf('@typescript/native:tsc'), '-b'],
  },
  {
    name: 'library',
    label: 'Building the library',
    needs: ['command', 'types'],
    inputs: () => [
      ...sources(),
      ...filesIn('scripts/api'),
      ...filesIn('scripts/kinds'),
      ...filesIn('scripts/late'),
      'packages/library/package.json',
      'scripts/ascii.mjs',
      'scripts/bundle-library.mjs',
    ],
    outputs: ['packages/cli/library/index.js', 'packages/cli/library/index.d.ts'],
    ...node('scripts/bundle-library.mjs'),
  },
  {
    name: 'types of browser',
    label: 'Rolling up the types of the library for browsers',
    needs: ['browser', 'types'],
    inputs: () => ['packages/browser/scripts/types.mjs', 'packages/browser/package.json'],
    outputs: ['packages/browser/bundle/index.d.ts'],
    ...node('packages/browser/scripts/types.mjs'),
  },
  {
    name: 'plugins',
    label: 'Building the plugins of Markdown tools',
    needs: ['types'],
    inputs: () => [
      ...sources(),
      ...filesIn('scripts/api'),
      ...PLUGINS.map((each) => `packages/${each}/package.json`),
      'scripts/bundle-plugins.mjs',
    ],
    outputs: PLUGINS.flatMap((each) => ['index.js', 'index.d.ts'].map((file) => `packages/${each}/bundle/${file}`)),
    ...node('scripts/bundle-plugins.mjs'),
  },
];

/** The steps of each goal, and whether it needs development tools. */
const GOALS = {
  start: { builds: ['command'], withTools: false },
  test: {
    builds: ['kinds', 'icons', 'fonts', 'swagger', 'web', 'editor', 'api types', 'console', 'database', 'browser'],
    withTools: true,
  },
  browser: { builds: ['browser'], withTools: true },
  editor: { builds: ['editor'], withTools: true },
  // For tests of the command, which run from the installed packages.
  command: { builds: ['command'] },
  types: { builds: ['types'], withTools: true },
  build: {
    builds: ['command', 'documents', 'types', 'library', 'types of browser', 'plugins'],
    withTools: true,
  },
};

/** A goal's steps with all they need. */
function stepsOf({ builds, withTools }) {
  const wanted = new Set(builds);
  for (const step of BUILDS.toReversed()) if (wanted.has(step.name)) for (const each of step.needs) wanted.add(each);
  const steps = BUILDS.filter(({ name }) => wanted.has(name));
  return withTools === undefined ? steps : [packages(withTools), ...steps];
}

const hashes = new Map();

/** The hash of all inputs of a step, including the builds it needs. */
function digestOf({ name, inputs, needs = [] }) {
  const known = hashes.get(name);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(process.version);
  for (const each of BUILDS) if (needs.includes(each.name)) hash.update(digestOf(each));
  for (const file of [...new Set(inputs())].sort()) hash.update(file).update('\0').update(hashOf(file));
  const digest = hash.digest('hex');
  hashes.set(name, digest);
  return digest;
}

function hashOf(file) {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  const hash = createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');
  hashes.set(file, hash);
  return hash;
}

function stampOf({ name }) {
  return join(state, name);
}

function isDue(step) {
  const { stamp = digestOf(step), outputs } = step;
  const isStamped = existsSync(stampOf(step)) && readFileSync(stampOf(step), 'utf8') === stamp;
  return !isStamped || !outputs.every((each) => existsSync(join(root, each)));
}

const WHOLE = {
  name: 'checkout',
  inputs: () => filesIn('.', /(?<!\.tsbuildinfo)$/, new Set([...SKIPPED].filter((each) => each !== 'golden'))),
};

/**
 * What passed and need not run again while no file of the checkout changes: `isDone(name)`, and `done(name)` to call when it passed.
 * Without the hash of what it saw, a check that passes while files change would count for the changed ones, so the hash is taken first.
 */
export function passed() {
  const digest = digestOf(WHOLE);
  const stamp = (name) => join(state, 'passed', name.replaceAll(' ', '-'));
  return {
    isDone: (name) => existsSync(stamp(name)) && readFileSync(stamp(name), 'utf8') === digest,
    done: (name) => {
      mkdirSync(dirname(stamp(name)), { recursive: true });
      writeFileSync(stamp(name), digest);
    },
  };
}

/** Whether a goal lacks nothing. */
export function isPrepared(goal) {
  return !stepsOf(GOALS[goal]).some(isDue);
}

/** Installs and builds what a goal lacks; a failure exits the process. Resolves to the times of what ran. */
export async function prepare(goal) {
  const due = stepsOf(GOALS[goal]).filter(isDue);
  if (due.length === 0) return [];
  mkdirSync(state, { recursive: true });
  // An interrupted step runs again.
  for (const step of due) rmSync(stampOf(step), { force: true });
  const { ok, times } = await runSteps(due, {
    cwd: root,
    done: (step) => writeFileSync(stampOf(step), step.stamp ?? digestOf(step)),
  });
  if (!ok) process.exit(1);
  return times;
}
