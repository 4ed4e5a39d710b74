// A name that people chose, beside other words: it keeps its own direction, and there is always something to see.
import type { JSX } from 'preact';
import { shownName } from '../names/named.js';

export interface NameProps {
  readonly of: string;
}

export function Name({ of }: NameProps): JSX.Element {
  return <bdi>{shownName(of)}</bdi>;
}
