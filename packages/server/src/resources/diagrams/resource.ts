// Hosted diagrams and their versions.
import type { Resource } from '../../platform/resource.js';
import { deleteDiagram, forgetDeleted } from './delete.js';
import { changed, locked, versionRequired } from './errors.js';
import { listDiagrams } from './list.js';
import { lockDiagram, unlockDiagram } from './lock.js';
import { moveFolder } from './move-folder.js';
import { otherActions } from './other-actions.js';
import { publish } from './publish.js';
import { readDiagram } from './read.js';
import { refileDiagram } from './refile.js';
import { diagramName } from './repo.js';
import { saveSource } from './save.js';
import { completeWords } from './search/repo.js';
import { stored } from './stored.js';
import { listVersions, readVersion, restoreVersion } from './versions.js';

export const diagrams: Resource = {
  endpoints: [
    publish,
    listDiagrams,
    readDiagram,
    refileDiagram,
    deleteDiagram,
    lockDiagram,
    unlockDiagram,
    saveSource,
    listVersions,
    readVersion,
    restoreVersion,
    moveFolder,
  ],
  tables: stored,
  otherActions,
  sweeps: [forgetDeleted, completeWords],
  names: [diagramName],
  errors: [changed, locked, versionRequired],
};
