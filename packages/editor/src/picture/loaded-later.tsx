// A component whose code is loaded when it is first shown: in, what loads it; out, a component that is empty until then.
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  return function Later(props) {
    const loaded = useSignal<{ readonly Component: ComponentType<Props> } | undefined>(undefined);
    useEffect(() => {
      load().then(
        (Component) => {
          loaded.value = { Component };
        },
        // The next time it is shown, it is tried again.
        () => undefined,
      );
    }, [loaded]);
    if (loaded.value === undefined) return null;
    const { Component } = loaded.value;
    return <Component {...props} />;
  };
}
