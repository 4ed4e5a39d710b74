// A choice of a few words, side by side.
import type { JSX } from 'preact';

export interface StepsProps<Step extends string> {
  readonly label: string;
  readonly value: Step;
  readonly steps: readonly Step[];
  readonly choose: (step: Step) => void;
  /** As readers see a step; its own value with a capital if omitted. */
  readonly words?: { readonly [Name in Step]: string };
}

export function Steps<Step extends string>({ label, value, steps, choose, words }: StepsProps<Step>): JSX.Element {
  return (
    <div class="row">
      <span class="switch-label" aria-hidden="true">
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row in every browser. */}
      <div class="switch" role="group" aria-label={label}>
        {steps.map((step) => (
          <button key={step} type="button" aria-pressed={step === value} onClick={() => choose(step)}>
            {words?.[step] ?? step.charAt(0).toUpperCase() + step.slice(1)}
          </button>
        ))}
      </div>
    </div>
  );
}
