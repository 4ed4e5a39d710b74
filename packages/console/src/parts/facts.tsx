// Names and values below one another. An absent value has no line.
import type { ComponentChildren, JSX } from 'preact';

export interface FactsProps {
  readonly of: readonly (readonly [string, ComponentChildren])[];
}

export function Facts({ of }: FactsProps): JSX.Element {
  return (
    <dl class="facts">
      {of
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
