// A table that scrolls within its own place where it is wider than the page, also by keyboard.
import type { ComponentChildren, JSX } from 'preact';

export interface TableProps {
  readonly label: string;
  /** Its `thead` and `tbody`. */
  readonly children: ComponentChildren;
}

export function Table({ label, children }: TableProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of fields is another thing
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div class="table" role="group" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </div>
  );
}
