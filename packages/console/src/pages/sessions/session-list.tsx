// Browsers that are signed in: end one of them, or all others.
import { browserName } from '@linework/web/browser-name';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { Act } from '../../parts/act.js';
import { Day } from '../../parts/day.js';
import { Confirm } from '../../parts/dialog.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';

type Session = Of<'/user/sessions', 'get'>['sessions'][number];

export function SessionList(): JSX.Element {
  const { notices } = useConsole();
  const list = useLoaded(() => answered(api.GET('/user/sessions', {})), []);
  const [isAsking, setIsAsking] = useState(false);
  const end = async ({ id, browser }: Session): Promise<void> => {
    await answered(api.DELETE('/user/sessions/{id}', { params: { path: { id } } }));
    await list.reload();
    notices.say(`Signed out ${browserName(browser)}.`);
  };
  const endOthers = async (): Promise<void> => {
    const { ended } = await answered(api.POST('/user/sessions/end-others', {}));
    await list.reload();
    notices.say(ended === 1 ? 'Signed out one other browser.' : `Signed out ${ended} other browsers.`);
  };
  return (
    <Section
      title="Sessions"
      about="API keys and connected agents stay when a session ends."
      acts={
        list.loaded.state === 'ready' &&
        list.loaded.value.count > 1 && (
          <button type="button" class="danger" onClick={() => setIsAsking(true)}>
            Sign out all others
          </button>
        )
      }
    >
      <Shown of={list}>
        {({ sessions, count }) => (
          <>
            <ul class="rows" aria-label="Sessions">
              {sessions.map((each) => (
                <li key={each.id}>
                  <SessionLine session={each} end={() => end(each)} />
                </li>
              ))}
            </ul>
            {count > sessions.length && (
              <p class="hint">
                These are the newest {sessions.length} of {count}.
              </p>
            )}
          </>
        )}
      </Shown>
      {isAsking && (
        <Confirm
          title="Sign out all other browsers?"
          words="Sign out all others"
          act={endOthers}
          close={() => setIsAsking(false)}
        >
          <p>Every browser but this one has to sign in again.</p>
        </Confirm>
      )}
    </Section>
  );
}

function SessionLine({ session, end }: { readonly session: Session; readonly end: () => Promise<void> }): JSX.Element {
  const { browser, createdAt, lastUsedOn, expiresAt, isCurrent, isSingleSignOn } = session;
  const name = browserName(browser);
  return (
    <>
      <div class="what">
        <span class="row">
          <strong title={browser} dir="auto">
            {name}
          </strong>
          {isCurrent && <Tag tone="green">this browser</Tag>}
          {isSingleSignOn && <Tag tone="blue">single sign-on</Tag>}
        </span>
        <span class="hint">
          Signed in <When at={createdAt} />
          {lastUsedOn && (
            <>
              {' '}
              · Last used <Day on={lastUsedOn} />
            </>
          )}{' '}
          · Ends <Day on={expiresAt} />
        </span>
      </div>
      {!isCurrent && (
        <Act act={end} look="danger" label={`Sign out ${name}`}>
          Sign out
        </Act>
      )}
    </>
  );
}
