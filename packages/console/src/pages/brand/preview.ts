// The preview of a brand while it is edited: in, the brand, the kinds and the scheme; out, the pictures, the colours that had to change, and why the service
// refused it. Asks some milliseconds after the last change; what is shown stays until the answer is there.
import { useEffect, useRef, useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { BodyOf, Of } from '../../api/of.js';
import { asRefusal, type Refusal } from '../../api/refusal.js';
import type { Body } from './draft.js';

type Request = BodyOf<'/orgs/{org}/brand/preview', 'post'>;
export type Kind = NonNullable<Request['kinds']>[number];
export type Theme = NonNullable<Request['theme']>;
type Previews = Of<'/orgs/{org}/brand/preview', 'post'>;

export interface Preview {
  readonly shown: Previews | undefined;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
}

/** Milliseconds, longer than between two steps of a colour that is dragged. */
const PAUSE = 350;

/** Milliseconds: the service takes 60 previews a minute. */
const BETWEEN = 1000;

export interface PreviewOf {
  readonly org: string;
  readonly body: Body;
  readonly theme: Theme;
  readonly kinds: readonly Kind[];
}

export function usePreview({ org, body, theme, kinds }: PreviewOf): Preview {
  const [preview, setPreview] = useState<Preview>({ shown: undefined, refusal: undefined, isBusy: true });
  const request = JSON.stringify({ ...body, theme, kinds });
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const stop = new AbortController();
    setPreview((before) => ({ ...before, isBusy: true }));
    const ask = (): void => {
      last.current = performance.now();
      const call = api.POST('/orgs/{org}/brand/preview', {
        params: { path: { org } },
        body: JSON.parse(request) as Request,
      });
      answered(call).then(
        (shown) => !stop.signal.aborted && setPreview({ shown, refusal: undefined, isBusy: false }),
        (thrown: unknown) => {
          const refusal = asRefusal(thrown);
          if (!stop.signal.aborted) setPreview(({ shown }) => ({ shown, refusal, isBusy: false }));
        },
      );
    };
    const since = performance.now() - last.current;
    const timer = setTimeout(ask, since === Number.POSITIVE_INFINITY ? 0 : Math.max(PAUSE, BETWEEN - since));
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [org, request]);
  return preview;
}
