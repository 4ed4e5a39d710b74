// The picture of a text: in, the text and the worker; out, its picture as an image, or its first error.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Scheme } from '../drawing/protocol.js';
import type { Ask } from '../drawing/worker-client.js';
import { SvgPicture } from '../picture/svg-picture.js';

export interface SourcePictureProps {
  readonly ask: Ask;
  readonly source: string;
  readonly scheme: Scheme;
  readonly label: string;
  /** Whether the text could be drawn. */
  readonly drawn: (ok: boolean) => void;
}

export function SourcePicture({ ask, source, scheme, label, drawn }: SourcePictureProps): JSX.Element {
  const svg = useSignal<string | undefined>(undefined);
  const wrong = useSignal('');
  useEffect(() => {
    let isCurrent = true;
    void ask('draw', { source, scheme }).then(({ picture, diagnostics }) => {
      if (!isCurrent) return;
      svg.value = picture?.svg;
      wrong.value = picture ? '' : (diagnostics[0]?.message ?? 'The text has errors.');
      drawn(picture !== undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, source, scheme]);
  if (wrong.value !== '') return <p class="bad">{wrong.value}</p>;
  return <SvgPicture svg={svg.value} label={label} />;
}
