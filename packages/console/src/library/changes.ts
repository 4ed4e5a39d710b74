// What a person does to a diagram, said in a notice with its way back: in, the library and what is changed; out, the service's answer. For the cards of
// a list and for the page of a diagram.

import { named } from '../names/named.js';
import type { Notices } from '../state/notices.js';
import type { Diagram, Library } from './endpoints.js';

export interface Changes {
  readonly remove: (diagram: Diagram) => Promise<void>;
  readonly restore: (diagram: Diagram) => Promise<void>;
  readonly setLock: (diagram: Diagram, locked: boolean) => Promise<void>;
  readonly file: (diagram: Diagram, folder: string) => Promise<void>;
}

/** `changed`: shows the list or the page as it is afterwards. `back`: the same after a deletion was undone, if that is elsewhere. */
export function changesIn(
  library: Library,
  notices: Notices,
  changed: () => Promise<unknown>,
  back: () => Promise<unknown> = changed,
): Changes {
  const undelete = async ({ id }: Diagram): Promise<void> => {
    await library.undelete(id);
    await back();
  };
  return {
    remove: async (diagram) => {
      await library.remove(diagram.id);
      await changed();
      notices.say(`Deleted ${named(diagram.title)}. It can be restored for thirty days.`, () => undelete(diagram));
    },
    restore: async (diagram) => {
      await undelete(diagram);
      notices.say(`Restored ${named(diagram.title)}. Its links work again.`);
    },
    setLock: async ({ id, title }, locked) => {
      await (locked ? library.lock(id) : library.unlock(id));
      await changed();
      notices.say(
        locked ? `Locked ${named(title)}. Every change is refused until you unlock it.` : `Unlocked ${named(title)}.`,
      );
    },
    file: async ({ id, title, folder: before }, folder) => {
      await library.change(id, { folder });
      await changed();
      notices.say(
        folder === '' ? `${named(title)} is no longer in a folder.` : `Moved ${named(title)} to ${named(folder)}.`,
        async () => {
          await library.change(id, { folder: before });
          await changed();
        },
      );
    },
  };
}
