// A picture that the service drew: in, the text of an SVG; out, an image that runs nothing.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface PictureProps {
  readonly svg: string;
  /** For readers who can't see it; empty if the text beside it says it. */
  readonly label: string;
}

export function Picture({ svg, label }: PictureProps): JSX.Element {
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return <img class="picture" src={address} alt={label} />;
}
