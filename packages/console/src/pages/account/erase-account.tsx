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
    <Section title="Erase the account" about="Everything it has is erased, and nobody can restore it.">
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
          <p>What you made in organisations stays with them.</p>
          <p>
            Before, export what you want to have, cancel your subscription, and make somebody else an owner where you
            are the last one. It needs a sign-in of the last ten minutes.
          </p>
        </Confirm>
      )}
    </Section>
  );
}
