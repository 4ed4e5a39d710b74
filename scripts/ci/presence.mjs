// Two processes of the service on one PostgreSQL server, and a person in each: they see each other come, what the other saves, and go. Needs a build. In:
// nothing; out: how long each process took to learn of the other's, and exit code 1 if anything is wrong.
//   node scripts/ci/presence.mjs
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/server/dist/platform/db/open.js';
import { newId } from '../../packages/server/dist/platform/ids.js';
import { madeAccount } from '../../packages/server/dist/resources/accounts/repo.js';
import { beginSession } from '../../packages/server/dist/resources/auth/sessions.js';
import { addMember } from '../../packages/server/dist/resources/members/repo.js';
import { startKillable } from './killable.mjs';
import { startPostgres } from './postgres-server.mjs';

/** Milliseconds for one event: three rounds of a stream. */
const PATIENCE = 30_000;

const source = (title) => `flow "${title}"\nnode a "A"\n`;

function expect(what, actual, expected) {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
}

/** Somebody at one process. `send` resolves to the JSON of an accepted request. */
function personAt({ base }, { email, cookie }) {
  const headers = { cookie, origin: base, 'content-type': 'application/json' };
  return {
    email,
    send: async (method, path, body, more = {}) => {
      const answer = await fetch(base + path, {
        method,
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    opens: async (path) => {
      const left = new AbortController();
      const { body } = await fetch(base + path, { headers: { cookie }, signal: left.signal });
      return { next: nextEventOf(body.pipeThrough(new TextDecoderStream()).getReader()), leave: () => left.abort() };
    },
  };
}

/** Resolves to the data of the next event of a name; skips others. */
function nextEventOf(reader) {
  let text = '';
  return async (name) => {
    const late = setTimeout(() => reader.cancel(), PATIENCE);
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end === -1) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`No event '${name}' came.`);
        text += value;
        continue;
      }
      const [first, second = ''] = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      if (first !== `event: ${name}`) continue;
      clearTimeout(late);
      return JSON.parse(second.slice('data: '.length));
    }
  };
}

const emailsIn = ({ people }) => people.map(({ email }) => email);

async function walk(ada, bo, addToOrganisation) {
  const slug = 'two-processes';
  const { id: organisation } = await ada.send('POST', '/orgs', { name: 'Two processes', slug });
  await addToOrganisation(organisation);
  const path = `/orgs/${slug}/diagrams`;
  const { id } = await ada.send('POST', path, { source: source('One') });
  const presence = `${path}/${id}/presence?doing=editing`;

  const first = await ada.opens(presence);
  expect('who is there at first', await first.next('people'), { people: [] });
  const came = performance.now();
  const second = await bo.opens(presence);
  expect('whom the second person sees', emailsIn(await second.next('people')), [ada.email]);
  expect('whom the first person sees', emailsIn(await first.next('people')), [bo.email]);
  const learnt = performance.now() - came;

  const saved = performance.now();
  await ada.send('PUT', `${path}/${id}/source`, { source: source('Two') }, { 'if-match': '"1"' });
  expect('the version at first', (await second.next('version')).number, 1);
  const { number, by } = await second.next('version');
  expect('what the other process saved', [number, by.email], [2, ada.email]);
  const waited = performance.now() - saved;

  second.leave();
  expect('who is there after one has left', await first.next('people'), { people: [] });
  first.leave();
  return { learnt, waited };
}

const folder = mkdtempSync(join(tmpdir(), 'linework-presence-'));
const server = await startPostgres({ synced: false });
const env = {
  LINEWORK_DATA: folder,
  LINEWORK_SECRET: 'a secret of a test which is long enough',
  DATABASE_URL: server.url,
};
const services = [];
try {
  for (let count = 0; count < 2; count++) services.push(await startKillable(env));
  const database = await openDatabase({ url: server.url, connections: 2 });
  const now = new Date();
  const newPerson = async (name) => {
    const [id, email] = [newId(), `${name}@example.com`];
    const token = await database.transaction(async (tx) => {
      await madeAccount(tx, id, email, now);
      return beginSession(tx, id, now);
    });
    return { id, email, cookie: `linework=${token}` };
  };
  const [ada, bo] = [await newPerson('ada'), await newPerson('bo')];
  const addBo = (ownerId) => addMember(database.db, { ownerId, accountId: bo.id, role: 'editor', joined: now });
  const { learnt, waited } = await walk(personAt(services[0], ada), personAt(services[1], bo), addBo);
  await database.close();
  const seconds = (each) => `${(each / 1_000).toFixed(1)} s`;
  process.stderr.write(
    `Presence in two processes: a person was seen after ${seconds(learnt)}, a save after ${seconds(waited)}.\n`,
  );
} finally {
  await Promise.all(services.map((each) => each.kill('SIGKILL')));
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
