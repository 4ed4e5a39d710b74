// The audit log of an organisation: find entries, read what they changed, export them, forward them.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import { Empty } from '../../parts/empty.js';
import { Heading } from '../../parts/heading.js';
import { List } from '../../parts/list.js';
import { useConsole } from '../../state/console.js';
import { type Part, usePaged } from '../../state/paged.js';
import type { OrganisationPageProps } from '../page.js';
import type { Entry } from './entry.js';
import { EntryLine } from './entry-line.js';
import { ExportLog } from './export-log.js';
import { FilterForm } from './filter-form.js';
import { type AuditQuery, asQuery, filtersIn } from './filters.js';
import { Forwarding } from './forwarding.js';

/** Requests for one page of the list: each reads a bounded part of the log, in which there can be nothing. */
const MOST_READS = 5;

async function partOf(org: string, filters: AuditQuery, cursor: string | undefined): Promise<Part<Entry>> {
  let at = cursor;
  for (let reads = 1; ; reads++) {
    const query = { ...filters, ...(at !== undefined && { cursor: at }) };
    const { entries, next } = await answered(api.GET('/orgs/{org}/audit', { params: { path: { org }, query } }));
    if (entries.length > 0 || next === null || reads === MOST_READS) return { items: entries, next };
    at = next;
  }
}

export function Page({ org }: OrganisationPageProps): JSX.Element {
  const { address } = useConsole();
  const filters = filtersIn(address.query.value);
  const query = asQuery(filters);
  const list = usePaged((cursor) => partOf(org.id, query, cursor), [JSON.stringify(query)]);
  return (
    <>
      <Heading title="Audit log">Who changed what, newest first. Entries are kept for 396 days.</Heading>
      <FilterForm filters={filters} />
      <List
        of={list}
        label="Entries"
        keyOf={({ id }) => id}
        empty={
          <Empty title={list.hasMore ? 'Nothing found yet' : 'No entry matches'}>
            <p>
              {list.hasMore
                ? 'The log has older entries. Show more to search them.'
                : 'Every change in the organisation is logged. Use fewer filters to see more.'}
            </p>
          </Empty>
        }
      >
        {(entry) => <EntryLine entry={entry} />}
      </List>
      <ExportLog org={org.id} filters={query} />
      <Forwarding org={org.id} done={list.reload} />
    </>
  );
}
