// The structure check: every import obeys docs/ARCHITECTURE.md, and no function is longer than a screen. After its rules changed, or with
// --planted, it also plants every forbidden import in a copy of the tree and expects each to be refused: a checker that sees no modules, or has
// a gap between two rooms, would pass it.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { cyclesIn } from './cycles.mjs';
import { root } from './fresh.mjs';
import { functionLengths, lengthsIn } from './function-lengths.mjs';

const require = createRequire(import.meta.url);
const configuration = require(join(root, '.dependency-cruiser.cjs'));
const { packages, phases, rooms } = require('./rooms.cjs');

/** `{ from, to, rule }` of each import that a rule forbids, and how many modules were read. */
async function violations(base) {
  const { output } = await cruise(
    ['packages'],
    {
      ...configuration.options,
      baseDir: base,
      validate: true,
      ruleSet: { forbidden: configuration.forbidden },
      includeOnly: { path: '^(packages/[^/]+/src|node_modules)/|^[^/.]+' },
    },
    configuration.options.enhancedResolveOptions,
  );
  const forbidden = output.summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
  const cycles = cyclesIn(output.modules).flatMap((group) =>
    group.map((from) => ({ from, to: `itself, through ${group.slice(0, 5).join(', ')}`, rule: 'no-cycles' })),
  );
  return { breaches: [...forbidden, ...cycles], modules: output.summary.totalCruised };
}

/** Imports that must be rejected, each with its rule: every pair of rooms and of packages that is not allowed. */
function plantedIn(base) {
  const core = 'packages/core/src';
  const sampleOf = ({ room, sample }) => sample ?? `${room}/${firstFile(join(base, core, room))}`;
  const between = rooms.flatMap((from) =>
    rooms
      .filter((to) => to !== from && !from.imports.includes(to.room))
      // A file at the top of the core must match that room's file pattern, so it cannot be planted under a new name.
      .filter(() => from.files === undefined)
      .map((to) => [
        `${core}/${from.room}/planted-${to.room}.ts`,
        `import '../${sampleOf(to).replace(/\.ts$/, '.js')}';\n`,
        `core-${from.room}`,
      ]),
  );
  const layered = `${core}/layout/layered`;
  const late = phases.flatMap((from, i) =>
    [
      ...phases.slice(i + 1).map((to) => `${to}/${firstFile(join(base, layered, to))}`),
      'index.ts',
      'arrange.ts',
      'phases.ts',
    ].map((to) => [
      `${layered}/${from}/planted-${to.replace(/\W/g, '-')}.ts`,
      `import '../${to.replace(/\.ts$/, '.js')}';\n`,
      `layered-${from}`,
    ]),
  );
  const apart = packages.flatMap((from) =>
    packages
      .filter((to) => to !== from && !from.imports.includes(to.name))
      .map((to) => [
        `packages/${from.name}/src/planted-${to.name}.ts`,
        `import '../../${to.name}/src/${firstFile(join(base, 'packages', to.name, 'src')).replace(/\.ts$/, '.js')}';\n`,
        `package-${from.name}`,
      ]),
  );
  return [
    ...between,
    ...late,
    ...apart,
    [`${core}/scene/planted-node.ts`, "import 'node:fs';\n", 'core-is-pure'],
    ['packages/web/src/planted-node.ts', "import 'node:fs';\n", 'core-is-pure'],
    [`${core}/kinds/flow/planted-kind.ts`, "import '../sequence/model.js';\n", 'kinds-apart'],
    [`${core}/kinds/habits/planted-kind.ts`, "import '../flow/model.js';\n", 'kinds-apart'],
    [`${core}/kinds/graph-picture/planted-kind.ts`, "import '../flow/model.js';\n", 'kinds-apart'],
    ['packages/import/src/formats/planted/node.ts', "import 'node:fs';\n", 'importers-are-still'],
    ['packages/import/src/formats/planted/other.ts', "import '../planted-beside/x.js';\n", 'importers-apart'],
    ['packages/import/src/formats/planted-beside/x.ts', "import '../planted/other.js';\n", 'importers-apart'],
    [
      'packages/server/src/platform/planted-resource.ts',
      "import '../resources/keys/errors.js';\n",
      'platform-knows-no-resource',
    ],
    [`${core}/text/planted-name.ts`, "import '@linework/operations';\n", 'package-core'],
    [`${core}/text/planted-one.ts`, "import './planted-two.js';\n", 'no-cycles'],
    [`${core}/text/planted-two.ts`, "import './planted-one.js';\n", 'no-cycles'],
    [`${core}/text/planted-test.ts`, "import './source.test.js';\n", 'no-tests-from-code'],
  ];
}

