// The distances in px for every peer that accepts them; those of ../shared/bench.
export const GAPS = { node: 30, layer: 50, edge: 12, group: 12 };
