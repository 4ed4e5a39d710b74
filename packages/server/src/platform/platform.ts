// The manifest of the platform itself: what it keeps for every resource.
import { forgetOldEntries } from './audit/entries.js';
import { forgetDeadJobs } from './jobs/forget.js';
import { forgetEndedLimits } from './limits/limiter.js';
import { mailJob, mailUse, sealedMails } from './mail/mail-job.js';
import { forgetOldAnswers, onceUse, sealedAnswers } from './once/once.js';
import type { Resource } from './resource.js';
import { stored } from './stored/platform-tables.js';

export const platform: Resource = {
  tables: stored,
  sweeps: [forgetEndedLimits, forgetOldAnswers, forgetOldEntries, forgetDeadJobs],
  secrets: [onceUse, mailUse],
  sealed: [sealedAnswers, sealedMails],
  jobs: [mailJob],
};
