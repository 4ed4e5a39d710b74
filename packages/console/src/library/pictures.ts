// Addresses of the pictures and files of a diagram: in, its owner, its id and its version; out, paths of this service, which the session opens.
import { fileName } from '@linework/editor/file-name';
import type { PageScheme } from '@linework/editor/scheme';
import type { Diagram } from './endpoints.js';
import type { Owner } from './owner.js';

export type Scheme = PageScheme['scheme']['value'];

type Named = Pick<Diagram, 'id' | 'version'>;

/** Of a version. The number is always in it, so that a new version is another address. */
export function pictureOf({ id, version }: Named, scheme: Scheme): string {
  return `/d/${id}${dark(scheme)}.svg?version=${version}`;
}

/** Of the latest version, for a list. Members' pictures count for the member, others for the network. */
export function cardPictureOf(owner: Owner, diagram: Named, scheme: Scheme): string {
  return owner.kind === 'account'
    ? pictureOf(diagram, scheme)
    : `/orgs/${owner.org.slug}/diagrams/${diagram.id}/svg?theme=${scheme}`;
}

export interface FileLink {
  readonly words: string;
  readonly path: string;
  /** As what the browser saves it. */
  readonly name: string;
}

export function filesOf(owner: Owner, { id, title }: Pick<Diagram, 'id' | 'title'>): readonly FileLink[] {
  const schemes = ['light', 'dark'] as const;
  const ofLink = schemes.flatMap((scheme) =>
    (['svg', 'png', 'pdf'] as const).map(
      (format): FileLink => ({
        words: `${format.toUpperCase()}, ${scheme}`,
        path: `/d/${id}${dark(scheme)}.${format}`,
        name: fileName(title, scheme === 'dark' ? `dark.${format}` : format),
      }),
    ),
  );
  if (owner.kind === 'account') return ofLink;
  const withSource: FileLink = {
    words: 'SVG with its source',
    path: `/orgs/${owner.org.slug}/diagrams/${id}/svg?theme=auto&embedSource=true`,
    name: fileName(title, 'svg'),
  };
  return [...ofLink, withSource];
}

const dark = (scheme: Scheme): string => (scheme === 'dark' ? '.dark' : '');
