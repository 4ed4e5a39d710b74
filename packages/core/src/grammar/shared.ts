// Options and words that mean the same in every kind. docs/language.md, Shared options.
import { MERMAID_WAYS } from '../foreign/directions.js';
import { TONES } from '../scene/scene.js';
import type { OptionSpec, TypeWords, ValueType } from './table.js';

export const ON_OFF: ValueType = {
  type: 'choice',
  values: ['off', 'on'],
  foreign: { true: 'on', false: 'off', yes: 'on', no: 'off' },
};

/** Hue words that people try, and the tone each becomes. */
const TONE: ValueType = {
  type: 'choice',
  values: TONES,
  colours: true,
  foreign: {
    gray: 'neutral',
    grey: 'neutral',
    none: 'neutral',
    white: 'neutral',
    black: 'neutral',
    purple: 'violet',
    indigo: 'violet',
    pink: 'red',
    magenta: 'violet',
    teal: 'aqua',
    cyan: 'aqua',
    turquoise: 'aqua',
    yellow: 'amber',
    gold: 'amber',
    lime: 'green',
    brown: 'orange',
    navy: 'blue',
    danger: 'red',
    error: 'red',
    critical: 'red',
    failure: 'red',
    failed: 'red',
    fail: 'red',
    bad: 'red',
    warning: 'amber',
    warn: 'amber',
    success: 'green',
    ok: 'green',
    good: 'green',
    info: 'blue',
    primary: 'blue',
  },
};

export const DESC: OptionSpec = {
  name: 'desc',
  touches: 'wording',
  value: { type: 'text' },
  meaning: 'description for people who cannot see the picture; never drawn',
  foreign: ['description', 'tooltip'],
};
export const LINK: OptionSpec = {
  name: 'link',
  value: { type: 'link' },
  meaning: 'https or relative address to open from the picture',
  foreign: ['href', 'url', 'URL'],
};
export const ICON: OptionSpec = {
  name: 'icon',
  touches: 'look',
  value: { type: 'icon' },
  meaning: 'icon by set and name; none removes an automatic one',
};
export const TONE_OPTION: OptionSpec = {
  name: 'tone',
  touches: 'look',
  value: TONE,
  meaning: 'colour by name',
  foreign: ['color', 'colour', 'fill', 'fillcolor', 'stroke', 'bg', 'background', 'bgcolor', 'style'],
};
export const SUB: OptionSpec = {
  name: 'sub',
  touches: 'wording',
  value: { type: 'text' },
  meaning: 'small text under the label; \\n breaks a line',
  foreign: ['subtitle', 'note', 'tech', 'technology'],
};

/** For declarations, items and rows. */
export const ITEM_OPTIONS: readonly OptionSpec[] = [ICON, TONE_OPTION, SUB, DESC, LINK];
export const EDGE_OPTIONS: readonly OptionSpec[] = [ICON, DESC, LINK];

export const HEADER_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'desc',
    touches: 'wording',
    value: { type: 'text' },
    meaning: 'what the picture shows, for people who cannot see it',
  },
  {
    name: 'theme',
    touches: 'look',
    value: { type: 'choice', values: ['light', 'dark', 'auto'] },
    meaning: 'colour scheme of this picture; auto follows the viewer',
  },
  {
    name: 'icons',
    touches: 'look',
    value: {
      type: 'choice',
      values: ['auto', 'off'],
      foreign: { on: 'auto', true: 'auto', false: 'off', none: 'off' },
    },
    default: 'auto',
    meaning: 'off removes every automatic icon',
  },
];

export const FLOW_DIRECTION: ValueType = {
  type: 'choice',
  values: ['right', 'down', 'left', 'up'],
  foreign: {
    ...MERMAID_WAYS,
    ...Object.fromEntries(Object.entries(MERMAID_WAYS).map(([word, way]) => [word.toLowerCase(), way])),
    horizontal: 'right',
    vertical: 'down',
  },
};

export const DIRECTION: OptionSpec = {
  name: 'direction',
  touches: 'look',
  value: { ...FLOW_DIRECTION, values: ['auto', 'right', 'down', 'left', 'up'] },
  default: 'auto',
  meaning: 'reading direction; auto picks the best fit',
  foreign: ['rankdir', 'dir', 'layout'],
};

/** Types of the nodes of flow, sequence, journey, layers, c4 and swimlane. */
export const NODE_TYPES: TypeWords = {
  values: [
    'step',
    'decision',
    'terminal',
    'database',
    'cache',
    'queue',
    'storage',
    'person',
    'client',
    'gateway',
    'service',
    'function',
    'external',
    'identity',
    'secret',
  ],
  default: 'step',
  foreign: {
    process: 'step',
    task: 'step',
    box: 'step',
    rect: 'step',
    rectangle: 'step',
    diamond: 'decision',
    rhombus: 'decision',
    choice: 'decision',
    condition: 'decision',
    start: 'terminal',
    end: 'terminal',
    stop: 'terminal',
    circle: 'terminal',
    db: 'database',
    datastore: 'database',
    cylinder: 'database',
    bucket: 'storage',
    file: 'storage',
    disk: 'storage',
    topic: 'queue',
    bus: 'queue',
    broker: 'queue',
    user: 'person',
    actor: 'person',
    browser: 'client',
    frontend: 'client',
    app: 'client',
    api: 'service',
    backend: 'service',
    server: 'service',
    microservice: 'service',
    component: 'service',
    proxy: 'gateway',
    loadbalancer: 'gateway',
    lambda: 'function',
    worker: 'function',
    job: 'function',
    cloud: 'external',
    system: 'external',
    auth: 'identity',
    vault: 'secret',
  },
};

/** What other languages call a label; here it is quoted text without a name. */
export const LABEL_NAMES: ReadonlySet<string> = new Set(['label', 'title', 'name', 'text']);

export const ALL_ARROWS: readonly string[] = ['->', '-->', '..>', '<->', '<-->', '--'];

/** Icons to name on the page of a kind that draws architectures. */
export const ARCHITECTURE_ICONS: readonly string[] = [
  'user',
  'globe',
  'smartphone',
  'server',
  'database',
  'cloud',
  'mail',
  'lock',
  'key',
  'file-text',
  'credit-card',
  'bell',
];
