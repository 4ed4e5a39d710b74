// A list that is read in pages: in, what was read and how one item looks; out, rows, a button for more, and what to do if there is nothing.
import type { ComponentChildren, JSX } from 'preact';
import type { Paged } from '../state/paged.js';
import { Act } from './act.js';
import { Refused } from './refused.js';
import { Waiting } from './shown.js';

export interface ListProps<Item> {
  readonly of: Paged<Item>;
  /** For readers who can't see it: what the list has. */
  readonly label: string;
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ComponentChildren;
  readonly empty: ComponentChildren;
  readonly look?: 'rows' | 'cards';
}

export function List<Item>({ of, label, keyOf, children, empty, look = 'rows' }: ListProps<Item>): JSX.Element {
  const { items, refusal, isBusy, hasMore, more, reload } = of;
  if (items === undefined) return refusal ? <Refused refusal={refusal} again={reload} /> : <Waiting />;
  return (
    <>
      {items.length === 0 && empty}
      {items.length > 0 && (
        <ul class={look} aria-label={label} aria-busy={isBusy}>
          {items.map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </ul>
      )}
      {refusal && <Refused refusal={refusal} again={reload} />}
      {hasMore && (
        <div class="row">
          <Act act={more}>Show more</Act>
        </div>
      )}
    </>
  );
}
