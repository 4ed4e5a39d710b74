// What can be done to a diagram as a whole: edit, rename, move, lock, delete.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { changesIn } from '../../library/changes.js';
import type { Diagram, Library } from '../../library/endpoints.js';
import { folderLines } from '../../library/folders.js';
import { MoveDialog } from '../../library/move-dialog.js';
import { editorOf, homeOf, type Owner } from '../../library/owner.js';
import { named } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Dialog } from '../../parts/dialog.js';
import { Form, TextField } from '../../parts/form.js';
import { useConsole } from '../../state/console.js';

export interface DiagramActsProps {
  readonly owner: Owner;
  readonly library: Library;
  readonly diagram: Diagram;
  readonly reload: () => Promise<void>;
  readonly show: (diagram: Diagram) => void;
}

type Open = { readonly kind: 'rename' } | { readonly kind: 'move'; readonly folders: readonly string[] };

export function DiagramActs({ owner, library, diagram, reload, show }: DiagramActsProps): JSX.Element {
  const { notices, address } = useConsole();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const { id, title, locked } = diagram;
  const changes = changesIn(library, notices, reload);
  const home = homeOf(owner);
  const rename = async (next: string): Promise<void> => {
    show(await library.change(id, { title: next }));
    notices.say(`Renamed to ${named(next)}.`, async () => show(await library.change(id, { title })));
    close();
  };
  const move = async (): Promise<void> => {
    const { folders = [] } = await library.list({ folders: 'true', limit: 1 });
    setOpen({ kind: 'move', folders: folderLines(folders).map(({ folder }) => folder) });
  };
  // Afterwards there is nothing to show here, until it is undone.
  const leaving = changesIn(
    library,
    notices,
    async () => address.go(home),
    async () => address.go(`${home}/diagrams/${id}`),
  );
  return (
    <>
      <a class="button main" href={editorOf(owner, id)}>
        Edit
      </a>
      <button type="button" onClick={() => setOpen({ kind: 'rename' })}>
        Rename
      </button>
      <Act act={move}>Move</Act>
      <Act act={() => changes.setLock(diagram, !locked)}>{locked ? 'Unlock' : 'Lock'}</Act>
      <Act look="danger" act={() => leaving.remove(diagram)}>
        Delete
      </Act>
      {open?.kind === 'rename' && (
        <Dialog title={`Rename ${named(title)}`} close={close}>
          <Form words="Rename" send={(values) => rename(values.text('title'))}>
            <TextField
              name="title"
              label="Title"
              hint="Shown in lists and on its page. Pictures keep the title from the source."
              defaultValue={title}
              required
              maxLength={200}
            />
          </Form>
        </Dialog>
      )}
      {open?.kind === 'move' && (
        <MoveDialog
          owner={owner}
          library={library}
          diagram={diagram}
          folders={open.folders}
          file={(folder) => changes.file(diagram, folder)}
          close={close}
        />
      )}
    </>
  );
}
