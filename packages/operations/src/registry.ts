// Every operation, a line each.
import type { AnyOperation } from './operation.js';
import { convertExternal } from './operations/convert-external.js';
import { draw } from './operations/draw.js';
import { format } from './operations/format.js';
import { mapIcons } from './operations/map-icons.js';
import { outline } from './operations/outline.js';
import { read } from './operations/read.js';
import { render } from './operations/render.js';
import { searchIcons } from './operations/search-icons.js';
import { validate } from './operations/validate.js';
import { vocabulary } from './operations/vocabulary.js';

export const operations: readonly AnyOperation[] = [
  draw,
  validate,
  render,
  outline,
  read,
  convertExternal,
  format,
  vocabulary,
  searchIcons,
  mapIcons,
];
