// The service's settings from environment variables: one table, used for the check at startup, the help and the documentation. In:
// texts; out, values, or what is wrong with each.
import { isIPv6 } from 'node:net';
import { SUPPORT_NAME } from '../mail/contacts.js';
import { mailAddress } from '../mail/mail.js';
import type { PaidPlan } from '../payments/payments.js';
import { LEAST_SECRET } from '../secrets/secrets.js';

/** What is wrong with a value, in words that follow its name: `LINEWORK_URL …`. */
export type Read<Value> = { readonly value: Value } | { readonly wrong: string };

export interface Setting<Value> {
  readonly env: string;
  readonly meaning: string;
  /** The default, as documented. */
  readonly otherwise: string;
  /** Can come from a file, named by the same variable with _FILE. */
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
    return value === undefined ? { wrong: `must be ${values.join(' or ')}` } : { value };
  };

const whole =
  (least: number, most: number) =>
  (text: string): Read<number> =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? { value: Number(text) }
      : { wrong: `must be a whole number from ${least} to ${most}` };

const text = (value: string): Read<string> => ({ value });

const url =
  (protocols: readonly string[], example: string) =>
  (text: string): Read<string> =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol)
      ? { value: text }
      : { wrong: `must be an address such as ${example}` };

const address = (text: string): Read<string> => {
  const value = mailAddress(text);
  return value === undefined ? { wrong: 'must be an email address, such as support@example.com' } : { value };
};

const line =
  (most: number) =>
  (text: string): Read<string> =>
    text.length <= most && /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(text)
      ? { value: text }
      : { wrong: `must be one line of at most ${most} characters` };

const list =
  (form: RegExp, example: string) =>
  (text: string): Read<readonly string[]> => {
    const values = text.split(',').map((each) => each.trim());
    return values.every((each) => form.test(each)) ? { value: values } : { wrong: `must be a list of ${example}` };
  };

