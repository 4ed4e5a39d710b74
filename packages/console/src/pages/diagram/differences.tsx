// What differs between two versions: in, the versions that are listed; out, the changes in words and as a picture, which the editor's worker makes of the
// two sources.
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Library, Version } from '../../library/endpoints.js';
import { named } from '../../names/named.js';
import { ChoiceField, Form, type Option, type Values } from '../../parts/form.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { useSvgAddress } from '../../parts/svg-address.js';
import { ZoomPicture } from '../../parts/zoom-picture.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';

export interface DifferencesProps {
  readonly library: Library;
  readonly id: string;
  readonly title: string;
  /** The latest first, at least two. */
  readonly versions: readonly Version[];
}

interface Pair {
  readonly before: number;
  readonly after: number;
}

export function Differences({ library, id, title, versions }: DifferencesProps): JSX.Element {
  const [pair, setPair] = useState<Pair | undefined>(undefined);
  const [latest, previous] = versions.map(({ number }) => String(number));
  const options = versions.map(({ number }): Option => ({ value: String(number), words: `Version ${number}` }));
  const compare = async (values: Values): Promise<void> =>
    setPair({ before: Number(values.text('before')), after: Number(values.text('after')) });
  return (
    <Section title="What differs">
      <Form key={latest} words="Compare" isRow send={compare}>
        <ChoiceField name="before" label="From" options={options} {...(previous && { defaultValue: previous })} />
        <ChoiceField name="after" label="To" options={options} {...(latest && { defaultValue: latest })} />
      </Form>
      {pair && <Result key={`${pair.before}-${pair.after}`} library={library} id={id} title={title} pair={pair} />}
    </Section>
  );
}

interface ResultProps extends Omit<DifferencesProps, 'versions'> {
  readonly pair: Pair;
}

function Result({ library, id, title, pair: { before, after } }: ResultProps): JSX.Element {
  const { ask, scheme } = useConsole();
  const colours = useComputed(() => scheme.scheme.value).value;
  const loading = useLoaded(async () => {
    const [older, newer] = await Promise.all([library.version(id, before), library.version(id, after)]);
    return ask('compare', { before: older.source, after: newer.source, scheme: colours });
  }, [library, id, before, after, colours]);
  const svg = useSvgAddress(loading.loaded.state === 'ready' ? loading.loaded.value.svg : undefined);
  return (
    <Shown of={loading}>
      {({ summary, changes }) => (
        <div class="stack differences">
          <p dir="auto">{summary}</p>
          {changes.length > 0 && (
            <ul aria-label="Changes">
              {changes.map(({ words }) => (
                <li key={words} dir="auto">
                  {words}
                </li>
              ))}
            </ul>
          )}
          {svg && <ZoomPicture src={svg} label={`What differs in ${named(title)}`} />}
        </div>
      )}
    </Shown>
  );
}
