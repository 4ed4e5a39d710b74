// Where a publish goes that names no library: in, the organisations that the account chose or that require it; out, one of them, the account's own
// library, or those between which the account has to choose. Only an organisation in which the account is allowed to publish counts.
import { isPermitted } from '@linework/operations';
import type { OwnLibrary } from './repo.js';

export interface Destination {
  /** Undefined: the account's own library, unless there is something to choose from. */
  readonly organisation: OwnLibrary | undefined;
  readonly choice: readonly OwnLibrary[];
}

export function destinationOf(libraries: readonly OwnLibrary[]): Destination {
  const required = requiredOf(libraries);
  const chosen = libraries.filter(isOpen).find(({ isDefault }) => isDefault);
  if (required.length === 0 || chosen?.isRequired) return { organisation: chosen, choice: [] };
  const [only, ...others] = required;
  return others.length === 0 ? { organisation: only, choice: [] } : { organisation: undefined, choice: required };
}

export function requiredOf(libraries: readonly OwnLibrary[]): readonly OwnLibrary[] {
  return libraries.filter(isOpen).filter(({ isRequired }) => isRequired);
}

function isOpen({ role }: OwnLibrary): boolean {
  return isPermitted(role, 'change');
}
