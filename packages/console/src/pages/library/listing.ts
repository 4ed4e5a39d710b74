// What a library lists: in, its owner and what the address asks for; out, the diagrams in pages, the folders, and reading both again after a change.
import { useMemo } from 'preact/hooks';
import { type Diagram, type Library, libraryOf } from '../../library/endpoints.js';
import { type FolderLine, folderLines } from '../../library/folders.js';
import type { Owner } from '../../library/owner.js';
import { useLoaded } from '../../state/loaded.js';
import { type Paged, usePaged } from '../../state/paged.js';
import { NO_FOLDER } from './folder-list.js';

export interface Wanted {
  /** Empty for all, `NO_FOLDER` for those in none. */
  readonly folder: string;
  readonly search: string;
  readonly isDeleted: boolean;
}

export interface Listing {
  readonly library: Library;
  readonly list: Paged<Diagram>;
  /** False until the folders are known. */
  readonly isReady: boolean;
  readonly folders: readonly FolderLine[];
  /** Diagrams in no folder. */
  readonly unfiled: number;
  readonly hasMoreFolders: boolean;
  readonly reload: () => Promise<void>;
}

/** Diagrams of one page. */
const PAGE = 24;

export function useListing(owner: Owner, { folder, search, isDeleted }: Wanted): Listing {
  const library = useMemo(() => libraryOf(owner), [owner]);
  const list = usePaged(
    async (cursor) => {
      const { diagrams, next } = await library.list({
        ...(folder !== '' && { folder: folder === NO_FOLDER ? '' : folder }),
        ...(search !== '' && { search }),
        ...(isDeleted && { deleted: 'true' }),
        ...(cursor && { cursor }),
        limit: PAGE,
      });
      return { items: diagrams, next };
    },
    [library, folder, search, isDeleted],
  );
  const { loaded, reload } = useLoaded(() => library.list({ folders: 'true', limit: 1 }), [library]);
  const known = loaded.state === 'ready' ? loaded.value : undefined;
  const folders = useMemo(() => folderLines(known?.folders ?? []), [known]);
  return {
    library,
    list,
    isReady: loaded.state !== 'loading',
    folders,
    unfiled: known?.folders?.find((each) => each.folder === '')?.count ?? 0,
    hasMoreFolders: known?.moreFolders ?? false,
    reload: async () => {
      await Promise.all([list.reload(), reload()]);
    },
  };
}
