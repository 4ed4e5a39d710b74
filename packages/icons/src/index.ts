// Icons by name: the look-up over any reader of shards, and which icons the language chooses by itself.

export type { IconArt, IconLookup, IconShape } from './art.js';
export { groupIcons, typeIcons, verbIcons } from './choices.js';
export { type IconShard, iconLookup, type ShardReader } from './lookup.js';
export type { IconIndex } from './nearest.js';
