// A table that scrolls within its own place where it is wider than the page.
import type { ComponentChildren, JSX } from 'preact';
import { Scrolls } from './scrolls.js';

export interface TableProps {
  readonly label: string;
  /** Its `thead` and `tbody`. */
  readonly children: ComponentChildren;
}

export function Table({ label, children }: TableProps): JSX.Element {
  return (
    <Scrolls label={label} look="table">
      <table>{children}</table>
    </Scrolls>
  );
}