export const settingsTable = {
  port: setting({ env: 'PORT', meaning: 'Port to listen on.', otherwise: '4180', read: whole(1, 65_535) }),
  host: setting({
    env: 'HOST',
    meaning: 'Host name or address to listen on. With 0.0.0.0 or ::, other machines can connect.',
    otherwise: '127.0.0.1',
    read: (text): Read<string> => {
      const bare = text.replace(/^\[(.*)\]$/, '$1');
      return isIPv6(bare) || /^[\w.-]{1,253}$/.test(bare)
        ? { value: bare }
        : { wrong: 'must be a name or an address, such as 127.0.0.1 or ::1' };
    },
  }),
  url: setting({
    env: 'LINEWORK_URL',
    meaning: 'Public address of the service, if it is behind a proxy. Disables the local key.',
    otherwise: 'http:// with the host and port',
    read: (text): Read<string> => {
      const result = url(['http:', 'https:'], 'https://linework.example.com')(text);
      if ('wrong' in result) return result;
      const { pathname, search, hash, username } = new URL(text);
      return pathname === '/' && search === '' && hash === '' && username === ''
        ? { value: new URL(text).origin }
        : { wrong: 'must not have a path; give the service its own host name' };
    },
  }),
  data: setting({
    env: 'LINEWORK_DATA',
    meaning: 'Folder for the embedded database, the local key and a generated secret.',
    otherwise: 'the state folder of your account',
    read: text,
  }),
  database: setting({
    env: 'DATABASE_URL',
    secret: true,
    meaning:
      'Address of a PostgreSQL server, version 15 or newer. Without it, an embedded database is used, by one process only.',
    otherwise: 'embedded',
    read: url(['postgres:', 'postgresql:'], 'postgres://linework@localhost/linework'),
  }),
  connections: setting({
    env: 'DATABASE_CONNECTIONS',
    meaning: 'Maximum number of PostgreSQL connections per process.',
    otherwise: '10',
    read: whole(1, 1_000),
  }),
  secret: setting({
    env: 'LINEWORK_SECRET',
    secret: true,
    meaning: `One or more secrets of at least ${LEAST_SECRET} characters, newest first, separated by commas or newlines. Older secrets are still accepted.`,
    otherwise: 'generated and stored in the data folder',
    read: secrets,
  }),
  smtp: setting({
    env: 'SMTP_URL',
    secret: true,
    meaning: 'Address of the SMTP server. Without it, emails are printed.',
    otherwise: 'none',
    read: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com'),
  }),
  from: setting({
    env: 'MAIL_FROM',
    meaning: 'Sender of emails.',
    otherwise: 'linework@ and the host name of the service',
    read: (text): Read<string> =>
      /^[^\r\n]{3,200}$/.test(text) && text.includes('@') ? { value: text } : { wrong: 'must be an email address' },
  }),
  supportEmail: setting({
    env: 'LINEWORK_SUPPORT_EMAIL',
    meaning: 'Address that gets requests for priority support. Without it, they are refused.',
    otherwise: 'none',
    read: address,
  }),
  supportName: setting({
    env: 'LINEWORK_SUPPORT_NAME',
    meaning: 'Name of the person or team at that address, as members see it.',
    otherwise: SUPPORT_NAME,
    read: line(100),
  }),
  supportResponse: setting({
    env: 'LINEWORK_SUPPORT_RESPONSE',
    meaning:
      'Hours of support and the time until a first response, as members see them: Monday to Friday, 9 to 17 UTC; first response within 4 hours.',
    otherwise: 'none',
    read: line(300),
  }),
  enquiryEmail: setting({
    env: 'LINEWORK_ENQUIRY_EMAIL',
    meaning: 'Address that gets Enterprise enquiries, which anyone can send. Without it, they are refused.',
    otherwise: 'none',
    read: address,
  }),
  signUp: setting({
    env: 'LINEWORK_SIGN_UP',
    meaning: 'Whether signing in with a new address creates an account: open or closed.',
    otherwise: 'open',
    read: oneOf('open', 'closed'),
  }),
  providerHosts: setting({
    env: 'LINEWORK_PROVIDER_HOSTS',
    meaning:
      'Hosts of identity providers and of receivers of audit logs in your own network, separated by commas, with the port if it is not the usual one. Others have to be on the public web, by https.',
    otherwise: 'none',
    read: list(/^[\w.-]{1,253}(?::\d{1,5})?$/, 'login.corp.example or 10.0.0.7:8443'),
  }),
  dns: setting({
    env: 'LINEWORK_DNS',
    meaning: 'Name servers that are asked for the records of domains, separated by commas, such as 10.0.0.53:53.',
    otherwise: "the system's",
    read: list(/^[\d.]{7,15}(?::\d{1,5})?$/, '10.0.0.53 or 10.0.0.53:5353'),
  }),
  stripeKey: setting({
    env: 'LINEWORK_STRIPE_KEY',
    secret: true,
    meaning:
      'Secret or restricted key of your Stripe account. Without it, nothing is paid for and everyone has the plan Pro.',
    otherwise: 'none',
    read: (text): Read<string> =>
      /^[sr]k_\w{8,300}$/.test(text) ? { value: text } : { wrong: 'must be a key such as sk_live_…' },
  }),
  stripeWebhook: setting({
    env: 'LINEWORK_STRIPE_WEBHOOK_SECRET',
    secret: true,
    meaning:
      'Signing secret of the webhook that calls /billing/webhook; two, separated by commas, while one replaces the other.',
    otherwise: 'none',
    read: list(/^whsec_\w{8,300}$/, 'secrets such as whsec_…'),
  }),
  stripePrices: setting({
    env: 'LINEWORK_STRIPE_PRICES',
    meaning: 'The price of a seat of each plan that is for sale, such as pro=price_1,team=price_2.',
    otherwise: 'none',
    read: (text): Read<Readonly<Partial<Record<PaidPlan, string>>>> => {
      const pairs = text.split(',').map((each) => /^\s*(pro|team|enterprise)=(price_\w{1,200})\s*$/.exec(each));
      return pairs.every((each) => each !== null)
        ? { value: Object.fromEntries(pairs.map(([, plan, price]) => [plan, price])) }
        : { wrong: 'must be a list such as pro=price_1,team=price_2' };
    },
  }),
  publicRender: setting({
    env: 'LINEWORK_PUBLIC_RENDER',
    meaning: 'Whether anyone, without a key, gets pictures of sources in links: on or off.',
    otherwise: 'off',
    read: oneOf('on', 'off'),
  }),
  drawsPerMinute: setting({
    env: 'LINEWORK_DRAWS_PER_MINUTE',
    meaning: 'Draw and check calls allowed per account and minute.',
    otherwise: '6000',
    read: whole(1, 10_000_000),
  }),
  proxies: setting({
    env: 'LINEWORK_PROXIES',
    meaning: 'Number of proxies in front of the service whose X-Forwarded-For is trusted.',
    otherwise: '0',
    read: whole(0, 10),
  }),
  metricsToken: setting({
    env: 'LINEWORK_METRICS_TOKEN',
    secret: true,
    meaning: 'Bearer token required for GET /metrics. Without a token, only requests from this machine are allowed.',
    otherwise: 'none',
    read: (text): Read<string> =>
      /^[\w.~+/-]{16,200}$/.test(text)
        ? { value: text }
        : { wrong: 'must be 16 to 200 letters, digits and . _ ~ + / -' },
  }),
  log: setting({
    env: 'LINEWORK_LOG',
    meaning:
      'Log level: error, warn or info. Logs are lines of JSON on standard error; info adds one line per request.',
    otherwise: 'warn',
    read: oneOf('error', 'warn', 'info'),
  }),
} as const;

function secrets(text: string): Read<readonly string[]> {
  const all = text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (all.length === 0 || all.some((each) => each.length < LEAST_SECRET))
    return {
      wrong: `must contain secrets of at least ${LEAST_SECRET} characters; openssl rand -base64 48 generates one`,
    };
  return { value: all };
}

/** The variable that names a file with the value of another one. */
export function fileSetting(env: string): string {
  return `${env}_FILE`;
}
