// Disaster recovery, as a pattern.
import type { Pattern } from '../pattern.js';

export const disasterRecovery: Pattern = {
  id: 'disaster-recovery',
  title: 'Disaster recovery',
  topic: 'operations',
  description: 'A standby region follows the active one; failover and failback are decided, automated and rehearsed.',
  tags: [
    'disaster recovery',
    'dr',
    'failover',
    'failback',
    'standby region',
    'warm standby',
    'pilot light',
    'second region',
    'rto',
    'rpo',
    'recovery time',
    'whole datacenter burns down',
    'site recovery',
    'business continuity',
    'region outage',
    'cross-region replication',
    'secondary site',
    'runbook',
  ],
  asked:
    'region fails, standby site, failover plan, pilot light, warm standby, recover from data centre loss, business continuity, switch to backup region, fail back, recovery objectives, secondary datacenter',
  use: 'Recovering from the loss of a region or data centre within hours.',
  avoid: 'The loss of a machine or zone. Several zones cover that.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { warm: { type: 'switch', default: true, meaning: 'The standby already runs at small scale' } },
  source: `
flow "{{title}}" direction=down
node users person "Users"
node dns gateway "DNS, health checks" {{global-lb}}
group active "Active region" type=region {
  node app service "Services" {{compute}}
  node db database "Primary" {{sql}}
  node files storage "Files" {{objects}}
}
group standby "Standby region" type=region {
  @if warm
  node app2 service "Services, scaled to one" {{compute}}
  @end
  @if !warm
  node app2 service "Services, not started" {{recovery}}
  @end
  node db2 database "Replica" {{sql}}
  node files2 storage "Copy" {{objects}}
}
group control "Failover" type=ci-cd {
  node lead person "Decides"
  node auto function "Failover automation" {{recovery}}
  node drill step "Rehearsal, twice a year"
}
users -> dns
dns -> app : "normally"
dns --> app2 : "after failover" tone=amber
app -> db : "SQL" role=data
app -> files role=data
app2 --> db2 role=data
app2 --> files2 role=data
db ..> db2 : "replicates, RPO 1 min" role=data
files ..> files2 : "replicates" role=data
lead -> auto : "declares"
auto -> db2 : "1. promotes"
auto -> app2 : "2. scales up"
auto -> dns : "3. switches, RTO 1 h"
drill --> auto
`,
};
