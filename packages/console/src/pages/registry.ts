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
];

export const ORGANISATION_PAGES: readonly OrganisationPage[] = [
  {
    path: 'single-sign-on',
    title: 'Single sign-on',
    group: 'People',
    permits: 'manage',
    words: 'sso saml openid connect domain identity provider',
    load: () => import('./single-sign-on/single-sign-on.js'),
  },
  {
    path: 'brand',
    title: 'Brand',
    group: 'Look',
    permits: 'read',
    words: 'colours font logo theme',
    load: () => import('./brand/brand.js'),
  },
];
