// Mistakes that a model which knows Mermaid, D2, DOT and PlantUML makes in a flow.
import type { Mistake } from './mistake.js';

const HEAD = 'flow "Checkout"\n';
const NODES = `${HEAD}node a "A"\nnode b "B"\nnode c "C"\n`;

interface Case {
  readonly name: string;
  /** Lines below the declarations of a, b and c, or below the header alone. */
  readonly lines: string;
  readonly codes: string;
  readonly hint: string;
  readonly fixed?: string;
  readonly chosen?: string;
}

function below(head: string, cases: readonly Case[]): readonly Mistake[] {
  return cases.map(({ name, lines, codes, hint, fixed, chosen }) => ({
    name,
    source: `${head}${lines}\n`,
    codes: codes.split(' '),
    hint,
    ...(fixed === undefined ? {} : { fixed: `${head}${fixed}${fixed === '' ? '' : '\n'}` }),
    ...(chosen === undefined ? {} : { chosen: `${head}${chosen}${chosen === '' ? '' : '\n'}` }),
  }));
}

const EDGES: readonly Case[] = [
  { name: 'Mermaid label in bars', lines: 'a -->|pays| b', codes: 'E110', hint: 'a -> b : "pays"', fixed: 'a -> b : "pays"' },
  { name: 'Mermaid label in bars with quotes', lines: 'a -->|"pays now"| b', codes: 'E110', hint: 'a -> b : "pays now"', fixed: 'a -> b : "pays now"' },
  { name: 'Mermaid label in the arrow', lines: 'a -- pays --> b', codes: 'E110', hint: 'a -> b : "pays"', fixed: 'a -> b : "pays"' },
  { name: 'Mermaid dotted arrow with a label', lines: 'a -. maybe .-> b', codes: 'E110', hint: 'a --> b : "maybe"', fixed: 'a --> b : "maybe"' },
  { name: 'Mermaid thick arrow with a label', lines: 'a == must ==> b', codes: 'E110', hint: 'a -> b : "must"', fixed: 'a -> b : "must"' },
  { name: 'unquoted label', lines: 'a -> b : pays', codes: 'E112', hint: 'a -> b : "pays"', fixed: 'a -> b : "pays"' },
  { name: 'unquoted label of several words', lines: 'a -> b: pays by card, twice', codes: 'E112', hint: 'a -> b : "pays by card, twice"', fixed: 'a -> b : "pays by card, twice"' },
  { name: 'label without a colon', lines: 'a -> b "pays"', codes: 'E112', hint: 'a -> b : "pays"', fixed: 'a -> b : "pays"' },
  { name: 'label with neither', lines: 'a -> b pays now', codes: 'E112', hint: 'a -> b : "pays now"', fixed: 'a -> b : "pays now"' },
  { name: 'label as an option', lines: 'a -> b label="pays"', codes: 'E306', hint: 'a -> b : "pays"', fixed: 'a -> b : "pays"' },
  { name: 'unquoted label before an option', lines: 'a -> b : pays role=data', codes: 'E112', hint: 'a -> b : "pays" role=data', fixed: 'a -> b : "pays" role=data' },
  { name: 'option before the label', lines: 'a -> b role=data : "pays"', codes: 'E112', hint: 'a -> b : "pays" role=data', fixed: 'a -> b : "pays" role=data' },
  { name: 'label in single quotes', lines: "a -> b : 'pays'", codes: 'E121', hint: 'a -> b : "pays"', fixed: 'a -> b : "pays"' },
  { name: 'arrow from right to left', lines: 'b <- a', codes: 'E111', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'dashed arrow from right to left', lines: 'b <-- a : "row"', codes: 'E111', hint: 'a --> b : "row"', fixed: 'a --> b : "row"' },
  { name: 'thick arrow', lines: 'a ==> b', codes: 'E111', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'sequence arrow', lines: 'a ->> b', codes: 'E111', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'sequence reply', lines: 'a -->> b : "row"', codes: 'E111', hint: 'a --> b : "row"', fixed: 'a --> b : "row"' },
  { name: 'Mermaid dotted arrow', lines: 'a -.-> b', codes: 'E111', hint: 'a --> b', fixed: 'a --> b' },
  { name: 'Mermaid open link', lines: 'a --- b', codes: 'E111', hint: 'a -- b', fixed: 'a -- b' },
  { name: 'fat arrow of code', lines: 'a => b', codes: 'E111', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'typographic arrow', lines: 'a → b : "pays"', codes: 'E111', hint: 'a -> b : "pays"', fixed: 'a -> b : "pays"' },
  { name: 'arrow with an en dash', lines: 'a –> b', codes: 'E111', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'cross end', lines: 'a --x b', codes: 'E110', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'chain', lines: 'a -> b -> c', codes: 'E113', hint: 'a -> b\nb -> c', fixed: 'a -> b\nb -> c' },
  { name: 'chain with a label', lines: 'a -> b -> c : "next"', codes: 'E113', hint: 'a -> b : "next"\nb -> c : "next"', fixed: 'a -> b : "next"\nb -> c : "next"' },
  { name: 'chain of dashed edges over a known node', lines: 'a -- b --> c', codes: 'E113', hint: 'a -- b\nb --> c', chosen: 'a -- b\nb --> c' },
  { name: 'Mermaid fan', lines: 'a & b --> c', codes: 'E110', hint: 'a -> c\nb -> c', fixed: 'a -> c\nb -> c' },
  { name: 'fan with commas', lines: 'a -> b, c', codes: 'E110', hint: 'a -> b\na -> c', fixed: 'a -> b\na -> c' },
  { name: 'DOT fan', lines: 'a -> {b c}', codes: 'E110', hint: 'a -> b\na -> c', fixed: 'a -> b\na -> c' },
  { name: 'semicolon of Mermaid', lines: 'a --> b;', codes: 'E110', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'two edges with a semicolon', lines: 'a -> b; b -> c', codes: 'E113', hint: 'a -> b\nb -> c', fixed: 'a -> b\nb -> c' },
  { name: 'DOT attributes on an edge', lines: 'a -> b [label="pays", style=dashed];', codes: 'E110', hint: 'a --> b : "pays"', fixed: 'a --> b : "pays"' },
  { name: 'DOT edge against its direction', lines: 'a -> b [dir=back]', codes: 'E110', hint: 'b -> a', fixed: 'b -> a' },
  { name: 'DOT ports', lines: 'a:out -> b:in', codes: 'E110', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'D2 edge with a block', lines: 'a -> b: pays {style.animated: true}', codes: 'E110', hint: 'a -> b : "pays"', fixed: 'a -> b : "pays"' },
  { name: 'PlantUML arrow with a place', lines: 'a -down-> b : pays', codes: 'E110', hint: 'a -> b : "pays"', fixed: 'a -> b : "pays"' },
  { name: 'PlantUML arrow with a colour', lines: 'a -[#red]-> b', codes: 'E110', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'Mermaid class on a node of an edge', lines: 'a:::hot --> b', codes: 'E110', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'Mermaid edge id', lines: 'a e1@--> b', codes: 'E110', hint: 'a -> b', fixed: 'a -> b' },
  { name: 'invisible link', lines: 'a ~~~ b', codes: 'E117', hint: 'Remove this line', fixed: '' },
  { name: 'a flag instead of an option', lines: 'a -> b animate', codes: 'E110', hint: 'a -> b animate=on', fixed: 'a -> b animate=on' },
  { name: 'two labels', lines: 'a -->|pays| b : "later"', codes: 'E110', hint: 'a -> b : "pays"', chosen: 'a -> b : "pays"' },
  { name: 'no target', lines: 'a ->', codes: 'E104', hint: 'a -> b : "label"' },
];

