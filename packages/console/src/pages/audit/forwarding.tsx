// Where the audit log is forwarded to: set a receiver, see how it does, stop.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { Copied } from '../../parts/copied.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { Facts } from '../../parts/facts.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { Forwarded } from './forwarded.js';
import { Receiver, type WantedReceiver } from './receiver.js';

type Open = { readonly kind: 'receiver' | 'stop' } | { readonly kind: 'secret'; readonly secret: string };

interface ForwardingProps {
  readonly org: string;
  /** A change leaves an entry in the log that is shown. */
  readonly done: () => Promise<void>;
}

export function Forwarding({ org, done }: ForwardingProps): JSX.Element {
  const { notices } = useConsole();
  const params = { path: { org } };
  const current = useLoaded(
    async () => (await answered(api.GET('/orgs/{org}/audit/forwarding', { params }))).forwarding,
    [],
  );
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const save = async (body: WantedReceiver): Promise<void> => {
    const { forwarding, secret } = await answered(api.PUT('/orgs/{org}/audit/forwarding', { params, body }));
    current.show(forwarding);
    setOpen(secret === null ? undefined : { kind: 'secret', secret });
    notices.say('The audit log is forwarded from now on.');
    await done();
  };
  const stop = async (): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/audit/forwarding', { params }));
    current.show(null);
    notices.say('Forwarding has stopped.');
    await done();
  };
  return (
    <Section
      title="Forwarding"
      about="Sends each new entry to your receiver, in order and at least once, usually within ten seconds."
    >
      <Shown of={current}>
        {(forwarding) => (
          <>
            {forwarding && <Receiving forwarding={forwarding} />}
            <div class="row">
              <button type="button" onClick={() => setOpen({ kind: 'receiver' })}>
                {forwarding ? 'Change receiver' : 'Forward to a receiver'}
              </button>
              {forwarding && (
                <button type="button" class="danger" onClick={() => setOpen({ kind: 'stop' })}>
                  Stop forwarding
                </button>
              )}
            </div>
            {open?.kind === 'receiver' && (
              <Dialog title="Forward the audit log" close={close}>
                <Receiver current={forwarding} save={save} />
              </Dialog>
            )}
          </>
        )}
      </Shown>
      {open?.kind === 'secret' && (
        <Dialog title="The secret that signs messages" close={close}>
          <Copied text={open.secret} what="secret" />
          <p class="hint">It is not shown again. Your receiver checks the signature of each message with it.</p>
        </Dialog>
      )}
      {open?.kind === 'stop' && (
        <Confirm title="Stop forwarding?" words="Stop forwarding" act={stop} close={close}>
          <p>Nothing more is sent, and waiting entries are not delivered. The audit log itself stays.</p>
        </Confirm>
      )}
    </Section>
  );
}

const STATES = {
  on: <Tag tone="green">delivers</Tag>,
  retrying: <Tag tone="amber">tries again</Tag>,
  paused: <Tag tone="red">paused: save the receiver to resume</Tag>,
} as const;

function Receiving({ forwarding }: { readonly forwarding: Forwarded }): JSX.Element {
  const { kind, url, headers, since, delivered, waiting, state, lastFailure, nextTry } = forwarding;
  return (
    <Facts
      of={[
        ['State', STATES[state]],
        ['Receiver', url],
        ['Kind', kind === 'webhook' ? 'Webhook' : 'OpenTelemetry logs'],
        ['Headers', headers.length > 0 ? headers.join(', ') : undefined],
        ['Since', <When at={since} />],
        ['Delivered up to entry', delivered],
        ['Waiting entries', waiting],
        ['Next try', nextTry && <When at={nextTry} />],
        [
          'Last failure',
          lastFailure && (
            <>
              {lastFailure.reason} (<When at={lastFailure.at} />)
            </>
          ),
        ],
      ]}
    />
  );
}
