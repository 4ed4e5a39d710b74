// Release branches with cherry-picked fixes, as a pattern.
import type { Pattern } from '../pattern.js';

export const releaseBranches: Pattern = {
  id: 'release-branches',
  title: 'Release branches with cherry-picked fixes',
  topic: 'delivery',
  description: 'Work lands on main; each supported version has a branch that gets cherry-picked fixes.',
  tags: [
    'release branches',
    'long-term support',
    'lts',
    'maintenance branches',
    'backport',
    'cherry-pick',
    'supported versions',
    'version branches',
    'patch releases',
    'semver',
    'on-premises releases',
  ],
  use: 'Libraries and installed products with several supported versions.',
  avoid: 'A service that runs only one version.',
  flavours: [],
  parameters: { older: { type: 'switch', default: true, meaning: 'An older version is still supported' } },
  source: `
git "{{title}}" main=main
commit "Version 1.0" tag="v1.0.0"
@if older
branch one "release/1.x"
switch main
@end
commit "New storage"
commit "Version 2.0" tag="v2.0.0"
branch two "release/2.x"
switch main
commit "Editor"
commit leak "Fix memory leak" type=highlight
switch two
cherry-pick leak tag="v2.0.1"
@if older
switch one
cherry-pick leak tag="v1.0.1"
@end
switch main
commit crash "Fix crash on save" type=highlight
switch two
cherry-pick crash tag="v2.0.2"
switch main
commit "Version 2.1" tag="v2.1.0"
`,
};
