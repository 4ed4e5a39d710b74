// The canonical example of each of the twenty kinds, as in the design of the language.
export const CANONICAL: readonly string[] = [
  `flow "Checkout" direction=right numbered=on desc="From basket to receipt"
node shopper person "Shopper"
group shop "Shop" type=cluster {
  node web client "Web shop" sub="Next.js"
  node api service "Orders API" icon=logos:nodejs-icon
  node paid decision "Paid?"
}
node db database "Orders" tone=blue
node mail external "Mail provider" same=db link="https://status.example.com"
overlay pci "PCI scope" nodes=api,db tone=red
shopper -> web : "opens"
web -> api : "calls"
api -> db : "writes to" role=data
api -> paid
paid ..> mail : "yes" role=async animate=on
paid --> web : "no" step=off
`,
  `sequence "Sign in" numbered=on
actor user person "User"
actor api service "API"
actor db database "Users"
user -> api : "POST /sign-in"
alt "known address" {
  api -> db : "reads" role=data
  db --> api : "row"
} else "unknown" {
  api --> user : "404" icon=status:denied
}
par "log" {
  api -> api : "audit"
} and {
  loop "until delivered" {
    api ..> user : "mails code" step=off
  }
}
note user,api : "The code lives ten minutes"
divider "Later"
user -> api : "POST /code" step=20
`,
  `schema "Shop" direction=right
table users "Users" {
  id uuid pk
  email varchar(255) unique sub="lower case"
  team_id uuid nullable fk=teams.id verb="belongs to"
  status status default="open"
}
table teams {
  id uuid pk
  name "character varying" "team name"
}
enum status "Account status" {
  open
  in_review "in review"
}
index users team_id,email unique      # one address in a team
`,
  `git "Release 2" main=trunk
commit "Set up" tag="v1.0"
branch search "feature/search"
commit
commit b1 "Search" type=highlight
switch trunk
cherry-pick b1 tag="v1.0.1"
merge search "Merge search" tag="v1.1","latest"
`,
  `gantt "Launch" unit=week weekends=skip holidays=2026-12-25,2027-01-01 today=2026-12-01
section "Design" {
  task spec "Specification" done start=2026-11-02 length=10d
  task ui "Screens" active crit after=spec length=14d progress=40
  task trial "Trial" after=spec,ui end=2027-01-15
  milestone go "Go" at=2027-01-18
}
`,
  `class "Domain" direction=down
class order "Order" stereotype=entity {
  +id: UUID
  -lines: Map<string, Line[]>
  #total(vat: number): Money
  +static empty(): Order
}
class line "Line"
class priced "Priced<T>" stereotype=interface
order implements priced
order owns line : "contains" from=1 to="1..*"
note order : "Totals are gross"
`,
  String.raw`state "Order" direction=right
state draft "Draft" tone=neutral sub="editable\nentry / load basket"
choice ok
state open "Open" {
  region {
    state picking "Picking"
    start -> picking
    picking -> end : "[all found] / print list"
  }
  region {
    state billing "Billing"
    start -> billing
    billing -> end : "paid"
  }
}
start -> draft
draft -> ok : "submit"
ok -> open : "[valid]"
ok -> draft : "[else]"
open -> end
note open : "Locked for edits" side=right
`,
  `timeline "The web" direction=right
section "Birth" {
  at "1989" : "Proposal" "First server" icon=lx:globe
  at "1993" : "Mosaic" tone=blue
}
`,
  `journey "Buying a ticket"
actor me person "Traveller"
actor shop service "Shop"
section "Find" {
  step "Search" score=4 by=me touchpoint="App"
  step "Compare" score=2 by=me,shop pain="Too many fares" opportunity="Sort by arrival"
}
`,
  `mindmap "Plan"
"Launch" shape=circle icon=lx:rocket
  "Product" tone=blue
    "Search" sub="by June"
  "People" shape=cloud
`,
  `treemap "Disk" unit="GB"
"src"
  "core" 120
  "ui" 80.5 tone=aqua
"docs" 35
`,
  `pie "Traffic" values=both donut=on
slice "Search" 62 tone=blue
slice "Direct" 38
`,
  `quadrant "Campaigns"
x "Low reach" "High reach"
y "Low cost" "High cost"
area top-right "Expand" tone=green
point "Spring" x=0.3 y=0.6
`,
  `layers "Platform"
layer ui "Experience" tone=blue {
  node web client "Web"
}
layer svc "Services" {
  node api gateway "API"
}
pillar ops "Operations" {
  node logs storage "Logs"
}
web -> api : "HTTPS"
`,
  `c4 "Bank" view=container
person customer "Customer" sub="Holds an account"
system bank "Internet bank" {
  container web client "Web app" tech="TypeScript" sub="Shows balances"
  container db database "Accounts" tech="PostgreSQL"
}
system mail "Mail" external
customer -> web : "Looks up balances" tech="HTTPS"
web <-> db : "Reads and writes" tech="SQL"
web ..> mail : "Sends receipts" tech="SMTP"
`,
  `matrix "Who does what"
value R "Responsible" tone=blue
columns "Dev" "Ops" "Legal"
section "Delivery" {
  row "Deploy" R A -
  row "Contract" A - "R, C"
}
`,
  `sankey "Energy" unit="TWh"
node coal "Coal"
node grid "Grid" tone=blue
coal -> grid value=75.5
`,
  `xychart "Revenue" values=on
x "Jan" "Feb" "Mar" title="Month"
y title="Revenue" unit="USD" min=-5
bar "2025" 10 -2.5 30
line "Plan" 12 - 25 labels="low","","high"
`,
  `tree "Repository"
"src/"
  "index.ts" sub="entry" tone=blue
"package.json" icon=lx:package
`,
  `swimlane "Refund" direction=right
phase ask "Request"
phase pay "Payment"
lane customer "Customer" {
  node form terminal "Ask for refund" phase=ask
}
lane shop "Shop" {
  node check decision "Within 30 days?" phase=ask
  node money function "Pay back" phase=pay
}
form -> check
check -> money : "yes"
`,
];
