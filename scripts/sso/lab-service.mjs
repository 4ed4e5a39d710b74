// A service for provider labs, in a temporary folder: in, the hosts of providers; out, its parts, its address, a way to call it, and a maker of
// organisations with a verified domain. Its domains verify themselves and its emails stay here, so that nothing outside of this machine is asked. Needs npm run build.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeIcons } from '@linework/icons/node';
import { buildApp } from '../../packages/server/dist/app.js';
import { startService } from '../../packages/server/dist/hosting/start.js';
import { openDatabase } from '../../packages/server/dist/platform/db/open.js';
import { providerFetch } from '../../packages/server/dist/platform/outbound/provider-fetch.js';
import { workPool } from '../../packages/server/dist/platform/pool/pool.js';
import { secretsOf } from '../../packages/server/dist/platform/secrets/secrets.js';
import { endpoints } from '../../packages/server/dist/resources/registry.js';
import { freePort } from '../free-port.mjs';

export async function labService(providerHosts) {
  const folder = await mkdtemp(join(tmpdir(), 'linework-lab-'));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const failed = (what, error) => process.stderr.write(`${what}: ${error?.stack ?? error}\n`);
  const database = await openDatabase({ folder: join(folder, 'data') });
  const worker = new URL('../../packages/server/dist/platform/pool/worker.js', import.meta.url);
  const pool = workPool({ worker, onError: (error) => failed('pool', error) });
  const mails = [];
  const txt = new Map();
  const begun = startService({
    baseUrl,
    version: '0.0.0',
    database,
    pictures: join(folder, 'pictures'),
    secrets: secretsOf(['a secret of a provider lab, long enough']),
    pool,
    sendMail: async (mail) => mails.push(mail),
    signUp: 'open',
    publicRender: 'off',
    provider: providerFetch(providerHosts),
    providerHosts,
    txtRecords: async (name) => txt.get(name) ?? [],
    failed,
  });
  const { app } = await buildApp({
    version: '0.0.0',
    baseUrl,
    authenticate: begun.authenticate,
    memberAs: begun.memberAs,
    context: { icons: nodeIcons() },
    pool,
    proxies: 0,
    log: false,
    hosted: { service: begun.service, endpoints },
  });
  await app.listen({ port, host: '127.0.0.1' });
  const call = caller(baseUrl);
  return {
    baseUrl,
    app,
    database,
    service: begun.service,
    call,
    organisation: (domain) => organisation({ call, mails, txt }, domain),
    close: async () => {
      await app.close();
      await begun.stop();
      await database.close();
      await pool.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function caller(baseUrl) {
  return async (path, { method, body, cookie } = {}) => {
    const answer = await fetch(new URL(path, baseUrl), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === undefined ? {} : { cookie, origin: baseUrl }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    const result = { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
    return result;
  };
}

async function organisation({ call, mails, txt }, domain) {
  const email = `admin@home-${domain}`;
  await call('/auth/code', { body: { email } });
  for (let tries = 0; mails.length === 0 && tries < 100; tries++) await new Promise((next) => setTimeout(next, 50));
  const [code] = /\b\d{6}\b/.exec(mails[0].subject);
  const { headers } = await call('/auth/verify', { body: { email, code } });
  const [cookie] = headers.getSetCookie()[0].split(';');
  const { body: org } = await call('/orgs', { cookie, body: { name: 'Lab', slug: 'lab' } });
  const at = `/orgs/${org.slug}/sso`;
  const { body: added } = await call(`${at}/domains`, { cookie, body: { domain } });
  txt.set(added.record.name, [added.record.value]);
  await call(`${at}/domains/${domain}/verify`, { cookie, method: 'POST', body: {} });
  return { id: org.id, cookie, at };
}
