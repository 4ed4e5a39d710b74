// The reading direction set in a header: in, the header's values; out, a direction of the layout.
import type { Direction } from '../layout/graph.js';
import type { HeaderValues } from '../settings/defaults.js';
import { isFlowDirection } from './group-meaning.js';

export function directionOf(header: HeaderValues): Direction {
  const written = header.text('direction');
  return written !== undefined && isFlowDirection(written) ? written : 'auto';
}
