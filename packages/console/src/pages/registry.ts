// Every page of the console, one per line, in the order of the menu.
import type { AccountPage, OrganisationPage } from './page.js';

export const ACCOUNT_PAGES: readonly AccountPage[] = [
  {
    path: '',
    title: 'Diagrams',
    group: 'Library',
    words: 'library folders search deleted',
    load: () => import('./library/library.js'),
  },
  { path: 'diagrams/:id', title: 'Diagram', load: () => import('./diagram/diagram.js') },
  {
    path: 'publishing',
    title: 'Publishing',
    group: 'Library',
    words: 'default library',
    load: () => import('./publishing/own.js'),
  },
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
    path: '',
    title: 'Diagrams',
    group: 'Library',
    words: 'library folders search deleted',
    permits: 'read',
    load: () => import('./library/library.js'),
  },
  { path: 'diagrams/:id', title: 'Diagram', permits: 'read', load: () => import('./diagram/diagram.js') },
  {
    path: 'folder-rules',
    title: 'Folder rules',
    group: 'Library',
    words: 'who can see this restrict access',
    permits: 'manage',
    load: () => import('./folder-rules/folder-rules.js'),
  },
  {
    path: 'publishing',
    title: 'Publishing',
    group: 'Library',
    words: 'policy review public unlisted editable',
    permits: 'read',
    load: () => import('./publishing/organisation.js'),
  },
];
