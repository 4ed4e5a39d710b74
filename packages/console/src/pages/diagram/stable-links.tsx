// Stable links to a diagram: an address of one's own choice, which always shows the latest version and can be pointed elsewhere. The service lists them
// on the page of the diagram; to delete one, its name is given here once more.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import type { Diagram } from '../../library/endpoints.js';
import { named } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Copied } from '../../parts/copied.js';
import { Confirm } from '../../parts/dialog.js';
import { Form, TextField } from '../../parts/form.js';
import { Name } from '../../parts/name.js';
import { Section } from '../../parts/section.js';
import { useConsole } from '../../state/console.js';

type Link = Of<'/user/stable-links', 'post'>;

export interface StableLinksProps {
  readonly diagram: Diagram;
}

export function StableLinks({ diagram: { id, title, url } }: StableLinksProps): JSX.Element {
  const { notices } = useConsole();
  const [links, setLinks] = useState<readonly Link[]>([]);
  const [deleted, setDeleted] = useState<Link | undefined>(undefined);
  const [elsewhere, setElsewhere] = useState<{ readonly alias: string; readonly title: string } | undefined>(undefined);
  const point = async (alias: string): Promise<void> => {
    const link = await answered(api.POST('/user/stable-links', { body: { alias, diagramId: id } }));
    setElsewhere(undefined);
    setLinks((before) => [...before.filter((each) => each.id !== link.id), link]);
    notices.say(`${link.url} shows ${named(title)}.`);
  };
  const ask = async (alias: string): Promise<void> => {
    const { diagrams } = await answered(api.GET('/user/diagrams', { params: { query: { alias } } }));
    const other = diagrams.find((each) => each.id !== id);
    if (other === undefined) return point(alias);
    setElsewhere({ alias, title: other.title });
  };
  const remove = async (link: Link): Promise<void> => {
    await answered(api.DELETE('/user/stable-links/{id}', { params: { path: { id: link.id } } }));
    setLinks((before) => before.filter((each) => each.id !== link.id));
    notices.say(`Deleted the stable link ${link.alias}.`);
  };
  return (
    <Section
      title="Stable links"
      about={
        <>
          An address that you choose, which always shows the latest version. <a href={url}>The page of the diagram</a>{' '}
          lists those that it has. To delete one, point it here first.
        </>
      }
    >
      {links.map((link) => (
        <div key={link.id} class="stack">
          <Copied text={link.url} what="stable link" />
          <div class="row">
            <button type="button" class="danger" aria-label={`Delete ${link.alias}`} onClick={() => setDeleted(link)}>
              Delete
            </button>
          </div>
        </div>
      ))}
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
