// node scripts/sso/okta-file.mjs FILE: runs the steps of a test file of Runscope, such as Okta-SCIM-20-SPEC-Test.json, against a service that is started
// for it and ended. In: the file, which is not a part of the project; out, a line for each step with what did not hold. Its scripts are listed, not run, and
// its pauses are skipped. Exits 1 if an assertion does not hold, except those about time, which say as much about the machine. Needs a build.
import { readFileSync } from 'node:fs';
import { DOMAIN, startScim } from './scim-service.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Name a file.');
  process.exit(2);
}
const { name, steps } = JSON.parse(readFileSync(file, 'utf8'));

const scim = await startScim();
const base = `${scim.baseUrl}/scim/v2`;
const authorization = `Bearer ${scim.token}`;
const mark = Date.now().toString(36);

const variables = new Map([
  ['SCIMBaseURL', base],
  ['auth', authorization],
  ['InvalidUserEmail', `nobody.${mark}@${DOMAIN}`],
  ['UserIdThatDoesNotExist', `nobody-${mark}`],
  ['randomEmail', `okta.${mark}@${DOMAIN}`],
  ['randomUsername', `okta.${mark}@${DOMAIN}`],
  ['randomUsernameCaps', `OKTA.${mark}@${DOMAIN}`.toUpperCase()],
  ['randomGivenName', 'Okta'],
  ['randomFamilyName', `Tester${mark}`],
]);

const filled = (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, variable) => variables.get(variable) ?? whole);

/** `Resources[0].emails.value`; of a list without an index, the first value that has the rest. */
function valueAt(value, path) {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce(
      (at, part) => (Array.isArray(at) && !/^\d+$/.test(part) ? at.find((each) => each?.[part])?.[part] : at?.[part]),
      value,
    );
}

const isEmpty = (value) => value === undefined || value === null || value === '' || value?.length === 0;
const texts = (value) => [value].flat().map(String);

const COMPARISONS = {
  equal: (value, wanted) => String(value) === wanted,
  equal_number: (value, wanted) => Number(value) === Number(wanted),
  not_empty: (value) => !isEmpty(value),
  has_value: (value, wanted) => !isEmpty(value) && (wanted === '' || texts(value).includes(wanted)),
  contains: (value, wanted) => texts(value).some((each) => each.includes(wanted)),
  is_a_number: (value) => typeof value === 'number',
  is_less_than: (value, wanted) => Number(value) < Number(wanted),
};

function faultOf({ comparison, source, property, value: raw }, { status, body, ms }) {
  const compare = COMPARISONS[comparison];
  const of = { response_status: status, response_time: ms, response_json: valueAt(body, property ?? '') };
  if (compare === undefined || !(source in of))
    return { says: `nobody knows ${comparison} of ${source}`, isTime: false };
  const wanted = filled(raw ?? '');
  if (compare(of[source], wanted)) return undefined;
  const says = `${property ?? source} ${comparison} ${wanted}: ${JSON.stringify(of[source])?.slice(0, 120)}`;
  return { says, isTime: source === 'response_time' };
}

async function send(method, address, headers, body) {
  const began = performance.now();
  const answer = await fetch(encodeURI(address), { method, headers, ...(body ? { body } : {}) });
  const text = await answer.text();
  const ms = Math.round(performance.now() - began);
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : undefined, ms };
}

/** Steps that name no type of the body send JSON all the same, as Runscope does. */
function headersOf(step) {
  const own = Object.entries(step.headers ?? {}).map(([header, value]) => [header, filled([value].flat().join(', '))]);
  return { ...(step.body ? { 'Content-Type': 'application/scim+json' } : {}), ...Object.fromEntries(own) };
}

// The file expects a user and a group.
const json = { authorization, 'content-type': 'application/scim+json' };
const emails = [{ value: `first@${DOMAIN}`, primary: true, type: 'work' }];
const first = { userName: `first@${DOMAIN}`, name: { givenName: 'First', familyName: 'User' }, emails };
const user = await send('POST', `${base}/Users`, json, JSON.stringify(first));
await send(
  'POST',
  `${base}/Groups`,
  json,
  JSON.stringify({ displayName: 'First', members: [{ value: user.body.id }] }),
);

console.log(name);
let held = 0;
const faults = [];
for (const step of steps.filter((each) => each.step_type === 'request')) {
  const answer = await send(step.method, filled(step.url), headersOf(step), step.body ? filled(step.body) : undefined);
  for (const { name: variable, property } of step.variables ?? [])
    variables.set(variable, String(valueAt(answer.body, property)));
  const own = (step.assertions ?? []).flatMap((each) => faultOf(each, answer) ?? []);
  held += (step.assertions ?? []).length - own.length;
  faults.push(...own);
  console.log(
    `${own.length === 0 ? 'held' : 'FAILED'} ${step.method} ${step.note.trim()} (${answer.status}, ${answer.ms} ms)`,
  );
  for (const { says } of own) console.log(`    ${says}`);
  for (const script of step.scripts ?? []) console.log(`    not run: ${script.replaceAll(/\s+/g, ' ').trim()}`);
}
const slow = faults.filter(({ isTime }) => isTime).length;
console.log(`${held} of ${held + faults.length} assertions held; ${slow} of the others are about time.`);
await scim.close();
process.exitCode = faults.length > slow ? 1 : 0;
