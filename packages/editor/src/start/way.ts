// What each way to begin a diagram gets from the dialog.
import type { Desk } from './desk.js';
import type { StartAsk } from './starter.js';

export interface WayProps {
  readonly desk: Desk;
  readonly ask: StartAsk;
  /** Replaces the text, and closes the dialog. */
  readonly choose: (source: string) => Promise<void>;
}
