// What the link of a diagram shows, and to whom.
import type { JSX } from 'preact';
import type { Diagram, Library } from '../../library/endpoints.js';
import { SettingFields, settingsFrom } from '../../library/setting-fields.js';
import { Form, type Values } from '../../parts/form.js';
import { Section } from '../../parts/section.js';
import { useConsole } from '../../state/console.js';

export interface LinkSettingsProps {
  readonly library: Library;
  readonly diagram: Diagram;
  readonly show: (diagram: Diagram) => void;
}

export function LinkSettings({ library, diagram, show }: LinkSettingsProps): JSX.Element {
  const { notices } = useConsole();
  const { id, visibility, embedSource, showVersions, theme } = diagram;
  const before = { visibility, embedSource, showVersions, theme };
  const save = async (values: Values): Promise<void> => {
    show(await library.change(id, settingsFrom(values)));
    notices.say('Saved what the link shows.', async () => show(await library.change(id, before)));
  };
  return (
    <Section title="What the link shows">
      <Form key={Object.values(before).join()} words="Save" look="main" send={save}>
        <SettingFields of={before} />
      </Form>
    </Section>
  );
}
