// Writes the facts against which the stand-in of the payment provider is held (packages/server/src/resources/billing/testing): in, the library of the
// provider in node_modules, which is generated from the OpenAPI of one version of the API; out, what the service uses of it, as JSON. Run it after an
// update of the library: `node scripts/billing/provider-facts.mjs`. With a file of the provider's OpenAPI (github.com/stripe/openapi, openapi/spec3.json),
// writes nothing and prints where the facts differ from it: `node scripts/billing/provider-facts.mjs spec3.json`
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../fresh.mjs';
import { factsOf } from './declarations.mjs';
import { differencesFrom } from './specification.mjs';
import { CALLS, EVENTS } from './uses.mjs';

const FACTS = join(root, 'packages/server/src/resources/billing/testing/provider-facts.data.json');

// Its exports hide everything but its scripts.
const folder = dirname(dirname(createRequire(join(root, 'packages/server/package.json')).resolve('stripe')));
const read = (name) => readFileSync(join(folder, name), 'utf8');
const { version } = JSON.parse(read('package.json'));
const [, apiVersion] = /ApiVersion = '([^']+)'/.exec(read('esm/apiVersion.js'));
const facts = {
  library: version,
  openapi: read('OPENAPI_VERSION').trim(),
  apiVersion,
  ...factsOf(folder, CALLS, EVENTS),
};
const [specification] = process.argv.slice(2);
if (specification === undefined) {
  writeFileSync(FACTS, JSON.stringify(facts));
  spawnSync('npx', ['biome', 'format', '--write', FACTS], { cwd: root, stdio: 'inherit' });
} else {
  const parsed = JSON.parse(readFileSync(specification, 'utf8'));
  const differences = differencesFrom(parsed, facts);
  console.log(
    `The facts are of ${apiVersion}, the specification of ${parsed.info.version}: ${differences.length} differences`,
  );
  for (const each of differences) console.log(`  ${each}`);
}
