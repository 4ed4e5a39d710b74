// A diagram drawn by the editor's worker, in the colours of the page: in, a source; out, a picture, or the words of its first error.
import { SvgPicture } from '@linework/editor/svg-picture';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useConsole } from '../state/console.js';

export interface DrawnProps {
  readonly source: string;
  /** For readers who can't see it. */
  readonly label: string;
}

export function Drawn({ source, label }: DrawnProps): JSX.Element {
  const { ask, scheme } = useConsole();
  const colours = scheme.scheme.value;
  const [shown, setShown] = useState<{ readonly svg?: string; readonly wrong?: string }>({});
  useEffect(() => {
    let isCurrent = true;
    void ask('draw', { source, scheme: colours }).then(({ picture, diagnostics }) => {
      if (!isCurrent) return;
      if (picture === undefined) setShown({ wrong: diagnostics[0]?.message ?? 'The diagram has errors.' });
      else setShown({ svg: picture.svg });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, source, colours]);
  if (shown.wrong !== undefined) return <p class="wrong">{shown.wrong}</p>;
  return <SvgPicture svg={shown.svg} label={label} />;
}
