// Whose library a page shows: the account's own, or that of an organisation. One component is the page of both.
import type { Membership, OrganisationPageProps, PageProps } from '../pages/page.js';

export type Owner = { readonly kind: 'account' } | { readonly kind: 'organisation'; readonly org: Membership };

/** The props of a page below `/console` and below `/console/orgs/{org}`. */
export type LibraryPageProps = PageProps & Partial<Pick<OrganisationPageProps, 'org' | 'may'>>;

export function ownerOf({ org }: LibraryPageProps): Owner {
  return org === undefined ? { kind: 'account' } : { kind: 'organisation', org };
}

/** The address of the library in the console. */
export function homeOf(owner: Owner): string {
  return owner.kind === 'account' ? '/console' : `/console/orgs/${owner.org.slug}`;
}

/** The address of a diagram in the editor. */
export function editorOf(owner: Owner, id: string): string {
  const query = new URLSearchParams({ diagram: id });
  if (owner.kind === 'organisation') query.set('organization', owner.org.slug);
  return `/?${query}`;
}
