// Secret management, as a pattern.
import type { Pattern } from '../pattern.js';

export const secretManagement: Pattern = {
  id: 'secret-management',
  title: 'Secret management',
  topic: 'security',
  description:
    'Secrets live in a vault, are read by workloads with their own identity, and are rotated without a release.',
  tags: [
    'secrets',
    'secret management',
    'secret store',
    'vault',
    'hashicorp vault',
    'key vault',
    'secrets manager',
    'rotation',
    'secret rotation',
    'dynamic credentials',
    'workload identity',
    'external secrets',
    'no secrets in code',
    'database passwords',
    'api keys storage',
    'envelope encryption',
    'kms',
  ],
  asked:
    'rotate database passwords, store api keys safely, where to keep credentials, passwords out of code, hashicorp, aws secrets manager, azure key vault, dynamic credentials, certificates and keys store, lease, credentials for workloads',
  use: 'Any system with passwords, keys or tokens.',
  avoid: 'Settings that can be public.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { dynamic: { type: 'switch', default: true, meaning: 'Database users are created on demand' } },
  source: `
flow "{{title}}" direction=right
group people "People" type=team {
  node admin person "Administrator"
  node scan function "Scanner" sub="finds secrets in code"
}
group vault "Vault" type=security {
  node store secret "Secrets" {{secrets}}
  node policy decision "Policy allows?"
  node rotate function "Rotation" {{functions}}
  @if dynamic
  node dynamic function "Dynamic users"
  @end
}
node keys secret "Master key" {{keys}}
node identity identity "Workload identity" {{access}}
group run "Workloads" type=cluster {
  node app service "Service" {{containers}}
  node agent function "Sidecar or agent"
}
group targets "Targets" type=data-tier {
  node db database "Database" {{sql}}
  node api external "Partner API"
}
node audit storage "Audit log" {{audit}}
admin -> store : "writes to" role=data
scan ..> admin : "found one" tone=red
keys -- store : "seals"
app -> identity : "proves itself" role=identity
agent -> policy : "signed identity" role=identity
identity --> agent : "token" role=identity
policy -> store : "yes"
store --> agent : "secret, leased"
agent --> app : "file in memory"
rotate -> db : "new password" role=data
rotate -> store : "new version" role=data
@if dynamic
agent -> dynamic : "asks for a user"
dynamic -> db : "creates, for 1 hour" role=data
@end
app -> db : "SQL" role=data
app -> api
policy ..> audit : "every read" role=async
`,
};
