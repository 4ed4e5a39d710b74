// Domains of the organisation: add one, copy its record, verify it, remove it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { Act } from '../../parts/act.js';
import { Copied } from '../../parts/copied.js';
import { Confirm } from '../../parts/dialog.js';
import { Form, TextField, type Values } from '../../parts/form.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import type { Domain, PartProps } from './settings.js';

export function Domains({ org, sso, reload }: PartProps): JSX.Element {
  const { notices } = useConsole();
  const [removed, setRemoved] = useState<string | undefined>(undefined);
  const path = { org: org.slug };
  const add = async (values: Values): Promise<void> => {
    const domain = values.text('domain');
    await answered(api.POST('/orgs/{org}/sso/domains', { params: { path }, body: { domain } }));
    await reload();
  };
  const verify = async (domain: string): Promise<void> => {
    const call = api.POST('/orgs/{org}/sso/domains/{domain}/verify', { params: { path: { ...path, domain } } });
    // A refusal is dated too.
    await answered(call).finally(reload);
    notices.say(`Verified ${domain}.`);
  };
  const remove = async (domain: string): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/sso/domains/{domain}', { params: { path: { ...path, domain } } }));
    await reload();
    notices.say(`Removed ${domain}.`);
  };
  return (
    <>
      {sso.domains.length > 0 && (
        <ul class="rows" aria-label="Domains">
          {sso.domains.map((each) => (
            <li key={each.domain}>
              <Row of={each} verify={() => verify(each.domain)} remove={() => setRemoved(each.domain)} />
            </li>
          ))}
        </ul>
      )}
      <Form send={add} words="Add domain" look="main" empties isRow>
        <TextField
          name="domain"
          label={sso.domains.length > 0 ? 'Another domain' : 'Domain'}
          placeholder="example.com"
          required
          maxLength={253}
        />
      </Form>
      {removed && (
        <Confirm
          title={`Remove ${removed}?`}
          words="Remove the domain"
          act={() => remove(removed)}
          close={() => setRemoved(undefined)}
        >
          <p>
            Its addresses sign in with a code again, and another organisation can verify the domain. Members stay. To
            add it again, you have to verify it again.
          </p>
        </Confirm>
      )}
    </>
  );
}

interface RowProps {
  readonly of: Domain;
  readonly verify: () => Promise<void>;
  readonly remove: () => void;
}

function Row({ of: { domain, record, verifiedAt, checkedAt, missingSince }, verify, remove }: RowProps): JSX.Element {
  const isVerified = verifiedAt !== null;
  return (
    <>
      <div class="what">
        <strong>{domain}</strong>
        <span class="hint">
          {isVerified ? (
            <>
              Verified <When at={verifiedAt} />
            </>
          ) : (
            'Not verified yet'
          )}
          {checkedAt && (
            <>
              , checked <When at={checkedAt} />
            </>
          )}
        </span>
        {missingSince && (
          <span class="wrong">
            The record has been missing since <When at={missingSince} />. Add it again.
          </span>
        )}
      </div>
      <div class="row">
        <Tag tone={isVerified ? 'green' : 'amber'}>{isVerified ? 'Verified' : 'Waiting for the record'}</Tag>
        <Act act={verify} label={`${isVerified ? 'Check again' : 'Verify'}: ${domain}`}>
          {isVerified ? 'Check again' : 'Verify'}
        </Act>
        <button type="button" class="danger" aria-label={`Remove ${domain}`} onClick={remove}>
          Remove
        </button>
      </div>
      <details class="record" open={!isVerified || missingSince !== null}>
        <summary>The TXT record</summary>
        <div class="stack">
          <p class="hint">
            Add it where you manage the DNS of {domain}. It can take a few minutes to appear. Then choose Verify.
          </p>
          <Entered name="Type" value="TXT" what={`type of the record of ${domain}`} />
          <Entered name="Name" value={record.name} what={`name of the record of ${domain}`} />
          <Entered name="Value" value={record.value} what={`value of the record of ${domain}`} />
        </div>
      </details>
    </>
  );
}

export interface EnteredProps {
  readonly name: string;
  readonly value: string;
  readonly what: string;
}

/** Something to enter elsewhere: its name there, and a text to copy. */
export function Entered({ name, value, what }: EnteredProps): JSX.Element {
  return (
    <div class="entered">
      <span class="entered-name">{name}</span>
      <Copied text={value} what={what} isShort />
    </div>
  );
}
