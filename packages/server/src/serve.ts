// Starts the service: reads its settings, opens its database, listens, and then prints its address, a key, and a command that draws.
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { nodeIcons } from '@linework/icons/node';
import { LOCAL } from '@linework/operations';
import { buildApp } from './app.js';
import { startService } from './hosting/start.js';
import { localKey, onlyKey } from './platform/auth/local-key.js';
import type { Database } from './platform/db/database.js';
import { openDatabase } from './platform/db/open.js';
import { loggable } from './platform/http/loggable.js';
import { contactsOf } from './platform/mail/contacts.js';
import { printedMail, smtpMail } from './platform/mail/mail.js';
import { providerFetch } from './platform/outbound/provider-fetch.js';
import { txtRecords } from './platform/outbound/txt-records.js';
import { paymentsWith } from './platform/payments/payments-with.js';
import { workPool } from './platform/pool/pool.js';
import { ownSecret } from './platform/secrets/own-secret.js';
import { secretsOf } from './platform/secrets/secrets.js';
import { type Settings, settingsOf } from './platform/settings/settings.js';
import { madeAccount } from './resources/accounts/repo.js';
import { endpoints } from './resources/registry.js';

export interface ServeOptions {
  /** Settings by name, as environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Default data folder, if no setting names one. */
  readonly folder: string;
  readonly version: string;
  readonly write: (line: string) => void;
  /** The module that draws, if it is not beside this one. */
  readonly worker?: URL;
  /** Where the payment provider's API is, if not at the provider: a stand-in. */
  readonly paymentApi?: URL;
}

export interface Running {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Addresses that mean every address of the machine, and the one to call from the machine itself. */
const EVERY: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** The address with which the local key's account signs in. */
const LOCAL_ADDRESS = 'local@localhost';

export async function serve(options: ServeOptions): Promise<Running> {
  const settings = settingsOf(options.env);
  const { port = 4180, host = '127.0.0.1', data = options.folder } = settings;
  const named = EVERY.get(host) ?? host;
  const baseUrl = settings.url ?? `http://${isIPv6(named) ? `[${named}]` : named}:${port}`;
  const key = settings.url === undefined ? await localKey(data) : undefined;
  const secrets = secretsOf(settings.secret ?? [await ownSecret(data)]);
  const database = await openDatabase(
    settings.database === undefined
      ? { folder: data }
      : { url: settings.database, connections: settings.connections ?? 10 },
  );
  const failed = (what: string, error: unknown): void => {
    process.stderr.write(`${JSON.stringify({ level: 'error', what, error: loggable(error) })}\n`);
  };
  const pool = workPool({
    worker: options.worker ?? new URL('./platform/pool/worker.js', import.meta.url),
    onError: (error) => failed('a drawing process', error),
  });
  const begun = startService({
    baseUrl,
    version: options.version,
    database,
    pictures: join(data, 'pictures'),
    secrets,
    pool,
    sendMail:
      settings.smtp === undefined
        ? printedMail(options.write)
        : smtpMail({ url: settings.smtp, from: senderOf(settings, baseUrl) }),
    signUp: settings.signUp ?? 'open',
    publicRender: settings.publicRender ?? 'off',
    provider: providerFetch(settings.providerHosts ?? []),
    providerHosts: settings.providerHosts ?? [],
    txtRecords: txtRecords(settings.dns ?? []),
    payments: await paymentsWith(settings, options.paymentApi),
    contacts: contactsOf(settings),
    failed,
    ...(key === undefined ? {} : { also: onlyKey(key) }),
  });
  const { app, draining } = await buildApp({
    version: options.version,
    baseUrl,
    authenticate: begun.authenticate,
    memberAs: begun.memberAs,
    context: { icons: nodeIcons() },
    pool,
    log: settings.log ?? 'warn',
    hosted: { service: begun.service, endpoints },
    proxies: settings.proxies ?? 0,
    ...(settings.metricsToken === undefined ? {} : { metricsToken: settings.metricsToken }),
    ...(settings.drawsPerMinute === undefined ? {} : { drawsPerMinute: settings.drawsPerMinute }),
  });
  const end = async (): Promise<void> => {
    await draining.stop();
    await app.close();
    await begun.stop();
    await database.close();
  };
  try {
    if (key !== undefined) await localAccount(database);
    await app.listen({ port, host });
  } catch (error) {
    await end();
    throw error;
  }
  for (const line of greeting(options.version, baseUrl, key, host, settings)) options.write(line);
  return { url: baseUrl, close: end };
}

/** Creates the account that owns the local key's data. */
async function localAccount({ transaction }: Database): Promise<void> {
  await transaction((tx) => madeAccount(tx, LOCAL.id, LOCAL_ADDRESS, new Date()));
}

function senderOf({ from }: Settings, baseUrl: string): string {
  return from ?? `Linework <linework@${new URL(baseUrl).hostname}>`;
}

function greeting(
  version: string,
  baseUrl: string,
  key: string | undefined,
  host: string,
  settings: Settings,
): readonly string[] {
  const body = JSON.stringify({ source: 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"' });
  const asks = `curl -s ${baseUrl}/auth/code -H 'Content-Type: application/json' -d '{"email":"${LOCAL_ADDRESS}"}'`;
  const local =
    key === undefined
      ? []
      : [
          `Key: ${key}`,
          `Draw: curl -s ${baseUrl}/v1/diagrams/draw -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${body}'`,
        ];
  return [
    `Linework ${version} at ${baseUrl}`,
    ...local,
    `Sign in: ${baseUrl}/sign-in${loginCommand(baseUrl)}${settings.smtp === undefined ? ' (the code is printed here)' : ''}`,
    ...(key === undefined ? [] : [`The key belongs to the account ${LOCAL_ADDRESS}: ${asks}`]),
    ...warnings(host, settings),
  ];
}

/** The command sends a key only over https or to its own machine. */
function loginCommand(baseUrl: string): string {
  const { protocol, hostname } = new URL(baseUrl);
  const isSafe = protocol === 'https:' || LOOPBACK.test(hostname.replace(/^\[|\]$/g, ''));
  return isSafe ? `, or linework login --host ${baseUrl}` : '';
}

function warnings(host: string, settings: Settings): readonly string[] {
  const isLocal = LOOPBACK.test(host) && settings.url === undefined;
  if (isLocal) return [];
  return [
    ...(settings.secret === undefined
      ? [
          'Warning: the secret was generated and is stored in the data folder. Set LINEWORK_SECRET or LINEWORK_SECRET_FILE, and keep the secret apart from the data.',
        ]
      : []),
    ...(settings.smtp === undefined ? ['Warning: sign-in codes are printed here. Set SMTP_URL to send them.'] : []),
    ...(settings.url === undefined
      ? [
          `Warning: ${host} is reachable from other machines. Their traffic, the key included, is not encrypted. To serve only this machine, omit the host.`,
        ]
      : []),
  ];
}

/** The folder for local state below a folder. */
export function stateFolder(root: string): string {
  return join(root, '.linework');
}
