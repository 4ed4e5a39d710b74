// node scripts/sso/simplesamlphp.mjs: signs a person in through SimpleSAMLphp, an identity provider that we did not write, in each way that it can sign and
// encrypt. It and the service run in temporary folders of this machine and end with the script. Needs npm run build, and on Debian
// apt-get install --no-install-recommends simplesamlphp php-cli php-xml php-mbstring. Exits 1 if a way does not work.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newEncryptionKey } from '../../packages/server/dist/resources/saml/encryption-key.js';
import { freePort } from '../free-port.mjs';
import { labService } from './lab-service.mjs';
import { walker } from './walk.mjs';

const INSTALLED = '/usr/share/simplesamlphp';
const DOMAIN = 'lab.example';
const PERSON = { username: 'ada', password: 'a password of the lab' };

/** What the provider does, and how it shows in what it posts. */
const WAYS = [
  { name: 'a signed assertion', assertion: true, response: false, encrypted: false },
  { name: 'a signed response with a signed assertion', assertion: true, response: true, encrypted: false },
  { name: 'an encrypted assertion', assertion: true, response: false, encrypted: true },
  { name: 'an encrypted assertion in a signed response', assertion: true, response: true, encrypted: true },
];

async function configured(folder, address) {
  const { key, certificate } = await newEncryptionKey(new Date());
  for (const each of ['config', 'metadata', 'cert', 'log', 'data', 'sessions', 'www'])
    await mkdir(join(folder, each), { recursive: true });
  await symlink(join(INSTALLED, 'www'), join(folder, 'www', 'simplesaml'));
  await writeFile(join(folder, 'cert', 'idp.pem'), key);
  await writeFile(join(folder, 'cert', 'idp.crt'), certificate);
  await writeFile(
    join(folder, 'config', 'config.php'),
    `<?php
$config = [
  'baseurlpath' => '${address}/simplesaml/',
  'certdir' => '${folder}/cert/', 'loggingdir' => '${folder}/log/', 'datadir' => '${folder}/data/',
  'tempdir' => '${folder}/tmp', 'metadatadir' => '${folder}/metadata/',
  'attributenamemapdir' => '/etc/simplesamlphp/attributemap/',
  'timezone' => 'UTC', 'secretsalt' => 'a salt of the lab', 'auth.adminpassword' => 'nobody',
  'technicalcontact_email' => 'lab@example.org', 'admin.checkforupdates' => false,
  'showerrors' => true, 'errorreporting' => false,
  'logging.handler' => 'file', 'logging.logfile' => 'lab.log',
  'enable.saml20-idp' => true, 'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
  'session.cookie.secure' => false, 'session.cookie.samesite' => null, 'language.cookie.secure' => false,
  'store.type' => 'phpsession', 'session.phpsession.savepath' => '${folder}/sessions',
  'metadata.sources' => [['type' => 'flatfile'], ['type' => 'xml', 'file' => '${folder}/metadata/service.xml']],
];
`,
  );
  await writeFile(
    join(folder, 'config', 'authsources.php'),
    `<?php
$config = ['people' => ['exampleauth:UserPass', '${PERSON.username}:${PERSON.password}' => [
  'uid' => ['ada'], 'mail' => ['ada@${DOMAIN}'], 'groups' => ['writers', 'engineers'],
]]];
`,
  );
}

async function setTo(folder, address, { assertion, response, encrypted }) {
  await writeFile(
    join(folder, 'metadata', 'saml20-idp-hosted.php'),
    `<?php
$metadata['${address}/metadata'] = [
  'host' => '__DEFAULT__', 'privatekey' => 'idp.pem', 'certificate' => 'idp.crt', 'auth' => 'people',
  'saml20.sign.assertion' => ${assertion}, 'saml20.sign.response' => ${response}, 'assertion.encryption' => ${encrypted},
  'authproc' => [1 => ['class' => 'saml:PersistentNameID', 'attribute' => 'uid']],
];
`,
  );
}

