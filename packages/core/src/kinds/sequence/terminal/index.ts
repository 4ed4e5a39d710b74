// A sequence for a terminal: in, the model; out, what its text picture shows.

import type { TextChart } from '../../text-chart.js';
import type { SequenceModel } from '../model.js';

export function sequenceText({ title, actors, items, activations, legend }: SequenceModel): TextChart {
  return {
    form: 'chart',
    ...(title === undefined ? {} : { title }),
    actors,
    items,
    activations,
    legend,
  };
}
