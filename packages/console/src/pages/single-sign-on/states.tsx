// Which connections people can sign in through: turned on after a test succeeded, turned off, or back to test.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { named, shownName } from '../../names/named.js';
import { Confirm } from '../../parts/dialog.js';
import { Tag } from '../../parts/tag.js';
import { useConsole } from '../../state/console.js';
import type { Connection, PartProps } from './settings.js';

type State = Connection['state'];

interface Asked {
  readonly of: Connection;
  readonly state: State;
}

export function States({ org, sso, reload }: PartProps): JSX.Element {
  const { notices } = useConsole();
  const [open, setOpen] = useState<Asked | undefined>(undefined);
  const set = async ({ of: { id, name }, state }: Asked): Promise<void> => {
    const params = { path: { org: org.slug } };
    await answered(api.PATCH('/orgs/{org}/sso/connection', { params, body: { connection: id, state } }));
    await reload();
    notices.say(
      {
        on: `Turned ${named(name)} on.`,
        off: `Turned ${named(name)} off.`,
        test: `Only a test uses ${named(name)} now.`,
      }[state],
    );
  };
  if (sso.connections.length === 0) return <p class="hint">Connect a provider and test it first.</p>;
  return (
    <>
      <ul class="rows" aria-label="Connections that people use">
        {sso.connections.map((each) => (
          <li key={each.id}>
            <Row of={each} ask={(state) => setOpen({ of: each, state })} />
          </li>
        ))}
      </ul>
      {open && (
        <Confirm
          title={`${STATES[open.state].words}: ${named(open.of.name)}?`}
          words={STATES[open.state].words}
          act={() => set(open)}
          close={() => setOpen(undefined)}
        >
          <p>{STATES[open.state].about}</p>
        </Confirm>
      )}
    </>
  );
}

const STATES: { readonly [Name in State]: { readonly words: string; readonly about: string } } = {
  on: {
    words: 'Turn on',
    about: 'People with an address of a verified domain can sign in through it from now on. You can turn it off again.',
  },
  off: { words: 'Turn off', about: 'Nobody signs in through it from now on. You can turn it on again.' },
  test: { words: 'Back to test', about: 'Only admins can try it out from now on. You can turn it on again.' },
};

function Row({
  of: { name, state, lastTest },
  ask,
}: {
  readonly of: Connection;
  readonly ask: (state: State) => void;
}): JSX.Element {
  const next = state === 'on' ? 'off' : 'on';
  const isTested = lastTest?.ok === true;
  return (
    <>
      <div class="what">
        <strong dir="auto">{shownName(name)}</strong>
        {state !== 'on' && !isTested && <span class="hint">You can turn it on after a successful test.</span>}
      </div>
      <div class="row">
        <Tag tone={state === 'on' ? 'green' : state === 'test' ? 'amber' : 'neutral'}>
          {{ on: 'On', off: 'Off', test: 'In test' }[state]}
        </Tag>
        <button
          type="button"
          class={next === 'on' ? 'main' : undefined}
          aria-label={`${STATES[next].words} ${named(name)}`}
          disabled={next === 'on' && !isTested}
          onClick={() => ask(next)}
        >
          {STATES[next].words}
        </button>
        {state !== 'test' && (
          <button type="button" aria-label={`Back to test: ${named(name)}`} onClick={() => ask('test')}>
            Back to test
          </button>
        )}
      </div>
    </>
  );
}
