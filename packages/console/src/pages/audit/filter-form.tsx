// The filters of the audit log. They are in the address, so that a link finds the same entries.
import type { JSX } from 'preact';
import { AUDIT_ACTIONS } from '../../generated/audit-actions.js';
import { Form, TextField } from '../../parts/form.js';
import { useConsole } from '../../state/console.js';
import { FILTERS, type Filters } from './filters.js';

/** What actions begin with, and the actions, for those who don't know one. */
const SUGGESTED: readonly string[] = [
  ...new Set(AUDIT_ACTIONS.map((action) => action.slice(0, action.indexOf('.') + 1))),
  ...AUDIT_ACTIONS,
];

export function FilterForm({ filters }: { readonly filters: Filters }): JSX.Element {
  const { address } = useConsole();
  const ask = (values: Readonly<Record<string, string>>): void => address.ask(values);
  const isFiltered = FILTERS.some((name) => filters[name] !== '');
  return (
    <>
      <Form
        // Links in entries change the filters too.
        key={FILTERS.map((name) => filters[name]).join('\n')}
        isRow
        words="Filter"
        send={async (values) => ask(Object.fromEntries(FILTERS.map((name) => [name, values.text(name)])))}
        beside={
          isFiltered && (
            <button type="button" onClick={() => ask(Object.fromEntries(FILTERS.map((name) => [name, ''])))}>
              Clear
            </button>
          )
        }
      >
        <TextField name="action" label="Action" defaultValue={filters.action} placeholder="key." list="audit-actions" />
        <TextField
          name="actor"
          label="Actor"
          defaultValue={filters.actor}
          placeholder="Id of an account or key"
          maxLength={64}
        />
        <TextField name="target" label="Target" defaultValue={filters.target} placeholder="Id" maxLength={200} />
        <TextField name="from" label="From (UTC)" type="date" defaultValue={filters.from} />
        <TextField name="to" label="To (UTC)" type="date" defaultValue={filters.to} />
      </Form>
      <datalist id="audit-actions">
        {SUGGESTED.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <p class="hint">
        An action that ends with a dot matches every action that starts with it. Both days are included.
      </p>
    </>
  );
}
