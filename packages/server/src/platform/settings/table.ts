// What can be set about the service, by its environment: one table, from which the check at the start, the help and the documents come. In:
// texts; out, values, or what is wrong with each.
import { isIPv6 } from 'node:net';
import { LEAST_SECRET } from '../secrets/secrets.js';

/** What is wrong with a value, after its name: `LINEWORK_URL …`. */
export type Read<Value> = { readonly value: Value } | { readonly wrong: string };

export interface Setting<Value> {
  readonly env: string;
  readonly meaning: string;
  /** As it is told. */
  readonly otherwise: string;
  /** A file may hold it, named by the same name with _FILE. */
  readonly secret?: true;
  readonly read: (text: string) => Read<Value>;
}

function setting<Value>(of: Setting<Value>): Setting<Value> {
  return of;
}

const oneOf =
  <Value extends string>(...values: readonly Value[]) =>
  (text: string): Read<Value> => {
    const value = values.find((each) => each === text);
    return value === undefined ? { wrong: `is ${values.join(' or ')}` } : { value };
  };

const whole =
  (least: number, most: number) =>
  (text: string): Read<number> =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? { value: Number(text) }
      : { wrong: `is a whole number from ${least} to ${most}` };

const text = (value: string): Read<string> => ({ value });

const url =
  (protocols: readonly string[], example: string) =>
  (given: string): Read<string> =>
    URL.canParse(given) && protocols.includes(new URL(given).protocol)
      ? { value: given }
      : { wrong: `is an address such as ${example}` };

export const settingsTable = {
  port: setting({ env: 'PORT', meaning: 'Port to listen on.', otherwise: '4180', read: whole(1, 65_535) }),
  host: setting({
    env: 'HOST',
    meaning: 'Name or address to listen on; 0.0.0.0 and :: are reached from other machines.',
    otherwise: '127.0.0.1',
    read: (given): Read<string> => {
      const bare = given.replace(/^\[(.*)\]$/, '$1');
      return isIPv6(bare) || /^[\w.-]{1,253}$/.test(bare)
        ? { value: bare }
        : { wrong: 'is a name or an address, such as 127.0.0.1 or ::1' };
    },
  }),
  url: setting({
    env: 'LINEWORK_URL',
    meaning: 'The address that callers use, where a proxy stands before the service. With it, there is no local key.',
    otherwise: 'http:// with the host and port',
    read: (given): Read<string> => {
      const read = url(['http:', 'https:'], 'https://linework.example.com')(given);
      if ('wrong' in read) return read;
      const { pathname, search, hash, username } = new URL(given);
      return pathname === '/' && search === '' && hash === '' && username === ''
        ? { value: new URL(given).origin }
        : { wrong: 'has no path: give the service a name of its own' };
    },
  }),
  data: setting({
    env: 'LINEWORK_DATA',
    meaning: 'Folder of the embedded database, of the local key and of a secret that was made.',
    otherwise: 'the state folder of your account',
    read: text,
  }),
  database: setting({
    env: 'DATABASE_URL',
    secret: true,
    meaning: 'PostgreSQL 15 or newer. Without it the database is embedded, and one process alone has it.',
    otherwise: 'embedded',
    read: url(['postgres:', 'postgresql:'], 'postgres://linework@localhost/linework'),
  }),
  connections: setting({
    env: 'DATABASE_CONNECTIONS',
    meaning: 'Connections to PostgreSQL that one process holds.',
    otherwise: '10',
    read: whole(1, 1_000),
  }),
  secret: setting({
    env: 'LINEWORK_SECRET',
    secret: true,
    meaning: `Secrets of at least ${LEAST_SECRET} characters, the newest first, with commas or line ends between. The others are still accepted.`,
    otherwise: 'made and kept in the data folder',
    read: secrets,
  }),
  smtp: setting({
    env: 'SMTP_URL',
    secret: true,
    meaning: 'The mail server. Without it mails are printed.',
    otherwise: 'none',
    read: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com'),
  }),
  from: setting({
    env: 'MAIL_FROM',
    meaning: 'The sender of mails.',
    otherwise: 'linework@ with the name of the service',
    read: (given): Read<string> =>
      /^[^\r\n]{3,200}$/.test(given) && given.includes('@') ? { value: given } : { wrong: 'is a mail address' },
  }),
  signUp: setting({
    env: 'LINEWORK_SIGN_UP',
    meaning: 'Whether an address without an account gets one by signing in.',
    otherwise: 'open',
    read: oneOf('open', 'closed'),
  }),
  drawsPerMinute: setting({
    env: 'LINEWORK_DRAWS_PER_MINUTE',
    meaning: 'Calls of drawing and checking that one account may make a minute.',
    otherwise: '6000',
    read: whole(1, 10_000_000),
  }),
  proxies: setting({
    env: 'LINEWORK_PROXIES',
    meaning: 'Proxies before the service whose X-Forwarded-For is believed.',
    otherwise: '0',
    read: whole(0, 10),
  }),
  metricsToken: setting({
    env: 'LINEWORK_METRICS_TOKEN',
    secret: true,
    meaning: 'What GET /metrics wants as Authorization: Bearer. Without it this machine alone may read it.',
    otherwise: 'none',
    read: (given): Read<string> =>
      /^[\w.~+/-]{16,200}$/.test(given) ? { value: given } : { wrong: 'is 16 to 200 letters, digits and . _ ~ + / -' },
  }),
  log: setting({
    env: 'LINEWORK_LOG',
    meaning: 'What is logged, as lines of JSON on standard error: info has a line a request.',
    otherwise: 'warn',
    read: oneOf('error', 'warn', 'info'),
  }),
} as const;

function secrets(given: string): Read<readonly string[]> {
  const all = given
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (all.length === 0 || all.some((each) => each.length < LEAST_SECRET))
    return { wrong: `holds secrets of at least ${LEAST_SECRET} characters: openssl rand -base64 48 makes one` };
  return { value: all };
}

/** The name of the setting that names a file with its value. */
export function fileSetting(env: string): string {
  return `${env}_FILE`;
}
