// Testing a connection: opens the provider's sign-in in another tab, and shows what came back.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { named, shownName } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Dialog } from '../../parts/dialog.js';
import { Facts } from '../../parts/facts.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import type { Connection, PartProps } from './settings.js';

interface Begun {
  readonly name: string;
  readonly url: string;
}

export function TestResults({ org, sso }: PartProps): JSX.Element {
  const [begun, setBegun] = useState<Begun | undefined>(undefined);
  const test = async ({ id, name }: Connection): Promise<void> => {
    const body = { connection: id };
    const { url } = await answered(api.POST('/orgs/{org}/sso/test', { params: { path: { org: org.slug } }, body }));
    setBegun({ name, url });
  };
  if (sso.connections.length === 0) return <p class="hint">Connect a provider first.</p>;
  return (
    <>
      <ul class="rows" aria-label="Tests">
        {sso.connections.map((each) => (
          <li key={each.id}>
            <Row of={each} test={() => test(each)} />
          </li>
        ))}
      </ul>
      {begun && (
        <Dialog title={`Test ${named(begun.name)}`} close={() => setBegun(undefined)}>
          <p>
            The sign-in page of the provider opens in another tab. Sign in there; nobody is signed in here by it. Then
            come back to this page: the result is below step 3.
          </p>
          <div>
            <a
              class="button main"
              href={begun.url}
              target="_blank"
              rel="noreferrer"
              onClick={() => setBegun(undefined)}
            >
              Open the sign-in page
            </a>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Row({
  of: { name, lastTest },
  test,
}: {
  readonly of: Connection;
  readonly test: () => Promise<void>;
}): JSX.Element {
  return (
    <>
      <div class="what">
        <strong dir="auto">{shownName(name)}</strong>
        <span class="hint">
          {lastTest ? (
            <>
              Tested <When at={lastTest.at} />
            </>
          ) : (
            'Not tested yet'
          )}
        </span>
        {lastTest?.problems.map((problem) => (
          <span key={problem} class="wrong">
            {problem}
          </span>
        ))}
      </div>
      <div class="row">
        {lastTest && <Tag tone={lastTest.ok ? 'green' : 'red'}>{lastTest.ok ? 'Succeeded' : 'Failed'}</Tag>}
        <Act act={test} label={`Test ${named(name)}`}>
          Test
        </Act>
      </div>
      {lastTest && lastTest.claims.length > 0 && (
        <details class="record">
          <summary>What the provider sent</summary>
          <Facts of={lastTest.claims.map((claim) => [claim.name, claim.values.join(', ')] as const)} />
        </details>
      )}
    </>
  );
}
