// Change approval, as a pattern.
import type { Pattern } from '../pattern.js';

export const changeApproval: Pattern = {
  id: 'change-approval',
  title: 'Change approval',
  topic: 'delivery',
  description: 'Who does what for a change to production: author, reviewer, change board, operations.',
  tags: [
    'change management',
    'change approval',
    'change advisory board',
    'cab',
    'itil change',
    'change request',
    'normal standard emergency change',
    'production change process',
    'rfc',
    'approval workflow',
    'release approval',
  ],
  use: 'Companies that must prove who approved what.',
  avoid: 'Teams whose pipeline enforces all rules.',
  flavours: [],
  parameters: { emergency: { type: 'switch', default: true, meaning: 'Emergency changes' } },
  source: `
swimlane "{{title}}"
phase ask "Request"
phase judge "Judge"
phase do "Carry out"
phase end "Close"
lane author "Author" {
  node request terminal "Describes change and rollback" phase=ask
  node rework "Reworks" phase=judge
}
lane reviewer "Reviewer" {
  node risk decision "Standard change?" phase=ask
}
lane board "Change board" tone=blue {
  node approve decision "Approved?" phase=judge
  @if emergency
  node later "Approves afterwards" phase=end
  @end
}
lane ops "Operations" {
  @if emergency
  node urgent decision "Outage now?" phase=ask
  @end
  node run "Carries out" phase=do
  node works decision "Works?" phase=do
  node back "Rolls back" phase=do
  node closed terminal "Closed with evidence" phase=end
}
@if emergency
request -> urgent : "request"
urgent -> run : "yes" tone=red
urgent -> risk : "no"
run --> later : "if urgent"
@end
@if !emergency
request -> risk : "request"
@end
risk -> run : "yes"
risk -> approve : "no"
approve -> run : "yes"
approve -> rework : "no"
rework -> risk : "new request"
run -> works
works -> closed : "yes"
works -> back : "no" tone=red
back -> rework : "findings"
`,
};
