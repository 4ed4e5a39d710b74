import { describe, expect, test } from 'vitest';
import { compiled } from '../testing/built-classes.js';

const textOf = (source: string, columns = 80, charset: 'unicode' | 'ascii' = 'unicode'): string =>
  compiled(source).text?.({ columns, charset }).value ?? '';

const ORDER =
  'class "Shop"\nclass priced "Priced<T>" stereotype=interface\nclass order "Order" {\n  -id: UUID\n  +static empty(): Order\n  +abstract total(): Money\n}\nclass line "Line"\norder implements priced\norder owns line : "contains" from=1 to="1..*"\n';

describe('a class diagram as text', () => {
  test('has boxes with compartments, parents above, triangles and diamonds', () => {
    const text = textOf(ORDER);
    expect(
      text
        .split('\n')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    ).toEqual([
      'Shop',
      '┌─────────────┐',
      '│ «interface» │',
      '│  Priced<T>  │',
      '└─────────────┘',
      '△',
      '┆',
      '┌──────────────┴──────────────┐',
      '│            Order            │',
      '├─────────────────────────────┤',
      '│ - id: UUID                  │',
      '├─────────────────────────────┤',
      '│ + {static} empty(): Order   │',
      '│ + {abstract} total(): Money │',
      '└─────────────────────────────┘',
      '◆',
      'contains, 1 to 1..*',
      '│',
      '┌───┴───┐',
      '│ Line  │',
      '└───────┘',
    ]);
  });

  test('includes every class, member, label and cardinality on a page too narrow for boxes', () => {
    const text = textOf(ORDER, 30, 'ascii').replace(/\s+/g, ' ');
    for (const each of [
      '<<interface>> Priced<T>',
      '- id: UUID',
      '+ {static} empty(): Order',
      '+ {abstract} total(): Money',
      'contains, 1 to 1..*',
    ])
      expect(text).toContain(each);
  });
});