const NODE_LINES: readonly Case[] = [
  { name: 'Mermaid nodes in an edge', lines: 'A["Web shop"] --> B{Paid?}', codes: 'E110', hint: 'node A "Web shop"\nnode B decision "Paid?"\nA -> B', fixed: 'node A "Web shop"\nnode B decision "Paid?"\nA -> B' },
  { name: 'Mermaid shapes', lines: 'A[(Orders)]\nB([Start])\nC((End))\nD[[Sub]]\nE(Round)\nF{{Six}}', codes: 'E115 E115 E115 E115 E115 E115', hint: 'node A database "Orders"', fixed: 'node A database "Orders"\nnode B terminal "Start"\nnode C terminal "End"\nnode D "Sub"\nnode E "Round"\nnode F "Six"' },
  { name: 'Mermaid label with a break and a hash', lines: 'A["Two<br/>lines # 2"]', codes: 'E115', hint: 'node A "Two\\nlines # 2"', fixed: 'node A "Two\\nlines # 2"' },
  { name: 'Mermaid unquoted label with a hash', lines: 'A[Issue # 5] --> B[Done]', codes: 'E110', hint: 'node A "Issue # 5"', fixed: 'node A "Issue # 5"\nnode B "Done"\nA -> B' },
  { name: 'Mermaid new shape form', lines: 'A@{ shape: cyl, label: "Orders" }', codes: 'E115', hint: 'node A database "Orders"', fixed: 'node A database "Orders"' },
  { name: 'the same node drawn twice', lines: 'A["Web"] --> B["API"]\nA["Web"] --> C["DB"]', codes: 'E110 E110', hint: 'node A "Web"', fixed: 'node A "Web"\nnode B "API"\nA -> B\nnode C "DB"\nA -> C' },
  { name: 'D2 node', lines: 'web: Web shop', codes: 'E115', hint: 'node web "Web shop"', fixed: 'node web "Web shop"' },
  { name: 'D2 node with a shape', lines: 'db: Orders { shape: cylinder }', codes: 'E115', hint: 'node db database "Orders"', fixed: 'node db database "Orders"' },
  { name: 'D2 node over lines', lines: 'db: Orders {\n  shape: cylinder\n}', codes: 'E115', hint: 'node db database "Orders"', fixed: 'node db database "Orders"' },
  { name: 'DOT node', lines: 'db [label="Orders" shape=cylinder];', codes: 'E115', hint: 'node db database "Orders"', fixed: 'node db database "Orders"' },
  { name: 'DOT names in quotes', lines: '"Web shop" -> "Orders";', codes: 'E110', hint: 'node web-shop "Web shop"', fixed: 'node web-shop "Web shop"\nnode orders "Orders"\nweb-shop -> orders' },
  { name: 'PlantUML components', lines: '[Web shop] --> [API] : calls', codes: 'E110', hint: 'web-shop -> api : "calls"', fixed: 'node web-shop service "Web shop"\nnode api service "API"\nweb-shop -> api : "calls"' },
  { name: 'PlantUML component with an alias', lines: 'component "Web shop" as web', codes: 'E115', hint: 'node web service "Web shop"', fixed: 'node web service "Web shop"' },
  { name: 'PlantUML actor and database', lines: 'actor Shopper\ndatabase DB', codes: 'E115 E115', hint: 'node Shopper person', fixed: 'node Shopper person\nnode DB database' },
  { name: 'Mermaid participant', lines: 'participant web as Web shop', codes: 'E115', hint: 'node web "Web shop"', fixed: 'node web "Web shop"' },
  { name: 'a type as the keyword', lines: 'service api "Orders API"', codes: 'E115', hint: 'node api service "Orders API"', fixed: 'node api service "Orders API"' },
  { name: 'start and end of a state', lines: '[*] --> work\nnode work\nwork --> [*]', codes: 'E110 E110', hint: 'node start terminal "Start"', fixed: 'node start terminal "Start"\nstart -> work\nnode work\nnode end terminal "End"\nwork -> end' },
  { name: 'no keyword', lines: 'web "Web shop"', codes: 'E115', hint: 'node web "Web shop"', fixed: 'node web "Web shop"' },
  { name: 'label without quotes', lines: 'node web Web shop', codes: 'E112', hint: 'node web "Web shop"', fixed: 'node web "Web shop"' },
  { name: 'label behind a colon', lines: 'node web: Web shop', codes: 'E115', hint: 'node web "Web shop"', fixed: 'node web "Web shop"' },
  { name: 'label in brackets', lines: 'node web["Web shop"]', codes: 'E115', hint: 'node web "Web shop"', fixed: 'node web "Web shop"' },
  { name: 'label in smart quotes', lines: 'node web “Web shop”', codes: 'E121', hint: 'node web "Web shop"', fixed: 'node web "Web shop"' },
  { name: 'label in single quotes', lines: "node web 'Web shop' sub='Next.js'", codes: 'E121', hint: 'node web "Web shop" sub="Next.js"', fixed: 'node web "Web shop" sub="Next.js"' },
  { name: 'label as an option', lines: 'node web label="Web shop"', codes: 'E118', hint: 'node web "Web shop"', fixed: 'node web "Web shop"' },
  { name: 'type behind the label', lines: 'node web "Web shop" service', codes: 'E118', hint: 'node web service "Web shop"', fixed: 'node web service "Web shop"' },
  { name: 'type as an option', lines: 'node web type=service "Web shop"', codes: 'E118', hint: 'node web service "Web shop"', fixed: 'node web service "Web shop"' },
  { name: 'type of another language', lines: 'node db cylinder "Orders"', codes: 'E308', hint: "'database'", fixed: 'node db database "Orders"' },
  { name: 'mistyped type', lines: 'node db databse "Orders"', codes: 'E308', hint: "'database'", chosen: 'node db database "Orders"' },
  { name: 'label behind an option', lines: 'node web tone=red "Web shop"', codes: 'E118', hint: 'node web "Web shop" tone=red', fixed: 'node web "Web shop" tone=red' },
  { name: 'no id', lines: 'node "Web shop"', codes: 'E205', hint: 'node web-shop "Web shop"', fixed: 'node web-shop "Web shop"' },
  { name: 'an id that starts with a digit', lines: 'node 1st "First"', codes: 'E204', hint: 'n1st', chosen: 'node n1st "First"' },
  { name: 'numbers for ids in edges', lines: '1 -> 2', codes: 'E110', hint: 'n1 -> n2', fixed: 'node n1 "1"\nnode n2 "2"\nn1 -> n2' },
  { name: 'two nodes on a line', lines: 'node web "Web"; node api "API"', codes: 'E113', hint: 'node web "Web"\nnode api "API"', fixed: 'node web "Web"\nnode api "API"' },
  { name: 'a semicolon', lines: 'node web "Web";', codes: 'E118', hint: 'node web "Web"', fixed: 'node web "Web"' },
  { name: 'undeclared ids', lines: 'web -> api', codes: 'E201 E201', hint: 'node web', fixed: 'node web\nnode api\nweb -> api' },
  { name: 'mistyped id', lines: 'node orders\nordres -> orders', codes: 'E201', hint: "'orders'", chosen: 'node orders\norders -> orders' },
  { name: 'mistyped keyword', lines: 'ndoe web "Web"', codes: 'E400', hint: "'node'", chosen: 'node web "Web"' },
  { name: 'keyword in capitals', lines: 'NODE web "Web"', codes: 'E400', hint: "'node'", fixed: 'node web "Web"' },
];

