// The content of a text picture of lifelines: no layout, no widths.
import type { LineSense } from '../../scene/scene.js';
import type { TextBox, TextLine } from '../text-parts.js';

export interface TextMessage {
  readonly type: 'message';
  readonly line: TextLine;
}

export interface TextActorNote {
  readonly type: 'note';
  readonly text: string;
  readonly over: readonly string[];
}

export interface TextDivider {
  readonly type: 'divider';
  readonly label?: string;
}

export interface TextBlock {
  readonly type: 'block';
  readonly sections: readonly TextSection[];
}

export interface TextSection {
  readonly word: string;
  readonly label?: string;
  readonly items: readonly TextItem[];
}

export type TextItem = TextMessage | TextActorNote | TextDivider | TextBlock;

/** A lifeline, with the messages at which it begins and ends, if those are not the picture's top and bottom. */
export interface TextActor extends TextBox {
  readonly createdBy?: string;
  readonly destroyedBy?: string;
}

/** A bar on a lifeline between two messages, from its head, or to its end. */
export interface TextBar {
  readonly actor: string;
  readonly from?: string;
  readonly to?: string;
}

export interface TextChart {
  readonly title?: string;
  readonly actors: readonly TextActor[];
  readonly items: readonly TextItem[];
  readonly activations: readonly TextBar[];
  /** The meaning of the lines' colours; an outcome is shown beside its line. */
  readonly legend: readonly LineSense[];
}