async function answers(url) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer.text();
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`${url} does not answer.`);
}

async function signedInBy(service, { at, cookie }, url) {
  const person = walker();
  const toForm = await person.visit(url);
  const form = await person.submit(toForm, PERSON);
  const [, sent = ''] = /name="SAMLResponse" value="([^"]*)"/.exec(form.text) ?? [];
  if (sent === '') throw new Error(`The provider sent no response: ${form.url}\n${form.text.slice(0, 2_000)}`);
  const end = await person.submit(form);
  const { body: me } = await service
    .call('/user/me', { cookie: person.cookies(service.baseUrl) })
    .catch(async (error) => {
      const { body } = await service.call(at, { cookie });
      throw new Error(`${error.message}\nEnded at ${end.url}: ${JSON.stringify(body.connections)}`);
    });
  return { me, xml: Buffer.from(sent, 'base64').toString() };
}

/** A connection is turned on once a test of it succeeded. */
async function connected(service, org, address) {
  const { cookie, at } = org;
  const body = { name: 'SimpleSAMLphp', metadataUrl: `${address}/simplesaml/saml2/idp/metadata.php` };
  await service.call(`${at}/saml`, { cookie, method: 'PUT', body });
  return service.call(`/auth/sso/saml/${org.id}/metadata`);
}

async function turnedOn(service, { cookie, at }) {
  const { body, headers } = await service.call(`${at}/test`, { cookie, body: {} });
  const admin = walker();
  for (const each of [cookie, ...headers.getSetCookie()]) admin.keep(service.baseUrl, each);
  const form = await admin.submit(await admin.visit(body.url), PERSON);
  const page = await admin.submit(form);
  if (!page.text.includes('The test succeeded')) throw new Error(`The test failed: ${page.url}\n${page.text}`);
  await service.call(`${at}/connection`, { cookie, method: 'PATCH', body: { state: 'on', join: 'anyone' } });
}

const isAsMeant = ({ response, encrypted }, xml) =>
  xml.includes('<saml:EncryptedAssertion') === encrypted &&
  xml.includes('<saml:Assertion') === !encrypted &&
  /<ds:Signature[\s\S]*<samlp:Status>/.test(xml) === response &&
  (encrypted || xml.includes('nameid-format:persistent'));

async function everyWay(service, folder, address) {
  const org = await service.organisation(DOMAIN);
  const { body: metadata } = await connected(service, org, address);
  await writeFile(join(folder, 'metadata', 'service.xml'), metadata);
  await turnedOn(service, org);
  const accounts = new Set();
  for (const way of WAYS) {
    await setTo(folder, address, way);
    const url = `${service.baseUrl}/sign-in/organisation/go?email=ada@${DOMAIN}`;
    const { me, xml } = await signedInBy(service, org, url);
    accounts.add(me.id);
    const ok = isAsMeant(way, xml) && me.email === `ada@${DOMAIN}` && accounts.size === 1;
    process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${way.name}: ${me.email}, NameID persistent, the same account\n`);
    if (!ok) process.exitCode = 1;
  }
}

const folder = await mkdtemp(join(tmpdir(), 'linework-simplesamlphp-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
await configured(folder, address);
await setTo(folder, address, WAYS[0]);
const php = spawn('php', ['-d', 'opcache.enable=0', '-S', `127.0.0.1:${port}`, '-t', join(folder, 'www')], {
  env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: join(folder, 'config') },
  stdio: ['ignore', 'ignore', process.env.LAB_LOG === undefined ? 'ignore' : 'inherit'],
});
const stopped = new Promise((resolve) => php.once('close', resolve));
let service;
try {
  await writeFile(
    join(folder, 'metadata', 'service.xml'),
    '<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata"/>',
  );
  await answers(`${address}/simplesaml/saml2/idp/metadata.php`);
  service = await labService([`127.0.0.1:${port}`]);
  await everyWay(service, folder, address);
} finally {
  await service?.close();
  php.kill();
  await stopped;
  await rm(folder, { recursive: true, force: true });
}
