// What an importer returns if its format describes a graph: frames, nodes and lines by the format's own names. Ids, overrides,
// the focus, the order of lines and the parts of an oversized graph are derived from it in the same way for all formats
// (index.ts), so readers do not handle them.
import type { DraftDeclaration, DraftOption, DraftStatement } from '@linework/core';
import type { FilePlace } from '../file-place.js';

/** The id of an item in the written diagram, or undefined if the diagram does not show it. */
export type ShownId = (external: string) => string | undefined;

/** The declaration of an item, apart from its id. */
export interface Look extends Pick<DraftDeclaration, 'type' | 'label' | 'flags' | 'options'> {
  /** `node`, `group`, `table`, `class`: the keyword in the kind's table. */
  readonly keyword: string;
}

export interface Item {
  /** The format's own unique name, such as `public.orders`, `Deployment/default/web`, `build.yml:test`. */
  readonly external: string;
  /** Its short name, such as `orders`; its id is made from it. */
  readonly name: string;
  /** Its name where another item has the same short name; the external name by default. */
  readonly longName?: string;
  readonly place: FilePlace;
  /** The frame that contains it, by its external name; the frame is an item too. */
  readonly within?: string;
  /** A frame: its block holds the items within it. An empty one is dropped. */
  readonly frame?: true;
  /** For a frame around items that belong elsewhere (an overlay): these items, by external name; nothing is within it. */
  readonly around?: readonly string[];
  readonly look: Look;
  /** Lines of its block that are not items, such as the columns of a table. */
  readonly lines?: (idOf: ShownId) => readonly DraftStatement[];
  /** Items of a lower rank are written first; 0 by default. Equal ranks are sorted by external name. */
  readonly rank?: number;
}

export interface Relation {
  readonly from: string;
  readonly to: string;
  readonly place: FilePlace;
  /** As the kind writes it; missing if a line of an item draws it, such as a foreign key, or the frame that contains the item. */
  readonly arrow?: string;
  /** Shown beneath its first end, so no line represents it, whether or not the other end is shown. */
  readonly told?: true;
  readonly label?: string;
  readonly options?: readonly DraftOption[];
  /** If the order of lines matters: lower ones are written first. The others are sorted by their ends. */
  readonly order?: number;
  /** Its external name, if the two ends joined by a space are not enough. */
  readonly external?: string;
}

/** Items that are one part, by external name. */
export interface Group {
  readonly label: string;
  readonly members: readonly string[];
}

/** In: items, the size of a group, and the label of what belongs to no group; out, groups, every item in one of them. */
export type Groups = (externals: readonly string[], most: number, label?: string) => readonly Group[];

export interface ImportGraph {
  readonly kind: string;
  readonly title?: string;
  /** Of the header. */
  readonly options?: readonly DraftOption[];
  readonly items: readonly Item[];
  readonly relations: readonly Relation[];
  /** What follows everything else, such as notes and overlays. */
  readonly behind?: (idOf: ShownId) => readonly DraftStatement[];
  /** How items are divided if one picture cannot be read; missing if frames and lines divide them. */
  readonly groups?: Groups;
  /** One picture is requested, whatever its size. */
  readonly whole?: true;
  /** Frames whose contents are diagrams of their own as well, by external name, such as the programs of one folder. */
  readonly apart?: readonly string[];
  /** What an item is called in an overview of an oversized graph, such as `job`: `12 jobs`. */
  readonly counted?: { readonly one: string; readonly many: string };
}
