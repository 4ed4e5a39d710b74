// From another format: in, pasted text or files; out, both languages side by side, what was lost, and a button that takes the converted text.
import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { convertedFrom, sentenceOf } from './converting.js';
import { chosenFile } from './disk/disk-file.js';
import { chosenFolder, type TextFile } from './disk/folder.js';
import { foreignIn } from './foreign.js';
import { LossList } from './loss-list.js';
import type { WayProps } from './way.js';
import type { Converted, FormatName } from './worker/protocol.js';

/** Pause in typing, in ms. */
const SETTLED = 300;

export interface PasteWayProps extends WayProps {
  readonly files: readonly TextFile[];
}

export function PasteWay({ desk, ask, choose, files: first }: PasteWayProps): JSX.Element {
  const files = useSignal(first);
  const format = useSignal('');
  const said = useSignal('');
  const converted = useConverted(ask, files, format, said);
  const [only] = files.value;
  const isText =
    files.value.length === 1 && converted.value?.format !== 'svg' && converted.value?.format !== 'linework';
  return (
    <>
      <Sources ask={ask} files={files} format={format} said={said} />
      <p>
        Nothing leaves this page. The history of a repository needs a terminal:{' '}
        <code>npx linework import . --format git-log</code>
      </p>
      <div class="beside">
        <Given files={files} />
        <textarea
          readOnly
          aria-label="The same in Linework"
          placeholder="Linework"
          value={converted.value?.source ?? ''}
        />
      </div>
      <p role="status">{said.value}</p>
      {converted.value && <LossList losses={converted.value.losses} />}
      <div class="row">
        <button
          type="button"
          class="main"
          disabled={converted.value?.source === undefined}
          onClick={() => choose(converted.value?.source ?? '')}
        >
          Use this
        </button>
        {isText && (
          <button
            type="button"
            disabled={converted.value?.source === undefined}
            onClick={async () => {
              await choose(converted.value?.source ?? '');
              desk.beside.value = only?.content;
            }}
          >
            Use this, and keep both side by side
          </button>
        )}
        {converted.value?.parts.map(({ name, source }) => (
          <button key={name} type="button" onClick={() => choose(source)}>
            Use the part {name}
          </button>
        ))}
      </div>
    </>
  );
}

/** What the files are in Linework, once nothing has changed for a moment; `said` says how it went. */
function useConverted(
  ask: WayProps['ask'],
  files: Signal<readonly TextFile[]>,
  format: Signal<string>,
  said: Signal<string>,
): ReadonlySignal<Converted | undefined> {
  const converted = useSignal<Converted | undefined>(undefined);
  useSignalEffect(() => {
    const [given, chosen] = [files.value, format.value];
    converted.value = undefined;
    said.value = '';
    if (given.every(({ content }) => content.trim() === '')) return;
    const timer = setTimeout(() => {
      said.value = 'Converting…';
      convertedFrom(ask, given, chosen).then(
        (result) => {
          if (given !== files.peek() || chosen !== format.peek()) return;
          converted.value = result;
          said.value = sentenceOf(result);
        },
        (cause: Error) => {
          said.value = cause.message;
        },
      );
    }, SETTLED);
    return () => clearTimeout(timer);
  });
  return converted;
}

interface SourcesProps {
  readonly ask: WayProps['ask'];
  readonly files: Signal<readonly TextFile[]>;
  readonly format: Signal<string>;
  readonly said: Signal<string>;
}

/** What is converted, from the disk, and as which format it is read. */
function Sources({ ask, files, format, said }: SourcesProps): JSX.Element {
  const formats = useSignal<readonly FormatName[]>([]);
  useEffect(() => {
    ask('formats', undefined).then(
      (names) => {
        formats.value = names;
      },
      (cause: Error) => {
        said.value = cause.message;
      },
    );
  }, [ask, formats, said]);
  const opening = (open: () => Promise<readonly TextFile[] | undefined>) => async (): Promise<void> => {
    try {
      files.value = (await open()) ?? files.value;
    } catch (cause) {
      said.value = cause instanceof Error ? cause.message : String(cause);
    }
  };
  const file = async (): Promise<readonly TextFile[] | undefined> => {
    const chosen = await chosenFile();
    return chosen && [{ path: chosen.path, content: chosen.text }];
  };
  return (
    <div class="row">
      <button type="button" onClick={opening(file)}>
        Open a file…
      </button>
      <button type="button" onClick={opening(() => chosenFolder((paths) => ask('importable', paths)))}>
        Open a folder…
      </button>
      <select
        aria-label="Read as"
        value={format.value}
        onChange={({ currentTarget }) => {
          format.value = currentTarget.value;
        }}
      >
        <option value="">Read as what it looks like</option>
        {formats.value.map((each) => (
          <option key={each.format} value={each.format} title={each.meaning}>
            {each.format}
          </option>
        ))}
      </select>
    </div>
  );
}

interface GivenProps {
  readonly files: { value: readonly TextFile[] };
}

/** One text can be changed; of several files, their names are listed. */
function Given({ files }: GivenProps): JSX.Element {
  const [only] = files.value;
  if (files.value.length > 1)
    return <textarea readOnly aria-label="Files" value={files.value.map(({ path }) => path).join('\n')} />;
  return (
    <textarea
      aria-label="Text in another format"
      placeholder="Paste Mermaid, SQL, OpenAPI, Compose, Terraform, Kubernetes, a table…"
      spellcheck={false}
      value={only?.content ?? ''}
      onInput={({ currentTarget: { value } }) => {
        files.value = [{ path: foreignIn(value)?.path ?? 'Untitled', content: value }];
      }}
    />
  );
}
