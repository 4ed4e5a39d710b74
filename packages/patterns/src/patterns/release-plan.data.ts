// Release plan, as a pattern.
import type { Pattern } from '../pattern.js';

export const releasePlan: Pattern = {
  id: 'release-plan',
  title: 'Release plan',
  topic: 'product',
  description: 'A roadmap to one release as a plan: phases, milestones and dependencies.',
  tags: [
    'release plan',
    'roadmap',
    'gantt',
    'project plan',
    'milestones',
    'phases',
    'launch plan',
    'go-live',
    'beta',
    'project schedule',
    'timeline with dependencies',
    'release roadmap',
    'road map phases milestones',
  ],
  asked: 'project schedule, roadmap with milestones, launch schedule, timeline of releases, version plan',
  use: 'A release with a date and several teams.',
  avoid: 'Continuous delivery.',
  flavours: [],
  parameters: { beta: { type: 'switch', default: true, meaning: 'A beta with customers' } },
  source: `
gantt "{{title}}" unit=week weekends=skip critical=on
section "Design" {
  task research "Interviews" done start=2027-01-11 length=8d
  task concept "Concept" active after=research length=7d
  milestone scope "Scope agreed" after=concept
}
section "Build" {
  task api "API" after=scope length=20d
  task ui "Screens" after=scope length=22d
  task data "Data migration" after=api length=8d
}
section "Prove" {
  task test "System test" after=ui,data length=8d
  @if beta
  task beta "Beta with ten customers" after=test length=10d
  @end
  task security "Penetration test" after=api length=6d
}
section "Launch" {
  task docs "Documentation" after=scope length=15d
  task train "Support training" after=docs length=4d
  @if beta
  milestone go "Go or no go" after=beta,security,train
  @end
  @if !beta
  milestone go "Go or no go" after=test,security,train
  @end
  task roll "Rollout in three waves" after=go length=9d
}
`,
};
