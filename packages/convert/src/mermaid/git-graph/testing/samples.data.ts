// Samples of Mermaid's git graph syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Work
config:
  gitGraph:
    mainBranchName: trunk
    mainBranchOrder: 2
---
gitGraph LR:
  accTitle: Branches
  commit
  commit id: "one" msg: "First words" tag: "v1" tag: "old"
  commit "bare words" type: HIGHLIGHT
  branch develop order: 3
  commit id: 'two' type: REVERSE
  branch "feature/a-1"
  commit
  commit id: "pick"
  checkout develop
  merge "feature/a-1" id: "joined" tag: "v2" type: NORMAL
  switch trunk
  merge develop
  cherry-pick id: "pick" tag: "copied"
  cherry-pick id: "joined" parent: "two"
  commit %% a comment
`,
  ],
  pieces: [
    'commit\n',
    'commit id: "',
    'branch a\n',
    'checkout a ',
    'merge a ',
    'tag: "a" ',
    'commit id: "a" ',
    '"',
    'cherry-pick id: "a"\n',
    'commit msg: "a" ',
  ],
};
