// Security monitoring, as a pattern.
import type { Pattern } from '../pattern.js';

export const securityMonitoring: Pattern = {
  id: 'security-monitoring',
  title: 'Security monitoring',
  topic: 'security',
  description:
    'Logs from every layer are collected, matched with rules and intelligence, and become cases with a response.',
  tags: [
    'siem',
    'security monitoring',
    'soc',
    'security operations',
    'threat detection',
    'log correlation',
    'soar',
    'alerts triage',
    'sentinel',
    'splunk',
    'guardduty',
    'cloudtrail',
    'audit logs central',
    'detection rules',
    'intrusion detection',
    'security events',
  ],
  use: 'A company that must notice an attack and prove what happened.',
  avoid: 'Performance and errors. Use observability.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { soar: { type: 'switch', default: true, meaning: 'Automated responses' } },
  source: `
flow "{{title}}" direction=right
group sources "Sources" {
  node cloud service "Cloud activity" {{audit}}
  node idp identity "Sign-ins" {{workforce}}
  node hosts client "Endpoints"
  node net gateway "Network flows" {{firewall}}
}
group collect "Collection" type=messaging {
  node stream queue "Event stream" {{stream}}
  node normal function "Normalise" {{functions}}
}
group siem "Security monitoring" type=security {
  node engine service "Detection rules" {{siem}}
  node intel external "Threat intelligence"
  node cases database "Cases"
}
node cold storage "Archive, one year" {{archive}}
group soc "Security team" type=team {
  node analyst person "Analyst"
  @if soar
  node play function "Playbooks" {{workflow}}
  @end
}
cloud ..> stream role=async
idp ..> stream role=async
hosts ..> stream role=async
net ..> stream role=async
stream ..> normal role=async
normal -> engine
normal -> cold role=data
intel --> engine : "addresses, hashes"
engine -> cases : "alert, with evidence"
cases -> analyst : "triage"
@if soar
analyst -> play : "approves"
play -> idp : "ends sessions" tone=red
play -> hosts : "isolates" tone=red
@end
`,
};
