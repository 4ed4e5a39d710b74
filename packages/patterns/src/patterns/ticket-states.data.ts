// Support ticket state machine, as a pattern.
import type { Pattern } from '../pattern.js';

export const ticketStates: Pattern = {
  id: 'ticket-states',
  title: 'Support ticket state machine',
  topic: 'product',
  description: 'States of a support ticket: new, open, waiting, solved, closed and reopened.',
  tags: [
    'ticket states',
    'support ticket',
    'ticket lifecycle',
    'helpdesk',
    'issue states',
    'issue workflow',
    'jira workflow',
    'waiting for customer',
    'reopened',
    'service desk',
    'bug states',
  ],
  use: 'Tickets or issues whose states a team agrees on.',
  avoid: "One person's tasks.",
  flavours: [],
  parameters: { escalate: { type: 'switch', default: true, meaning: 'A second support level' } },
  source: `
state "{{title}}"
state new "New" tone=amber sub="answer within 4 h"
state open "Open" tone=blue {
  state first "First level"
  @if escalate
  state second "Second level"
  @end
  start -> first
  @if escalate
  first -> second : "needs an engineer"
  second -> first : "answered"
  @end
}
state waiting "Waiting for customer" tone=neutral
state solved "Solved" tone=green
start -> new : "mail or form"
new -> open : "assigned"
new -> end : "spam"
open -> waiting : "question asked"
waiting -> open : "customer answers"
waiting -> solved : "silent for 7 days"
open -> solved : "answer sent"
solved -> open : "customer disagrees" tone=red
solved -> end : "7 days"
`,
};
