// What a kind of diagram is: its table, its meaning, its text and its picture. Registering one is a line in registry.ts.
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
  /** Parser and table found no error: only then is what is missing missing. */
  readonly whole: boolean;
}

/** Plain names of groups that give a type by themselves. */
export interface GroupNames {
  readonly type: string;
  /** Whole labels. */
  readonly labels: readonly string[];
  /** Last words of a label of at most three. */
  readonly lastWords: readonly string[];
}

export interface Kind<Model> {
  readonly grammar: Grammar;
  /** What in a request asks for it; loaded when somebody asks which kind to draw. */
  readonly evidence: () => Promise<Evidence>;
  /** What is answered of other languages' lines; without them only quotes, comments and what stands round a source are. */
  readonly habits?: Habits;
  /** For the vocabulary; a kind without types of groups has none. */
  readonly groupNames?: readonly GroupNames[];
  /** The kind's own codes. */
  readonly codes: readonly CodeEntry[];
  /** Numbers that no other kind's codes may have; a kind without codes needs none. */
  readonly numbers?: CodeNumbers;
  /**
   * Meaning: checks what the table cannot, and gives the model. Called for every source of the kind, because one run tells
   * every mistake: where the source is not whole, a refused value is left out, a required part may be missing and an id may
   * name nothing. It never throws, and tells nothing that only follows from such a gap; that something is not there at all
   * is told of a whole source alone. A model is described and drawn only where nothing has an error.
   */
  readonly build: (checked: Checked, context: BuildContext) => Outcome<Model>;
  readonly describe: (model: Model) => Outline;
  /**
   * The outline is what `describe` gave: its lines are the picture's accessible description. What the layout could not keep
   * reaches the author as warnings.
   */
  readonly draw: (model: Model, icons: IconLookup, outline: Outline) => Made<Scene>;
  /** Its picture of plain text; a kind without one is told by its outline. */
  readonly text?: (model: Model, page: Page) => Made<string>;
}

/** A kind whose model is its own business. */
export interface AnyKind extends Language {
  readonly grammar: Grammar;
  readonly evidence: () => Promise<Evidence>;
  readonly codes: readonly CodeEntry[];
  readonly numbers: CodeNumbers;
  readonly groupNames: readonly GroupNames[];
  /** Its value is called only where nothing has an error. */
  readonly compile: (checked: Checked, context: BuildContext) => Outcome<() => CompiledKind>;
}

/** Kinds by the word that a header begins with. */
export type Kinds = ReadonlyMap<string, AnyKind>;

export interface DrawnScene extends Outcome<Scene> {
  /** Measured when asked for. */
  readonly quality: () => PictureQuality;
}

export interface CompiledKind {
  readonly outline: Outline;
  /** Lays out and draws; called at most once. The diagnostics are what the layout could not keep. */
  readonly drawn: () => DrawnScene;
  readonly text?: (page: Page) => Outcome<string>;
}

/** Hides the model's type, so that kinds of different models stand in one registry. */
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

function drawnScene(made: Made<Scene>, checked: Checked): DrawnScene {
  return { ...withReports(made, checked), quality: () => pictureQuality(made.picture, made.laidOut) };
}

function withReports<Picture>({ picture, trouble }: Made<Picture>, checked: Checked): Outcome<Picture> {
  return { value: picture, diagnostics: trouble === undefined ? [] : layoutReports(trouble, checked) };
}
