// Renames a folder or moves it below another, with everything in it.
import type { JSX } from 'preact';
import { type Library, moveWholeFolder } from '../../library/endpoints.js';
import { named } from '../../names/named.js';
import { Dialog } from '../../parts/dialog.js';
import { Form, TextField } from '../../parts/form.js';
import { useConsole } from '../../state/console.js';

export interface FolderDialogProps {
  readonly library: Library;
  readonly folder: string;
  readonly moved: (to: string) => Promise<unknown>;
  readonly close: () => void;
}

export function FolderDialog({ library, folder, moved, close }: FolderDialogProps): JSX.Element {
  const { notices } = useConsole();
  const move = async (to: string): Promise<void> => {
    if (to === folder) return close();
    const { moved: count, merged } = await moveWholeFolder(library, folder, to);
    const words = `Moved ${diagrams(count)} to ${to === '' ? 'the top' : to}.`;
    // What was merged can't be told apart again.
    if (merged > 0) notices.say(`${words} ${diagrams(merged)} ${merged === 1 ? 'was' : 'were'} there before.`);
    else
      notices.say(
        words,
        to === ''
          ? undefined
          : async () => {
              await moveWholeFolder(library, to, folder);
              await moved(folder);
            },
      );
    close();
    await moved(to);
  };
  return (
    <Dialog title={`Rename or move ${named(folder)}`} close={close}>
      <Form words="Move the folder" send={(values) => move(values.text('to'))}>
        <TextField
          name="to"
          label="New path"
          hint="Names separated by slashes. Everything in the folder moves too, and links stay. If the new path has diagrams already, the two folders become one."
          defaultValue={folder}
          maxLength={300}
        />
      </Form>
    </Dialog>
  );
}

function diagrams(count: number): string {
  return count === 1 ? '1 diagram' : `${count} diagrams`;
}
