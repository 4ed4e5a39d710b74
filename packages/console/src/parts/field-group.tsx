// Fields that belong together, such as check boxes of one question.
import type { ComponentChildren, JSX } from 'preact';

export interface FieldGroupProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

export function FieldGroup({ label, children }: FieldGroupProps): JSX.Element {
  return (
    <fieldset class="field-group">
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
