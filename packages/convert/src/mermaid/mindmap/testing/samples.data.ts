// Samples of Mermaid's mind map syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Ideas
---
mindmap
  root((The root))
    Plain
    id1[Square]
      ::icon(fa fa-book)
    id2(Rounded<br/>twice)
      :::urgent large
    id3))Bang((
    id4)Cloud(
      id5{{Six}}
        "\`**Bold** text
        on lines\`"
      ["Quoted [text]"]
    Back up
   Between
    foo (bar)
    🎉 用户
`,
  ],
  pieces: ['  a\n', ' a[', 'a((', 'a))', '::icon(', ':::a\n', '"', '"`', '\n a', '{{', 'a(b)\n  ', 'a["'],
};
