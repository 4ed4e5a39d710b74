// Drift: generated diagrams that are older than what they are generated from, as the pipelines of repositories report them.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { CopyButton } from '../../parts/copied.js';
import { Empty } from '../../parts/empty.js';
import { Heading } from '../../parts/heading.js';
import { List } from '../../parts/list.js';
import { Name } from '../../parts/name.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { usePaged } from '../../state/paged.js';
import type { OrganisationPageProps } from '../page.js';
import type { Drift, Repository } from './dashboard.js';
import { RepositoryDrift } from './repository-drift.js';
import { outOfDateWords } from './words.js';

const DAYS = [7, 30, 90] as const;

export function Page({ org, may }: OrganisationPageProps): JSX.Element {
  const { address } = useConsole();
  const repository = address.query.value.get('repository') ?? '';
  const days = Number(address.query.value.get('days') ?? 30);
  const [total, setTotal] = useState<Drift['total'] | undefined>(undefined);
  const list = usePaged(
    async (cursor) => {
      const query = {
        days,
        ...(cursor && { cursor }),
        ...(repository && { repository, sources: 'true' as const }),
      };
      const drift = await answered(api.GET('/orgs/{org}/drift', { params: { path: { org: org.slug }, query } }));
      setTotal(drift.total);
      return { items: drift.repositories, next: drift.next };
    },
    [org.id, repository, days],
  );
  const base = `/console/orgs/${org.slug}/drift`;
  return (
    <>
      <Heading
        title={repository === '' ? 'Drift' : repository}
        acts={
          <>
            {total && total.repositories > 0 && (
              <a class="button" href={`/drift/${org.slug}${repository && `?${new URLSearchParams({ repository })}`}`}>
                Page to share
              </a>
            )}
            {repository !== '' && (
              <a class="button" href={base}>
                All repositories
              </a>
            )}
          </>
        }
      >
        {repository === ''
          ? 'Generated diagrams that are older than their sources, as reported by CI.'
          : 'What is out of date on the default branch, oldest first.'}
      </Heading>
      {total && total.repositories > 0 && (
        <div class="row">
          {repository === '' && <p>{outOfDateWords(total)}</p>}
          <select
            class="push"
            aria-label="Days of the trend"
            value={String(days)}
            onChange={({ currentTarget }) => address.ask({ days: currentTarget.value })}
          >
            {DAYS.map((each) => (
              <option key={each} value={String(each)}>
                {each} days
              </option>
            ))}
          </select>
        </div>
      )}
      <List
        of={list}
        label="Repositories"
        keyOf={({ repository: name, folder }) => `${name} ${folder}`}
        empty={<Teach org={org.slug} name={repository} may={may} />}
      >
        {(each) => (repository === '' ? <Row of={each} base={base} /> : <RepositoryDrift of={each} />)}
      </List>
    </>
  );
}

function Row({ of, base }: { readonly of: Repository; readonly base: string }): JSX.Element {
  const { repository, folder, branch, lastRun, diagrams, outOfDate, drift } = of;
  return (
    <>
      <div class="what">
        <strong>
          <a href={`${base}?${new URLSearchParams({ repository })}`} dir="auto">
            {repository}
          </a>
        </strong>
        {folder && (
          <span class="hint" dir="auto">
            {folder}
          </span>
        )}
        <span class="hint">
          {lastRun ? (
            <>
              Last run <When at={lastRun.at} /> on <span dir="auto">{branch}</span>, {lastRun.commit.slice(0, 7)}
            </>
          ) : (
            <>
              No run on <span dir="auto">{branch}</span> yet
            </>
          )}
        </span>
        {drift[0] && (
          <span class="hint">
            Longest: <Name of={drift[0].path} />, since <When at={drift[0].since.at} />
          </span>
        )}
      </div>
      <Tag tone={outOfDate > 0 ? 'amber' : 'green'}>
        {outOfDate} of {diagrams} out of date
      </Tag>
    </>
  );
}

interface TeachProps extends Pick<OrganisationPageProps, 'may'> {
  readonly org: string;
  /** Of the repository; empty for all. */
  readonly name: string;
}

function Teach({ org, name, may }: TeachProps): JSX.Element {
  if (name !== '')
    return (
      <Empty title="No reports of this repository">
        <p>No pipeline has reported it, or its reports are older than 90 days.</p>
      </Empty>
    );
  if (!may('change'))
    return (
      <Empty title="No pipeline has reported yet">
        <p>
          After an editor sets up a pipeline that reports here, this page shows which generated diagrams are out of
          date.
        </p>
      </Empty>
    );
  const action = `- uses: ./node_modules/linework
  with:
    drift: ${org}
  env:
    LINEWORK_API_KEY: \${{ secrets.LINEWORK_API_KEY }}
    LINEWORK_HOST: ${location.origin}`;
  return (
    <Empty title="No pipeline has reported yet">
      <p>
        Generate diagrams from sources such as a database schema, and let CI report which are out of date:{' '}
        {may('manage') ? (
          <>
            make a <a href={`/console/orgs/${org}/keys`}>key of the organisation</a>
          </>
        ) : (
          'get a key of the organisation from an owner or admin'
        )}
        , store it as a secret of the repository, and add this to the workflow on GitHub:
      </p>
      <pre>{action}</pre>
      <CopyButton text={action} what="step" />
      <p>Elsewhere, run this in the pipeline of the default branch:</p>
      <pre>{`linework ci --report --organization ${org} --host ${location.origin}`}</pre>
    </Empty>
  );
}
