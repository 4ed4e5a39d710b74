// Post-incident timeline, as a pattern.
import type { Pattern } from '../pattern.js';

export const postmortemTimeline: Pattern = {
  id: 'postmortem-timeline',
  title: 'Post-incident timeline',
  topic: 'operations',
  description: 'What happened when in an incident: cause, detection, decisions, recovery.',
  tags: [
    'postmortem',
    'post-mortem',
    'post-incident review',
    'incident timeline',
    'root cause',
    'outage timeline',
    'blameless review',
    'what happened when',
    'retrospective of an outage',
  ],
  use: 'The review of an outage.',
  avoid: 'The incident process in general.',
  flavours: [],
  parameters: { fix: { type: 'switch', default: true, meaning: 'Follow-up actions' } },
  source: `
timeline "{{title}}"
section "Cause" {
  at "09:58" : "Release 412 begins" "Pool size halved by a default"
}
section "Impact" {
  at "10:04" : "Error rate 12 %" tone=red
  at "10:07" : "First customer reports" tone=red
}
section "Response" {
  at "10:09" : "Alert, on-call acknowledges"
  at "10:15" : "Incident declared, commander named"
  at "10:22" : "Wrong lead: database restarted" tone=amber
  at "10:31" : "Release rolled back"
}
section "Recovery" {
  at "10:36" : "Error rate normal" tone=green
  at "11:10" : "Incident closed" tone=green
}
@if fix
section "What follows" {
  at "Within a week" : "Pool size set explicitly" "Canary before every release"
}
@end
`,
};
