// The core: language to picture. Pure, no I/O.
export { brandProblems, brandTheme } from './brand/brand.js';
export {
  type Adjustment,
  type Brand,
  type BrandHex,
  type BrandInput,
  type BrandProblem,
  type BrandResult,
  type BrandTone,
  CORNERS,
  type FontFiles,
  LINES,
  LOGO_PLACES,
} from './brand/contract.js';
export { isFontFamily } from './brand/font-family.js';
export {
  civilOf,
  type Day,
  dateOf,
  dayNumber,
  FIRST_DAY,
  fromMinutes,
  LAST_DAY,
  MINUTES_PER_DAY,
  minutesOf,
  momentText,
  toMinute,
  weekday,
} from './calendar/index.js';
export { catalogue } from './catalogue.js';
export { checkSource } from './check.js';
export type { CheckedDiagram, Context } from './check-cut.js';
export type { StyleCheck, StyledDiagram, StyledEdge, StyledNode } from './check-style.js';
export type { Change, FieldChange, Severity as ChangeSeverity } from './compare/changes.js';
export type { Comparison } from './compare/compare-sources.js';
export { comparisonReport } from './compare/report.js';
export { LONGEST_TEXT } from './diagnostics/bounded-text.js';
export type { Code, CodeEntry, CodeTable, Severity } from './diagnostics/define.js';
export { codeEntries, lostCodes } from './diagnostics/define.js';
export {
  type Diagnostic,
  type DiagnosticRecord,
  type Fix,
  hasErrors,
  inSourceOrder,
  type Outcome,
  type Report,
  reporter,
  toRecord,
} from './diagnostics/report.js';
export { compose, draw, drawSchemes, drawText, outline, validate } from './draw.js';
export {
  type DrawOptions,
  type DrawResult,
  drawScene,
  type OutlineResult,
  type Report as SourceReport,
  type SceneResult,
  type TextResult,
} from './draw-checked.js';
export type { EditRefusal, EditResult } from './edit/edit-source.js';
export { EDIT_FAULTS, type EditFaultKey } from './edit/fault.js';
export type { EdgeRef, EditOperation, Fields, FieldValue, Place, Ref, RowRef } from './edit/operation.js';
export {
  autofix,
  automaticWords,
  compareSources,
  comparisonPicture,
  editSource,
  formatSource,
  kindText,
  kindVocabulary,
  languageText,
  suggest,
  vocabulary,
} from './every-kind.js';
export { type C4Call, type C4Frame, c4Call } from './foreign/c4-calls.js';
export { type RelationEnd, type RelationLine, relationEnd, relationMeant } from './foreign/class-relations.js';
export { mermaidWay } from './foreign/directions.js';
export { decodeEntities } from './foreign/entities.js';
export { ENTITY_NAMES } from './foreign/entity-names.js';
export { CARDINALITY_COUNTS, type Cardinality, readBetween } from './foreign/mermaid/cardinalities.js';
export { type MessageArrow, messageArrow, UNPOINTED_ARROWS } from './foreign/mermaid/message-arrows.js';
export {
  MERMAID_BRACKETS,
  MERMAID_SHAPE_NAMES,
  type MermaidBracket,
  mermaidShape,
  mermaidShapeName,
} from './foreign/mermaid/node-shapes.js';
export { unitOfInterval } from './foreign/mermaid/tick-intervals.js';
export { TOPIC_BRACKETS, type TopicBracket } from './foreign/mermaid/topic-brackets.js';
export { isSafeLink } from './grammar/check-value.js';
export { isNodeType, NODE_STYLES, type NodeType } from './grammar/node-types.js';
export { STATUS_WORDS } from './grammar/status-words.js';
export { isFileName } from './kinds/file-icon.js';
export { isLeftOut, isOfFiles, type NamedItem, pathNames } from './kinds/file-names.js';
export type {
  Outline,
  OutlineEdge,
  OutlineGroup,
  OutlineItem,
  OutlineNode,
  OutlineSeries,
} from './kinds/outline.js';
export type { PictureQuality } from './kinds/picture-quality.js';
export { kinds } from './kinds/registry.js';
export { clusterEnd } from './metrics/grapheme.js';
export { measureText } from './metrics/measure.js';
export { readIcon } from './outlines/read-icon.js';
export type { ArtResult } from './outlines/read-outlines.js';
export { traceIcon } from './outlines/trace/trace-icon.js';
export type { PictureExporter } from './pictures/exporter.js';
export type { Look, PictureFormat, PictureHost, PictureLook } from './pictures/format.js';
export { defaultFormat, pictureFormats } from './pictures/registry.js';
export { uselessOption } from './pictures/wishes.js';
export { LINE_ROLES } from './scene/colour-roles/line-roles.js';
export { connectorPath } from './scene/connector.js';
export type { IconArt, IconLookup, IconShape } from './scene/icon.js';
export { narrowTexts } from './scene/narrow-texts.js';
export { withoutPage } from './scene/pageless.js';
export { signed } from './scene/parts/signature.js';
export { type ColourRole, type Scene, type SceneNode, type TextShape, TONES, type Tone } from './scene/scene.js';
export type { Defaults } from './settings/defaults.js';
export type { AutofixResult, FixMode } from './source/autofix.js';
export type { StyledText } from './styled-texts.js';
export type { Suggested, Suggestion } from './suggest/suggest.js';
export { fingerprint } from './svg/fingerprint.js';
export { safeLink } from './svg/link.js';
export type { EmbeddedFont, Scheme, SvgOptions } from './svg/options.js';
export { arcCurves, type CurveStep } from './svg/outline/arc-curves.js';
export { pathCurves } from './svg/outline/path-curves.js';
export { readPath } from './svg/outline/read-path.js';
export type { PartPlaces, PlacedPart, PlacedTexts } from './svg/part-places.js';
export { readSource } from './svg/read-source.js';
export { renderSvg } from './svg/render.js';
export type {
  Arrow,
  DiagramDraft,
  DraftBranch,
  DraftDeclaration,
  DraftEdge,
  DraftHeader,
  DraftItem,
  DraftOption,
  DraftRow,
  DraftStatement,
  DraftValue,
} from './syntax/draft.js';
export { hueOf, toneOfHue } from './syntax/hue-bands.js';
export { KIND_MEANINGS } from './syntax/kind-meanings.js';
export { KIND_NAMES } from './syntax/kind-names.js';
export { LIMITS } from './syntax/limits.js';
export { type Printed, print, statementLine } from './syntax/print.js';
export { quote, unquote } from './syntax/quote.js';
export type { Charset } from './terminal/glyphs.js';
export type { TextOptions } from './terminal/index.js';
export { applyEdits, type Edit, fromWireEdit, type TextEdit } from './text/edit.js';
export { clipped, short, someOf } from './text/short.js';
export { editDistance, nearest } from './text/similar.js';
export { makeSource, type Position, positionAt, type Range, rangeOf, type Source, type Span } from './text/source.js';
export { hexFromLinear, linearFromOklab } from './theme/colour.js';
export type { Theme, Themes } from './theme/contract.js';
export { THEMES } from './theme/theme.js';
export type { AutomaticWords, KindWords, OptionWords, StatementWords, Vocabulary } from './vocabulary/data.js';
export type { VocabularySize } from './vocabulary/text.js';
