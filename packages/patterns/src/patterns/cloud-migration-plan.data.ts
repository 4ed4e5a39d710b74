// Cloud migration plan, as a pattern.
import type { Pattern } from '../pattern.js';

export const cloudMigrationPlan: Pattern = {
  id: 'cloud-migration-plan',
  title: 'Cloud migration plan',
  topic: 'delivery',
  description: 'A roadmap of a migration in phases: assess, foundation, waves, cut-over, decommission.',
  tags: [
    'migration roadmap',
    'cloud migration',
    'migration plan',
    'data centre exit',
    'lift and shift',
    'migration waves',
    'cut-over plan',
    '6 rs',
    'migration phases',
    'migration road map',
    'phases milestones',
    'decommission',
    'rehost replatform',
  ],
  asked: 'plan of moving to cloud, migration phases, roadmap of migration, move systems in waves',
  use: 'Moving a portfolio of systems by a deadline.',
  avoid: 'One system. A checklist is enough.',
  flavours: [],
  parameters: { waves: { type: 'number', default: 3, least: 1, most: 4, meaning: 'Waves' } },
  source: `
gantt "{{title}}" unit=month
section "Assess" {
  task list "Inventory and dependencies" done start=2027-01-04 length=40d
  task case "Plan and business case" active after=list length=25d
  milestone ok "Approved" after=case
}
section "Foundation" {
  task zone "Landing zone" after=ok length=45d
  task net "Private line" after=ok length=60d
  task train "Training" after=ok length=50d
}
section "Waves" {
  task pilot "Pilot: two small systems" after=zone,net length=30d
  task wave1 "Wave 1" after=pilot length=50d
  @each waves
  @if i>1
  task wave{{i}} "Wave {{i}}" after=wave{{i-1}} length=50d
  @end
  @end
}
section "Close" {
  task empty "Empty the data centre" after=wave{{waves}} length=40d
  milestone done "Contract ends" after=empty
}
`,
};
