// What all parts of the console share: who is signed in, the address, notices and drawing. One object, made at the start and passed by context.
import type { Ask } from '@linework/editor/drawing';
import type { PageScheme } from '@linework/editor/scheme';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Of } from '../api/of.js';
import type { Address } from './address.js';
import type { Notices } from './notices.js';

export type Me = Of<'/user/me', 'get'>;

export interface Console {
  readonly me: ReadonlySignal<Me>;
  /** After a change of the account, its organisations or its role in one. */
  readonly reloadMe: () => Promise<void>;
  readonly address: Address;
  readonly notices: Notices;
  readonly scheme: PageScheme;
  /** Draws in the editor's worker, which starts with the first call. */
  readonly ask: Ask;
  readonly isPaletteShown: Signal<boolean>;
}

export const ConsoleContext: Context<Console | undefined> = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const console = useContext(ConsoleContext);
  if (console === undefined) throw new Error('A part of the console is outside of it.');
  return console;
}
