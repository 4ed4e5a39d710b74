// The organisation's own icons: upload, find, see in a diagram, replace, delete.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { named } from '../../names/named.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { Empty } from '../../parts/empty.js';
import { Heading } from '../../parts/heading.js';
import { SearchField } from '../../parts/search-field.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { OrganisationPageProps } from '../page.js';
import { type Icon, IconArt } from './icon-art.js';
import { IconForm } from './icon-form.js';
import { IconPreview } from './icon-preview.js';

/** What is open above the list. */
type Open =
  | { readonly kind: 'upload'; readonly replaced?: Icon }
  | { readonly kind: 'preview'; readonly of: Icon; readonly notes: readonly string[] }
  | { readonly kind: 'delete'; readonly of: Icon };

export function Page({ org, may }: OrganisationPageProps): JSX.Element {
  const { notices, address } = useConsole();
  const path = { org: org.slug };
  const list = useLoaded(
    () => answered(api.GET('/orgs/{org}/icons', { params: { path, query: { outlines: 'true' } } })),
    [org.id],
  );
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const remove = async ({ name }: Icon): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/icons/{name}', { params: { path: { ...path, name } } }));
    await list.reload();
    notices.say(`Deleted own:${name}.`);
  };
  const words = address.query.value.get('search') ?? '';
  return (
    <>
      <Heading
        title="Icons"
        acts={
          may('manage') && (
            <button type="button" class="main" onClick={() => setOpen({ kind: 'upload' })}>
              Upload an icon
            </button>
          )
        }
      >
        Your own icons: <code>icon=own:NAME</code> in a source, found before the bundled ones.
      </Heading>
      <Shown of={list}>
        {({ icons }) => (
          <Icons
            all={icons}
            words={words}
            search={(search) => address.ask({ search })}
            mayChange={may('manage')}
            show={setOpen}
          />
        )}
      </Shown>
      {open?.kind === 'upload' && (
        <Dialog title={open.replaced ? `Replace own:${open.replaced.name}` : 'Upload an icon'} close={close}>
          <IconForm
            org={org.slug}
            {...(open.replaced && { replaced: open.replaced })}
            saved={async (of, notes) => {
              await list.reload();
              setOpen({ kind: 'preview', of, notes });
            }}
          />
        </Dialog>
      )}
      {open?.kind === 'preview' && (
        <Dialog title={`own:${open.of.name}`} isWide close={close}>
          <IconPreview org={org.slug} of={open.of} notes={open.notes} />
        </Dialog>
      )}
      {open?.kind === 'delete' && (
        <Confirm
          title={`Delete own:${open.of.name}?`}
          words="Delete the icon"
          act={() => remove(open.of)}
          close={close}
        >
          <p>
            New sources can no longer use it. Saved versions of diagrams that name it are still drawn with it. To get it
            back, upload it again.
          </p>
        </Confirm>
      )}
    </>
  );
}

interface IconsProps {
  readonly all: readonly Icon[];
  readonly words: string;
  readonly search: (words: string) => void;
  readonly mayChange: boolean;
  readonly show: (open: Open) => void;
}

function Icons({ all, words, search, mayChange, show }: IconsProps): JSX.Element {
  if (all.length === 0)
    return (
      <Empty title="No icons yet">
        <p>
          {mayChange ? 'Upload' : 'An owner or admin can upload'} an SVG of plain outlines, or a PNG of flat colours. A
          node whose label names one of its products gets the icon automatically. Other nodes name it:
        </p>
        <pre>node till "Till" icon=own:till</pre>
      </Empty>
    );
  const shown = all.filter((each) => has(each, words));
  return (
    <>
      <SearchField label="Find an icon" value={words} search={search} />
      {shown.length === 0 && <p class="hint">No icon matches.</p>}
      {shown.length > 0 && (
        <ul class="cards icons" aria-label="Icons">
          {shown.map((each) => (
            <li key={each.name}>
              <Card of={each} mayChange={mayChange} show={show} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether it has the beginning of each word in its name, its words or its products. */
function has({ name, words, products }: Icon, search: string): boolean {
  const text = ` ${[name.replaceAll('-', ' '), ...words, ...products].join(' ')}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((each) => text.includes(` ${each}`));
}

interface CardProps {
  readonly of: Icon;
  readonly mayChange: boolean;
  readonly show: (open: Open) => void;
}

function Card({ of, mayChange, show }: CardProps): JSX.Element {
  const { name, words, products } = of;
  return (
    <>
      <IconArt of={of} />
      <div class="what">
        <strong>own:{name}</strong>
        {products.length > 0 && <span class="hint">For {products.map(named).join(', ')}</span>}
        {words.length > 0 && <span class="hint">Also found by {words.map(named).join(', ')}</span>}
      </div>
      <div class="row">
        <button
          type="button"
          aria-label={`See own:${name} in a diagram`}
          onClick={() => show({ kind: 'preview', of, notes: [] })}
        >
          See
        </button>
        {mayChange && (
          <>
            <button
              type="button"
              aria-label={`Replace own:${name}`}
              onClick={() => show({ kind: 'upload', replaced: of })}
            >
              Replace
            </button>
            <button
              type="button"
              class="danger"
              aria-label={`Delete own:${name}`}
              onClick={() => show({ kind: 'delete', of })}
            >
              Delete
            </button>
          </>
        )}
      </div>
    </>
  );
}
