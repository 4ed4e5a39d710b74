// The number of a line: counted in written order, or its own, from which the next one counts on.
import { type LineCodeArgs, lineCodes } from '../../diagnostics/line-codes.js';
import { type Report, reporter } from '../../diagnostics/report.js';
import { numberOf, textOf } from '../../grammar/entry.js';
import type { LineOption } from './contract.js';

export interface WithNumber {
  readonly number?: number;
}

const report: Report<LineCodeArgs> = reporter(lineCodes);

export const stepOption: LineOption<WithNumber> = {
  spec: {
    name: 'step',
    value: { type: 'integer', min: 0, max: 999, words: ['off'] },
    meaning: 'no badge, or this number; the next counts on',
  },
  reader: ({ header }, add) => {
    const isNumbered = header.text('numbered') === 'on';
    let next = header.number('start') ?? 1;
    return (entry) => {
      const option = entry.options.get('step');
      if (!isNumbered) {
        if (option) add(report('E411', option.span, {}));
        return {};
      }
      if (option && textOf(entry, 'step') === 'off') return {};
      const number = numberOf(entry, 'step') ?? next;
      next = number + 1;
      return { number };
    };
  },
};
