// Mistakes that a model familiar with Mermaid, Markmap, Markdown and PlantUML makes in a mind map.
import { below, type Case, type Mistake } from '../../testing/mistake.js';

const MERMAID: readonly Case[] = [
  { name: 'a circle', lines: 'root((Plan))', codes: 'E125', hint: '"Plan" shape=circle', fixed: '"Plan" shape=circle' },
  { name: 'a square', lines: 'id[Plan]', codes: 'E125', hint: '"Plan" shape=box', fixed: '"Plan" shape=box' },
  {
    name: 'a rounded square',
    lines: 'id(Plan)',
    codes: 'E125',
    hint: '"Plan" shape=round',
    fixed: '"Plan" shape=round',
  },
  { name: 'a bang', lines: 'id))Plan((', codes: 'E125', hint: '"Plan" shape=cloud', fixed: '"Plan" shape=cloud' },
  { name: 'a cloud', lines: 'id)Plan(', codes: 'E125', hint: '"Plan" shape=cloud', fixed: '"Plan" shape=cloud' },
  {
    name: 'a hexagon',
    lines: 'id{{Plan}}',
    codes: 'E125',
    hint: '"Plan" shape=hexagon',
    fixed: '"Plan" shape=hexagon',
  },
  {
    name: 'shapes without a name',
    lines: '((Plan))\n  [Product]\n  {{People}}\n  )Press(',
    codes: 'E125 E125 E125 E125',
    hint: '"Plan" shape=circle',
    fixed: '"Plan" shape=circle\n  "Product" shape=box\n  "People" shape=hexagon\n  "Press" shape=cloud',
  },
  {
    name: 'emphasis in a shape',
    lines: 'id["`**Plan** of years`"]',
    codes: 'E125',
    hint: '"Plan of years" shape=box',
    fixed: '"Plan of years" shape=box',
  },
  {
    name: 'a whole mind map',
    lines: '  root((Plan))\n    Origins\n      Long history\n    Research\n      On effects<br/>and causes',
    codes: 'E125 E112 E112 E112 E125',
    hint: '"Plan" shape=circle',
    fixed:
      '  "Plan" shape=circle\n    "Origins"\n      "Long history"\n    "Research"\n      "On effects\\nand causes"',
  },
  {
    name: 'an icon below a topic',
    lines: 'root((Plan))\n::icon(fa fa-rocket)',
    codes: 'E125',
    hint: '"Plan" shape=circle icon=lx:rocket',
    fixed: '"Plan" shape=circle icon=lx:rocket',
  },
  {
    name: 'an icon below a topic without a shape',
    lines: '"Plan"\n  Launch\n  ::icon(fa fa-rocket)',
    codes: 'E125',
    hint: '"Launch" icon=lx:rocket',
    fixed: '"Plan"\n  "Launch" icon=lx:rocket',
  },
  {
    name: 'an icon below one of our topics',
    lines: '"Plan"\n  "Launch"\n  ::icon(fa fa-rocket)',
    codes: 'E122',
    hint: '"Launch" icon=lx:rocket',
    fixed: '"Plan"\n  "Launch" icon=lx:rocket',
  },
  {
    name: 'classes after a topic',
    lines: '"Plan"\n  id[Launch]:::urgent',
    codes: 'E125',
    hint: '"Launch" shape=box',
    fixed: '"Plan"\n  "Launch" shape=box',
  },
  {
    name: 'an icon and classes below a topic',
    lines: 'root((Plan))\n:::urgent large\n::icon(bomb)',
    codes: 'E125',
    hint: '"Plan" shape=circle icon=lx:bomb',
    fixed: '"Plan" shape=circle icon=lx:bomb',
  },
  {
    name: 'classes below a topic',
    lines: '"Plan"\n:::urgent large',
    codes: 'E117',
    hint: 'tone=red',
    fixed: '"Plan"',
  },
];

const LISTS: readonly Case[] = [
  {
    name: 'topics without quotes',
    lines: 'Plan\n  Product ideas tone=blue',
    codes: 'E112 E112',
    hint: '"Plan"',
    fixed: '"Plan"\n  "Product ideas" tone=blue',
  },
  {
    name: 'a list of Markdown',
    lines: '- Plan\n  - Product\n    - Search\n  - **People** and [press](https://example.com/)',
    codes: 'E125 E125 E125 E125',
    hint: '"Plan"',
    fixed: '"Plan"\n  "Product"\n    "Search"\n  "People and press"',
  },
  {
    name: 'headings and lists of Markmap',
    lines: '# Plan\n## Product\n- Search\n- Orders\n## People\n1. Hiring',
    codes: 'E125 E125 E125 E125 E125',
    hint: '"Plan"\n  "Product"',
    fixed: '"Plan"\n  "Product"\n    "Search"\n    "Orders"\n  "People"\n    "Hiring"',
  },
  {
    name: 'a list right below a heading',
    lines: '# Plan\n- Product\n- People',
    codes: 'E125 E125',
    hint: '"Plan"\n  "Product"',
    fixed: '"Plan"\n  "Product"\n  "People"',
  },
  {
    name: "PlantUML's stars, with a colour",
    lines: '* Plan\n** Product\n*** Search\n**[#Orange] People',
    codes: 'E125 E125 E125 E125',
    hint: '"Plan"',
    fixed: '"Plan"\n  "Product"\n    "Search"\n  "People" tone=orange',
  },
  {
    name: "PlantUML's pluses and minuses",
    lines: '+ Plan\n++ Product\n-- People',
    codes: 'E125 E125 E125',
    hint: '"Plan"',
    fixed: '"Plan"\n  "Product"\n  "People"',
  },
  {
    name: "PlantUML's sides",
    lines: '"Plan"\n  "Product"\nleft side\n  "People"',
    codes: 'E117',
    hint: 'sides=',
    fixed: '"Plan"\n  "Product"\n  "People"',
  },
  { name: 'single quotes', lines: "'Plan'", codes: 'E121', hint: '"Plan"', fixed: '"Plan"' },
  {
    name: 'words for topics',
    lines: 'root "Plan"\n  topic "Product"\n  branch p "People"',
    codes: 'E125 E125 E125',
    hint: '"Plan"',
    fixed: '"Plan"\n  "Product"\n  "People"',
  },
];

