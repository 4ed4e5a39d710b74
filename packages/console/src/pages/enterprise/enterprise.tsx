// An enquiry about Enterprise to the operator of the service.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { Empty } from '../../parts/empty.js';
import { AreaField, Form, TextField, type Values } from '../../parts/form.js';
import { Heading } from '../../parts/heading.js';
import { useConsole } from '../../state/console.js';
import type { PageProps } from '../page.js';

export function Page(_: PageProps): JSX.Element {
  const { me } = useConsole();
  const [sent, setSent] = useState<{ readonly id: string; readonly email: string } | undefined>(undefined);
  const send = async (values: Values): Promise<void> => {
    const size = values.text('size');
    const email = values.text('email');
    const body = {
      name: values.text('name'),
      email,
      company: values.text('company'),
      ...(size !== '' && { size: Number(size) }),
      message: values.raw('message'),
    };
    const { id } = await answered(api.POST('/enterprise/enquiries', { body }));
    setSent({ id, email });
  };
  return (
    <>
      <Heading title="Enterprise">
        Single sign-on, provisioning, an audit log that is forwarded, and a contact for support. Tell the operator of
        this service what your company needs; the reply comes by email.
      </Heading>
      {sent ? (
        <Empty title="Your enquiry was sent">
          <p>
            It has the number {sent.id}. The reply goes to <span dir="auto">{sent.email}</span>.
          </p>
          <button type="button" onClick={() => setSent(undefined)}>
            Write another one
          </button>
        </Empty>
      ) : (
        <Form send={send} words="Send the enquiry">
          <TextField name="name" label="Your name" required maxLength={100} autocomplete="name" />
          <TextField
            name="email"
            label="Email"
            type="email"
            required
            maxLength={254}
            autocomplete="email"
            defaultValue={me.value.email}
          />
          <TextField name="company" label="Company" required maxLength={150} autocomplete="organization" />
          <TextField
            name="size"
            label="People in the company"
            type="number"
            min={1}
            max={10_000_000}
            hint="Optional."
          />
          <AreaField name="message" label="Message" required maxLength={10_000} rows={7} />
        </Form>
      )}
    </>
  );
}
