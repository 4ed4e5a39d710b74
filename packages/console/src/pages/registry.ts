// Every page of the console, one per line, in the order of the menu.
import type { AccountPage, OrganisationPage } from './page.js';

export const ACCOUNT_PAGES: readonly AccountPage[] = [
  {
    path: 'keys',
    title: 'API keys',
    group: 'Access',
    words: 'token command line',
    load: () => import('./keys/account-keys.js'),
  },
  {
    path: 'agents',
    title: 'Agents',
    group: 'Access',
    words: 'mcp connection',
    load: () => import('./agents/agents.js'),
  },
  {
    path: 'sessions',
    title: 'Sessions and passkeys',
    group: 'Access',
    words: 'sign out browser fingerprint',
    load: () => import('./sessions/sessions.js'),
  },
  {
    path: 'organisations',
    title: 'Organisations',
    group: 'Account',
    words: 'team create join invitation restore',
    load: () => import('./organisations/organisations.js'),
  },
  {
    path: 'usage',
    title: 'Usage',
    group: 'Account',
    words: 'allowance calls chart',
    load: () => import('./usage/account-usage.js'),
  },
  {
    path: 'billing',
    title: 'Plan and billing',
    group: 'Account',
    words: 'invoice receipt subscription pay',
    load: () => import('./billing/account-billing.js'),
  },
  {
    path: 'account',
    title: 'Account',
    group: 'Account',
    words: 'export erase delete email brand',
    load: () => import('./account/account.js'),
  },
];

export const ORGANISATION_PAGES: readonly OrganisationPage[] = [
  {
    path: 'members',
    title: 'Members',
    group: 'People',
    permits: 'read',
    words: 'invite role leave',
    load: () => import('./members/members.js'),
  },
  {
    path: 'keys',
    title: 'API keys',
    group: 'People',
    permits: 'manage',
    words: 'token machine build',
    load: () => import('./keys/organisation-keys.js'),
  },
  {
    path: 'usage',
    title: 'Usage',
    group: 'Organisation',
    permits: 'manage',
    words: 'allowance calls chart',
    load: () => import('./usage/organisation-usage.js'),
  },
  {
    path: 'billing',
    title: 'Plan and billing',
    group: 'Organisation',
    permits: 'manage',
    words: 'invoice receipt subscription pay seats',
    load: () => import('./billing/organisation-billing.js'),
  },
  {
    path: 'audit',
    title: 'Audit log',
    group: 'Organisation',
    permits: 'manage',
    words: 'history export forwarding webhook',
    load: () => import('./audit/audit.js'),
  },
  {
    path: 'settings',
    title: 'Settings',
    group: 'Organisation',
    permits: 'manage',
    words: 'name slug avatar picture export delete',
    load: () => import('./settings/settings.js'),
  },
];
