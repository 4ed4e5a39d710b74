// node scripts/sso/scim2-tester.mjs PYTHON [WORDS]: the checks of scim2-tester (python-scim, Apache-2.0), which the project neither contains nor installs.
// In: a Python that has it; out, each check that does not succeed, and the counts. Starts a service for it, and ends it. Needs a build.
import { spawn } from 'node:child_process';
import { DOMAIN, startScim } from './scim-service.mjs';

const [python, ...words] = process.argv.slice(2);
if (python === undefined) {
  console.error('Name a Python that has scim2-tester.');
  process.exit(2);
}

/** Its invented addresses are put in the verified domain, since no other is accepted. */
const PROGRAM = `
import json, sys, uuid
from httpx import Client
from scim2_client.engines.httpx import SyncSCIMClient
from scim2_tester import check_server, filling
from scim2_tester.checkers import patch_add, patch_replace

url, token, domain = sys.argv[1:4]
generate = filling.generate_random_value
def own(context, path, *args, **kwargs):
    value = generate(context, path, *args, **kwargs)
    model = path.model.__name__.lower() if path.model else ''
    is_address = path.field_name == 'user_name' or (path.field_name == 'value' and 'email' in model)
    return f'{uuid.uuid4()}@{domain}' if is_address and isinstance(value, str) else value
for module in (filling, patch_add, patch_replace):
    module.generate_random_value = own
with Client(base_url=url, headers={'Authorization': f'Bearer {token}'}, timeout=30) as http:
    client = SyncSCIMClient(http)
    client.discover()
    for result in check_server(client, raise_exceptions=False):
        print(json.dumps({'status': result.status.name, 'title': result.title, 'reason': str(result.reason), 'resource': str(result.resource_type)}))
`;

const scim = await startScim();
const child = spawn(python, ['-c', PROGRAM, `${scim.baseUrl}/scim/v2`, scim.token, DOMAIN], {
  stdio: ['ignore', 'pipe', 'inherit'],
  timeout: 300_000,
});
const chunks = [];
child.stdout.on('data', (chunk) => chunks.push(chunk));
const code = await new Promise((resolve) => {
  child.on('close', resolve);
});
await scim.close();
const results = Buffer.concat(chunks)
  .toString()
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
for (const each of results)
  if (each.status !== 'SUCCESS' || (words.length > 0 && each.title.includes(words.join(' '))))
    console.log(`${each.status} ${each.title} (${each.resource}): ${each.reason}`);
for (const status of new Set(results.map((each) => each.status)))
  console.log(`${status}: ${results.filter((each) => each.status === status).length}`);
process.exitCode = code === 0 && results.length > 0 ? 0 : 1;
