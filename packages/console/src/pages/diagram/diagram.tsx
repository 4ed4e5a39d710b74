// A diagram of a library: its picture to read closely, what its link shows, its files and its versions.
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type Diagram, libraryOf } from '../../library/endpoints.js';
import { homeOf, type LibraryPageProps, ownerOf } from '../../library/owner.js';
import { pictureOf, type Scheme } from '../../library/pictures.js';
import { StateTags } from '../../library/state-tags.js';
import { Heading } from '../../parts/heading.js';
import { Name } from '../../parts/name.js';
import { Shown } from '../../parts/shown.js';
import { When } from '../../parts/when.js';
import { ZoomPicture } from '../../parts/zoom-picture.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import { DiagramActs } from './acts.js';
import { Downloads } from './downloads.js';
import { LinkSettings } from './link-settings.js';
import { Present, type PresentProps } from './present.js';
import { Snippets } from './snippets.js';
import { StableLinks } from './stable-links.js';
import { Versions } from './versions.js';

export function Page(props: LibraryPageProps): JSX.Element {
  const { params, org, may } = props;
  const owner = useMemo(() => ownerOf(props), [org]);
  const library = useMemo(() => libraryOf(owner), [owner]);
  const id = params.id ?? '';
  const loading = useLoaded(() => library.read(id), [library, id]);
  const { loaded, reload, show } = loading;
  const diagram = loaded.state === 'ready' ? loaded.value : undefined;
  const mayChange = may?.('change') ?? true;
  return (
    <>
      <a href={homeOf(owner)}>All diagrams</a>
      <Heading
        title={diagram?.title ?? (loaded.state === 'failed' ? 'Not shown' : 'Diagram')}
        acts={
          diagram &&
          mayChange && <DiagramActs owner={owner} library={library} diagram={diagram} reload={reload} show={show} />
        }
      >
        {/* Keeps its line while the diagram loads. */}
        {diagram ? <About library={library} diagram={diagram} reload={reload} /> : '\u00a0'}
      </Heading>
      <Shown of={loading}>
        {(value) => (
          <>
            <Picture diagram={value} />
            <div class="columns">
              <Versions library={library} owner={owner} diagram={value} mayChange={mayChange} restored={show} />
              <div>
                <Snippets library={library} diagram={value} />
                {mayChange && <LinkSettings library={library} diagram={value} show={show} />}
                <Downloads owner={owner} diagram={value} />
                <StableLinks owner={owner} library={library} diagram={value} />
              </div>
            </div>
          </>
        )}
      </Shown>
    </>
  );
}

function About(props: PresentProps): JSX.Element {
  const { kind, folder, version, createdAt, updatedAt, ...state } = props.diagram;
  return (
    <span class="row">
      <span>{kind}</span>
      {folder !== '' && <Name of={folder} />}
      <span>Version {version}</span>
      <span>
        Changed <When at={updatedAt} />, made <When at={createdAt} />
      </span>
      <StateTags of={state} />
      <Present {...props} />
    </span>
  );
}

function Picture({ diagram }: { readonly diagram: Diagram }): JSX.Element {
  const { scheme } = useConsole();
  const [chosen, setChosen] = useState<Scheme | undefined>(undefined);
  // A diagram that is dark for everyone has no light picture.
  const shown = diagram.theme === 'dark' ? 'dark' : (chosen ?? scheme.scheme.value);
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <ZoomPicture
      src={pictureOf(diagram, shown)}
      label={diagram.title}
      colours={shown}
      beside={
        diagram.theme !== 'dark' && (
          <button type="button" class="push" onClick={() => setChosen(other)}>
            In {other}
          </button>
        )
      }
    />
  );
}
