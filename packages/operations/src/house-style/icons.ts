// Own icons beside the icons of a context: in, both; out, one look-up, in which the own ones come first.
import { type IndexedIcons, type OwnIcon, withOwnIcons } from '@linework/icons';
import type { OperationContext } from '../operation.js';

export function withIcons(lookup: OperationContext['icons'], icons: readonly OwnIcon[]): IndexedIcons {
  return withOwnIcons({ ...lookup, index: lookup.index ?? (() => ({ names: [], aliases: {} })) }, icons);
}