const BLOCKS: readonly Case[] = [
  { name: 'Mermaid subgraph', lines: 'subgraph shop [Web shop]\n  node web\nend', codes: 'E116 E116', hint: 'group shop "Web shop" {', fixed: 'group shop "Web shop" {\n  node web\n}' },
  { name: 'Mermaid subgraph with a title alone', lines: 'subgraph Web shop\n  node web\nend', codes: 'E116 E116', hint: 'group web-shop "Web shop" {', fixed: 'group web-shop "Web shop" {\n  node web\n}' },
  { name: 'Mermaid subgraph with a quoted title', lines: 'subgraph "Web shop"\n  node web\nend', codes: 'E116 E116', hint: 'group web-shop "Web shop" {', fixed: 'group web-shop "Web shop" {\n  node web\n}' },
  { name: 'direction in a subgraph', lines: 'subgraph shop\n  direction LR\n  node web\nend', codes: 'E116 E122 E116', hint: 'group shop {', fixed: 'group shop direction=right {\n  node web\n}' },
  { name: 'D2 container', lines: 'shop: Web shop {\n  web: Web\n}\nshop.web -> shop.web: reloads', codes: 'E116 E115 E112', hint: 'group shop "Web shop" {', fixed: 'group shop "Web shop" {\n  node web "Web"\n}\nweb -> web : "reloads"' },
  { name: 'DOT cluster', lines: 'subgraph cluster_0 {\n  label="Web shop";\n  web; api;\n}', codes: 'E116 E122 E113', hint: 'group cluster_0 {', fixed: 'group cluster_0 "Web shop" {\n  node web\n  node api\n}' },
  { name: 'PlantUML package', lines: 'package "Web shop" {\n  [Web]\n}', codes: 'E116 E115', hint: 'group web-shop "Web shop" {', fixed: 'group web-shop "Web shop" {\n  node web service "Web"\n}' },
  { name: 'PlantUML node with a block', lines: 'node "Server" as srv {\n  node web\n}', codes: 'E116', hint: 'group srv "Server" {', fixed: 'group srv "Server" {\n  node web\n}' },
  { name: 'a node with a block', lines: 'node shop "Shop" {\n  node web\n}', codes: 'E405', hint: 'group shop "Shop" {', fixed: 'group shop "Shop" {\n  node web\n}' },
  { name: 'group closed by end', lines: 'group shop "Shop" {\n  node web\nend', codes: 'E116', hint: '}', fixed: 'group shop "Shop" {\n  node web\n}' },
  { name: 'group without braces', lines: 'group shop "Shop"\n  node web\nnode api', codes: 'E404', hint: 'group shop "Shop" {', chosen: 'group shop "Shop" {\n  node web\n}\nnode api' },
  { name: 'group without a brace, closed by end', lines: 'group shop "Shop"\n  node web\nend', codes: 'E404 E116', hint: 'group shop "Shop" {', fixed: 'group shop "Shop" {\n  node web\n}' },
  { name: 'brace on the next line', lines: 'group shop "Shop"\n{\n  node web\n}', codes: 'E116', hint: 'group shop "Shop" {', fixed: 'group shop "Shop" {\n  node web\n}' },
  { name: 'group on one line', lines: 'group shop "Shop" { node web; node api }', codes: 'E116', hint: 'group shop "Shop" {\n  node web\n  node api\n}', fixed: 'group shop "Shop" {\n  node web\n  node api\n}' },
  { name: 'type of a group as a word', lines: 'group shop network "Shop" {\n  node web\n}', codes: 'E118', hint: 'group shop "Shop" type=network {', fixed: 'group shop "Shop" type=network {\n  node web\n}' },
  { name: 'a brace too many', lines: 'node web\n}', codes: 'E108', hint: 'Remove it', fixed: 'node web\n' },
  { name: 'no closing brace', lines: 'group shop {\n  node web\nnode api\noverlay o nodes=api', codes: 'E107', hint: '}', fixed: 'group shop {\n  node web\n}\nnode api\noverlay o nodes=api' },
  { name: 'an edge to a group', lines: 'node api\ngroup shop {\n  node web\n}\napi -> shop', codes: 'E202', hint: "'web'", chosen: 'node api\ngroup shop {\n  node web\n}\napi -> web' },
];

