// On-call and escalation, as a pattern.
import type { Pattern } from '../pattern.js';

export const onCallEscalation: Pattern = {
  id: 'on-call-escalation',
  title: 'On-call and escalation',
  topic: 'operations',
  description: 'Alerts are routed to the rotation on call and escalate level by level until someone answers.',
  tags: [
    'on-call',
    'on call',
    'oncall',
    'escalation',
    'escalation policy',
    'pagerduty',
    'opsgenie',
    'paging',
    'rotation',
    'alert routing',
    'alert fatigue',
    'primary and secondary',
    'follow the sun',
    'pager',
    'schedule',
    'acknowledge',
  ],
  asked:
    'who gets paged, paged at night, wake up engineer, alert goes to next person, pager rotation, secondary responder, opsgenie, duty schedule, nobody answers the alert, standby duty, escalation levels, alert routing',
  use: 'A service with hours in which someone must respond.',
  avoid: 'Tickets that can wait until morning.',
  flavours: [],
  parameters: {
    minutes: { type: 'number', default: 10, least: 5, most: 30, meaning: 'Minutes before the next level' },
    manager: { type: 'switch', default: true, meaning: 'A manager as the last level' },
  },
  source: `
flow "{{title}}" direction=down
node alert service "Alert" icon=lx:bell
node dedup function "Group and silence"
node urgent decision "Urgent?"
node ticket terminal "Ticket for the morning"
group rota "Rotation of the team" type=team {
  node first person "Primary on call"
  node ack1 decision "Acknowledged?"
  node second person "Secondary on call"
  node ack2 decision "Acknowledged?"
}
@if manager
node manager person "Engineering manager"
@end
node incident step "Works on it"
node help decision "Needs others?"
node commander person "Incident commander"
node fixed terminal "Resolved, handed over"
alert -> dedup
dedup -> urgent
urgent -> first : "yes, by service"
urgent -> ticket : "no"
first -> ack1 : "push, then call"
ack1 -> incident : "yes"
ack1 -> second : "no, {{minutes}} min"
second -> ack2
ack2 -> incident : "yes"
@if manager
ack2 -> manager : "no, {{minutes}} min"
manager -> incident
@end
@if !manager
ack2 -> first : "no, again"
@end
incident -> help
help -> commander : "yes"
help -> fixed : "no"
commander -> fixed
`,
};
