// Defines a kind of diagram: its table, meaning, text and picture. Registering one takes a line in syntax/kind-names.ts.
import type { CodeEntry, CodeNumbers } from '../diagnostics/define.js';
import type { Outcome } from '../diagnostics/report.js';
import type { Checked } from '../grammar/entry.js';
import { shapeOf } from '../grammar/shape.js';
import type { Grammar } from '../grammar/table.js';
import type { IconLookup } from '../scene/icon.js';
import type { Scene } from '../scene/scene.js';
import type { HeaderValues } from '../settings/defaults.js';
import { type Habits, type Language, NO_HABITS } from '../syntax/habits/habits.js';
import type { Page } from '../terminal/page.js';
import type { Evidence } from './evidence.js';
import { layoutReports, type Made } from './layout-reports.js';
import type { Outline } from './outline.js';
import { type PictureQuality, pictureQuality } from './picture-quality.js';

export interface BuildContext {
  readonly header: HeaderValues;
  readonly icons: IconLookup;
  /** The parser and the table found no error: only then is missing content really missing. */
  readonly whole: boolean;
}

/** Plain names of groups that imply a type. */
export interface GroupNames {
  readonly type: string;
  /** Whole labels. */
  readonly labels: readonly string[];
  /** Last words of labels with at most three words. */
  readonly lastWords: readonly string[];
}

export interface Kind<Model> {
  readonly grammar: Grammar;
  /** Words in a request that point to it; loaded only to choose a kind. */
  readonly evidence: () => Promise<Evidence>;
  /** Handles lines of other languages; without habits only quotes, comments and text around a source are repaired. */
  readonly habits?: Habits;
  /** For the vocabulary; undefined for kinds without group types. */
  readonly groupNames?: readonly GroupNames[];
  /** Diagnostic codes of this kind. */
  readonly codes: readonly CodeEntry[];
  /** Number ranges reserved for this kind's codes; a kind without codes needs none. */
  readonly numbers?: CodeNumbers;
  /**
   * Meaning: checks what the table cannot, and returns the model. Called for every source of the kind, so that one run
   * reports every error: in an incomplete source a rejected value is omitted, a required part may be missing and an id
   * may be unknown. Never throws, and reports nothing that only follows from such a gap; missing content is reported
   * only for a complete source. A model is described and drawn only if there are no errors.
   */
  readonly build: (checked: Checked, context: BuildContext) => Outcome<Model>;
  readonly describe: (model: Model) => Outline;
  /**
   * The outline is the result of `describe`: its lines are the picture's accessible description. Constraints that the
   * layout could not satisfy are reported as warnings.
   */
  readonly draw: (model: Model, icons: IconLookup, outline: Outline) => Made<Scene>;
  /** Its picture as plain text; a kind without one prints its outline. */
  readonly text?: (model: Model, page: Page) => Made<string>;
}

/** A kind with an opaque model. */
export interface AnyKind extends Language {
  readonly grammar: Grammar;
  readonly evidence: () => Promise<Evidence>;
  readonly codes: readonly CodeEntry[];
  readonly numbers: CodeNumbers;
  readonly groupNames: readonly GroupNames[];
  /** Its value is called only if there are no errors. */
  readonly compile: (checked: Checked, context: BuildContext) => Outcome<() => CompiledKind>;
}

/** Kinds by the first word of a header. */
export type Kinds = ReadonlyMap<string, AnyKind>;

export interface DrawnScene extends Outcome<Scene> {
  /** Measured on demand. */
  readonly quality: () => PictureQuality;
}

export interface CompiledKind {
  readonly outline: Outline;
  /** Lays out and draws; called at most once. The diagnostics are the constraints that the layout could not satisfy. */
  readonly drawn: () => DrawnScene;
  readonly text?: (page: Page) => Outcome<string>;
}

/** Hides the model's type, so that one registry can hold kinds with different models. */
export function kind<Model>(of: Kind<Model>): AnyKind {
  return {
    grammar: of.grammar,
    evidence: of.evidence,
    shape: shapeOf(of.grammar),
    habits: of.habits ?? NO_HABITS,
    codes: of.codes,
    numbers: of.numbers ?? {},
    groupNames: of.groupNames ?? [],
    compile: (checked, context) => {
      const { value, diagnostics } = of.build(checked, context);
      const compiled = (): CompiledKind => {
        const outline = of.describe(value);
        const { text } = of;
        return {
          outline,
          drawn: () => drawnScene(of.draw(value, context.icons, outline), checked),
          ...(text === undefined ? {} : { text: (page) => withReports(text(value, page), checked) }),
        };
      };
      return { value: compiled, diagnostics };
    },
  };
}

function drawnScene(picture: Made<Scene>, checked: Checked): DrawnScene {
  return { ...withReports(picture, checked), quality: () => pictureQuality(picture.picture, picture.laidOut) };
}

function withReports<Picture>({ picture, trouble }: Made<Picture>, checked: Checked): Outcome<Picture> {
  return { value: picture, diagnostics: trouble === undefined ? [] : layoutReports(trouble, checked) };
}
