// The icons the language uses by default and the status set as plain data. No file is read, so a browser can hold them,
// and a cold draw that names no other icon reads nothing.

import { basicReader } from './basic-reader.js';
import { type IndexedIcons, iconLookup } from './lookup.js';

export const basicIcons: IndexedIcons = iconLookup(basicReader);
