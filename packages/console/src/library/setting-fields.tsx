// What the link of a diagram shows, as fields of a form.
import type { JSX } from 'preact';
import { CheckField, ChoiceField, type Values } from '../parts/form.js';
import type { Diagram } from './endpoints.js';

type LinkSettings = Pick<Diagram, 'visibility' | 'embedSource' | 'showVersions' | 'theme'>;

export interface SettingFieldsProps {
  /** As they are; those of a new diagram if omitted. */
  readonly of?: LinkSettings;
}

const NEW: LinkSettings = { visibility: 'private', embedSource: false, showVersions: false, theme: 'light' };

export function SettingFields({ of = NEW }: SettingFieldsProps): JSX.Element {
  return (
    <>
      <ChoiceField
        name="visibility"
        label="Who can see it"
        hint="After you make it private, caches can show it for another minute."
        defaultValue={of.visibility}
        options={[
          { value: 'private', words: 'Private: you, or members of its organisation' },
          { value: 'unlisted', words: 'Unlisted: anyone with the link' },
        ]}
      />
      <CheckField
        name="embedSource"
        label="Anyone with the link sees the source"
        hint="On its page, and inside its SVG."
        defaultChecked={of.embedSource}
      />
      <CheckField
        name="showVersions"
        label="Anyone with the link sees earlier versions"
        defaultChecked={of.showVersions}
      />
      <ChoiceField
        name="theme"
        label="Colours of its link"
        defaultValue={of.theme}
        options={[
          { value: 'light', words: 'Light' },
          { value: 'dark', words: 'Dark' },
          { value: 'auto', words: "The reader's system setting" },
        ]}
      />
    </>
  );
}

export function settingsFrom(values: Values): LinkSettings {
  const theme = values.text('theme');
  return {
    visibility: values.text('visibility') === 'unlisted' ? 'unlisted' : 'private',
    embedSource: values.isOn('embedSource'),
    showVersions: values.isOn('showVersions'),
    theme: theme === 'dark' || theme === 'auto' ? theme : 'light',
  };
}
