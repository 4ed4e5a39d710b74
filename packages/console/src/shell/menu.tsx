// The menu: a switch between the account and its organisations, the pages of the one that is shown, and who is signed in.
import type { JSX } from 'preact';
import { answered, api } from '../api/client.js';
import { shownName } from '../names/named.js';
import type { AccountPage, Membership, OrganisationPage } from '../pages/page.js';
import { ACCOUNT_PAGES, ORGANISATION_PAGES } from '../pages/registry.js';
import { Act } from '../parts/act.js';
import { useConsole } from '../state/console.js';
import { mayOf, pathOf } from './found-page.js';

export interface MenuProps {
  readonly org: Membership | undefined;
}

export function Menu({ org }: MenuProps): JSX.Element {
  const { me, address, isPaletteShown } = useConsole();
  const { email, organizations } = me.value;
  const pages = org === undefined ? ACCOUNT_PAGES : ORGANISATION_PAGES.filter(({ permits }) => mayOf(org)(permits));
  return (
    <nav id="menu" class="menu" aria-label="Console">
      <label class="unseen" for="owner">
        Account or organisation
      </label>
      <select
        id="owner"
        value={org?.slug ?? ''}
        onChange={({ currentTarget: { value } }) => address.go(value === '' ? '/console' : `/console/orgs/${value}`)}
      >
        <option value="">{email}</option>
        {organizations.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {shownName(name)}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="find"
        onClick={() => {
          isPaletteShown.value = true;
        }}
      >
        Find <kbd>Ctrl K</kbd>
      </button>
      {groupsOf<AccountPage | OrganisationPage>(pages).map(([group, listed]) => (
        <div key={group} class="group">
          <h2>{group}</h2>
          <ul>
            {listed.map((page) => (
              <li key={page.path}>
                <MenuLink to={pathOf(page, org)} words={page.title} isFirst={page.path === ''} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Foot />
    </nav>
  );
}

interface MenuLinkProps {
  readonly to: string;
  readonly words: string;
  /** The list of diagrams, in which each diagram is. */
  readonly isFirst: boolean;
}

function MenuLink({ to, words, isFirst }: MenuLinkProps): JSX.Element {
  const path = useConsole().address.path.value;
  const isWithin = isFirst && path.startsWith(`${to}/diagrams/`);
  return (
    <a href={to} aria-current={path === to ? 'page' : isWithin ? 'true' : undefined}>
      {words}
    </a>
  );
}

function Foot(): JSX.Element {
  const { me, scheme } = useConsole();
  const signOut = async (): Promise<void> => {
    await answered(api.POST('/auth/logout', {}));
    location.assign('/sign-in');
  };
  return (
    <div class="foot">
      <label class="row">
        Colours
        <select
          value={scheme.choice.value}
          onChange={({ currentTarget: { value } }) => {
            scheme.choice.value = value === 'light' || value === 'dark' ? value : '';
          }}
        >
          <option value="">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
      <p class="hint">{me.value.email}</p>
      <div class="row">
        <Act act={signOut}>Sign out</Act>
        <a href="/">Editor</a>
        <a href="/docs">API</a>
      </div>
    </div>
  );
}

/** The pages that a menu lists, in their groups. */
export function groupsOf<Page extends { readonly group?: string }>(
  pages: readonly Page[],
): readonly (readonly [string, readonly Page[]])[] {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    if (page.group === undefined) continue;
    groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  }
  return [...groups];
}
