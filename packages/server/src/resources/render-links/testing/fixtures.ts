import type { Fixtures } from '../../../testing/owned.js';
import { EXAMPLE_DATA } from '../draw.js';

export const fixtures: Fixtures = {
  values: {
    '/v1/render/{format}': 'svg',
    '/v1/render/{format}/{data}': EXAMPLE_DATA,
    '/kroki/{type}': 'linework',
    '/kroki/{type}/{format}': 'svg',
    '/kroki/{type}/{format}/{data}': EXAMPLE_DATA,
  },
};
