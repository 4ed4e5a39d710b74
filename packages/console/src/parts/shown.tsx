// What was read from the service, or that it is being read, or why it can't be: a place that keeps its height, so that nothing below it jumps.
import type { ComponentChildren, JSX } from 'preact';
import type { Loading } from '../state/loaded.js';
import { Refused } from './refused.js';

export interface ShownProps<Value> {
  readonly of: Loading<Value>;
  readonly children: (value: Value) => ComponentChildren;
}

export function Shown<Value>({ of: { loaded, reload }, children }: ShownProps<Value>): JSX.Element {
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Refused refusal={loaded.refusal} again={reload} />;
  return <>{children(loaded.value)}</>;
}

export function Waiting(): JSX.Element {
  return (
    <div class="waiting" role="status">
      <span class="unseen">Loading</span>
      <i />
      <i />
      <i />
    </div>
  );
}
