// Renames a part in its place: in, its form and its box in the pane; out, a field over it. Enter changes the text, Escape leaves it.
import type { FormField, StatementForm } from '@linework/core/on-demand';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { setField } from './changes.js';
import type { PaneState } from './pane-state.js';
import type { Box } from './view.js';

export interface NameFieldProps {
  readonly pane: PaneState;
  readonly form: StatementForm;
  readonly field: FormField;
  readonly box: Box;
}

/** px. */
const WIDEST = 320;
const NARROWEST = 120;
const HEIGHT = 32;

export function NameField({ pane, form, field, box }: NameFieldProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  // Before the next key.
  useLayoutEffect(() => input.current?.select(), []);
  const width = Math.min(WIDEST, Math.max(NARROWEST, box.width));
  const leave = (): void => {
    const { part } = pane;
    pane.doing.value = { is: 'nothing' };
    if (part.value !== undefined) pane.focus(part.value);
  };
  const change = (value: string): void => {
    const operations = setField(form, field.name, value.trim());
    leave();
    void pane.change(operations);
  };
  return (
    <input
      class="name-field"
      data-tool=""
      aria-label="Label"
      ref={input}
      autocomplete="off"
      value={field.value ?? ''}
      style={{
        left: `${Math.max(0, Math.min(pane.size.value.width - width, box.x + box.width / 2 - width / 2))}px`,
        top: `${box.y + box.height / 2 - HEIGHT / 2}px`,
        width: `${width}px`,
      }}
      onKeyDown={(event) => {
        if (event.isComposing) return;
        if (event.key === 'Escape') leave();
        else if (event.key === 'Enter') change(event.currentTarget.value);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onBlur={({ currentTarget }) => {
        if (pane.doing.value.is === 'renaming') change(currentTarget.value);
      }}
    />
  );
}
