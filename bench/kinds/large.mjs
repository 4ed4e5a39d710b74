// A large generated diagram of each kind, as measured by issues 12 and 13: no input; out, sources by kind.
const list = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('\n');
/** Spreads evenly, without randomness. */
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
  treemap: `treemap "A thousand leaves" unit="MB"
${list(10, (i) => `"Group ${i}"\n${list(10, (k) => `  "Part ${i}.${k}"\n${list(10, (m) => `    "leaf ${i}.${k}.${m}" ${1 + spread(i * 100 + k * 10 + m, 400)}`)}`)}`)}
`,
  quadrant: `quadrant "A hundred points"
x "Low" "High"
y "Low" "High"
${list(100, (i) => `point "Point ${i}" x=${spread(i, 100) / 100} y=${spread(i * 31 + 7, 100) / 100}`)}
`,
  sankey: `sankey "Three hundred flows" unit="t"
${list(40, (i) => `node n${i} "Place ${i}"`)}
${list(300, (i) => `n${i % 30} -> n${10 * Math.floor((i % 30) / 10) + 10 + ((i * 7 + Math.floor(i / 30)) % (30 - 10 * Math.floor((i % 30) / 10)))} value=${1 + spread(i, 60)}`)}
`,
  tree: `tree "A thousand lines"
${list(50, (i) => `"folder-${i}/"\n${list(19, (k) => (k % 5 === 4 ? `  "inner-${k}/"` : `${k % 5 === 0 && k > 0 ? '    ' : '  '}"file-${k}.ts"`))}`)}
`,
  matrix: `matrix "Two hundred rows of twenty numbers" heat=on unit="ms"
columns ${Array.from({ length: 20 }, (_, i) => `"Column ${i}"`).join(' ')}
${list(10, (i) => `section "Part ${i}" {\n${list(20, (k) => `  row "Row ${i}.${k}" ${Array.from({ length: 20 }, (_, c) => ((c + k) % 17 === 0 ? '-' : `${spread(i * 400 + k * 20 + c, 2000) - 500}.${c % 10}`)).join(' ')}`)}\n}`)}
`,
  pie: `pie "A hundred slices" values=both unit="GB" donut=on
${list(100, (i) => `slice "Folder ${i}" ${1 + spread(i, 400)}`)}
`,
  xychart: `xychart "A thousand points" values=on
x ${Array.from({ length: 1_000 }, (_, i) => i).join(' ')} title="Second"
y title="Load" unit="%"
line "Load" ${Array.from({ length: 1_000 }, (_, i) => 20 + spread(i, 60)).join(' ')}
points "Peaks" ${Array.from({ length: 1_000 }, (_, i) => (i % 4 ? '-' : 60 + spread(i, 40))).join(' ')}
`,
  journey: `journey "Two hundred steps"
actor a person "Traveller"
actor b service "Shop"
${list(20, (i) => `section "Stage ${i}" {\n${list(10, (k) => `  step "Step ${i}.${k}" score=${1 + spread(i * 10 + k, 5)} by=${k % 3 ? 'a' : 'a,b'} touchpoint="App"${k % 4 ? '' : ' pain="It takes far too long and nobody says why" opportunity="Say how long"'}`)}\n}`)}
`,
  gantt: `gantt "Two hundred tasks" weekends=skip holidays=2026-12-24..2026-12-31 today=2026-03-10 critical=on
${list(
  20,
  (i) => `section "Part ${i}" {
${list(10, (k) => {
  const n = i * 10 + k;
  const before = (far) => n - 1 - spread(n + far, Math.min(n, far));
  const waits =
    n === 0
      ? 'start=2026-01-05'
      : `after=t${before(12)}${n % 3 === 0 && before(5) !== before(12) ? `,t${before(5)}` : ''}`;
  return `  task t${n} "Task ${n} of many"${n < 40 ? ' done' : ''} ${waits} length=${(n % 9) + 1}d${n % 7 === 0 && n >= 40 ? ' progress=40' : ''}`;
})}
}`,
)}
`,
  timeline: `timeline "Two hundred moments" scale=time
${list(200, (i) => {
  const day = i * 9;
  const date = `${2000 + Math.floor(day / 336)}-${String(1 + (Math.floor(day / 28) % 12)).padStart(2, '0')}-${String(1 + (day % 28)).padStart(2, '0')}`;
  return `at ${date} : "Event ${i}" "What happened then"`;
})}
`,
};