const STATEMENTS: readonly Case[] = [
  { name: 'class definition', lines: 'classDef hot fill:#f00', codes: 'E117', hint: 'tone=red', chosen: '' },
  { name: 'class of a node', lines: 'class a hot', codes: 'E117', hint: 'line of a', chosen: '' },
  { name: 'style of a node', lines: 'style a fill:#f00,stroke:#333', codes: 'E117', hint: 'tone=red', chosen: '' },
  { name: 'style of a link', lines: 'linkStyle 0 stroke:#f00', codes: 'E117', hint: 'role=', fixed: '' },
  { name: 'click', lines: 'click a "https://example.com" "Open"', codes: 'E117', hint: 'link="https://example.com"', chosen: '' },
  { name: 'skinparam', lines: 'skinparam shadowing false', codes: 'E117', hint: 'Remove', fixed: '' },
  { name: 'skinparam with a block', lines: 'skinparam component {\n  BackgroundColor White\n}', codes: 'E117', hint: 'Remove', fixed: '' },
  { name: 'node defaults of DOT', lines: 'node [shape=box, style=filled];\nedge [color=gray];', codes: 'E117 E117', hint: 'Remove', fixed: '' },
  { name: 'same rank of DOT', lines: '{rank=same; a; b}', codes: 'E117', hint: 'same=a', chosen: '' },
  { name: 'D2 style', lines: 'a.style.fill: red', codes: 'E117', hint: 'tone=', chosen: '' },
  { name: 'start and end of PlantUML', lines: '@startuml\na -> b\n@enduml', codes: 'E117 E117', hint: 'Remove this line', fixed: 'a -> b' },
  { name: 'Markdown fence', lines: 'a -> b\n```', codes: 'E117', hint: 'Remove this line', fixed: 'a -> b' },
  { name: 'comments of other languages', lines: "// one\n%% two\n#three\n' four\n/* five */\n<!-- six -->", codes: 'E114 E114 E114 E114 E114 E114', hint: '# one', fixed: '# one\n# two\n# three\n# four\n# five\n# six' },
  { name: 'a comment over lines', lines: '/*\n * one\n * two\n */', codes: 'E114', hint: '# one', fixed: '# one\n# two' },
  { name: 'a comment behind a line', lines: 'a -> b // pays', codes: 'E114', hint: 'a -> b  # pays', fixed: 'a -> b  # pays' },
  { name: 'Mermaid note', lines: 'note right of a : Rate limit', codes: 'E123', hint: 'note a : "Rate limit"', fixed: 'note a : "Rate limit"' },
  { name: 'PlantUML note over lines', lines: 'note left of a\n  one\n  two\nend note', codes: 'E123', hint: 'note a : "one\\ntwo" side=left', fixed: 'note a : "one\\ntwo" side=left' },
  { name: 'note without a colon', lines: 'note a "Rate limit"', codes: 'E118', hint: ': "text"', fixed: 'note a : "Rate limit"' },
  { name: 'note without quotes', lines: 'note a : Rate limit', codes: 'E123', hint: 'note a : "Rate limit"', fixed: 'note a : "Rate limit"' },
  { name: 'a second diagram', lines: 'flow "Second"', codes: 'E119', hint: 'its own' },
  { name: 'a loose text', lines: '"Checkout"', codes: 'E406', hint: 'node checkout' },
  { name: 'activity of PlantUML', lines: 'if (paid?) then (yes)', codes: 'E117', hint: 'check -> pay', chosen: '' },
];

