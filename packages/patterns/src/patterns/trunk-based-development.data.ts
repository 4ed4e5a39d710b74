// Trunk-based development, as a pattern.
import type { Pattern } from '../pattern.js';

export const trunkBasedDevelopment: Pattern = {
  id: 'trunk-based-development',
  title: 'Trunk-based development',
  topic: 'delivery',
  description: 'Short branches of a day or two, everything merged to the trunk, releases cut from it.',
  tags: [
    'trunk-based',
    'trunk based development',
    'trunk',
    'short-lived branches',
    'everything on main',
    'main branch only',
    'continuous integration branching',
    'branching strategy',
    'git branching',
    'release from trunk',
    'feature flags instead of branches',
    'mainline',
  ],
  asked:
    'everyone commits to main, short branches, no long-lived branches, merge daily, single branch workflow, git strategy for fast releases, main line',
  use: 'Teams with good tests that release often.',
  avoid: 'Several released versions that get fixes for years.',
  flavours: [],
  parameters: { hotfix: { type: 'switch', default: true, meaning: 'A fix on a release branch' } },
  source: `
git "{{title}}" main=trunk
commit "Start"
branch search "search-box"
commit "Search box, behind a flag"
switch trunk
commit "Faster tests"
merge search
branch price "price-rounding"
commit "Round prices"
switch trunk
merge price tag="v1.0"
@if hotfix
branch release "release/1.0"
switch trunk
@end
branch pay "payment-retry"
commit "Retry payments"
switch trunk
merge pay
commit fix "Fix totals" type=highlight
@if hotfix
switch release
cherry-pick fix tag="v1.0.1"
switch trunk
@end
commit "Remove search flag" tag="v1.1"
`,
};
