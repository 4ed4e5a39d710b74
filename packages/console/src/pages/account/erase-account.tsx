// The end of the account, which nobody can undo.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { Confirm } from '../../parts/dialog.js';
import { Section } from '../../parts/section.js';
import { useConsole } from '../../state/console.js';

export function EraseAccount(): JSX.Element {
  const { email } = useConsole().me.value;
  const [isAsking, setIsAsking] = useState(false);
  const erase = async (): Promise<void> => {
    await answered(api.POST('/user/erase', { body: { email } }));
    location.assign('/');
  };
  return (
    <Section title="Erase the account" about="Erases everything in it. Nobody can restore it.">
      <div class="row">
        <button type="button" class="danger" onClick={() => setIsAsking(true)}>
          Erase the account
        </button>
      </div>
      {isAsking && (
        <Confirm
          title="Erase your account?"
          words="Erase the account"
          typed={email}
          act={erase}
          close={() => setIsAsking(false)}
        >
          <p>Every session, key, connected agent and link of your account ends at once. This can't be undone.</p>
          <p>What you created in organisations stays with them.</p>
          <p>
            First, export what you want to keep, cancel your subscription, and make someone else an owner of each
            organisation whose last owner you are. Requires a sign-in within the last ten minutes.
          </p>
        </Confirm>
      )}
    </Section>
  );
}
