// The repository settings file as types (docs/limits.md, Settings file). check-settings.ts reports what is wrong with a
// value; a value that passes has these types.
import type { BrandInput, Defaults, Severity, Tone } from '@linework/core';

export interface Scoped {
  /** Every kind if omitted. */
  readonly kinds?: readonly string[];
  /** Shown to the author who breaks the rule. */
  readonly hint?: string;
  readonly level?: Severity;
}

export interface PatternRule extends Scoped {
  readonly pattern: string;
}

export interface IconRule extends Scoped {
  /** Alternatives separated by a bar. */
  readonly label: string;
  /** `lx:database`, or a whole set: `aws:*`. */
  readonly use: readonly string[];
}

export interface ToneRule extends Scoped {
  /** Types of nodes; every node if omitted. */
  readonly types?: readonly string[];
  readonly allow?: readonly Tone[];
  readonly forbid?: readonly Tone[];
}

export interface OwnerRule extends Scoped {
  /** Teams, one of which the description names. */
  readonly names: readonly string[];
}

export interface SharingRule extends Scoped {
  /** Types of nodes that one other node uses at most. */
  readonly types: readonly string[];
}

export interface LayerRule extends Scoped {
  /** From top to bottom: ids or labels of groups, or types of nodes. */
  readonly order: readonly (string | readonly string[])[];
}

/** A row of the glossary. */
export interface NameRule extends Scoped {
  readonly use: string;
  readonly insteadOf: readonly string[];
}

export interface Rules {
  readonly level?: Severity;
  readonly requireTitle?: boolean;
  readonly requireDescription?: boolean;
  readonly maxNodes?: number;
  readonly maxPerGroup?: number;
  readonly forbidKinds?: readonly string[];
  readonly ids?: PatternRule;
  readonly labels?: PatternRule;
  readonly icons?: readonly IconRule[];
  readonly tones?: readonly ToneRule[];
  readonly edgeLabels?: Scoped;
  readonly owner?: OwnerRule;
  readonly forbidSharing?: readonly SharingRule[];
  readonly layers?: readonly LayerRule[];
  readonly names?: readonly NameRule[];
}

export interface Publish {
  readonly alias?: string;
  readonly organization?: string;
  readonly folder?: string;
  readonly name?: string;
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly embedSource?: boolean;
  readonly required?: boolean;
}

/** A warning or a style rule that does not apply to a generated diagram. */
interface IgnoredCode {
  readonly code: string;
  readonly reason: string;
}

export interface SourceSettings {
  readonly name?: string;
  readonly from: string | readonly string[];
  readonly format: string;
  /** A .diagram file, or a Markdown file with `#` and the id of a fence in it. */
  readonly out: string;
  readonly view?: string;
  readonly title?: string;
  readonly options?: Readonly<Record<string, string | readonly string[]>>;
  readonly overrides?: string;
  readonly pictures?: boolean;
  readonly schemes?: 'light-and-dark' | 'auto';
  readonly ignore?: readonly IgnoredCode[];
  readonly publish?: Publish;
}

/** Exactly one of the two. */
export interface BrandSettings {
  readonly organization?: string;
  /** A brand file, relative to the folder of the settings file. */
  readonly file?: string;
}

export interface IconSettings {
  /** Relative to the folder of the settings file. */
  readonly folder: string;
  /** By the name of the icon. */
  readonly names?: Readonly<Record<string, IconWords>>;
}

export interface IconWords {
  readonly words?: readonly string[];
  readonly products?: readonly string[];
}

/** What a brand file contains; its logo can also be a path relative to the folder of the file. */
export interface BrandFile extends Omit<BrandInput, 'fontFiles'> {
  readonly $schema?: string;
  /** Paths. */
  readonly fontFiles?: readonly string[];
}

export interface SettingsFile {
  readonly $schema?: string;
  readonly defaults?: Defaults;
  readonly rules?: Rules;
  readonly brand?: BrandSettings;
  readonly icons?: IconSettings;
  readonly sources?: readonly SourceSettings[];
}
