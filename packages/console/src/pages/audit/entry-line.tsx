// An entry of the audit log: who did what when, and, opened, what it changed and where it came from.
import type { ComponentChildren, JSX } from 'preact';
import { Facts } from '../../parts/facts.js';
import { Table } from '../../parts/table.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { type Change, changesOf } from './changes.js';
import type { Entry } from './entry.js';
import type { Filter } from './filters.js';

function actorOf({ actor: { id, keyId, email } }: Entry): string {
  if (email !== null) return email;
  if (id === 'operator') return 'The operator of the service';
  return keyId === null ? id : `Key ${keyId}`;
}

export function EntryLine({ entry }: { readonly entry: Entry }): JSX.Element {
  const { id, at, action, actor, target, before, after, address, userAgent, requestId } = entry;
  return (
    <details class="log-entry">
      <summary>
        <code>{action}</code>
        <span dir="auto">{actorOf(entry)}</span>
        <span class="hint">
          <When at={at} />
        </span>
      </summary>
      <Changes of={changesOf(before, after)} />
      <Facts
        of={[
          ['Time', at],
          ['Action', <Only filter="action" value={action} />],
          ['Actor', <Only filter="actor" value={actor.id} />],
          ['Key', actor.keyId && <Only filter="actor" value={actor.keyId} />],
          ['Target', target && <Only filter="target" value={target} />],
          ['Network address', address],
          ['Program', userAgent],
          ['Request', requestId],
          ['Entry', id],
        ]}
      />
    </details>
  );
}

/** A value, and a link to only those entries that have it, among those of the other filters. */
function Only({ filter, value }: { readonly filter: Filter; readonly value: string }): JSX.Element {
  const { address } = useConsole();
  const query = new URLSearchParams(address.query.value);
  query.set(filter, value);
  return (
    <span class="row">
      <code>{value}</code>
      <a href={`${address.path.value}?${query}`} aria-label={`Only these: ${filter} ${value}`}>
        Only these
      </a>
    </span>
  );
}

function Changes({ of }: { readonly of: readonly Change[] }): JSX.Element | null {
  if (of.length === 0) return null;
  return (
    <Table label="What it changed">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <Cell>{before}</Cell>
            <Cell>{after}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <td dir="auto">{children ?? <span class="hint">–</span>}</td>;
}
