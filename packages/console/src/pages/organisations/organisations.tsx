// The organisations of the account: make one, join one, restore a deleted one.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { named } from '../../names/named.js';
import { Dialog } from '../../parts/dialog.js';
import { Empty } from '../../parts/empty.js';
import { Form, TextField } from '../../parts/form.js';
import { Heading } from '../../parts/heading.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { PageProps } from '../page.js';
import { invitationCode } from './invitation-code.js';
import { OrganisationLine } from './organisation-line.js';
import { SlugField } from './slug-field.js';

export function Page(_: PageProps): JSX.Element {
  const { reloadMe, address, notices } = useConsole();
  const list = useLoaded(() => answered(api.GET('/orgs', {})), []);
  const [isNew, setIsNew] = useState(false);
  const open = async (slug: string): Promise<void> => {
    await reloadMe();
    address.go(`/console/orgs/${slug}/members`);
  };
  const create = async (name: string, slug: string): Promise<void> => {
    const made = await answered(api.POST('/orgs', { body: { name, ...(slug !== '' && { slug }) } }));
    notices.say(`Created ${named(made.name)}. You are its owner.`);
    await open(made.slug);
  };
  const accept = async (link: string): Promise<void> => {
    const joined = await answered(api.POST('/orgs/invites/accept', { body: { code: invitationCode(link) } }));
    notices.say(`You belong to ${named(joined.name)} as ${joined.role}.`);
    await open(joined.slug);
  };
  const restore = async (id: string, name: string): Promise<void> => {
    await answered(api.PATCH('/orgs/{org}', { params: { path: { org: id } }, body: { deleted: false } }));
    await Promise.all([list.reload(), reloadMe()]);
    notices.say(`Restored ${named(name)}.`);
  };
  return (
    <>
      <Heading
        title="Organisations"
        acts={
          <button type="button" class="main" onClick={() => setIsNew(true)}>
            New organisation
          </button>
        }
      >
        An organisation owns diagrams. Its members see and change them as their roles allow.
      </Heading>
      <Shown of={list}>
        {({ organizations }) =>
          organizations.length === 0 ? (
            <Empty title="No organisation yet">
              <p>Create one and invite your team, or accept an invitation below.</p>
            </Empty>
          ) : (
            <ul class="rows" aria-label="Organisations">
              {organizations.map((each) => (
                <li key={each.id}>
                  <OrganisationLine organisation={each} restore={() => restore(each.id, each.name)} />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      <Section title="Accept an invitation" about="With the link from the email, or the last part of it.">
        <Form send={(values) => accept(values.text('code'))} words="Join">
          <TextField name="code" label="Link or code" required maxLength={500} />
        </Form>
      </Section>
      {isNew && (
        <Dialog title="New organisation" close={() => setIsNew(false)}>
          <Form send={(values) => create(values.text('name'), values.text('slug'))} words="Create organisation">
            <TextField name="name" label="Name" required maxLength={100} hint="The name that people see." />
            <SlugField />
          </Form>
        </Dialog>
      )}
    </>
  );
}
