// Every page of the console, one per line, in the order of the menu.
import type { AccountPage, OrganisationPage } from './page.js';

export const ACCOUNT_PAGES: readonly AccountPage[] = [
  {
    path: 'keys',
    title: 'API keys',
    group: 'Access',
    words: 'token command line',
    load: () => import('./keys/keys.js'),
  },
  {
    path: 'enterprise',
    title: 'Enterprise',
    group: 'Account',
    words: 'enquiry sales company plan',
    load: () => import('./enterprise/enterprise.js'),
  },
];

export const ORGANISATION_PAGES: readonly OrganisationPage[] = [
  {
    path: 'drift',
    title: 'Drift',
    group: 'Library',
    permits: 'read',
    words: 'out of date generated ci pipeline',
    load: () => import('./drift/drift.js'),
  },
  {
    path: 'single-sign-on',
    title: 'Single sign-on',
    group: 'People',
    permits: 'manage',
    words: 'sso saml openid connect domain identity provider',
    load: () => import('./single-sign-on/single-sign-on.js'),
  },
  {
    path: 'provisioning',
    title: 'Provisioning',
    group: 'People',
    permits: 'manage',
    words: 'scim token groups entra okta',
    load: () => import('./provisioning/provisioning.js'),
  },
  {
    path: 'brand',
    title: 'Brand',
    group: 'Look',
    permits: 'read',
    words: 'colours font logo theme',
    load: () => import('./brand/brand.js'),
  },
  {
    path: 'style-rules',
    title: 'Style rules',
    group: 'Look',
    permits: 'read',
    words: 'glossary names lint titles layers',
    load: () => import('./style-rules/style-rules.js'),
  },
  {
    path: 'icons',
    title: 'Icons',
    group: 'Look',
    permits: 'read',
    words: 'own svg upload',
    load: () => import('./icons/icons.js'),
  },
  {
    path: 'support',
    title: 'Support',
    group: 'Organisation',
    permits: 'read',
    words: 'help contact request',
    load: () => import('./support/support.js'),
  },
];
