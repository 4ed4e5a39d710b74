// Which page an address names: in, a path and the account; out, the page with what it needs, or that there is none.
import { isPermitted, type Permission } from '@linework/operations/roles';
import type { AccountPage, Membership, OrganisationPage, OrganisationPageProps, PageProps } from '../pages/page.js';
import { ACCOUNT_PAGES, ORGANISATION_PAGES } from '../pages/registry.js';
import { organisationAt } from '../state/organisation-at.js';

export type FoundPage =
  | { readonly kind: 'account'; readonly page: AccountPage; readonly params: PageProps['params'] }
  | {
      readonly kind: 'organisation';
      readonly page: OrganisationPage;
      readonly params: PageProps['params'];
      readonly org: Membership;
    }
  /** Perhaps an organisation by a name that it had before. */
  | { readonly kind: 'unknown organisation'; readonly named: string; readonly rest: string }
  | { readonly kind: 'none' };

export function foundPage(path: string, organisations: readonly Membership[]): FoundPage {
  const rest = path.replace(/^\/console\/?/, '').replace(/\/$/, '');
  const [, named, inside = ''] = /^orgs\/([^/]+)(?:\/(.*))?$/.exec(rest) ?? [];
  if (named === undefined) {
    const matched = match(ACCOUNT_PAGES, rest);
    return matched ? { kind: 'account', ...matched } : { kind: 'none' };
  }
  const org = organisationAt(path, organisations);
  if (org === undefined) return { kind: 'unknown organisation', named, rest: inside };
  const matched = match(ORGANISATION_PAGES, inside);
  return matched ? { kind: 'organisation', org, ...matched } : { kind: 'none' };
}

function match<Page extends { readonly path: string }>(
  pages: readonly Page[],
  rest: string,
): { readonly page: Page; readonly params: PageProps['params'] } | undefined {
  const parts = rest.split('/');
  for (const page of pages) {
    const wanted = page.path.split('/');
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, i) => {
      const part = parts[i] ?? '';
      if (!want.startsWith(':')) return want === part;
      params[want.slice(1)] = decoded(part);
      return part !== '';
    });
    if (fits) return { page, params };
  }
  return undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function pathOf(page: AccountPage | OrganisationPage, org?: Membership): string {
  const base = org === undefined ? '/console' : `/console/orgs/${org.slug}`;
  return page.path === '' ? base : `${base}/${page.path}`;
}

export function mayOf({ role }: Membership): OrganisationPageProps['may'] {
  return (permission: Permission) => isPermitted(role, permission);
}
