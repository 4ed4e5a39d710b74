// Linework as a library for Node: draws, checks, changes and converts diagrams. `linework` publishes it.
export type {
  Adjustment,
  BrandHex,
  BrandProblem,
  BrandTone,
  Change,
  ChangeSeverity,
  Defaults,
  DiagnosticRecord as Diagnostic,
  EdgeRef,
  Edit,
  EditFaultKey,
  EditOperation,
  EditRefusal,
  FieldChange,
  Fields,
  FieldValue,
  IconArt,
  IconShape,
  Outline,
  OutlineEdge,
  OutlineGroup,
  OutlineItem,
  OutlineNode,
  OutlineSeries,
  PictureQuality,
  Place,
  Ref,
  RowRef,
  Suggested,
  Suggestion,
} from '@linework/core';
export {
  type BrandOptions,
  type BrandPreparation,
  type FontProblem,
  prepareBrand,
} from './brand.js';
export { convert, type ImportOptions, importFiles, type MermaidOptions } from './convert.js';
export { type Drawing, type DrawnSvg, draw, drawThemes, type NotDrawn, type SvgOptions } from './draw.js';
export {
  type ExportedFile,
  type PdfOptions,
  type PngOptions,
  type TextDrawing,
  type TextOptions,
  toPdf,
  toPng,
  toText,
} from './export.js';
export { type KindName, kinds } from './kinds.js';
export type { Direction, PictureOptions, SourceOptions, Theme } from './options.js';
export type { PreparedBrand } from './prepared-brand.js';
export {
  type Checked,
  type CompareOptions,
  check,
  compare,
  type Described,
  type Difference,
  describe,
  readSource,
} from './read.js';
export { suggest, vocabulary } from './words.js';
export { type Edited, edit, type Fixed, type FixOptions, fix, format } from './write.js';
