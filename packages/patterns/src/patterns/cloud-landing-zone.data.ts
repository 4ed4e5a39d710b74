// Cloud landing zone, as a pattern.
import type { Pattern } from '../pattern.js';

export const cloudLandingZone: Pattern = {
  id: 'cloud-landing-zone',
  title: 'Cloud landing zone',
  topic: 'cloud',
  description: 'Accounts in organisational units with guard rails, shared networking, logging and identity.',
  tags: [
    'landing zone',
    'landingzone',
    'multi-account',
    'management group',
    'management groups',
    'subscriptions',
    'organisation folders projects',
    'control tower',
    'organizational units',
    'guard rails',
    'service control policies',
    'account vending',
    'shared vpc',
    'baseline',
    'cloud foundation',
    'azure caf',
    'enterprise scale',
    'tenant governance',
  ],
  asked:
    'set up cloud for a company, aws organizations, scp, organizational units, account factory, policies at the root, subscription vending, azure policy, folder structure, central logging account, security baseline, governance of accounts, new cloud environment foundation',
  use: 'The first cloud accounts of a company, before the second team moves in.',
  avoid: 'One team with one product. Two accounts and a budget alarm are enough.',
  flavours: ['aws', 'azure', 'gcp'],
  parameters: {
    workloads: { type: 'number', default: 2, least: 1, most: 4, meaning: 'Workload teams' },
    sandbox: { type: 'switch', default: true, meaning: 'Sandbox accounts' },
  },
  source: `
flow "{{title}}" direction=down
node team person "Platform team"
group root "Organisation" type=account {
  node vend function "Account vending"
  node guard secret "Guard rails" {{policy}}
  group security "Security unit" type=security {
    node sso identity "Sign-in" {{workforce}}
    node audit storage "Log archive" {{audit}}
    node scan service "Threat detection" {{threats}}
  }
  group infra "Infrastructure unit" type=network {
    node hub gateway "Network hub" {{transit}}
    node dns service "Private DNS" {{dns}}
    node wall gateway "Egress firewall" {{firewall}}
  }
  group loads "Workload unit" type=environment {
    @each workloads
    group team{{i}} "Team {{i}}" type=account {
      node test{{i}} service "Test account"
      node prod{{i}} service "Production account"
    }
    @end
  }
  @if sandbox
  group play "Sandbox unit" type=environment {
    node sandbox service "Sandbox accounts" sub="emptied monthly"
  }
  @end
}
team -> vend : "requests account"
vend -> prod1 : "creates with baseline"
sso -> prod1 : "roles" role=identity
guard -> prod1 : "denies"
prod1 ..> audit : "logs" role=async
prod1 -- hub : "attached" role=private
hub -> wall role=private
hub -- dns role=private
audit ..> scan : "analysed" role=async
`,
};
