// Pull request review, as a pattern.
import type { Pattern } from '../pattern.js';

export const pullRequestReview: Pattern = {
  id: 'pull-request-review',
  title: 'Pull request review',
  topic: 'delivery',
  description: 'Who does what from a branch to a merge: author, automation, reviewer.',
  tags: [
    'pull request',
    'merge request',
    'code review',
    'review process',
    'branch protection',
    'codeowners',
    'pr workflow',
    'review workflow',
    'merge queue',
    'github flow',
  ],
  use: 'Agreeing on what must pass before a merge.',
  avoid: 'A repository with one contributor.',
  flavours: [],
  parameters: { queue: { type: 'switch', default: true, meaning: 'A merge queue' } },
  source: `
swimlane "{{title}}"
lane author "Author" {
  node branch terminal "Opens pull request"
  node fix "Fixes"
}
lane ci "Automation" tone=blue {
  node checks "Build, tests, lint"
  node green decision "All green?"
  node owners "Asks code owners"
  @if queue
  node queue "Merge queue: tests again"
  @end
  node merged terminal "Merged, branch deleted"
}
lane review "Reviewer" {
  node read "Reads the change"
  node ok decision "Approves?"
}
branch -> checks
checks -> green
green -> fix : "no" tone=red
fix -> checks
green -> owners : "yes"
owners -> read
read -> ok
ok -> fix : "asks for changes"
@if queue
ok -> queue : "yes"
queue -> merged
@end
@if !queue
ok -> merged : "yes"
@end
`,
};
