// A library: the diagrams of the account, or of an organisation, by folder or by a search, and those that were deleted lately.
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type Changes, changesIn } from '../../library/changes.js';
import type { Diagram } from '../../library/endpoints.js';
import { MoveDialog } from '../../library/move-dialog.js';
import { homeOf, type LibraryPageProps, type Owner, ownerOf } from '../../library/owner.js';
import { named } from '../../names/named.js';
import { Heading } from '../../parts/heading.js';
import { List } from '../../parts/list.js';
import { SearchField } from '../../parts/search-field.js';
import { Waiting } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { Card, DeletedRow } from './card.js';
import { FolderDialog } from './folder-dialog.js';
import { FolderList, NO_FOLDER } from './folder-list.js';
import { type Listing, useListing, type Wanted } from './listing.js';
import { NothingHere } from './nothing-here.js';
import { PublishDialog } from './publish-dialog.js';

type Open = { readonly kind: 'move'; readonly diagram: Diagram } | { readonly kind: 'folder' | 'publish' };

export function Page(props: LibraryPageProps): JSX.Element {
  const { org, may } = props;
  const query = useConsole().address.query.value;
  const owner = useMemo(() => ownerOf(props), [org]);
  const wanted: Wanted = {
    folder: query.get('folder') ?? '',
    search: query.get('search') ?? '',
    isDeleted: query.get('deleted') === 'true',
  };
  // Deleted diagrams are another list: nothing of this one is shown while they load.
  return <Shelf key={wanted.isDeleted} owner={owner} wanted={wanted} mayChange={may?.('change') ?? true} />;
}

interface ShelfProps {
  readonly owner: Owner;
  readonly wanted: Wanted;
  readonly mayChange: boolean;
}

function Shelf({ owner, wanted, mayChange }: ShelfProps): JSX.Element {
  const { notices } = useConsole();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const listing = useListing(owner, wanted);
  const changes = changesIn(listing.library, notices, listing.reload);
  const acts = (
    <>
      <button type="button" onClick={() => setOpen({ kind: 'publish' })}>
        Publish a file
      </button>
      <a class="button main" href="/">
        New diagram
      </a>
    </>
  );
  return (
    <>
      <Heading title="Diagrams" acts={mayChange && acts}>
        {owner.kind === 'account'
          ? 'What you published. Only you can see it, unless a diagram is unlisted.'
          : `The library of ${named(owner.org.name)}. Its members can see it.`}
      </Heading>
      <Tools owner={owner} wanted={wanted} mayChange={mayChange} rename={() => setOpen({ kind: 'folder' })} />
      {listing.isReady ? (
        <Diagrams
          owner={owner}
          wanted={wanted}
          mayChange={mayChange}
          listing={listing}
          changes={changes}
          move={(diagram) => setOpen({ kind: 'move', diagram })}
        />
      ) : (
        <Waiting />
      )}
      {open && (
        <Opened
          open={open}
          owner={owner}
          folder={wanted.folder}
          listing={listing}
          changes={changes}
          close={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function Tools({ owner, wanted, mayChange, rename }: ShelfProps & { readonly rename: () => void }): JSX.Element {
  const { address } = useConsole();
  const { folder, search, isDeleted } = wanted;
  const home = homeOf(owner);
  return (
    <div class="row">
      <SearchField
        label="Search titles, folders and words in diagrams"
        value={search}
        search={(words) => address.ask({ search: words.slice(0, 100) })}
      />
      {folder !== '' && folder !== NO_FOLDER && mayChange && (
        <button type="button" onClick={rename}>
          Rename or move the folder
        </button>
      )}
      <a class="push" href={isDeleted ? home : `${home}?deleted=true`}>
        {isDeleted ? 'Back to the diagrams' : 'Recently deleted'}
      </a>
    </div>
  );
}

interface DiagramsProps extends ShelfProps {
  readonly listing: Listing;
  readonly changes: Changes;
  readonly move: (diagram: Diagram) => void;
}

function Diagrams({ owner, wanted, mayChange, listing, changes, move }: DiagramsProps): JSX.Element {
  const { list, folders, unfiled, hasMoreFolders } = listing;
  const { folder, isDeleted } = wanted;
  const hasFolders = folders.length > 0 && !isDeleted;
  return (
    <div class={hasFolders ? 'library with-folders' : 'library'}>
      {hasFolders && (
        <FolderList home={homeOf(owner)} lines={folders} unfiled={unfiled} hasMore={hasMoreFolders} current={folder} />
      )}
      <div class="stack">
        <List
          of={list}
          label={isDeleted ? 'Recently deleted' : 'Diagrams'}
          look={isDeleted ? 'rows' : 'cards'}
          keyOf={({ id }) => id}
          empty={<NothingHere owner={owner} {...wanted} mayChange={mayChange} />}
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
                move={() => move(diagram)}
              />
            )
          }
        </List>
      </div>
    </div>
  );
}

interface OpenedProps extends Pick<DiagramsProps, 'owner' | 'listing' | 'changes'> {
  readonly open: Open;
  readonly folder: string;
  readonly close: () => void;
}

function Opened({ open, owner, folder, listing, changes, close }: OpenedProps): JSX.Element {
  const { address } = useConsole();
  const { library, folders, reload } = listing;
  switch (open.kind) {
    case 'move':
      return (
        <MoveDialog
          owner={owner}
          library={library}
          diagram={open.diagram}
          folders={folders.map((each) => each.folder)}
          file={(to) => changes.file(open.diagram, to)}
          close={close}
        />
      );
    case 'folder': {
      const moved = async (to: string): Promise<void> => {
        address.ask({ folder: to });
        await reload();
      };
      return <FolderDialog library={library} folder={folder} close={close} moved={moved} />;
    }
    case 'publish':
      return <PublishDialog owner={owner} published={reload} close={close} />;
  }
}
