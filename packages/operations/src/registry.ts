// Every operation, one per line.
import { compare } from './diagrams/compare.js';
import { convertExternal } from './diagrams/convert-external.js';
import { draw } from './diagrams/draw.js';
import { edit } from './diagrams/edit.js';
import { format } from './diagrams/format.js';
import { outline } from './diagrams/outline.js';
import { read } from './diagrams/read.js';
import { render } from './diagrams/render.js';
import { suggest } from './diagrams/suggest.js';
import { validate } from './diagrams/validate.js';
import { mapIcons } from './icons/map.js';
import { searchIcons } from './icons/search.js';
import { importDiagram } from './import/import.js';
import { plan } from './markdown/plan.js';
import { sync } from './markdown/sync.js';
import type { AnyOperation } from './operation.js';
import { drawPattern } from './patterns/draw.js';
import { findPattern } from './patterns/find.js';
import { getPattern } from './patterns/get.js';
import { vocabulary } from './vocabulary/vocabulary.js';

export const operations: readonly AnyOperation[] = [
  draw,
  validate,
  render,
  outline,
  read,
  edit,
  compare,
  suggest,
  convertExternal,
  importDiagram,
  sync,
  plan,
  format,
  vocabulary,
  searchIcons,
  mapIcons,
  findPattern,
  getPattern,
  drawPattern,
];
