// The meaning of a sequence, apart from how it is written and drawn.
import type { LineSense, Tone } from '../../scene/scene.js';
import type { TextBar, TextDivider } from '../../terminal/lifelines/text-chart.js';
import type { Span } from '../../text/source.js';
import type { Described } from '../entry-meaning.js';
import type { Line } from '../lines.js';
import type { NodeMeaning } from '../node-meaning.js';

export interface Actor extends NodeMeaning {
  /** Ids of the messages that create it and destroy it. */
  readonly createdBy?: string;
  readonly destroyedBy?: string;
}

export interface Message {
  readonly type: 'message';
  readonly line: Line;
}

export interface SequenceNote {
  readonly type: 'note';
  /** Counts from `n1` in source order. */
  readonly id: string;
  readonly text: string;
  /** One actor, or the two that it spans, as written. */
  readonly over: readonly string[];
  readonly tone: Tone;
  readonly link?: string;
  readonly span: Span;
}

export interface Divider extends TextDivider {
  readonly span: Span;
  /** Counts from `d1` in source order. */
  readonly id: string;
}

export type BlockWord = 'loop' | 'alt' | 'opt' | 'par' | 'group';

export interface SequenceBlock extends Described {
  readonly type: 'block';
  /** Counts from `b1` in source order. */
  readonly id: string;
  readonly word: BlockWord;
  readonly tone: Tone;
  /** At least one; the others are its else or and branches. */
  readonly sections: readonly Section[];
}

export interface Section {
  readonly word: BlockWord | 'else' | 'and';
  readonly label?: string;
  /** Its own, or that of its block. */
  readonly tone: Tone;
  readonly desc?: string;
  readonly items: readonly Item[];
  readonly span: Span;
}

export type Item = Message | SequenceNote | Divider | SequenceBlock;

/** From a call to its reply, or as written; ids of messages. */
export interface Activation extends TextBar {
  readonly written?: true;
}

export interface SequenceModel {
  readonly title?: string;
  readonly desc?: string;
  /** In source order, which is the order of the picture, like all lists here. */
  readonly actors: readonly Actor[];
  readonly items: readonly Item[];
  readonly activations: readonly Activation[];
  /** The roles and outcomes used, to be named under the picture; empty if the legend is off. */
  readonly legend: readonly LineSense[];
}

/** Every message, in source order. */
export function messagesOf(items: readonly Item[]): readonly Line[] {
  const out: Line[] = [];
  const walk = (inside: readonly Item[]): void => {
    for (const item of inside) {
      if (item.type === 'message') out.push(item.line);
      else if (item.type === 'block') for (const section of item.sections) walk(section.items);
    }
  };
  walk(items);
  return out;
}
