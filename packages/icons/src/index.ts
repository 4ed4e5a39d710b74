// Icons by name: the look-up over any reader of shards, and the icons the language chooses by default.

export type { IconArt, IconLookup, IconShape } from './art.js';
export { fileIcons, groupIcons, typeIcons, verbIcons } from './choices.js';
export { type IconFinder, iconFinder } from './finder.js';
export { type IconShard, type IndexedIcons, iconLookup, type ShardReader } from './lookup.js';
export type { IconChoice } from './map/map.js';
export type { IconIndex } from './nearest-text.js';
export { labelKey } from './own/label-key.js';
export {
  OWN_ICON_LIMITS,
  type OwnIcon,
  type OwnIconDraft,
  type OwnIconProblem,
  type OwnIconResult,
  ownIcon,
} from './own/own-icon.js';
export { withOwnIcons } from './own/with-own-icons.js';
export type { IconHit, IconHits, IconSearch } from './search/search.js';