const FORMS: readonly Case[] = [
  {
    name: 'two topics at the top',
    lines: '"Plan"\n  "Product"\n"People"\n  "Press"',
    codes: 'E441',
    hint: 'under "Plan"',
    chosen: '"Plan"\n  "Product"\n  "People"\n    "Press"',
  },
  {
    name: 'a topic between two levels',
    lines: '"Plan"\n    "Product"\n  "People"',
    codes: 'E440',
    hint: '"Plan"',
    chosen: '"Plan"\n    "Product"\n    "People"',
  },
  {
    name: 'braces',
    lines: '"Plan" {\n  "Product"\n}',
    codes: 'E116 E108',
    hint: '"Plan"',
    fixed: '"Plan"\n  "Product"\n',
  },
  {
    name: 'colons',
    lines: '"Plan":\n  "Product": "by June"',
    codes: 'E125 E125',
    hint: '"Plan"',
    fixed: '"Plan"\n  "Product" sub="by June"',
  },
  {
    name: 'a second text after a topic',
    lines: '"Plan" "for the year"',
    codes: 'E125',
    hint: 'sub="for the year"',
    fixed: '"Plan" sub="for the year"',
  },
  {
    name: 'shapes by other names',
    lines: '"Plan" shape=ellipse\n  "Product" shape=rect\n  "People" type=rounded',
    codes: 'E302 E302 E300',
    hint: "'circle'",
    fixed: '"Plan" shape=circle\n  "Product" shape=box\n  "People" shape=round',
  },
  {
    name: 'a shape that does not exist',
    lines: '"Plan" shape=star',
    codes: 'E302',
    hint: 'plain, box, round, circle, hexagon, cloud',
  },
  {
    name: 'names of options',
    lines: '"Plan" color=red subtitle="soon"',
    codes: 'E300 E300',
    hint: "'tone=red'",
    fixed: '"Plan" tone=red sub="soon"',
  },
  { name: 'a number', lines: '"Plan"\n  "Product" 3', codes: 'E118', hint: '"label" [options]' },
  {
    name: "PlantUML's note",
    lines: '"Plan"\n  "Search"\nnote right of Search : ask first',
    codes: 'E123',
    hint: 'note "Search" : "ask first"',
    fixed: '"Plan"\n  "Search"\nnote "Search" : "ask first"',
  },
  {
    name: 'a note on a topic without quotes',
    lines: '"Plan"\n  "Search"\nnote Search: ask first',
    codes: 'E123',
    hint: 'note "Search" : "ask first"',
    fixed: '"Plan"\n  "Search"\nnote "Search" : "ask first"',
  },
  {
    name: 'a topic without quotes that begins with note',
    lines: '"Plan"\n  note taking apps',
    codes: 'E112',
    hint: '"note taking apps"',
    fixed: '"Plan"\n  "note taking apps"',
  },
  { name: 'an edge', lines: '"Plan"\nPlan -> Product', codes: 'E406', hint: '"Plan"\n  "Product"' },
  {
    name: 'an edge between texts',
    lines: '"Plan"\n  "Plan" -> "Product"',
    codes: 'E117',
    hint: '"Plan"\n  "Product"',
  },
];

const HEADERS: readonly Mistake[] = [
  {
    name: "PlantUML's file",
    source: '@startmindmap\n* Plan\n** Product\n@endmindmap\n',
    codes: ['E120', 'E125', 'E125', 'E117'],
    hint: 'mindmap',
    fixed: 'mindmap\n"Plan"\n  "Product"\n',
  },
  {
    name: "settings above Mermaid's header",
    source: '---\nconfig:\n  layout: tidy-tree\n---\nmindmap\n  root((Plan))\n',
    codes: ['E117', 'E125'],
    hint: 'Remove the lines',
    fixed: 'mindmap\n  "Plan" shape=circle\n',
  },
  {
    name: 'a direction in the header',
    source: 'mindmap "Plan" direction=LR\n"Plan"\n',
    codes: ['E300'],
    hint: 'sides=right',
    fixed: 'mindmap "Plan" sides=right\n"Plan"\n',
  },
  {
    name: 'balanced sides',
    source: 'mindmap "Plan" sides=balanced\n"Plan"\n',
    codes: ['E302'],
    hint: 'both',
    fixed: 'mindmap "Plan" sides=both\n"Plan"\n',
  },
  {
    name: 'a title on a line of its own',
    source: 'mindmap\ntitle My plan\n"Plan"\n',
    codes: ['E122'],
    hint: 'mindmap "My plan"',
    fixed: 'mindmap "My plan"\n"Plan"\n',
  },
];

const HEAD = 'mindmap "Year"\n';

export const mistakes: readonly Mistake[] = [
  ...below(HEAD, MERMAID),
  ...below(HEAD, LISTS),
  ...below(HEAD, FORMS),
  ...HEADERS,
];
