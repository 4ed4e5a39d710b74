// What the tables of the platform itself hold, for how long, and what of it is exported.
import { DAYS } from '../audit/entries.js';
import { auditEntries } from '../audit/tables.js';
import { DEAD_DAYS } from '../jobs/forget.js';
import { jobs } from '../jobs/tables.js';
import { limits } from '../limits/tables.js';
import { names } from '../names/tables.js';
import { HOURS } from '../once/once.js';
import { onceAnswers } from '../once/tables.js';
import { suspensions } from '../suspensions/tables.js';
import { subscriptions, usageDays } from '../usage/tables.js';
import type { Stored } from './stored.js';

export const stored: readonly Stored[] = [
  {
    table: names,
    purpose: 'Operation of the service',
    holds: 'Whose a key, session, link, alias, slug or domain is; of secrets, only a hash',
    until: 'what it names ends',
    notExported: 'what it names is in the other files, and the rest are hashes of secrets',
  },
  {
    table: onceAnswers,
    purpose: 'Operation of the service',
    holds: 'Answers to requests with an Idempotency-Key, encrypted',
    until: `${HOURS} hours`,
    notExported: 'they were sent already, and can contain a secret',
  },
  {
    table: auditEntries,
    purpose: 'Operation of the service',
    holds: 'The audit log: who changed what and when, with network address and browser',
    until: `${DAYS} days`,
    exported: { file: 'audit-log' },
  },
  {
    table: usageDays,
    purpose: 'Payments and plan',
    holds: 'The number of draws, checks and publishes, by day, key and member',
    until: 'the account or the organisation is erased',
    exported: { file: 'usage' },
  },
  {
    table: subscriptions,
    purpose: 'Payments and plan',
    holds: 'The plan',
    until: 'the plan ends',
    exported: { file: 'plan' },
  },
  {
    table: suspensions,
    purpose: 'Operation of the service',
    holds: 'That the operator has suspended it, when and why',
    until: 'the operator resumes it',
    notExported: 'nobody can export what is suspended',
  },
  {
    table: limits,
    purpose: 'Operation of the service',
    holds: 'How often an account, a network or the hash of an address did something',
    until: 'a day at the latest',
    notExported: 'they are counts of the last day',
  },
  {
    table: jobs,
    purpose: 'Operation of the service',
    holds: 'Emails and other work that waits, emails encrypted',
    until: `it is done; ${DEAD_DAYS} days if it fails for good`,
    notExported: 'it waits for minutes, and emails are encrypted',
  },
];
