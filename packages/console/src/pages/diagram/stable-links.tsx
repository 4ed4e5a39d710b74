// Stable links to a diagram: addresses of one's own choice, which always show the latest version and can be pointed elsewhere. An organisation's diagram
// has those that it brought along when it moved.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { Diagram, Library, StableLink } from '../../library/endpoints.js';
import type { Owner } from '../../library/owner.js';
import { named } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Copied } from '../../parts/copied.js';
import { Confirm } from '../../parts/dialog.js';
import { Form, TextField } from '../../parts/form.js';
import { List } from '../../parts/list.js';
import { Name } from '../../parts/name.js';
import { Section } from '../../parts/section.js';
import { useConsole } from '../../state/console.js';
import { type Paged, usePaged } from '../../state/paged.js';

export interface StableLinksProps {
  readonly owner: Owner;
  readonly library: Library;
  readonly diagram: Diagram;
}

export function StableLinks({ owner, library, diagram }: StableLinksProps): JSX.Element | null {
  const { id } = diagram;
  const links = usePaged(
    async (cursor: string | undefined) => {
      const page = await library.links(id, cursor);
      return { items: page.links, next: page.next };
    },
    [library, id],
  );
  if (owner.kind === 'account') return <OwnLinks diagram={diagram} links={links} />;
  if (links.items?.length === 0) return null;
  return (
    <Section title="Stable links" about="The diagram brought them from a member's library.">
      <List of={links} label="Stable links" keyOf={(link) => link.id} empty={null}>
        {(link) => <Copied text={link.url} what="stable link" />}
      </List>
    </Section>
  );
}

interface OwnLinksProps {
  readonly diagram: Diagram;
  readonly links: Paged<StableLink>;
}

function OwnLinks({ diagram: { id, title }, links }: OwnLinksProps): JSX.Element {
  const { notices } = useConsole();
  const [deleted, setDeleted] = useState<StableLink | undefined>(undefined);
  const [elsewhere, setElsewhere] = useState<{ readonly alias: string; readonly title: string } | undefined>(undefined);
  const point = async (alias: string): Promise<void> => {
    const link = await answered(api.POST('/user/stable-links', { body: { alias, diagramId: id } }));
    setElsewhere(undefined);
    links.change((before) => [...before.filter((each) => each.id !== link.id), link]);
    notices.say(`${link.url} shows ${named(title)}.`);
  };
  const ask = async (alias: string): Promise<void> => {
    const { diagrams } = await answered(api.GET('/user/diagrams', { params: { query: { alias } } }));
    const other = diagrams.find((each) => each.id !== id);
    if (other === undefined) return point(alias);
    setElsewhere({ alias, title: other.title });
  };
  const remove = async (link: StableLink): Promise<void> => {
    await answered(api.DELETE('/user/stable-links/{id}', { params: { path: { id: link.id } } }));
    links.change((before) => before.filter((each) => each.id !== link.id));
    notices.say(`Deleted the stable link ${link.alias}.`);
  };
  return (
    <Section title="Stable links" about="An address you choose that always shows the latest version.">
      <List of={links} label="Stable links" keyOf={(link) => link.id} empty={null}>
        {(link) => (
          <div class="stack">
            <Copied text={link.url} what="stable link" />
            <div class="row">
              <button type="button" class="danger" aria-label={`Delete ${link.alias}`} onClick={() => setDeleted(link)}>
                Delete
              </button>
            </div>
          </div>
        )}
      </List>
      <Form words="Point it here" look="main" isRow empties send={(values) => ask(values.text('alias'))}>
        <TextField
          name="alias"
          label="Name"
          required
          maxLength={60}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          title="Lower-case words and digits joined by single hyphens"
          placeholder="checkout"
        />
      </Form>
      {elsewhere && (
        <div class="row">
          <p>
            {elsewhere.alias} shows <Name of={elsewhere.title} /> now.
          </p>
          <Act act={() => point(elsewhere.alias)}>Point it here instead</Act>
        </div>
      )}
      {deleted && (
        <Confirm
          title={`Delete the stable link ${deleted.alias}?`}
          words="Delete the link"
          act={() => remove(deleted)}
          close={() => setDeleted(undefined)}
        >
          <p>Its address stops working, and anyone can take the name. The diagram stays.</p>
        </Confirm>
      )}
    </Section>
  );
}
