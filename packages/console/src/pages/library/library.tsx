// A library: the diagrams of the account, or of an organisation, by folder or by a search, and those that were deleted lately.
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { changesIn } from '../../library/changes.js';
import { type Diagram, libraryOf } from '../../library/endpoints.js';
import { folderLines } from '../../library/folders.js';
import { MoveDialog } from '../../library/move-dialog.js';
import { homeOf, type LibraryPageProps, ownerOf } from '../../library/owner.js';
import { Heading } from '../../parts/heading.js';
import { List } from '../../parts/list.js';
import { SearchField } from '../../parts/search-field.js';
import { Waiting } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import { usePaged } from '../../state/paged.js';
import { Card, DeletedRow } from './card.js';
import { FolderDialog } from './folder-dialog.js';
import { FolderList, NO_FOLDER } from './folder-list.js';
import { NothingHere } from './nothing-here.js';
import { PublishDialog } from './publish-dialog.js';

type Open = { readonly kind: 'move'; readonly diagram: Diagram } | { readonly kind: 'folder' | 'publish' };

export function Page(props: LibraryPageProps): JSX.Element {
  const { org, may } = props;
  const { address, notices } = useConsole();
  const owner = useMemo(() => ownerOf(props), [org]);
  const library = useMemo(() => libraryOf(owner), [owner]);
  const query = address.query.value;
  const [folder, search] = [query.get('folder') ?? '', query.get('search') ?? ''];
  const isDeleted = query.get('deleted') === 'true';
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const list = usePaged(
    async (cursor) => {
      const { diagrams, next } = await library.list({
        ...(folder !== '' && { folder: folder === NO_FOLDER ? '' : folder }),
        ...(search !== '' && { search }),
        ...(isDeleted && { deleted: 'true' }),
        ...(cursor && { cursor }),
        limit: 24,
      });
      return { items: diagrams, next };
    },
    [library, folder, search, isDeleted],
  );
  const folders = useLoaded(() => library.list({ folders: 'true', limit: 1 }), [library]);
  const known = folders.loaded.state === 'ready' ? folders.loaded.value : undefined;
  const lines = useMemo(() => folderLines(known?.folders ?? []), [known]);
  const reload = async (): Promise<void> => {
    await Promise.all([list.reload(), folders.reload()]);
  };
  const changes = changesIn(library, notices, reload);
  const mayChange = may?.('change') ?? true;
  const home = homeOf(owner);
  return (
    <>
      <Heading
        title="Diagrams"
        acts={
          mayChange && (
            <>
              <button type="button" onClick={() => setOpen({ kind: 'publish' })}>
                Publish a file
              </button>
              <a class="button main" href="/">
                New diagram
              </a>
            </>
          )
        }
      >
        {org === undefined
          ? 'What you published. Only you see it, unless a diagram is unlisted.'
          : `What ${org.name} has. Its members see it.`}
      </Heading>
      <div class="row">
        <SearchField
          label="Search titles, folders and words in diagrams"
          value={search}
          search={(words) => address.ask({ search: words.slice(0, 100) })}
        />
        {folder !== '' && folder !== NO_FOLDER && mayChange && (
          <button type="button" onClick={() => setOpen({ kind: 'folder' })}>
            Rename or move the folder
          </button>
        )}
        <a class="push" href={isDeleted ? home : `${home}?deleted=true`}>
          {isDeleted ? 'Back to the diagrams' : 'Recently deleted'}
        </a>
      </div>
      {folders.loaded.state === 'loading' ? (
        <Waiting />
      ) : (
        <div class={lines.length > 0 && !isDeleted ? 'library with-folders' : 'library'}>
          {lines.length > 0 && !isDeleted && (
            <FolderList
              home={home}
              lines={lines}
              unfiled={known?.folders?.find((each) => each.folder === '')?.count ?? 0}
              hasMore={known?.moreFolders ?? false}
              current={folder}
            />
          )}
          <div class="stack">
            <List
              of={list}
              label={isDeleted ? 'Recently deleted' : 'Diagrams'}
              look={isDeleted ? 'rows' : 'cards'}
              keyOf={({ id }) => id}
              empty={
                <NothingHere
                  owner={owner}
                  search={search}
                  folder={folder}
                  isDeleted={isDeleted}
                  mayChange={mayChange}
                />
              }
            >
              {(diagram) =>
                isDeleted ? (
                  <DeletedRow diagram={diagram} changes={changes} mayChange={mayChange} />
                ) : (
                  <Card
                    owner={owner}
                    diagram={diagram}
                    changes={changes}
                    mayChange={mayChange}
                    move={() => setOpen({ kind: 'move', diagram })}
                  />
                )
              }
            </List>
          </div>
        </div>
      )}
      {open?.kind === 'move' && (
        <MoveDialog
          owner={owner}
          library={library}
          diagram={open.diagram}
          folders={lines.map((each) => each.folder)}
          file={(to) => changes.file(open.diagram, to)}
          close={close}
        />
      )}
      {open?.kind === 'folder' && (
        <FolderDialog
          library={library}
          folder={folder}
          close={close}
          moved={async (to) => {
            address.ask({ folder: to });
            await reload();
          }}
        />
      )}
      {open?.kind === 'publish' && <PublishDialog owner={owner} published={reload} close={close} />}
    </>
  );
}
