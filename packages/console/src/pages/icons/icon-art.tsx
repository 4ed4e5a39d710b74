// An icon as the service keeps it, only outlines, drawn in the colours of the page: its ink is that of the text.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Of } from '../../api/of.js';

type Listed = Of<'/orgs/{org}/icons', 'get'>['icons'][number];
type Art = NonNullable<Listed['art']>;
/** A gradient has its mean as `fill`. */
type Shape = Omit<Art['shapes'][number], 'gradient'>;

export interface Icon extends Omit<Listed, 'art'> {
  readonly art?: Omit<Art, 'shapes'> & { readonly shapes: readonly Shape[] };
}

export function IconArt({ of: { art } }: { readonly of: Icon }): JSX.Element {
  const id = useId();
  const { width, height, shapes } = art ?? { width: 1, height: 1, shapes: [] };
  return (
    <svg class="icon-art" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map((shape, i) => (
        <One key={i} of={shape} id={`${id}-${i}`} />
      ))}
    </svg>
  );
}

function One({ of, id }: { readonly of: Shape; readonly id: string }): JSX.Element {
  const { d, fill, stroke, strokeWidth, strokeCap = 'round', strokeJoin = 'round', evenOdd, opacity, clip } = of;
  return (
    <>
      {clip && (
        <clipPath id={id}>
          <path d={clip} />
        </clipPath>
      )}
      <path
        d={d}
        fill={paint(fill)}
        fill-rule={evenOdd ? 'evenodd' : 'nonzero'}
        stroke={paint(stroke)}
        stroke-width={strokeWidth}
        stroke-linecap={strokeCap}
        stroke-linejoin={strokeJoin}
        opacity={opacity}
        clip-path={clip && `url(#${id})`}
      />
    </>
  );
}

function paint(colour: string | undefined): string {
  return colour === 'ink' ? 'currentColor' : (colour ?? 'none');
}
