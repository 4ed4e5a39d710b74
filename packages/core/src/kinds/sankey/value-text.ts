// What flows through a node or along a flow, as text: from a value and the whole to the text in a label.
import { amount, percent } from '../amounts.js';
import type { SankeyModel } from './model.js';

export function saidOf(value: number, { total, unit, values }: Pick<SankeyModel, 'total' | 'unit' | 'values'>): string {
  switch (values) {
    case 'number':
      return amount(value, total, unit);
    case 'percent':
      return percent(value, total);
    case 'both':
      return `${amount(value, total, unit)}, ${percent(value, total)}`;
    case 'none':
      return '';
  }
}
