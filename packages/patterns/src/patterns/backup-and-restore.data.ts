// Backup and restore, as a pattern.
import type { Pattern } from '../pattern.js';

export const backupAndRestore: Pattern = {
  id: 'backup-and-restore',
  title: 'Backup and restore',
  topic: 'operations',
  description: 'Backup copies are taken, stored in isolation elsewhere, expired by rule and verified by restore tests.',
  tags: [
    'backup',
    'backups',
    'restore',
    'backup and restore',
    'snapshots',
    '3-2-1 rule',
    'immutable backup',
    'vault lock',
    'copied to another account',
    'retention',
    'restore test',
    'point-in-time recovery',
    'aws backup',
    'azure backup',
    'velero',
    'ransomware',
    'air gap',
    'recovery point',
  ],
  asked:
    'copies of data, prove restore works, snapshots and retention, restore drill, ransomware protection, database dumps, offsite copy, cross-account copy, keep copies for years, point in time restore, recover deleted data',
  use: 'Data that cannot be recreated.',
  avoid: 'Staying available during an outage. Use replication.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: {
    copies: { type: 'number', default: 1, least: 1, most: 2, meaning: 'Copies in other locations' },
    test: { type: 'switch', default: true, meaning: 'Restore tests' },
  },
  source: `
flow "{{title}}" direction=right
group live "Production account" type=account {
  node db database "Database" {{sql}}
  node files storage "Files" {{objects}}
  node disks storage "Disks"
}
group plan "Backup plan" type=app-tier {
  node policy step "Hourly, daily, monthly"
  node job function "Backup service" {{backup}}
  node keys secret "Keys" {{keys}}
}
node vault storage "Local vault" sub="35 days"
@each copies
group away{{i}} "Copy {{i}}: other account, other region" type=account {
  node copy{{i}} storage "Locked vault" {{keys.icon}} sub="cannot be deleted"
}
@end
@if test
group prove "Restore test" type=environment {
  node restore function "Monthly restore"
  node check decision "Complete, in time?"
}
@end
node ops person "Operations"
policy --> job : "schedule"
db -> job : "snapshot, log" role=data
files -> job : "changes" role=data
disks -> job : "snapshot" role=data
keys --> job : "encrypts" role=identity
job -> vault role=data
@each copies
vault -> copy{{i}} : "copies" role=data
@end
@if test
copy1 -> restore : "read by" role=data
restore -> check
check ..> ops : "no" tone=red
@end
job ..> ops : "failed job" role=async
`,
};
