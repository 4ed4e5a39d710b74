// Whether the dashes of a line travel toward its head: its own option, or that of the header.
import { type LineCodeArgs, lineCodes } from '../../diagnostics/line-codes.js';
import { type Report, reporter } from '../../diagnostics/report.js';
import { textOf } from '../../grammar/entry.js';
import { ON_OFF } from '../../grammar/shared.js';
import type { LineOption } from './contract.js';

export interface WithMotion {
  readonly animate: boolean;
}

const report: Report<LineCodeArgs> = reporter(lineCodes);

export const animateOption: LineOption<WithMotion> = {
  spec: {
    name: 'animate',
    touches: 'look',
    value: ON_OFF,
    meaning: 'this line only',
    foreign: ['animated', 'animation'],
  },
  reader: ({ header }, add) => {
    const always = header.text('animate') === 'on';
    return (entry) => {
      const own = textOf(entry, 'animate');
      const isHeaded = entry.arrow !== '--';
      if (own === 'on' && !isHeaded)
        add(report('E410', entry.options.get('animate')?.span ?? entry.statement.span, {}));
      return { animate: isHeaded && (own === undefined ? always : own === 'on') };
    };
  },
  paint: ({ animate }) => ({ animate }),
};
