// Incident response, as a pattern.
import type { Pattern } from '../pattern.js';

export const incidentResponse: Pattern = {
  id: 'incident-response',
  title: 'Incident response',
  topic: 'operations',
  description: 'An incident from detection to review: who triages, commands, mitigates and informs others.',
  tags: [
    'incident response',
    'incident',
    'major incident',
    'incident management',
    'incident commander',
    'communications lead',
    'roles in an incident',
    'triage',
    'mitigate',
    'severity',
    'postmortem',
    'post-incident review',
    'status page',
    'war room',
    'sre process',
    'outage process',
  ],
  asked:
    'outage process, sev1, who does what in an outage, incident commander, war room, production is down, emergency process, communicate outage, postmortem after outage, mitigate and review, major outage roles',
  use: 'Agreeing on who does what before an outage.',
  avoid: 'Single alerts with a runbook.',
  flavours: [],
  parameters: { customers: { type: 'switch', default: true, meaning: 'Customers are informed' } },
  source: `
swimlane "{{title}}"
phase detect "Detect"
phase triage "Triage"
phase fix "Mitigate"
phase learn "Review"
lane mon "Monitoring" {
  node alert terminal "Alert fires" phase=detect
  node recover "Metrics recover" phase=fix
}
lane oncall "On-call engineer" {
  node ack "Acknowledges" phase=detect
  node major decision "Major?" phase=triage
  node runbook "Follows runbook" phase=triage
  node mitigate "Rolls back or fails over" phase=fix
}
lane commander "Incident commander" tone=blue {
  node open "Opens incident, names roles" phase=triage
  node decide "Decides next step" phase=fix
  node close "Closes incident" phase=fix
  node review "Review within 5 days" phase=learn
}
@if customers
lane comms "Communications" {
  node status "Status page" phase=triage
  node update "Update every 30 minutes" phase=fix
  node done "Final message" phase=fix
}
@end
lane teams "Owning teams" {
  node actions terminal "Follow-up actions" phase=learn
}
alert -> ack
ack -> major
major -> open : "yes"
major -> runbook : "no"
open -> decide
decide -> mitigate
mitigate -> recover
recover -> close
close -> review
review -> actions
@if customers
open -> status
status -> update
decide -> update
close -> done
@end
`,
};
