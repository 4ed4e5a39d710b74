import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactsOf } from '../mail/contacts.js';
import { settingsOf } from './settings.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linework-settings-'));
});
afterAll(() => rm(folder, { recursive: true }));

const [NEW, OLD] = ['n'.repeat(32), 'o'.repeat(32)];

async function file(text: string): Promise<string> {
  const path = join(folder, `${text.length}`);
  await writeFile(path, text);
  return path;
}

test('a secret setting can come from a file', async () => {
  expect(
    settingsOf({
      LINEWORK_SECRET_FILE: await file(`${NEW}\n${OLD}\n`),
      DATABASE_URL_FILE: await file('postgres://linework:a@db/linework\n'),
    }),
  ).toEqual({ secret: [NEW, OLD], database: 'postgres://linework:a@db/linework' });
});

test('an unusable file is named, and its content is not revealed', async () => {
  const outcomeOf = (env: Record<string, string>): unknown => {
    try {
      return settingsOf(env);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(outcomeOf({ SMTP_URL_FILE: join(folder, 'missing') })).toBe('SMTP_URL_FILE names a file that cannot be read.');
  expect(outcomeOf({ SMTP_URL_FILE: await file('hunter2') })).toMatch(/^SMTP_URL_FILE must be an address such as \S+$/);
  expect(outcomeOf({ LINEWORK_SECRET: NEW, LINEWORK_SECRET_FILE: await file(OLD) })).toBe(
    'LINEWORK_SECRET_FILE is set together with LINEWORK_SECRET; set only one of them.',
  );
  expect(outcomeOf({ LINEWORK_LOG_FILE: 'log' })).toBe('LINEWORK_LOG_FILE is not a setting.');
});

test('a contact for support has an address, a name and hours in one line each', () => {
  const env = {
    LINEWORK_SUPPORT_EMAIL: 'Grace@Support.Example',
    LINEWORK_SUPPORT_NAME: 'Grace Hopper',
    LINEWORK_SUPPORT_RESPONSE: 'Monday to Friday, 9 to 17 UTC.',
    LINEWORK_ENQUIRY_EMAIL: 'sales@support.example',
  };
  expect(contactsOf(settingsOf(env))).toEqual({
    support: { email: 'grace@support.example', name: 'Grace Hopper', response: 'Monday to Friday, 9 to 17 UTC.' },
    enquiries: 'sales@support.example',
  });
  expect(contactsOf(settingsOf({ LINEWORK_SUPPORT_EMAIL: 'a@b.example' })).support).toEqual({
    email: 'a@b.example',
    name: 'Support',
    response: undefined,
  });
  expect(contactsOf(settingsOf({}))).toEqual({ support: undefined, enquiries: undefined });
});

test.each([
  [{ LINEWORK_SUPPORT_EMAIL: 'a@b.example, c@d.example' }, 'LINEWORK_SUPPORT_EMAIL must be an email address'],
  [{ LINEWORK_ENQUIRY_EMAIL: 'Sales <a@b.example>' }, 'LINEWORK_ENQUIRY_EMAIL must be an email address'],
  [{ LINEWORK_SUPPORT_EMAIL: 'a@b.example', LINEWORK_SUPPORT_NAME: 'A\nB' }, 'LINEWORK_SUPPORT_NAME must be one line'],
  [{ LINEWORK_SUPPORT_NAME: 'Grace' }, 'LINEWORK_SUPPORT_NAME has no effect without LINEWORK_SUPPORT_EMAIL.'],
  [{ LINEWORK_SUPPORT_RESPONSE: 'Soon' }, 'LINEWORK_SUPPORT_RESPONSE has no effect without LINEWORK_SUPPORT_EMAIL.'],
])('%j is refused: %s', (env, message) => {
  expect(() => settingsOf(env)).toThrow(message);
});
