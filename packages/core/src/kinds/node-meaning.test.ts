import { beforeEach, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import type { IconLookup } from '../scene/icon.js';
import type { SceneNode } from '../scene/scene.js';
import { testIcons } from '../testing/icons.js';

let requests: string[] = [];
const icons: IconLookup = {
  ...testIcons,
  product: (label) => {
    requests.push(label);
    return label.includes('Postgres') ? 'lx:rocket' : undefined;
  },
};

beforeEach(() => {
  requests = [];
});

/** Names of the icons in the drawing of a source. */
function iconsOf(source: string): readonly string[] {
  const { compiled } = checkSource(`${source}\n`, { icons });
  const iconNames: string[] = [];
  const visit = (node: SceneNode): void => {
    if (node.type === 'icon') iconNames.push(node.name);
    if (node.type === 'part') node.children.forEach(visit);
  };
  compiled?.drawn().value.nodes.forEach(visit);
  return iconNames;
}

test.each([
  ['node a service "Postgres"', ['lx:rocket']],
  ['node a database "Orders in Postgres"', ['lx:rocket']],
  ['node Postgres cache', ['lx:rocket']],
  ['node a database "Orders"', ['lx:database']],
  ['node a "Postgres"', ['lx:rocket']],
  ['node Postgres', ['lx:rocket']],
  ['node a "Orders"', []],
  ['node a "Postgres" icon=none', []],
  ['node a database "Postgres" icon=lx:eye', ['lx:eye']],
  ['node a database "Postgres" icon=none', []],
])('%s is drawn with %j', (line, expected) => {
  expect(iconsOf(`flow\n${line}`)).toEqual(expected);
});

test.each(['step', 'decision', 'terminal', 'person'])('a %s never gets a product icon', (type) => {
  expect(iconsOf(`flow\nnode a ${type} "Postgres"`)).not.toContain('lx:rocket');
});

test.each([
  ['an actor with a type', 'sequence\nactor a database "Postgres"\nactor b service "API"\na -> b'],
  ['an actor without a type', 'sequence\nactor a "Postgres"\nactor b "API"\na -> b'],
  ['an actor of a journey', 'journey\nactor a "Postgres"\nsection "A" {\nstep "Ask" by=a score=3\n}'],
  ['a node of a layer', 'layers\nlayer l {\nnode a "Postgres"\n}'],
  ['a node of a lane', 'swimlane\nlane l {\nnode a "Postgres"\nnode b\n}\na -> b'],
  ['a system', 'c4\nsystem a "Postgres"\nperson b "Ann"\nb -> a : "asks"'],
  ['a container', 'c4 view=container\nsystem s "S" {\ncontainer a "Postgres"\n}\nperson b "Ann"\nb -> a : "asks"'],
  ['a topic', 'mindmap\n"Stores"\n  "Postgres"'],
])('%s that is a product gets its icon', (_, source) => {
  expect(iconsOf(source)).toContain('lx:rocket');
  expect(iconsOf(source.replace(/^\w+/, '$& icons=off'))).not.toContain('lx:rocket');
});

test.each([
  ['a person of C4', 'c4\nperson a "Postgres admin"\nsystem b "B"\na -> b : "asks"'],
  ['an actor who is a person', 'sequence\nactor a person "Postgres admin"\nactor b service "API"\na -> b'],
])('%s never gets a product icon', (_, source) => {
  expect(iconsOf(source)).not.toContain('lx:rocket');
});

test('no product is looked up if its icon would not be drawn', () => {
  iconsOf('flow icons=off\nnode a database "Postgres"');
  iconsOf('flow\nnode a database "Postgres" icon=lx:eye\nnode b step "Postgres"');
  iconsOf('mindmap icons=off\n"Postgres"');
  iconsOf('mindmap\n"Postgres" icon=lx:eye');
  expect(requests).toEqual([]);
});
