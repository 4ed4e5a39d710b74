// The name of an organisation in addresses.
import type { ComponentChildren, JSX } from 'preact';
import { TextField } from '../../parts/form.js';

interface SlugFieldProps {
  /** The one that it has; without it, the service makes one of the name if nothing is typed. */
  readonly slug?: string;
  readonly hint?: ComponentChildren;
}

export function SlugField({
  slug,
  hint = 'Used in addresses. Leave it empty to derive it from the name.',
}: SlugFieldProps): JSX.Element {
  return (
    <TextField
      name="slug"
      label="Slug"
      maxLength={64}
      required={slug !== undefined}
      pattern="[a-z0-9]+([\-_][a-z0-9]+)*"
      title="Lower-case letters and digits, joined by single hyphens or underscores"
      {...(slug !== undefined && { defaultValue: slug })}
      hint={hint}
    />
  );
}
