// Gitflow, as a pattern.
import type { Pattern } from '../pattern.js';

export const gitflow: Pattern = {
  id: 'gitflow',
  title: 'Gitflow',
  topic: 'delivery',
  description: 'Develop collects features; release branches prepare versions on main; hotfixes go to both.',
  tags: [
    'gitflow',
    'git flow',
    'git branching',
    'branching model',
    'develop branch',
    'feature branches',
    'release branches',
    'hotfix branches',
    'main and develop',
    'versioned releases',
    'branching strategy',
  ],
  asked:
    'develop and master, feature branches hotfix, release branch workflow, git model with develop, merge to master with tags, classic git workflow',
  use: 'Versions that are prepared, numbered and supported after release.',
  avoid: 'A service that is deployed every day. Use a trunk.',
  flavours: [],
  parameters: { hotfix: { type: 'switch', default: true, meaning: 'A hotfix' } },
  source: `
git "{{title}}" main=main
commit "Version 1" tag="v1.0"
branch develop
commit "Next version"
branch login "feature/login"
commit "Sign-in page"
commit "Sessions"
switch develop
merge login
branch export "feature/export"
commit "CSV export"
@if hotfix
switch main
branch hotfix "hotfix/1.0.1"
commit "Fix time zone" type=highlight
switch main
merge hotfix tag="v1.0.1"
switch develop
merge hotfix
@end
@if !hotfix
switch develop
@end
merge export
branch release "release/1.1"
commit "Version number"
commit "Last fixes"
switch main
merge release tag="v1.1"
switch develop
merge release
`,
};
