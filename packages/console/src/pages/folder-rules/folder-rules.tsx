// The folder rules of an organisation: who sees and changes what is in a folder, and what counts in it after all rules above it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { type Person, peopleOf } from '../../library/people.js';
import { Act } from '../../parts/act.js';
import { Dialog } from '../../parts/dialog.js';
import { Empty } from '../../parts/empty.js';
import { Heading } from '../../parts/heading.js';
import { List } from '../../parts/list.js';
import { Section } from '../../parts/section.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import { usePaged } from '../../state/paged.js';
import type { OrganisationPageProps } from '../page.js';
import { Effective } from './effective.js';
import { RuleForm } from './rule-form.js';
import { bodyOf, factsOf, placeOf, type Rule, type RuleBody } from './rules.js';

type Open = { readonly kind: 'new' } | { readonly kind: 'change'; readonly rule: Rule };

export function Page({ org }: OrganisationPageProps): JSX.Element {
  const { notices } = useConsole();
  const { slug } = org;
  const [open, setOpen] = useState<Open | undefined>(undefined);
  /** Counts changes, after which what counts in a folder is read again. */
  const [turn, setTurn] = useState(0);
  const close = (): void => setOpen(undefined);
  const members = useLoaded(() => peopleOf(slug), [slug]);
  const people: readonly Person[] = members.loaded.state === 'ready' ? members.loaded.value : [];
  const library = useLoaded(
    () =>
      answered(
        api.GET('/orgs/{org}/diagrams', { params: { path: { org: slug }, query: { folders: 'true', limit: 1 } } }),
      ),
    [slug],
  );
  const folders =
    library.loaded.state === 'ready' ? (library.loaded.value.folders ?? []).map(({ folder }) => folder) : [];
  const list = usePaged(
    async (cursor: string | undefined) => {
      const query = cursor === undefined ? {} : { cursor };
      const { rules, next } = await answered(
        api.GET('/orgs/{org}/folder-rules', { params: { path: { org: slug }, query } }),
      );
      return { items: rules, next };
    },
    [slug],
  );
  const changed = async (): Promise<void> => {
    setTurn((before) => before + 1);
    await list.reload();
  };
  const put = async (body: RuleBody): Promise<void> => {
    await answered(api.PUT('/orgs/{org}/folder-rules', { params: { path: { org: slug } }, body }));
    await changed();
  };
  const save = async (body: RuleBody): Promise<void> => {
    await put(body);
    notices.say(`Saved the rule of ${placeOf(body.folder)}.`);
    close();
  };
  const remove = async (rule: Rule): Promise<void> => {
    const query = { folder: rule.folder };
    await answered(api.DELETE('/orgs/{org}/folder-rules', { params: { path: { org: slug }, query } }));
    notices.say(`Removed the rule of ${placeOf(rule.folder)}.`, () => put(bodyOf(rule)));
    await changed();
  };
  return (
    <>
      <Heading
        title="Folder rules"
        acts={
          <button type="button" class="main" onClick={() => setOpen({ kind: 'new' })}>
            New rule
          </button>
        }
      >
        A rule counts in its folder and in those below it; the nearest one counts. Owners and admins see and change
        everything.
      </Heading>
      <Effective slug={slug} people={people} folders={folders} turn={turn} />
      <Section title="Rules">
        <List
          of={list}
          label="Folder rules"
          keyOf={({ folder }) => folder}
          empty={
            <Empty title="No rules yet">
              <p>
                Every member sees every diagram, and editors change them. A rule restricts a folder, or the whole
                library.
              </p>
            </Empty>
          }
        >
          {(rule) => (
            <>
              <div class="what">
                <strong dir="auto">{placeOf(rule.folder)}</strong>
                <ul class="rule">
                  {factsOf(rule, people).map((each) => (
                    <li key={each} dir="auto">
                      {each}
                    </li>
                  ))}
                </ul>
                <span class="hint" dir="auto">
                  Set <When at={rule.setAt} /> by{' '}
                  {people.find(({ id }) => id === rule.setBy)?.email ?? 'another account'}
                </span>
              </div>
              <div class="row">
                <button
                  type="button"
                  aria-label={`Change the rule of ${placeOf(rule.folder)}`}
                  onClick={() => setOpen({ kind: 'change', rule })}
                >
                  Change
                </button>
                <Act look="danger" label={`Remove the rule of ${placeOf(rule.folder)}`} act={() => remove(rule)}>
                  Remove
                </Act>
              </div>
            </>
          )}
        </List>
      </Section>
      {open && (
        <Dialog title={open.kind === 'new' ? 'New rule' : `Rule of ${placeOf(open.rule.folder)}`} close={close}>
          <RuleForm
            people={people}
            folders={folders}
            save={save}
            {...(open.kind === 'change' && { rule: open.rule })}
          />
        </Dialog>
      )}
    </>
  );
}