/** A module of a folder, by its path in it. */
function firstFile(folder) {
  const files = readdirSync(folder, { recursive: true }).map((each) => each.split(sep).join('/'));
  const [first] = files
    .filter((each) => each.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|(^|\/)(testing|generated)\/|planted/.test(each))
    .sort();
  if (first === undefined) throw new Error(`${folder} has no module to import.`);
  return first;
}

/** Rooms and packages import only entries that precede them in the list. */
for (const [list, key] of [
  [rooms, 'room'],
  [packages, 'name'],
]) {
  list.forEach((each, i) => {
    const above = list.slice(0, i).map((one) => one[key]);
    const below = each.imports.filter((one) => !above.includes(one));
    if (below.length > 0) throw new Error(`scripts/rooms.cjs: ${each[key]} imports ${below.join(', ')}, not above it.`);
  });
}

/** Lines of a function, data in it not counted. */
const LONGEST_FUNCTION = 80;

function tooLong({ length }) {
  return length > LONGEST_FUNCTION;
}

const long = functionLengths(root).filter(tooLong);
for (const { file, line, name, length } of long) {
  const advice = 'Make it functions over what is known so far, each of one step.';
  process.stderr.write(`${file}:${line}: ${name} has ${length} lines, ${LONGEST_FUNCTION} are the most. ${advice}\n`);
}
const plantedFunction = `function planted() {\n${'  step();\n'.repeat(LONGEST_FUNCTION - 1)}}\n`;
const seen = lengthsIn('planted.ts', `${plantedFunction}const data = [\n${'  1,\n'.repeat(LONGEST_FUNCTION)}];\n`);
if (seen.filter(tooLong).length !== 1) {
  process.stderr.write(`The planted function was not refused.\n`);
  process.exit(1);
}
if (long.length > 0) process.exit(1);

/** What the check is made of: a change of it is tried against planted faults. */
const RULES = [
  '.dependency-cruiser.cjs',
  'scripts/rooms.cjs',
  'scripts/structure.mjs',
  'scripts/cycles.mjs',
  'package-lock.json',
];
const stamp = join(root, '.build', 'structure');
const hash = createHash('sha256');
for (const file of RULES) hash.update(readFileSync(join(root, file)));
const rules = hash.digest('hex');
const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : rules;
const plants = process.argv.includes('--planted') || before !== rules;

/** Packages of the registry are those of the root; ours are the copy's, so that imports by name are judged too. */
function linkModules(copy) {
  const [from, to] = [root, copy].map((each) => join(each, 'node_modules'));
  mkdirSync(join(to, '@linework'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@linework') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@linework')))
    symlinkSync(join(copy, 'packages', name), join(to, '@linework', name));
}

/** The violations of a copy of the tree with planted imports, which are read together: nothing imports a planted file. */
async function withPlanted() {
  const copy = mkdtempSync(join(tmpdir(), 'linework-structure-'));
  try {
    cpSync(join(root, 'packages'), join(copy, 'packages'), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    });
    linkModules(copy);
    const planted = plantedIn(copy);
    for (const [file, text] of planted) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    return { ...(await violations(copy)), planted };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const { breaches, modules, planted } = plants ? await withPlanted() : { ...(await violations(root)), planted: [] };
const files = new Set(planted.map(([file]) => file));
const real = breaches.filter(({ from }) => !files.has(from));
const missed = planted.filter(([file, , rule]) => !breaches.some((each) => each.from === file && each.rule === rule));
for (const { rule, from, to } of real) process.stderr.write(`${rule}: ${from} imports ${to}\n`);
for (const [file, , rule] of missed)
  process.stderr.write(`The planted import in ${file} was not refused by ${rule}.\n`);
if (modules < 50) process.stderr.write(`The checker saw only ${modules} modules.\n`);
if (real.length > 0 || missed.length > 0 || modules < 50) process.exit(1);
mkdirSync(dirname(stamp), { recursive: true });
writeFileSync(stamp, rules);
process.stderr.write(
  `Structure: ${modules - planted.length} modules, no violation; planted violations found: ${planted.length}.\n`,
);
