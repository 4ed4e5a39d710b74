// A sequence for a terminal: in, the model; out, what its text picture shows.
import type { SequenceModel } from '../model.js';
import type { TextChart } from './picture.js';

export function sequenceText({ title, actors, items, activations, roles }: SequenceModel): TextChart {
  return {
    form: 'chart',
    ...(title === undefined ? {} : { title }),
    actors,
    items,
    activations,
    legend: roles,
  };
}
