// Who pays, and what their pages show: the account or an organisation, each with its endpoints and its words.
import type { Of } from '../../api/of.js';
import type { Part } from '../../state/paged.js';

export type Billing = Of<'/user/billing', 'get'>;

export type PaidPlan = 'pro' | 'team' | 'enterprise';

export type Invoice = Of<'/user/billing/documents', 'get'>['documents'][number];

export interface BillingOwner {
  /** Distinguishes its checkout from that of another owner. */
  readonly id: string;
  readonly read: () => Promise<Billing>;
  readonly checkout: (plan: PaidPlan) => Promise<{ readonly id: string; readonly url: string }>;
  readonly verify: (checkout: string) => Promise<unknown>;
  readonly cancel: () => Promise<unknown>;
  readonly resume: () => Promise<unknown>;
  readonly portal: () => Promise<{ readonly url: string }>;
  readonly documents: (cursor: string | undefined) => Promise<Part<Invoice>>;
  readonly document: (id: string) => Promise<Invoice>;
  readonly pdf: (id: string) => string;
  /** Whether the reader can pay and cancel. */
  readonly canPay: boolean;
  readonly about: string;
}
