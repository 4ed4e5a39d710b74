// The address in a request: its schema, and the form in which it is looked up.
import type { z as Zod } from 'zod';
import { refuse } from '../../platform/endpoint.js';
import { mailAddress } from '../../platform/mail/mail.js';

export function addressField(z: typeof Zod) {
  return z.string().max(254).describe('An email address.');
}

export function demandAddress(text: string): string {
  return mailAddress(text.trim()) ?? refuse('validation.failed', 'email: not an email address.');
}
