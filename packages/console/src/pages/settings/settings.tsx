// The settings of an organisation: its name, its slug, its avatar, an export of everything, and its end.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import { Download } from '../../parts/download.js';
import { Form, TextField } from '../../parts/form.js';
import { Heading } from '../../parts/heading.js';
import { Section } from '../../parts/section.js';
import { useConsole } from '../../state/console.js';
import { SlugField } from '../organisations/slug-field.js';
import type { Membership, OrganisationPageProps } from '../page.js';
import { Avatar } from './avatar.js';
import { DeleteOrganisation } from './delete-organisation.js';

export function Page({ org, may }: OrganisationPageProps): JSX.Element {
  return (
    <>
      <Heading title="Settings" />
      <Names org={org} />
      <Avatar org={org} />
      {may('own') && (
        <Section
          title="Export"
          about="A ZIP of everything that the organisation owns: diagrams as sources in their folders, and the rest as NDJSON. It contains no secrets. Requires a sign-in within the last ten minutes, at most five times a day. The audit log records it."
        >
          <div class="row">
            <Download path={`/orgs/${org.id}/export`}>Export everything</Download>
          </div>
        </Section>
      )}
      {may('own') && <DeleteOrganisation org={org} />}
    </>
  );
}

function Names({ org }: { readonly org: Membership }): JSX.Element {
  const { address, reloadMe, notices } = useConsole();
  const rename = async (name: string, slug: string): Promise<void> => {
    await answered(api.PATCH('/orgs/{org}', { params: { path: { org: org.id } }, body: { name, slug } }));
    await reloadMe();
    address.go(`/console/orgs/${slug}/settings`, 'replaces');
  };
  const save = async (name: string, slug: string): Promise<void> => {
    if (name === org.name && slug === org.slug) return;
    await rename(name, slug);
    notices.say('Saved the name.', () => rename(org.name, org.slug));
  };
  return (
    <Section title="Name">
      <Form
        key={`${org.name} ${org.slug}`}
        send={(values) => save(values.text('name'), values.text('slug'))}
        words="Save"
      >
        <TextField
          name="name"
          label="Name"
          defaultValue={org.name}
          required
          maxLength={100}
          hint="The name that people see."
        />
        <SlugField
          slug={org.slug}
          hint="Used in addresses. After a change, links with the old slug still work. Another organisation can take it after 90 days."
        />
      </Form>
    </Section>
  );
}