const VALUES: readonly Case[] = [
  { name: 'a list in brackets', lines: 'overlay o nodes=[a, b]', codes: 'E311', hint: 'nodes=a,b', fixed: 'overlay o nodes=a,b' },
  { name: 'a list with spaces', lines: 'overlay o "Scope" nodes=a, b tone=red', codes: 'E311', hint: 'nodes=a,b tone=red', fixed: 'overlay o "Scope" nodes=a,b tone=red' },
  { name: 'spaces round the equals sign', lines: 'node d "D" tone = red', codes: 'E311', hint: 'tone=red', fixed: 'node d "D" tone=red' },
  { name: 'true for on', lines: 'a -> b animate=true', codes: 'E302', hint: "'on'", fixed: 'a -> b animate=on' },
  { name: 'a colour for a tone', lines: 'node d "D" tone="#f00"', codes: 'E302', hint: "'red'", chosen: 'node d "D" tone=red' },
  { name: 'a colour without quotes', lines: 'node d "D" tone=#3366ff', codes: 'E302', hint: "'blue'", chosen: 'node d "D" tone=blue' },
  { name: 'color=', lines: 'node d "D" color=red', codes: 'E300', hint: "'tone'", fixed: 'node d "D" tone=red' },
  { name: 'fill= with a colour', lines: 'node d "D" fill="#00ff00"', codes: 'E300', hint: "'tone=green'", chosen: 'node d "D" tone=green' },
  { name: 'purple', lines: 'node d "D" tone=purple', codes: 'E302', hint: "'violet'", fixed: 'node d "D" tone=violet' },
  { name: 'a text in a value without quotes', lines: 'node d "D" sub=small', codes: 'E303', hint: 'sub="small"', fixed: 'node d "D" sub="small"' },
  { name: 'a bare address', lines: 'node d "D" link=https://example.com/', codes: 'E303', hint: 'link="https://example.com/"', fixed: 'node d "D" link="https://example.com/"' },
  { name: 'an http address', lines: 'node d "D" link="http://example.com/"', codes: 'E309', hint: 'link="https://example.com/"', chosen: 'node d "D" link="https://example.com/"' },
  { name: 'a tab in a text', lines: 'node d "D" sub="one\\ttwo"', codes: 'E103', hint: '\\n', fixed: 'node d "D" sub="one two"' },
  { name: 'a mistyped option', lines: 'node d "D" tnoe=red', codes: 'E300', hint: "'tone'", chosen: 'node d "D" tone=red' },
  { name: 'an option twice', lines: 'node d "D" tone=red tone=blue', codes: 'E301', hint: 'one of the two', chosen: 'node d "D" tone=red ' },
  { name: 'an empty option', lines: 'node d "D" tone=', codes: 'E305', hint: 'tone=' },
  { name: 'an empty label', lines: 'node d ""', codes: 'E403', hint: 'leave the label out', fixed: 'node d' },
  { name: 'a tone on an edge', lines: 'a -> b tone=red', codes: 'E306', hint: 'role=data' },
  { name: 'a text that is not closed', lines: 'node d "D', codes: 'E102', hint: '"', chosen: 'node d "D"' },
];

