// A large diagram of each kind, made and not written: nothing in; out, sources by kind. What issue 12 and 13 measure.
const list = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('\n');
/** Spread evenly without chance. */
const spread = (i, over) => Math.floor(((i * 7_919) % 10_007) * (over / 10_007));

const TYPES = ['service', 'database', 'queue', 'client', 'function', 'gateway'];

export const LARGE = {
  schema: `schema "A hundred tables"
${list(
  100,
  (i) => `table t${i} "Table ${i}" {
  id uuid pk
  name varchar(255) unique
  created_at timestamptz default="now()"
  state varchar(20) nullable
${i === 0 ? '' : `  parent_id uuid nullable fk=t${Math.floor(i / 3)}.id verb="belongs to"\n`}${i < 10 || i % 2 ? '' : `  other_id uuid fk=t${spread(i, i)}.id\n`}}`,
)}
`,
  class: `class "Two hundred classes"
${list(
  200,
  (i) => `class c${i} "Class ${i}" {
  -id: UUID
  +name: string
  +run(input: Map<string, Item[]>): Result
}`,
)}
${list(199, (i) => `c${i + 1} ${['inherits', 'has', 'uses', 'owns'][i % 4]} c${Math.floor(i / 3)}`)}
`,
  state: `state "Three hundred states"
${list(
  30,
  (i) => `state s${i} "Phase ${i}" {
${list(9, (k) => `  state s${i}x${k} "Step ${i}.${k}"`)}
  start -> s${i}x0
${list(8, (k) => `  s${i}x${k} -> s${i}x${k + 1} : "next"`)}
  s${i}x8 -> end
}`,
)}
start -> s0
${list(29, (i) => `s${i} -> s${i + 1} : "done"`)}
s29 -> end
`,
  c4: `c4 "Eighty containers" view=container
${list(8, (i) => `person p${i} "Person ${i}"`)}
${list(
  8,
  (i) => `system s${i} "System ${i}" {
${list(10, (k) => `  container s${i}c${k} ${TYPES[k % TYPES.length]} "Container ${i}.${k}" tech="TypeScript" sub="Does its part"`)}
}`,
)}
${list(8, (i) => `p${i} -> s${i}c0 : "Uses" tech="HTTPS"`)}
${list(8, (i) => list(9, (k) => `s${i}c${Math.floor(k / 3)} -> s${i}c${k + 1} : "Calls" tech="gRPC"`))}
${list(7, (i) => `s${i}c4 -> s${i + 1}c0 : "Sends to" tech="AMQP"`)}
`,
  layers: `layers "Twelve layers"
${list(
  12,
  (i) => `layer l${i} "Layer ${i}" {
${list(10, (k) => `  node l${i}n${k} ${TYPES[k % TYPES.length]} "Part ${i}.${k}"`)}
}`,
)}
${list(11, (i) => list(6, (k) => `l${i}n${k} -> l${i + 1}n${(k * 3) % 10}`))}
`,
  swimlane: `swimlane "Twelve lanes, sixty steps"
${list(12, (i) => `lane l${i} "Lane ${i}" {\n${list(5, (k) => `  node n${k * 12 + i} ${k === 3 ? 'decision' : 'step'} "Step ${k * 12 + i}"`)}\n}`)}
${list(59, (i) => `n${i} -> n${i + 1}`)}
${list(12, (i) => `n${i * 4} -> n${Math.min(59, i * 4 + 17)} : "also"`)}
`,
  git: `git "Five hundred commits"
${list(100, (i) => `branch b${i} "feature/${i}"\ncommit "Begin ${i}"\ncommit "Go on"\nswitch main\ncommit "Release ${i}"${i % 10 ? '' : ` tag="v1.${i}"`}\nmerge b${i} "Merge ${i}"\ncommit "After ${i}"`)}
`.replace('branch b0', 'commit "Start"\nbranch b0'),
  mindmap: `mindmap "Two hundred topics"
"Everything"
${list(10, (i) => `  "Branch ${i}"\n${list(4, (k) => `    "Topic ${i}.${k}"\n${list(4, (m) => `      "Detail ${i}.${k}.${m}"`)}`)}`)}
`,
  tree: `tree "A thousand lines"
${list(50, (i) => `"folder-${i}/"\n${list(19, (k) => (k % 5 === 4 ? `  "inner-${k}/"` : `${k % 5 === 0 && k > 0 ? '    ' : '  '}"file-${k}.ts"`))}`)}
`,
};
