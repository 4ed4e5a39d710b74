// The manifest of the platform itself: what it keeps for every resource.
import { forgetOldEntries } from './audit/entries.js';
import { auditEntries } from './audit/tables.js';
import { jobs } from './jobs/tables.js';
import { forgetEndedLimits } from './limits/limiter.js';
import { limits } from './limits/tables.js';
import { mailJob, mailUse, sealedMails } from './mail/mail-job.js';
import { names } from './names/tables.js';
import { forgetOldAnswers, onceUse, sealedAnswers } from './once/once.js';
import { onceAnswers } from './once/tables.js';
import type { Resource } from './resource.js';
import { suspensions } from './suspensions/tables.js';
import { subscriptions, usageDays } from './usage/tables.js';

export const platform: Resource = {
  tables: [names, onceAnswers, auditEntries, usageDays, subscriptions, suspensions, limits, jobs],
  sweeps: [forgetEndedLimits, forgetOldAnswers, forgetOldEntries],
  secrets: [onceUse, mailUse],
  sealed: [sealedAnswers, sealedMails],
  jobs: [mailJob],
};
