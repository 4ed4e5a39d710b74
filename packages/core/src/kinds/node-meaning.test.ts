import { beforeEach, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import type { IconLookup } from '../scene/icon.js';
import type { SceneNode } from '../scene/scene.js';
import { testIcons } from '../testing/icons.js';

let asked: string[] = [];
const icons: IconLookup = {
  ...testIcons,
  product: (label) => {
    asked.push(label);
    return label.includes('Postgres') ? 'lx:rocket' : undefined;
  },
};

beforeEach(() => {
  asked = [];
});

/** Names of the icons in the drawing of a source. */
function iconsOf(source: string): readonly string[] {
  const { compiled } = checkSource(`${source}\n`, { icons });
  const found: string[] = [];
  const visit = (node: SceneNode): void => {
    if (node.type === 'icon') found.push(node.name);
    if (node.type === 'part') node.children.forEach(visit);
  };
  compiled?.drawn().value.nodes.forEach(visit);
  return found;
}

test.each([
  ['node a service "Postgres"', ['lx:rocket']],
  ['node a database "Orders in Postgres"', ['lx:rocket']],
  ['node Postgres cache', ['lx:rocket']],
  ['node a database "Orders"', ['lx:database']],
  ['node a database "Postgres" icon=lx:eye', ['lx:eye']],
  ['node a database "Postgres" icon=none', []],
])('%s is drawn with %j', (line, expected) => {
  expect(iconsOf(`flow\n${line}`)).toEqual(expected);
});

test.each(['step', 'decision', 'terminal', 'person'])('a %s never gets a product icon', (type) => {
  expect(iconsOf(`flow\nnode a ${type} "Postgres"`)).not.toContain('lx:rocket');
});

test('an actor that is a product gets its icon', () => {
  expect(iconsOf('sequence\nactor a database "Postgres"\nactor b service "API"\na -> b')).toContain('lx:rocket');
});

test('no product is looked up if its icon would not be drawn', () => {
  iconsOf('flow icons=off\nnode a database "Postgres"');
  iconsOf('flow\nnode a database "Postgres" icon=lx:eye\nnode b "Postgres"');
  expect(asked).toEqual([]);
});
