// The brand of an organisation: its fields beside pictures that follow every change; saved, set back or removed.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { shownName } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Empty } from '../../parts/empty.js';
import { Facts } from '../../parts/facts.js';
import { Form } from '../../parts/form.js';
import { Heading } from '../../parts/heading.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import { PlanNote } from '../billing/plan-note.js';
import type { OrganisationPageProps } from '../page.js';
import { Swatch } from './colour-field.js';
import { type Body, type Brand, bodyOf, COLOURS, type Draft, draftOf, hexOf, isGiven, TONES } from './draft.js';
import { Fields } from './fields.js';
import { type Kind, type Theme, usePreview } from './preview.js';
import { Previews } from './previews.js';

export function Page({ org, may }: OrganisationPageProps): JSX.Element {
  const path = { org: org.slug };
  const brand = useLoaded(
    () => answered(api.GET('/orgs/{org}/brand', { params: { path, query: { files: 'true' } } })),
    [org.id],
  );
  const { notices } = useConsole();
  const save = async (body: Body): Promise<void> => {
    await answered(api.PUT('/orgs/{org}/brand', { params: { path }, body }));
    await brand.reload();
  };
  const remove = async (saved: Brand): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/brand', { params: { path } }));
    await brand.reload();
    notices.say('Removed the brand. Diagrams use the default look.', () => save(bodyOf(draftOf(saved))));
  };
  const { loaded } = brand;
  const saved = loaded.state === 'ready' ? loaded.value.brand : null;
  return (
    <>
      <Heading
        title="Brand"
        acts={
          saved &&
          may('manage') && (
            <Act look="danger" act={() => remove(saved)}>
              Remove the brand
            </Act>
          )
        }
      >
        Colours, corners, lines, font and logo of every diagram that members and keys of the organisation draw, and of
        its hosted diagrams.
      </Heading>
      <PlanNote org={org.slug} feature="brand-themes">
        <Shown of={brand}>
          {({ brand: value }) =>
            may('manage') ? (
              <Editor key={value?.updated ?? 'none'} org={org.slug} saved={value} save={save} />
            ) : (
              <Seen brand={value} />
            )
          }
        </Shown>
      </PlanNote>
    </>
  );
}

/** For members who can't change it. */
function Seen({ brand }: { readonly brand: Brand | null }): JSX.Element {
  if (brand === null)
    return (
      <Empty title="The default look">
        <p>The organisation has no brand. An owner or admin can choose its colours, its font and its logo here.</p>
      </Empty>
    );
  const { colours, corners, lines, font, logoPlace } = draftOf(brand);
  const family = brand.fontFiles?.family ?? font;
  const names = [...COLOURS, ...TONES].filter((name) => isGiven(colours[name]));
  const shade = ({ light, dark }: Draft['colours']['primary']): JSX.Element => (
    <>
      <Swatch hex={light} /> <code>{light}</code>
      {dark && (
        <>
          {' '}
          <Swatch hex={dark} /> <code>{dark}</code> in dark pictures
        </>
      )}
    </>
  );
  return (
    <Facts
      of={[
        ...names.map((name) => [labelOf(name), shade(colours[name])] as const),
        ['Corners', corners],
        ['Lines', lines],
        ['Font', family === '' ? undefined : shownName(family)],
        ['Logo', brand.logo ? `Below each picture, on the ${logoPlace}` : undefined],
      ]}
    />
  );
}

function labelOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface EditorProps {
  readonly org: string;
  readonly saved: Brand | null;
  readonly save: (body: Body) => Promise<void>;
}

/** What most organisations draw. */
const FIRST_KINDS: readonly Kind[] = ['flow', 'sequence', 'c4', 'xychart'];

function Editor({ org, saved, save }: EditorProps): JSX.Element {
  const { notices, scheme } = useConsole();
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [kinds, setKinds] = useState(FIRST_KINDS);
  const [theme, setTheme] = useState<Theme>(scheme.scheme.value);
  const body = bodyOf(draft);
  const preview = usePreview({ org, body, theme, kinds });
  const isChanged = JSON.stringify(body) !== JSON.stringify(bodyOf(draftOf(saved)));
  const send = async (): Promise<void> => {
    await save(body);
    const undo = saved === null ? undefined : () => save(bodyOf(draftOf(saved)));
    notices.say('Saved the brand. Pictures use it from now on.', undo);
  };
  return (
    <div class="brand-page">
      <Form
        send={send}
        words="Save the brand"
        beside={
          <button type="button" disabled={!isChanged} onClick={() => setDraft(draftOf(saved))}>
            Discard changes
          </button>
        }
      >
        <Fields draft={draft} change={setDraft} saved={saved} preview={preview} />
      </Form>
      <Previews
        preview={preview}
        kinds={kinds}
        chooseKinds={setKinds}
        theme={theme}
        chooseTheme={setTheme}
        isReadable={hexOf(draft.colours.primary.light) !== undefined}
      />
    </div>
  );
}
