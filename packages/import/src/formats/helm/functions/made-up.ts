// Values that differ with every run of Helm: random values, keys and the clock. A picture always has the same bytes, so each is
// a fixed text of the same shape.
import type { Calling } from '../template/evaluate.js';
import type { Dict, Thing, Value } from '../template/value.js';
import { textOf, whole } from './arguments.js';

const DAY = '2000-01-01';

const moment: Thing = {
  type: 'time.Time',
  fields: new Map(),
  methods: {
    Format: ([layout]) => dated(textOf(layout)),
    Unix: () => 946_684_800,
    UTC: () => moment,
    Year: () => 2000,
    String: () => `${DAY} 00:00:00 +0000 UTC`,
  },
  text: `${DAY} 00:00:00 +0000 UTC`,
};

/** By Go's layouts: 1 January 2000, midnight (package time, Layout). */
function dated(layout: string): string {
  return layout
    .replaceAll('2006', '2000')
    .replaceAll('Monday', 'Saturday')
    .replaceAll('Mon', 'Sat')
    .replaceAll('15', '00')
    .replaceAll('04', '00')
    .replaceAll('05', '00')
    .replaceAll('02', '01')
    .replaceAll('06', '00')
    .replaceAll('Z0700', 'Z')
    .replaceAll('Z07:00', 'Z')
    .replaceAll('MST', 'UTC');
}

const MOST = 10_000;
const repeated =
  (text: string): Calling =>
  ([length]) =>
    text.repeat(Math.min(Math.max(0, whole(length)), MOST));

const KEY = '-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n';
const certificate = (): Dict =>
  new Map<string, Value>([
    ['Cert', '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n'],
    ['Key', KEY],
  ]);

export const MADE_UP_FUNCTIONS: Readonly<Record<string, Calling>> = {
  randAlphaNum: repeated('x'),
  randAlpha: repeated('x'),
  randAscii: repeated('x'),
  randNumeric: repeated('0'),
  randBytes: repeated('x'),
  randInt: ([least]) => whole(least),
  shuffle: ([text]) => textOf(text),
  uuidv4: () => '00000000-0000-4000-8000-000000000000',
  genPrivateKey: () => KEY,
  genCA: certificate,
  genCAWithKey: certificate,
  genSelfSignedCert: certificate,
  genSelfSignedCertWithKey: certificate,
  genSignedCert: certificate,
  genSignedCertWithKey: certificate,
  buildCustomCert: certificate,
  derivePassword: () => 'xxxxxxxx',
  bcrypt: () => '$2a$10$x',
  htpasswd: ([user]) => `${textOf(user)}:$2a$10$x`,
  encryptAES: () => 'x',
  decryptAES: () => 'x',
  now: () => moment,
  toDate: () => moment,
  mustToDate: () => moment,
  date: ([layout]) => dated(textOf(layout)),
  dateInZone: ([layout]) => dated(textOf(layout)),
  date_in_zone: ([layout]) => dated(textOf(layout)),
  dateModify: () => moment,
  date_modify: () => moment,
  mustDateModify: () => moment,
  htmlDate: () => DAY,
  htmlDateInZone: () => DAY,
  unixEpoch: () => '946684800',
  ago: () => '0s',
  duration: ([seconds]) => `${whole(seconds)}s`,
  durationRound: ([seconds]) => textOf(seconds),
  getHostByName: () => '',
};
