// Samples of Mermaid's tree view syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Front
---
treeView-beta
  title Folders
  src/
    main.ts ## begins
    "two words.ts" icon(ts)
    lib/ :::hot
      deep.ts
  README.md
`,
    `treeView-beta
root/
├── a
│   └── b ## leaf
┗━━ c/
`,
  ],
  pieces: ['a/\n', '  a\n', '"', '├── ', '│   ', '## ', 'a icon(', ':::a ', ' a\n  b\n', '└'],
};
