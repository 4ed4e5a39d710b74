// An address for a drawn picture: in, the text of an SVG; out, what an <img> shows, freed when it isn't shown any more.
import { useEffect, useState } from 'preact/hooks';

export function useSvgAddress(svg: string | undefined): string | undefined {
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (svg === undefined) return setAddress(undefined);
    const next = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(next);
    return () => URL.revokeObjectURL(next);
  }, [svg]);
  return address;
}
