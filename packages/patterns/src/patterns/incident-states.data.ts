// Incident state machine, as a pattern.
import type { Pattern } from '../pattern.js';

export const incidentStates: Pattern = {
  id: 'incident-states',
  title: 'Incident state machine',
  topic: 'operations',
  description: 'States of an incident: detected, triaged, mitigated, resolved, reviewed.',
  tags: [
    'incident states',
    'incident lifecycle',
    'incident status',
    'ticket states incident',
    'incident state machine',
    'resolved',
    'mitigated',
    'postmortem state',
  ],
  use: 'A tool or process in which each incident has one state.',
  avoid: 'Who does what. Use a process diagram.',
  flavours: [],
  parameters: { review: { type: 'switch', default: true, meaning: 'A review closes it' } },
  source: `
state "{{title}}" direction=right
state detected "Detected" tone=amber sub="entry / page on-call"
state triage "Triage" sub="severity, owner"
state active "Being worked on" tone=red {
  state find "Finding the cause"
  state act "Mitigating"
  start -> find
  find -> act : "suspect found"
  act -> find : "no effect"
}
state mitigated "Mitigated" tone=blue sub="users are served again"
state resolved "Resolved" tone=green
@if review
state reviewed "Reviewed" sub="actions have owners"
@end
start -> detected : "alert or report"
detected -> triage : "acknowledged"
triage -> end : "false alarm"
triage -> active : "confirmed"
active -> mitigated : "symptoms gone"
mitigated -> active : "comes back" tone=red
mitigated -> resolved : "cause removed"
@if review
resolved -> reviewed : "within 5 days"
reviewed -> end
@end
@if !review
resolved -> end
@end
`,
};
