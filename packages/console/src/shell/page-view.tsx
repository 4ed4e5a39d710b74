// The page of an address: loads its part of the script and shows it.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { answered, api } from '../api/client.js';
import type { PageProps } from '../pages/page.js';
import { Empty } from '../parts/empty.js';
import { Heading } from '../parts/heading.js';
import { Waiting } from '../parts/shown.js';
import { useConsole } from '../state/console.js';
import { type FoundPage, mayOf } from './found-page.js';

export interface PageViewProps {
  readonly found: FoundPage;
}

export function PageView({ found }: PageViewProps): JSX.Element {
  switch (found.kind) {
    case 'none':
      return <Missing />;
    case 'unknown organisation':
      return <Renamed {...found} />;
    case 'account':
      return <Late load={found.page.load} props={{ params: found.params }} />;
    case 'organisation':
      // An address that the menu omits for this role.
      if (!mayOf(found.org)(found.page.permits)) return <Missing />;
      return <Late load={found.page.load} props={{ params: found.params, org: found.org, may: mayOf(found.org) }} />;
  }
}

interface LateProps<Props extends PageProps> {
  readonly load: () => Promise<{ readonly Page: ComponentType<Props> }>;
  readonly props: Props;
}

function Late<Props extends PageProps>({ load, props }: LateProps<Props>): JSX.Element {
  const [loaded, setLoaded] = useState<{ readonly Page?: ComponentType<Props>; readonly hasFailed?: boolean }>({});
  useEffect(() => {
    load().then(setLoaded, () => setLoaded({ hasFailed: true }));
  }, []);
  if (loaded.hasFailed)
    return (
      <Empty title="This page didn't load">
        <p>Check your connection. After an update of the service, reload the page.</p>
        <button type="button" onClick={() => location.reload()}>
          Reload
        </button>
      </Empty>
    );
  const { Page } = loaded;
  return Page === undefined ? <Waiting /> : <Page {...props} />;
}

function Missing(): JSX.Element {
  return (
    <>
      <Heading title="Page not found" />
      <p>
        There is no such page, or you can't see it. <a href="/console">Go to your diagrams</a>.
      </p>
    </>
  );
}

/** An organisation keeps its earlier names. */
function Renamed({ named, rest }: { readonly named: string; readonly rest: string }): JSX.Element {
  const { address, me } = useConsole();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    answered(api.GET('/orgs/{org}', { params: { path: { org: named } } })).then(
      ({ slug }) => {
        if (me.value.organizations.some((each) => each.slug === slug))
          address.go(`/console/orgs/${slug}/${rest}`, 'replaces');
        else setIsMissing(true);
      },
      () => setIsMissing(true),
    );
  }, [named, rest, address, me]);
  return isMissing ? <Missing /> : <Waiting />;
}
