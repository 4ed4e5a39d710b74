// Every function that a chart template can call: Go's own, Sprig's without the environment, and Helm's.
import type { Calling, Functions } from '../template/evaluate.js';
import { dictOf } from '../template/value.js';
import { string, textOf } from './arguments.js';
import { CHECK_FUNCTIONS } from './checks.js';
import { DATA_FUNCTIONS } from './data.js';
import { ENCODING_FUNCTIONS } from './encodings.js';
import { formatted } from './format.js';
import { LIST_FUNCTIONS } from './lists.js';
import { MADE_UP_FUNCTIONS } from './made-up.js';
import { MAP_FUNCTIONS } from './maps.js';
import { NUMBER_FUNCTIONS } from './numbers.js';
import { PATTERN_FUNCTIONS } from './patterns.js';
import { TEXT_FUNCTIONS } from './texts.js';
import { VERSION_FUNCTIONS } from './versions.js';

const helm: Readonly<Record<string, Calling>> = {
  include: ([name, data], run) => run.include(string(name, 'include'), data ?? null),
  tpl: ([text, data], run) => run.inner(string(text, 'tpl'), data ?? null),
  /** There is no cluster to query, as in `helm template`. */
  lookup: () => dictOf([]),
  printf: ([format, ...values]) => formatted(textOf(format), values),
};

export const FUNCTIONS: Functions = new Map<string, Calling>([
  ...Object.entries({
    ...CHECK_FUNCTIONS,
    ...DATA_FUNCTIONS,
    ...ENCODING_FUNCTIONS,
    ...LIST_FUNCTIONS,
    ...MADE_UP_FUNCTIONS,
    ...MAP_FUNCTIONS,
    ...NUMBER_FUNCTIONS,
    ...PATTERN_FUNCTIONS,
    ...TEXT_FUNCTIONS,
    ...VERSION_FUNCTIONS,
    ...helm,
  }),
  ['toString', ([value]) => textOf(value)],
]);
