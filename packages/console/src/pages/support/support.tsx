// Priority support: who helps and how fast, and a request with files.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { base64Of } from '../../api/base64.js';
import { answered, api } from '../../api/client.js';
import type { BodyOf, Of } from '../../api/of.js';
import { asRefusal } from '../../api/refusal.js';
import { named, shownName } from '../../names/named.js';
import { Empty } from '../../parts/empty.js';
import { Facts } from '../../parts/facts.js';
import { AreaField, ChoiceField, Form, TextField, type Values } from '../../parts/form.js';
import { Heading } from '../../parts/heading.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { OrganisationPageProps } from '../page.js';

type Support = Of<'/orgs/{org}/support', 'get'>;
type Body = BodyOf<'/orgs/{org}/support/requests', 'post'>;

export function Page({ org, may }: OrganisationPageProps): JSX.Element {
  const { address } = useConsole();
  const support = useLoaded(
    () => answered(api.GET('/orgs/{org}/support', { params: { path: { org: org.slug } } })),
    [org.id],
  );
  return (
    <>
      <Heading title="Support">Help by email from the contact that the operator of this service named.</Heading>
      <Shown of={support}>
        {(value) => (
          <>
            <About of={value} mayAsk={may('change')} />
            {value.included && value.contact !== null && may('change') && (
              <Ask org={org.slug} diagram={address.query.value.get('diagram') ?? ''} />
            )}
          </>
        )}
      </Shown>
    </>
  );
}

interface AboutProps {
  readonly of: Support;
  readonly mayAsk: boolean;
}

function About({ of: { plan, included, contact, response, how }, mayAsk }: AboutProps): JSX.Element {
  if (contact === null || !included)
    return (
      <Empty title={included ? 'No contact for support yet' : `The plan ${plan} has no priority support`}>
        <p>{how}</p>
        <a href="/console/enterprise">Ask about Enterprise</a>
      </Empty>
    );
  return (
    <Facts
      of={[
        ['Who helps', `${named(contact.name)}, ${contact.email}`],
        ['When', response],
        ['Plan', plan],
        ['How', mayAsk ? undefined : 'Owners, admins and editors of the organisation can ask here.'],
      ]}
    />
  );
}

const MOST_FILES = 3;

function Ask({ org, diagram }: { readonly org: string; readonly diagram: string }): JSX.Element {
  const { notices } = useConsole();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [key, setKey] = useState(newKey);
  const send = async (values: Values): Promise<void> => {
    const diagramId = idOf(values.text('diagramId'));
    const attachments = await Promise.all(
      files.map(async (file) => ({ name: file.name.slice(0, 100), content: await base64Of(file) })),
    );
    const body: Body = {
      subject: values.text('subject'),
      message: values.raw('message'),
      severity: values.text('severity') as NonNullable<Body['severity']>,
      ...(diagramId !== '' && { diagramId }),
      ...(attachments.length > 0 && { attachments }),
    };
    const params = { path: { org }, header: { 'Idempotency-Key': key } };
    const { id, replyTo } = await answered(api.POST('/orgs/{org}/support/requests', { params, body })).catch(
      (thrown: unknown) => {
        // What is corrected is another request; what wasn't answered can be sent again as the same.
        if (asRefusal(thrown).status !== 0) setKey(newKey());
        throw thrown;
      },
    );
    setFiles([]);
    setKey(newKey());
    notices.say(`Sent request ${id}. The reply goes to ${replyTo}.`);
  };
  return (
    <Section
      title="Ask for help"
      about="You get a copy by email. Further messages are emails in the same conversation."
    >
      <Form send={send} words="Send the request" empties>
        <TextField name="subject" label="Subject" hint="What it is about, in one line." required maxLength={150} />
        <AreaField
          name="message"
          label="Message"
          hint="What you did, what happened, and what you expected."
          required
          maxLength={10_000}
          rows={7}
        />
        <ChoiceField
          name="severity"
          label="Impact"
          options={[
            { value: 'normal', words: 'Normal: some work is harder' },
            { value: 'high', words: 'High: people cannot work' },
            { value: 'low', words: 'Low: a question' },
          ]}
        />
        <TextField
          name="diagramId"
          label="Diagram"
          hint="Its id or its address in the console, if it is about one. The contact gets its title and its link, not the diagram."
          defaultValue={diagram}
        />
        <Files files={files} change={setFiles} />
      </Form>
    </Section>
  );
}

function newKey(): string {
  return crypto.randomUUID();
}

/** From an id, or an address that ends with one. */
function idOf(text: string): string {
  return text.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '';
}

interface FilesProps {
  readonly files: readonly File[];
  readonly change: (files: readonly File[]) => void;
}

function Files({ files, change }: FilesProps): JSX.Element {
  return (
    <div class="field">
      <label for="attachments">Files</label>
      <input
        id="attachments"
        type="file"
        multiple
        accept=".png,.jpg,.jpeg,.txt,.diagram,.md,.log"
        aria-describedby="attachments-hint"
        onChange={({ currentTarget }) => {
          change([...files, ...(currentTarget.files ?? [])].slice(0, MOST_FILES));
          currentTarget.value = '';
        }}
      />
      <p class="hint" id="attachments-hint">
        Up to 3: PNG, JPEG or plain text such as a source or a log, together at most 1,500,000 bytes.
      </p>
      {files.length > 0 && (
        <ul class="rows" aria-label="Files">
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span class="what" dir="auto">
                {shownName(file.name)}
              </span>
              <button
                type="button"
                class="plain"
                aria-label={`Remove ${named(file.name)}`}
                onClick={() => change(files.filter((each) => each !== file))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
