// The pages of the sites that the lab builds: in, nothing; out, three pages with one picture each, and one whose diagram has an error.

const FLOW = `---
title: Flow
---

# Flow

Text in front of the picture.

\`\`\`diagram
flow "Checkout" direction=right
node shopper person "Shopper"
node web client "Web shop"
node db database "PostgreSQL"
shopper -> web : "opens {{ 1 + 1 }} <b>"
web -> db : "writes to" role=data
\`\`\`

Other code stays code:

\`\`\`js
const one = 1;
\`\`\`
`;

const SEQUENCE = `---
title: Sequence
---

# Sequence

\`\`\`diagram
sequence "Sign in" numbered=on
actor user person "User"
actor api service "API"
user -> api : "POST /sign-in"
api ..> user : "mails a code" role=async
\`\`\`

The same picture again, in a list:

- One

  \`\`\`diagram
  sequence "Sign in" numbered=on
  actor user person "User"
  actor api service "API"
  user -> api : "POST /sign-in"
  api ..> user : "mails a code" role=async
  \`\`\`
`;

const MERMAID = `---
title: Mermaid
---

# Mermaid

\`\`\`mermaid
flowchart LR
  a[One] -->|calls| b{Two}
  b --> c[(Orders)]
\`\`\`
`;

const BROKEN = `---
title: Broken
---

# Broken

\`\`\`diagram
flow "Broken"
node a "A"
a -> missing
\`\`\`
`;

/** `pictures`: how many a page shows. */
export const PAGES = [
  { name: 'flow', text: FLOW, pictures: 1 },
  { name: 'sequence', text: SEQUENCE, pictures: 2 },
  { name: 'mermaid', text: MERMAID, pictures: 1 },
];

/** The place that a failed build has to name. */
export const BROKEN_PAGE = { name: 'broken', text: BROKEN, line: 10, code: 'E201' };
