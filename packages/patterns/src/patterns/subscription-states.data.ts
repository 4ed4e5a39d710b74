// Subscription state machine, as a pattern.
import type { Pattern } from '../pattern.js';

export const subscriptionStates: Pattern = {
  id: 'subscription-states',
  title: 'Subscription state machine',
  topic: 'product',
  description: 'States of a subscription: trial, active, past due, paused, cancelled, ended.',
  tags: [
    'subscription states',
    'subscription lifecycle',
    'subscription status',
    'trial active past_due canceled',
    'recurring billing states',
    'dunning',
    'churn',
    'renewal',
    'trialing',
    'unpaid',
    'saas billing states',
    'stripe subscription',
    'membership status',
  ],
  asked:
    'membership lifecycle, trial to paid, past due dunning, cancelled and reactivated, states of a plan, recurring payment fails, renewals, paused membership',
  use: 'Recurring billing, with what each state allows the customer.',
  avoid: 'One-off purchases.',
  flavours: [],
  parameters: {
    trial: { type: 'switch', default: true, meaning: 'A free trial' },
    pause: { type: 'switch', default: true, meaning: 'Subscriptions can be paused' },
  },
  source: `
state "{{title}}"
@if trial
state trial "Trial" sub="14 days, full access"
@end
state active "Active" tone=green sub="renews each period"
state pastdue "Past due" tone=amber sub="dunning: days 1, 3, 7, 14"
@if pause
state paused "Paused" tone=neutral sub="read-only"
@end
state cancelling "Cancels at period end"
state ended "Ended" tone=red sub="data kept for 90 days"
@if trial
start -> trial : "signs up"
trial -> active : "card added, first payment"
trial -> ended : "no card" tone=red
@end
@if !trial
start -> active : "first payment"
@end
active -> active : "renewal paid"
active -> pastdue : "renewal fails" tone=red
pastdue -> active : "paid"
pastdue -> ended : "day 21" tone=red
@if pause
active -> paused : "customer pauses"
paused -> active : "resumes"
@end
active -> cancelling : "customer cancels"
cancelling -> active : "changes mind"
cancelling -> ended : "period ends"
ended -> active : "comes back"
ended -> end : "data deleted"
`,
};
