// Icons for tests of the core, which has no icon set: every name that the language uses automatically, and a few more.
import type { IconArt, IconLookup } from '../scene/icon.js';
import { nearest } from '../text/similar.js';

const NAMES = [
  'lx:eye square-pen database hard-drive send inbox arrow-right-left globe link plug zap rocket key-round activity download',
  'layers gallery-horizontal-end archive user monitor route server square-function external-link id-card network ethernet-port',
  'folder file file-text file-code file-cog package map map-pin cloud frame boxes radio-tower app-window cylinder mails infinity gauge shield users',
]
  .join(' ')
  .replace('lx:', '')
  .split(' ')
  .map((each) => `lx:${each}`)
  .concat(['yes', 'no', 'ok', 'error', 'warning', 'denied'].map((each) => `status:${each}`));

const ART: IconArt = { width: 24, height: 24, shapes: [{ d: 'M4 4h16v16H4z', stroke: 'ink', strokeWidth: 2 }] };

export const testIcons: IconLookup = {
  find: (name) => (NAMES.includes(name) ? ART : undefined),
  nearest: (name) => nearest(name, NAMES),
};
