// A table of numbers: a name, and a number in each column.
import type { ComponentChildren, JSX } from 'preact';
import { Table } from '../../parts/table.js';

export interface NumberTableProps {
  readonly label: string;
  /** The heading of the names. */
  readonly first: string;
  readonly columns: readonly string[];
  readonly children: ComponentChildren;
}

const FORMAT = new Intl.NumberFormat('en');

export function NumberTable({ label, first, columns, children }: NumberTableProps): JSX.Element {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((each) => (
            <th key={each} scope="col" class="number">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

export function NumberRow({
  name,
  numbers,
}: {
  readonly name: string;
  readonly numbers: readonly number[];
}): JSX.Element {
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      {numbers.map((each, i) => (
        <td key={i} class="number">
          {FORMAT.format(each)}
        </td>
      ))}
    </tr>
  );
}
