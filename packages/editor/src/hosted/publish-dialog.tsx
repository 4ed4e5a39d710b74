// Publishing: in, the desk; out, a dialog with the library, the folder and who can see it. Somebody who isn't signed in is led to it; the text waits here.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../start/desk.js';
import { Modal } from '../start/modal.js';
import { begin } from './hosting.js';
import { consoleAddressOf, foldersOf, type Owner, published, type Reader, readerOf } from './service.js';

/** Roles that can publish. */
const PUBLISH = ['owner', 'admin', 'editor'];

export function PublishDialog({ desk }: { readonly desk: Desk }): JSX.Element {
  const reader = useSignal<Reader | 'nobody' | undefined>(undefined);
  const wrong = useSignal('');
  useEffect(() => {
    readerOf().then(
      (found) => {
        reader.value = found ?? 'nobody';
      },
      (cause: unknown) => {
        wrong.value = String(cause instanceof Error ? cause.message : cause);
      },
    );
  }, [reader, wrong]);
  return (
    <Modal desk={desk} title="Publish">
      {wrong.value !== '' && <p class="bad">{wrong.value}</p>}
      {reader.value === 'nobody' && <SignInFirst />}
      {reader.value !== undefined && reader.value !== 'nobody' && <PublishForm desk={desk} reader={reader.value} />}
    </Modal>
  );
}

function SignInFirst(): JSX.Element {
  return (
    <div class="stack">
      <p>
        Sign in to keep this diagram on the service, with its versions and its link. The text stays in this browser
        meanwhile.
      </p>
      <div class="row">
        <a class="main button" href="/sign-in?next=%2F%3Fpublish">
          Sign in
        </a>
      </div>
    </div>
  );
}

interface PublishFormProps {
  readonly desk: Desk;
  readonly reader: Reader;
}

function PublishForm({ desk, reader }: PublishFormProps): JSX.Element {
  const slug = useSignal('');
  const folder = useSignal('');
  const folders = useSignal<readonly string[]>([]);
  const visibility = useSignal<'private' | 'unlisted'>('private');
  const wrong = useSignal('');
  const isBusy = useSignal(false);
  const owner: Owner = slug.value === '' ? { kind: 'account' } : { kind: 'organisation', slug: slug.value };
  useEffect(() => {
    foldersOf(owner).then(
      (found) => {
        folders.value = found;
      },
      () => undefined,
    );
  }, [slug.value]);
  const publish = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    wrong.value = '';
    const source = desk.state.text.peek();
    try {
      const done = await published(owner, { source, folder: folder.value.trim(), visibility: visibility.value });
      const place = { owner, id: done.id };
      begin(desk, { place, title: done.title, base: { number: done.version, title: done.title, source } });
      desk.dialog.value = <Published desk={desk} address={done.url} inConsole={consoleAddressOf(place)} />;
    } catch (cause) {
      wrong.value = cause instanceof Error ? cause.message : String(cause);
    } finally {
      isBusy.value = false;
    }
  };
  const libraries = reader.organizations.filter(({ role }) => PUBLISH.includes(role));
  return (
    <form class="stack" onSubmit={publish}>
      <label class="stack">
        Library
        <select
          value={slug.value}
          onChange={({ currentTarget }) => {
            slug.value = currentTarget.value;
          }}
        >
          <option value="">Your own ({reader.email})</option>
          {libraries.map((each) => (
            <option key={each.slug} value={each.slug}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <label class="stack">
        Folder
        <input
          list="folders"
          value={folder.value}
          placeholder="None, or such as team/payments"
          onInput={({ currentTarget }) => {
            folder.value = currentTarget.value;
          }}
        />
      </label>
      <datalist id="folders">
        {folders.value.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <label class="stack">
        Who can see it
        <select
          value={visibility.value}
          onChange={({ currentTarget }) => {
            visibility.value = currentTarget.value === 'unlisted' ? 'unlisted' : 'private';
          }}
        >
          <option value="private">{slug.value === '' ? 'Only you' : 'Members'}</option>
          <option value="unlisted">Anyone with the link</option>
        </select>
      </label>
      {wrong.value !== '' && (
        <p class="bad" role="alert">
          {wrong.value}
        </p>
      )}
      <div class="row">
        <button type="submit" class="main" disabled={isBusy.value}>
          Publish
        </button>
      </div>
    </form>
  );
}

interface PublishedProps {
  readonly desk: Desk;
  readonly address: string;
  readonly inConsole: string;
}

function Published({ desk, address, inConsole }: PublishedProps): JSX.Element {
  const said = useSignal('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      said.value = 'Copied.';
    } catch {
      said.value = 'This browser does not let the page copy. Select the link and copy it.';
    }
  };
  return (
    <Modal desk={desk} title="Published">
      <label class="stack">
        Link
        <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div class="row">
        <button type="button" class="main" onClick={copy}>
          Copy link
        </button>
        <a href={inConsole}>Open in your diagrams</a>
      </div>
      <p role="status">{said.value}</p>
    </Modal>
  );
}
