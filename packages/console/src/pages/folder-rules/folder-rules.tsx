// The folder rules of an organisation: who sees and changes what is in a folder, and what counts in it after all rules above it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { type Person, peopleOf } from '../../library/people.js';
import { named } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Dialog } from '../../parts/dialog.js';
import { Empty } from '../../parts/empty.js';
import { Heading } from '../../parts/heading.js';
import { List } from '../../parts/list.js';
import { Name } from '../../parts/name.js';
import { Section } from '../../parts/section.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import { type Paged, usePaged } from '../../state/paged.js';
import type { OrganisationPageProps } from '../page.js';
import { Effective } from './effective.js';
import { RuleForm } from './rule-form.js';
import { bodyOf, factsOf, placeOf, type Rule, type RuleBody } from './rules.js';

type Open = { readonly kind: 'new' } | { readonly kind: 'change'; readonly rule: Rule };

export function Page({ org }: OrganisationPageProps): JSX.Element {
  const { notices } = useConsole();
  const { slug } = org;
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const rules = useRules(slug);
  const members = useLoaded(() => peopleOf(slug), [slug]);
  const people: readonly Person[] = members.loaded.state === 'ready' ? members.loaded.value : [];
  const folders = useFolders(slug);
  const save = async (body: RuleBody): Promise<void> => {
    await rules.put(body);
    notices.say(`Saved the rule for ${named(placeOf(body.folder))}.`);
    close();
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
        A rule applies to its folder and the folders below it. The nearest rule decides. Owners and admins can see and
        change everything.
      </Heading>
      <Effective slug={slug} people={people} folders={folders} turn={rules.turn} />
      <Section title="Rules">
        <List
          of={rules.list}
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
            <RuleRow
              rule={rule}
              people={people}
              change={() => setOpen({ kind: 'change', rule })}
              remove={() => rules.remove(rule)}
            />
          )}
        </List>
      </Section>
      {open && (
        <Dialog title={open.kind === 'new' ? 'New rule' : `Rule for ${named(placeOf(open.rule.folder))}`} close={close}>
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

interface Rules {
  readonly list: Paged<Rule>;
  /** Counts changes, after which what counts in a folder is read again. */
  readonly turn: number;
  readonly put: (body: RuleBody) => Promise<void>;
  readonly remove: (rule: Rule) => Promise<void>;
}

function useRules(org: string): Rules {
  const { notices } = useConsole();
  const [turn, setTurn] = useState(0);
  const list = usePaged(
    async (cursor: string | undefined) => {
      const query = cursor === undefined ? {} : { cursor };
      const { rules, next } = await answered(api.GET('/orgs/{org}/folder-rules', { params: { path: { org }, query } }));
      return { items: rules, next };
    },
    [org],
  );
  const changed = async (): Promise<void> => {
    setTurn((before) => before + 1);
    await list.reload();
  };
  const put = async (body: RuleBody): Promise<void> => {
    await answered(api.PUT('/orgs/{org}/folder-rules', { params: { path: { org } }, body }));
    await changed();
  };
  const remove = async (rule: Rule): Promise<void> => {
    const query = { folder: rule.folder };
    await answered(api.DELETE('/orgs/{org}/folder-rules', { params: { path: { org }, query } }));
    notices.say(`Removed the rule for ${named(placeOf(rule.folder))}.`, () => put(bodyOf(rule)));
    await changed();
  };
  return { list, turn, put, remove };
}

/** Those that have diagrams, to choose from. */
function useFolders(org: string): readonly string[] {
  const query = { folders: 'true', limit: 1 } as const;
  const { loaded } = useLoaded(
    () => answered(api.GET('/orgs/{org}/diagrams', { params: { path: { org }, query } })),
    [org],
  );
  return loaded.state === 'ready' ? (loaded.value.folders ?? []).map(({ folder }) => folder) : [];
}

interface RuleRowProps {
  readonly rule: Rule;
  readonly people: readonly Person[];
  readonly change: () => void;
  readonly remove: () => Promise<void>;
}

function RuleRow({ rule, people, change, remove }: RuleRowProps): JSX.Element {
  const place = placeOf(rule.folder);
  return (
    <>
      <div class="what">
        <strong>
          <Name of={place} />
        </strong>
        <ul class="rule">
          {factsOf(rule, people).map((each) => (
            <li key={each} dir="auto">
              {each}
            </li>
          ))}
        </ul>
        <span class="hint">
          Set <When at={rule.setAt} /> by{' '}
          <Name of={people.find(({ id }) => id === rule.setBy)?.email ?? 'another account'} />
        </span>
      </div>
      <div class="row">
        <button type="button" aria-label={`Change the rule for ${named(place)}`} onClick={change}>
          Change
        </button>
        <Act look="danger" label={`Remove the rule for ${named(place)}`} act={remove}>
          Remove
        </Act>
      </div>
    </>
  );
}
