// What an importer finds where its format is things and what runs between them: frames, nodes and lines by the format's own
// names. Ids, overrides, the focus, the order of lines and the parts of what is too large are made of it for all formats
// alike (index.ts), so a reader knows nothing of them.
import type { DraftDeclaration, DraftOption, DraftStatement } from '@linework/core';
import type { FilePlace } from '../file-place.js';

/** The id of an item in the diagram that is written, or nothing where the diagram does not show it. */
export type ShownId = (external: string) => string | undefined;

/** What a declaration says of an item, besides its id. */
export interface Look extends Pick<DraftDeclaration, 'type' | 'label' | 'flags' | 'options'> {
  /** `node`, `group`, `table`, `class`: as the kind's table calls it. */
  readonly keyword: string;
}

export interface Item {
  /** The format's own unique name, such as `public.orders`, `Deployment/default/web`, `build.yml:test`. */
  readonly external: string;
  /** What it is called by itself, such as `orders`: its id is made of it. */
  readonly name: string;
  /** What it is called where another has that name; by default its external name. */
  readonly longName?: string;
  readonly place: FilePlace;
  /** The frame it stands in, by its external name; the frame is an item too. */
  readonly within?: string;
  /** A frame: its block holds the items within it. One that holds nothing is left away. */
  readonly frame?: true;
  /** Of a frame that surrounds items which stand elsewhere (an overlay), these, by external name; nothing stands within it. */
  readonly around?: readonly string[];
  readonly look: Look;
  /** Lines of its block that are no items, such as the columns of a table. */
  readonly lines?: (idOf: ShownId) => readonly DraftStatement[];
  /** Items of a lower rank are written first; by default 0. Equal ones by their external name. */
  readonly rank?: number;
}

export interface Relation {
  readonly from: string;
  readonly to: string;
  readonly place: FilePlace;
  /** As the kind writes it; left out where a line of an item draws it, such as a foreign key, or the frame it stands in. */
  readonly arrow?: string;
  /** Said beneath its first end, so that no line stands for it, whether the other end is shown or not. */
  readonly told?: true;
  readonly label?: string;
  readonly options?: readonly DraftOption[];
  /** Where the order of lines says something: lower ones are written first; others by their ends. */
  readonly order?: number;
  /** Its external name where the two ends, joined by a space, are not enough. */
  readonly external?: string;
}

export interface ImportGraph {
  readonly kind: string;
  readonly title?: string;
  /** Of the header. */
  readonly options?: readonly DraftOption[];
  readonly items: readonly Item[];
  readonly relations: readonly Relation[];
  /** What stands behind everything else, such as notes and overlays. */
  readonly behind?: (idOf: ShownId) => readonly DraftStatement[];
  /** Of the header of an overview that shows every item, such as `columns=none`; left out where nothing makes items small. */
  readonly brief?: readonly DraftOption[];
  /** What one item stands for in an overview of what is too large for a picture, such as `table`: `12 tables`. */
  readonly counted?: { readonly one: string; readonly many: string };
}