const NUMBERED: readonly Case[] = [
  { name: 'a percentage', lines: 'a -> b step=62%', codes: 'E303', hint: 'step=62', fixed: 'a -> b step=62' },
  { name: 'a number with a comma', lines: 'a -> b step=0,100', codes: 'E303', hint: 'step=' },
  { name: 'a number out of range', lines: 'a -> b step=1000', codes: 'E304', hint: '999' },
];

const HEADERS: readonly Mistake[] = [
  { name: 'Mermaid header', source: 'flowchart LR\nnode a\n', codes: ['E120'], hint: 'flow direction=right', fixed: 'flow direction=right\nnode a\n' },
  { name: 'DOT header', source: 'digraph G {\n  a -> b;\n}\n', codes: ['E120', 'E110', 'E201', 'E201', 'E108'], hint: 'flow' },
  { name: 'direction of Mermaid', source: 'flow "Checkout" direction=LR\nnode a\n', codes: ['E302'], hint: "'right'", fixed: 'flow "Checkout" direction=right\nnode a\n' },
  { name: 'direction as a word', source: 'flow "Checkout" LR\nnode a\n', codes: ['E118'], hint: 'flow "Checkout" direction=right', fixed: 'flow "Checkout" direction=right\nnode a\n' },
  { name: 'direction on a line', source: 'flow "Checkout"\ndirection: right\nnode a\n', codes: ['E122'], hint: 'line 1: flow "Checkout" direction=right', fixed: 'flow "Checkout" direction=right\nnode a\n' },
  { name: 'rankdir', source: 'flow "Checkout"\nrankdir=LR;\nnode a\n', codes: ['E122'], hint: 'direction=right', fixed: 'flow "Checkout" direction=right\nnode a\n' },
  { name: 'direction of PlantUML', source: 'flow "Checkout"\nleft to right direction\nnode a\n', codes: ['E122'], hint: 'direction=right', fixed: 'flow "Checkout" direction=right\nnode a\n' },
  { name: 'title on a line', source: 'flow\ntitle: My checkout\nnode a\n', codes: ['E122'], hint: 'flow "My checkout"', fixed: 'flow "My checkout"\nnode a\n' },
  { name: 'an option of the header on a line', source: 'flow "Checkout"\nnumbered=on\nnode a\n', codes: ['E122'], hint: 'flow "Checkout" numbered=on', fixed: 'flow "Checkout" numbered=on\nnode a\n' },
  { name: 'title without quotes', source: 'flow My checkout\nnode a\n', codes: ['E112'], hint: 'flow "My checkout"', fixed: 'flow "My checkout"\nnode a\n' },
  { name: 'title behind a colon', source: 'flow: My checkout\nnode a\n', codes: ['E112'], hint: 'flow "My checkout"', fixed: 'flow "My checkout"\nnode a\n' },
  { name: 'title as an option', source: 'flow title="My checkout"\nnode a\n', codes: ['E118'], hint: 'flow "My checkout"', fixed: 'flow "My checkout"\nnode a\n' },
  { name: 'title in single quotes', source: "flow 'My checkout'\nnode a\n", codes: ['E121'], hint: 'flow "My checkout"', fixed: 'flow "My checkout"\nnode a\n' },
  { name: 'a header with a brace', source: 'flow "Checkout" {\n  node a\n}\n', codes: ['E118', 'E108'], hint: 'flow "Checkout"', fixed: 'flow "Checkout"\n  node a\n\n' },
  { name: 'a flag in the header', source: 'flow "Checkout" numbered\nnode a\n', codes: ['E118'], hint: 'flow "Checkout" numbered=on', fixed: 'flow "Checkout" numbered=on\nnode a\n' },
  { name: 'a fenced source', source: '```diagram\nflow "Checkout"\nnode a\n```\n', codes: ['E117', 'E117'], hint: 'Remove this line', fixed: 'flow "Checkout"\nnode a\n' },
  { name: 'a comment above the header', source: '// Checkout\nflow "Checkout"\nnode a\n', codes: ['E114'], hint: '# Checkout', fixed: '# Checkout\nflow "Checkout"\nnode a\n' },
  { name: 'a mistyped kind', source: 'flwo "Checkout"\nnode a\n', codes: ['E101'], hint: "'flow'", chosen: 'flow "Checkout"\nnode a\n' },
  { name: 'a step without numbers', source: 'flow "Checkout"\nnode a\nnode b\na -> b step=3\n', codes: ['E411'], hint: 'numbered=on' },
];

export const FLOW_MISTAKES: readonly Mistake[] = [
  ...below(NODES, EDGES),
  ...below(HEAD, NODE_LINES),
  ...below(HEAD, BLOCKS),
  ...below(NODES, STATEMENTS),
  ...below(NODES, VALUES),
  ...below(NODES.replace('\n', ' numbered=on\n'), NUMBERED),
  ...HEADERS,
];
