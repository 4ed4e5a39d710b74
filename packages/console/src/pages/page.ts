// What a page of the console is: where it is, how it is called and how it is loaded. pages/registry.ts lists them.
import type { Permission, Role } from '@linework/operations/roles';
import type { ComponentType } from 'preact';

/** What an address gives a page: the parts of its path that vary. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

/** An organisation of the caller, and their role in it. */
export interface Membership {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly role: Role;
}

export interface OrganisationPageProps extends PageProps {
  readonly org: Membership;
  /** Whether the caller's role permits it. The service decides; a page omits what would be refused. */
  readonly may: (permission: Permission) => boolean;
}

interface Listed<Props> {
  /** Below `/console`, or below `/console/orgs/{org}`: `diagrams/:id`. Empty: the first page. */
  readonly path: string;
  readonly title: string;
  /** The group of the menu that lists it; not listed if omitted. */
  readonly group?: string;
  /** Other words that the palette finds it by. */
  readonly words?: string;
  readonly load: () => Promise<{ readonly Page: ComponentType<Props> }>;
}

export type AccountPage = Listed<PageProps>;

export interface OrganisationPage extends Listed<OrganisationPageProps> {
  /** The menu omits it for roles that can't do it. */
  readonly permits: Permission;
}
