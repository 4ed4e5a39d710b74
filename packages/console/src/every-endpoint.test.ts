// Whatever an endpoint can do, a page can: every endpoint of the service is called by the console, or listed here with who calls it instead.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('./', import.meta.url));

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly name: string;
  readonly tag: string;
}

const operations: readonly Operation[] = JSON.parse(readFileSync(`${source}generated/operations.json`, 'utf8'));

/** Whole groups that no page of the console calls. */
const OTHER_TAGS: Readonly<Record<string, string>> = {
  Diagrams: 'the editor and the console draw in the browser',
  Import: 'the editor converts in the browser',
  Markdown: 'the command line and CI keep documents in step',
  Vocabulary: 'the editor has it',
  Icons: 'the editor has them',
  Patterns: 'the editor has them',
  'Links that draw': 'documents and other programs load them',
  Telemetry: 'the command line sends it',
  Service: 'monitoring reads it',
};

/** Single endpoints that no page of the console calls. */
const OTHERS: Readonly<Record<string, string>> = {
  'POST /auth/code': 'the sign-in page',
  'POST /auth/verify': 'the sign-in page',
  'POST /auth/passkeys/options': 'the sign-in page',
  'POST /auth/passkeys/verify': 'the sign-in page',
  'POST /auth/sso/discover': 'the sign-in page',
  'POST /auth/sso/start': 'the sign-in page',
  'GET /auth/sso/callback': 'the identity provider',
  'GET /auth/sso/saml/{org}/metadata': 'the identity provider',
  'POST /auth/sso/saml/{org}/acs': 'the identity provider',
  'POST /auth/sso/break-glass': 'the sign-in page',
  'POST /user/mcp/approve': 'the page on which an agent asks',
  'POST /billing/webhook': 'the payment provider',
  'POST /orgs/{org}/drift/runs': 'CI',
  'GET /oembed': 'other sites',
};

/** Calls of the typed client, bytes that are sent, and addresses of downloads and pictures, each with the parts that vary as `{}`. */
function calledIn(text: string): readonly string[] {
  const typed = [...text.matchAll(/\bapi\s*\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  const bytes = [...text.matchAll(/sentBytes\(\s*'(PUT|POST)',\s*[`']([^`']+)[`']/g)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  const addresses = [...text.matchAll(/[`'"](\/(?:user|orgs|enterprise)\/[^`'"?\s]*)/g)].map(
    ([, path]) => `GET ${path}`,
  );
  return [...typed, ...bytes, ...addresses].map(plain);
}

const plain = (call: string): string => call.replaceAll(/\$?\{[^}]*\}/g, '{}');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|generated/.test(name),
);
const called = new Set(files.flatMap((name) => calledIn(readFileSync(source + name, 'utf8'))));

test('every endpoint has a page', () => {
  const missing = operations
    .filter(({ tag }) => OTHER_TAGS[tag] === undefined)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((each) => OTHERS[each] === undefined && !called.has(plain(each)));
  expect(missing).toEqual([]);
});

test('what is listed as called by others exists', () => {
  const known = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(OTHERS).filter((each) => !known.has(each))).toEqual([]);
  const tags = new Set(operations.map(({ tag }) => tag));
  expect(Object.keys(OTHER_TAGS).filter((each) => !tags.has(each))).toEqual([]);
});
