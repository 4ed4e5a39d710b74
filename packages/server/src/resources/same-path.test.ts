// What one may not see takes the same path as what never existed: the database gets the same statements, so that neither the bytes of an answer nor
// its time distinguish them.
import { pathParameters } from '@linework/operations';
import { expect, test } from 'vitest';
import type { Database, Db } from '../platform/db/database.js';
import { newId } from '../platform/ids.js';
import { limits } from '../platform/limits/tables.js';
import { ALWAYS_REFUSED, goodInput, namesAThing } from '../testing/fixtures.js';
import { type Call, hosted } from '../testing/hosted.js';
import { account, session } from '../testing/owned.js';
import { requestOf } from '../testing/request.js';
import { diagram } from './diagrams/testing/fixtures.js';
import { organisation } from './organisations/testing/fixtures.js';
import { endpoints } from './registry.js';

let statements: string[] = [];

interface Session {
  readonly prepareQuery: (query: { readonly sql: string }, ...more: readonly unknown[]) => unknown;
}

/** The same database, which writes down what it is sent. */
function written(db: Db): Db {
  // Drizzle's types hide the session, the only place that every statement passes.
  const { session: real } = db as unknown as { readonly session: Session };
  const prepareQuery: Session['prepareQuery'] = (query, ...more) => {
    statements.push(query.sql);
    return real.prepareQuery(query, ...more);
  };
  const watched = Object.create(real, { prepareQuery: { value: prepareQuery } });
  return Object.create(db, { session: { value: watched } });
}

const { call, service } = hosted({
  database: (database): Database => ({
    ...database,
    db: written(database.db),
    transaction: (work) => database.transaction((tx) => work(written(tx))),
  }),
});

/** The answer without what the request itself named, and the statements it took. */
async function seen(path: string, sent: Call, hidden: readonly string[]): Promise<readonly unknown[]> {
  statements = [];
  const { status, body } = await call(path, sent);
  const taken = statements;
  await service().database.db.delete(limits);
  const text = JSON.stringify(typeof body === 'string' ? body : { ...body, requestId: '' });
  return [status, hidden.reduce((shown, name) => shown.replaceAll(name, 'NAME'), text), taken];
}

/** Rounds of the service send statements too, seldom; a difference that matters is there each time. */
async function expectSame(
  hidden: string,
  never: string,
  ask: (name: string) => readonly [string, Call],
): Promise<void> {
  const both = async () => [await seen(...ask(hidden), [hidden]), await seen(...ask(never), [never])] as const;
  // What is remembered of a caller is written at the first request.
  await both();
  let pair = await both();
  for (let tries = 0; tries < 3 && JSON.stringify(pair[0]) !== JSON.stringify(pair[1]); tries++) pair = await both();
  expect(pair[0]).toEqual(pair[1]);
  expect(pair[0][0]).toBe(404);
}

const hiding = endpoints.flatMap((endpoint) => {
  const { http, access, name } = endpoint;
  if (http === undefined || access === 'public' || !namesAThing(endpoint)) return [];
  // A version is hidden with its diagram.
  const [first, second] = pathParameters(http);
  const parameters = access.role === undefined ? [first] : [first, second];
  return parameters.flatMap((parameter) =>
    // A name is one in the organisation of the path, whose members choose it: every organisation can have an icon of that name.
    parameter === undefined || parameter === 'name' || alwaysRefused(name)
      ? []
      : [[name, parameter, endpoint] as const],
  );
});

function alwaysRefused(name: string): boolean {
  return name in ALWAYS_REFUSED;
}

test.each(hiding)('%s: {%s} of others', async (_name, parameter, endpoint) => {
  const [owner, caller] = [await account(service()), await account(service())];
  const input = await goodInput(service(), endpoint, owner);
  const own = parameter === 'org' || !('org' in input) ? {} : { org: await organisation(service(), caller) };
  const cookie = await session(service(), caller);
  await expectSame(String(input[parameter]), newId(), (name) => {
    const { path, method, headers, body } = requestOf(endpoint, { ...input, ...own, [parameter]: name });
    return [path, { method, headers, cookie, ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}) }];
  });
});

const PAGES = ['', '.svg', '.dark.svg', '.png', '?version=1'];

test.each(PAGES)('the page of a private diagram of others: /d/ID%s', async (ending) => {
  const owner = await account(service());
  const ofOrganisation = await diagram(service(), await organisation(service(), owner));
  for (const hidden of [ofOrganisation, await diagram(service(), owner)])
    for (const cookie of [undefined, await session(service(), await account(service()))])
      await expectSame(hidden, newId(), (name) => [`/d/${name}${ending}`, { cookie }]);
});
