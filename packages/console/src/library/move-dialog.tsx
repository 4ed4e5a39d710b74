// Moves a diagram: to another folder, or to another library, in which it keeps its id, its links and its versions.
import { isPermitted } from '@linework/operations/roles';
import type { JSX } from 'preact';
import { named, shownName } from '../names/named.js';
import { Dialog } from '../parts/dialog.js';
import { ChoiceField, Form, type Option } from '../parts/form.js';
import { type Console, useConsole } from '../state/console.js';
import { type Diagram, type Library, libraryOf } from './endpoints.js';
import { FolderField } from './folder-field.js';
import { homeOf, type Owner } from './owner.js';

export interface MoveDialogProps {
  readonly owner: Owner;
  readonly library: Library;
  readonly diagram: Diagram;
  /** Those that the library has, to choose from. */
  readonly folders: readonly string[];
  readonly file: (folder: string) => Promise<void>;
  readonly close: () => void;
}

export function MoveDialog(props: MoveDialogProps): JSX.Element {
  const { owner, library, diagram, folders, file, close } = props;
  const { me, notices, address } = useConsole();
  const others = otherLibraries(owner, me.value);
  const toLibrary = async (slug: string): Promise<void> => {
    const org = me.value.organizations.find((each) => each.slug === slug);
    const to: Owner = org === undefined ? { kind: 'account' } : { kind: 'organisation', org };
    const pageIn = (of: Owner) => address.go(`${homeOf(of)}/diagrams/${diagram.id}`);
    await library.moveTo(diagram.id, slug);
    notices.say(`Moved ${named(diagram.title)} to ${named(org?.name ?? 'your own library')}.`, async () => {
      await libraryOf(to).moveTo(diagram.id, owner.kind === 'account' ? 'own' : owner.org.slug);
      pageIn(owner);
    });
    close();
    pageIn(to);
  };
  return (
    <Dialog title={`Move ${named(diagram.title)}`} close={close}>
      <Form
        words="Move to the folder"
        send={async (values) => {
          await file(values.text('folder'));
          close();
        }}
      >
        <FolderField
          folders={folders}
          hint="Names separated by slashes, such as team/payments. A new name creates a folder. Leave it empty for no folder."
          defaultValue={diagram.folder}
        />
      </Form>
      {others.length > 0 && (
        <Form words="Move to the library" send={(values) => toLibrary(values.text('library'))}>
          <ChoiceField
            name="library"
            label="Another library"
            hint="It keeps its id, links and versions. The library determines who can see and change it."
            options={others}
          />
        </Form>
      )}
    </Dialog>
  );
}

/** An account's diagram goes to an organisation; one of an organisation goes to the caller's own library. */
function otherLibraries(owner: Owner, { organizations }: Console['me']['value']): readonly Option[] {
  if (owner.kind === 'organisation') return [{ value: 'own', words: 'Your own library' }];
  return organizations
    .filter(({ role }) => isPermitted(role, 'change'))
    .map(({ slug, name }) => ({ value: slug, words: shownName(name) }));
}
