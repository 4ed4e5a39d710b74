// Diagrams of organisations.
import type { Resource } from '../../platform/resource.js';
import { deleteDiagram } from '../diagrams/delete.js';
import { listDiagrams } from '../diagrams/list.js';
import { lockDiagram, unlockDiagram } from '../diagrams/lock.js';
import { moveFolder } from '../diagrams/move-folder.js';
import { publish } from '../diagrams/publish.js';
import { readDiagram } from '../diagrams/read.js';
import { saveSource } from '../diagrams/save.js';
import { listVersions, readVersion, restoreVersion } from '../diagrams/versions.js';
import { folderRestricted } from '../folder-rules/errors.js';
import { ofOrganisation } from '../organisations/of-organisation.js';
import { listLinks } from '../stable-links/list.js';
import { refileOrganisationDiagram } from './refile.js';
import { downloadSvg } from './svg.js';
import { organisationDiagramTag } from './tag.js';

const inLibrary = ofOrganisation(organisationDiagramTag);

export const organisationDiagrams: Resource = {
  endpoints: [
    inLibrary(listDiagrams, {
      name: 'list_organisation_diagrams',
      summary: "List the organisation's diagrams",
      permits: 'read',
      without: ['alias'],
    }),
    inLibrary(publish, {
      name: 'publish_to_organisation',
      summary: 'Publish a diagram to the organisation',
      description:
        'Stores the source in the library of the organisation and returns the links of its page and pictures. A source with errors is refused, as is one that breaks a style rule of level error of the organisation. A private diagram is seen by every member who sees its folder; embedSource and showVersions show more to those who have an unlisted link.',
      permits: 'change',
      refusals: [folderRestricted],
      path: '/orgs/{org}/diagrams',
      without: ['alias', 'personal'],
    }),
    inLibrary(readDiagram, {
      name: 'read_organisation_diagram',
      summary: "Read an organisation's diagram",
      permits: 'read',
    }),
    downloadSvg,
    refileOrganisationDiagram,
    inLibrary(deleteDiagram, {
      name: 'delete_organisation_diagram',
      summary: "Delete an organisation's diagram",
      permits: 'change',
      refusals: [folderRestricted],
    }),
    inLibrary(lockDiagram, {
      name: 'lock_organisation_diagram',
      summary: "Lock an organisation's diagram",
      permits: 'change',
      refusals: [folderRestricted],
    }),
    inLibrary(unlockDiagram, {
      name: 'unlock_organisation_diagram',
      summary: "Unlock an organisation's diagram",
      permits: 'change',
      refusals: [folderRestricted],
    }),
    inLibrary(saveSource, {
      name: 'save_organisation_source',
      summary: "Save an edited source of an organisation's diagram",
      permits: 'change',
      refusals: [folderRestricted],
    }),
    inLibrary(listVersions, {
      name: 'list_organisation_versions',
      summary: "List the versions of an organisation's diagram",
      permits: 'read',
    }),
    inLibrary(readVersion, {
      name: 'read_organisation_version',
      summary: "Read a version of an organisation's diagram",
      permits: 'read',
    }),
    inLibrary(restoreVersion, {
      name: 'restore_organisation_version',
      summary: "Restore a version of an organisation's diagram",
      permits: 'change',
      refusals: [folderRestricted],
    }),
    inLibrary(listLinks, {
      name: 'list_organisation_stable_links',
      summary: "List the stable links to an organisation's diagram",
      description:
        'A diagram that moved to the organisation brought its links with it. Lists them by alias, in pages: next is the cursor of the following page.',
      permits: 'read',
    }),
    inLibrary(moveFolder, {
      name: 'move_organisation_folder',
      summary: 'Rename or move a folder of the organisation',
      permits: 'change',
    }),
  ],
};
