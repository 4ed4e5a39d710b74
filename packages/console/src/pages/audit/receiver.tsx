// The form of a receiver of the audit log.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BodyOf } from '../../api/of.js';
import { AreaField, CheckField, ChoiceField, Form, TextField, type Values } from '../../parts/form.js';
import type { Forwarded } from './forwarded.js';
import { headersIn } from './headers.js';

export type WantedReceiver = BodyOf<'/orgs/{org}/audit/forwarding', 'put'>;

interface ReceiverProps {
  readonly current: Forwarded | null;
  readonly save: (receiver: WantedReceiver) => Promise<void>;
}

function wanted(values: Values): WantedReceiver {
  const headers = headersIn(values.raw('headers'));
  return {
    kind: values.text('kind') === 'otlp' ? 'otlp' : 'webhook',
    url: values.text('url'),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(values.isOn('newSecret') && { newSecret: true }),
  };
}

export function Receiver({ current, save }: ReceiverProps): JSX.Element {
  const [kind, setKind] = useState<string>(current?.kind ?? 'webhook');
  return (
    <Form send={(values) => save(wanted(values))} words="Forward">
      <ChoiceField
        name="kind"
        label="Kind"
        options={[
          { value: 'webhook', words: 'Webhook: one signed message for each entry' },
          { value: 'otlp', words: 'OpenTelemetry logs by OTLP/HTTP' },
        ]}
        defaultValue={kind}
        onChange={setKind}
      />
      <TextField
        name="url"
        label="Address"
        type="url"
        required
        maxLength={2000}
        placeholder="https://logs.example.com/linework"
        defaultValue={current?.url ?? ''}
        hint="An https address on the public web. The first entry it receives is this change."
      />
      {kind === 'otlp' ? (
        <AreaField
          name="headers"
          label="Headers"
          rows={3}
          placeholder="authorization: Bearer …"
          hint="One per line. They are stored encrypted and not shown again. Leave this empty to use those stored for the same host."
        />
      ) : (
        current?.kind === 'webhook' && (
          <CheckField
            name="newSecret"
            label="Make a new secret"
            hint="It signs messages from the next one on. Messages that your receiver refuses are sent again."
          />
        )
      )}
      <p class="hint">Requires a sign-in within the last ten minutes.</p>
    </Form>
  );
}
