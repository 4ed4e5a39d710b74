// The distances every peer is given that can be told them, px; those of ../shared/bench.
export const GAPS = { node: 30, layer: 50, edge: 12, group: 12 };
