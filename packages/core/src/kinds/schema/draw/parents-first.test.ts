import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { inkBox, parts, texts } from '../../../scene/parts/testing/walk.js';
import { testIcons } from '../../../testing/icons.js';

const SHOP = 'table orders {\n  id int pk\n  customer_id int fk=customers.id\n}\ntable customers {\n  id int pk\n}\n';
const PLAIN = 'table a {\n  id int pk\n}\ntable b {\n  id int pk\n}\n';

/** The middle of a table's title. */
function placeOf(source: string, id: string): { readonly x: number; readonly y: number } {
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  const [node] = parts(compiled.drawn().value.nodes, 'node').filter((each) => each.id === id);
  const [title] = texts(node?.children ?? []);
  if (title === undefined) throw new Error(id);
  const { x, y, width, height } = inkBox(title);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Of two tables, which comes first in the direction of reading. */
function firstOf(direction: string, body: string, [one, other]: readonly [string, string]): string {
  const source = `schema direction=${direction}\n${body}`;
  const axis = direction === 'right' || direction === 'left' ? 'x' : 'y';
  const ahead = placeOf(source, other)[axis] - placeOf(source, one)[axis];
  return (direction === 'right' || direction === 'down' ? ahead > 0 : ahead < 0) ? one : other;
}

describe.each(['right', 'down', 'left', 'up'])('with direction=%s', (direction) => {
  test('a table comes before those whose keys refer to it', () => {
    expect(firstOf(direction, SHOP, ['orders', 'customers'])).toBe('customers');
  });

  test.each([
    ['a -- b from=one to=many', 'a'],
    ['a -- b from=zero-many to=one', 'b'],
    ['a -- b from=many to=zero-one', 'b'],
    ['a -- b from=one to=zero-one', 'a'],
    ['a -- b from=many to=many', 'a'],
  ])('of %s, %s comes first', (edge, first) => {
    expect(firstOf(direction, `${PLAIN}${edge}\n`, ['a', 'b'])).toBe(first);
  });

  test('an enum comes after the table with a column of its type', () => {
    const body = 'enum state {\n  open\n  paid\n}\ntable bills {\n  id int pk\n  state state\n}\n';
    expect(firstOf(direction, body, ['state', 'bills'])).toBe('bills');
  });
});
