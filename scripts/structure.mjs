// The structure check: every import obeys docs/ARCHITECTURE.md. It also plants a forbidden import in a copy of the tree and
// expects to be told, because a checker that sees no modules would pass everything.
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from './fresh.mjs';

const configuration = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));

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
  return output;
}

/** Imports that must be refused, each with the rule that refuses it. */
const planted = [
  ['packages/core/src/text/planted.ts', "export { renderSvg as planted } from '../svg/render.js';\n", 'core-text'],
  ['packages/core/src/scene/planted.ts', "export { readFileSync as planted } from 'node:fs';\n", 'core-is-pure'],
  [
    'packages/core/src/svg/planted.ts',
    "export { nodeIcons as planted } from '../../../icons/src/node.js';\n",
    'package-core',
  ],
];

const found = await violations(root);
for (const each of found.summary.violations) {
  process.stderr.write(`${each.rule.name}: ${each.from} imports ${each.to}\n`);
}
if (found.summary.totalCruised < 50) {
  process.stderr.write(`The checker saw only ${found.summary.totalCruised} modules.\n`);
  process.exit(1);
}
if (found.summary.violations.length > 0) process.exit(1);

const copy = mkdtempSync(join(tmpdir(), 'linework-structure-'));
try {
  cpSync(join(root, 'packages'), join(copy, 'packages'), {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|bundle)$/.test(path),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [file, text] of planted) writeFileSync(join(copy, file), text);
  const { summary } = await violations(copy);
  for (const [file, , rule] of planted) {
    if (summary.violations.some((each) => each.from === file && each.rule.name === rule)) continue;
    process.stderr.write(`The planted import in ${file} was not refused by ${rule}.\n`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.stderr.write(
  `Structure: ${found.summary.totalCruised} modules, no violation; ${planted.length} planted ones found.\n`,
);
