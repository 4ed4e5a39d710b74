// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'gitGraph',
  rows: [
    {
      construct: 'A commit without text',
      becomes: 'a bare dot',
      code: 'M220',
      before: 'commit',
      after: 'commit',
    },
    {
      construct: 'An id and a message',
      becomes: 'one of them is shown',
      code: 'M222',
      before: 'commit id: "a" msg: "Words"',
      after: 'commit "a"',
    },
    {
      construct: 'A second commit with the same id',
      becomes: 'a commit of its own',
      code: 'M204',
      before: 'commit id: "a"\ncommit id: "a"',
      after: 'commit "a"\ncommit "a"',
    },
    {
      construct: 'A cherry-pick',
      becomes: 'a cherry-pick of that commit',
      before: 'commit id: "a"\nbranch b\ncommit id: "c"\ncheckout main\ncherry-pick id: "c"',
      after: 'commit "a"\nbranch b\ncommit c "c"\nswitch main\ncherry-pick c',
    },
    {
      construct: 'The order of branches',
      becomes: 'the order of the lines',
      code: 'M202',
      before: 'commit id: "a"\nbranch b order: 3\ncommit id: "b"',
      after: 'commit "a"\nbranch b\ncommit "b"',
    },
    {
      construct: 'The parent of a cherry-pick',
      becomes: 'ignored',
      code: 'M221',
      before: 'commit id:"a"\nbranch x\ncommit id:"b"\ncheckout main\ncherry-pick id:"b" parent:"a"',
      after: 'commit "a"\nbranch x\ncommit b "b"\nswitch main\ncherry-pick b',
    },
    {
      construct: 'The type of a commit',
      becomes: 'type=reverse or type=highlight',
      before: 'commit id: "a" type: REVERSE',
      after: 'commit "a" type=reverse',
    },
  ],
};
