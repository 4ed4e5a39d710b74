// Header defaults of the repository settings file (docs/limits.md, Settings file): in, the checked header and the
// defaults; out, the resulting value of each header option, and S200 for values that the kind rejects.
import type { Diagnostic } from '../diagnostics/report.js';
import { checkValue } from '../grammar/check-value.js';
import { report } from '../grammar/codes.js';
import { type Checked, type OptionValue, valueText } from '../grammar/entry.js';
import type { Grammar, OptionSpec } from '../grammar/table.js';
import { lexLine } from '../syntax/lex.js';
import { quote } from '../syntax/quote.js';
import type { ValueToken } from '../syntax/token.js';

export interface Defaults {
  readonly icons?: 'auto' | 'off';
  readonly legend?: 'on' | 'off';
  readonly direction?: 'auto' | 'right' | 'down' | 'left' | 'up';
  readonly animate?: 'on' | 'off';
  readonly numbered?: 'on' | 'off';
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly embedSource?: boolean;
  readonly schemes?: 'light-and-dark' | 'auto';
  /** Where edges of Mermaid's subgraphs end when they are converted. */
  readonly groupEdges?: 'node' | 'frame';
  /** By kind, then by header option. */
  readonly kinds?: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
}

const PRESETS = ['icons', 'legend', 'direction', 'animate', 'numbered', 'theme'] as const;

/** The header options of one source after settings and the table's own defaults. */
export interface HeaderValues {
  readonly text: (name: string) => string | undefined;
  readonly values: (name: string) => readonly ValueToken[];
  readonly number: (name: string) => number | undefined;
  /**
   * Whether a legend below the picture names the roles used. Only flow has `legend=` in its header (docs/language.md,
   * Roles and numbers); for lines with roles
   * in another kind, only the settings turn it off.
   */
  readonly legend: boolean;
  /** The option as written in the source; undefined if it comes from settings or the table. */
  readonly written: (name: string) => OptionValue | undefined;
}

export interface ResolvedHeader {
  readonly value: HeaderValues;
  readonly diagnostics: readonly Diagnostic[];
}

export function resolveHeader(checked: Checked, grammar: Grammar, defaults: Defaults | undefined): ResolvedHeader {
  const diagnostics: Diagnostic[] = [];
  const preset = new Map<string, readonly ValueToken[]>();
  const specs = new Map(grammar.header.map((each) => [each.name, each]));

  for (const name of PRESETS) {
    const spec = specs.get(name);
    const value = defaults?.[name];
    if (!spec || value === undefined) continue;
    const tokens = settingTokens(value, spec);
    if (tokens) preset.set(name, tokens);
  }
  const ofKind =
    defaults?.kinds && Object.hasOwn(defaults.kinds, grammar.kind) ? defaults.kinds[grammar.kind] : undefined;
  for (const [option, value] of Object.entries(ofKind ?? {})) {
    const spec = specs.get(option);
    const tokens = spec ? settingTokens(value, spec) : undefined;
    if (tokens) preset.set(option, tokens);
    else {
      const why = spec ? `${option} cannot be '${String(value)}'.` : `a ${grammar.kind} has no option '${option}'.`;
      diagnostics.push(report('S200', { start: 0, end: 0 }, { kind: grammar.kind, option, why }));
    }
  }

  const values = (name: string): readonly ValueToken[] => {
    const written = checked.header.options.get(name);
    if (written) return written.values;
    const set = preset.get(name);
    if (set) return set;
    const standard = specs.get(name)?.default;
    return standard === undefined ? [] : wordsOf(standard);
  };
  const text = (name: string): string | undefined => {
    const first = values(name)[0];
    return first ? valueText(first) : undefined;
  };
  return {
    value: {
      values,
      text,
      legend: (specs.has('legend') ? text('legend') : defaults?.legend) !== 'off',
      number: (name) => {
        const first = values(name)[0];
        return first?.type === 'number' ? first.value : undefined;
      },
      written: (name) => checked.header.options.get(name),
    },
    diagnostics,
  };
}

/** A settings value as it would be written in a header, or undefined if the option rejects it. */
function settingTokens(value: string | number | boolean, spec: OptionSpec): readonly ValueToken[] | undefined {
  const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
  const tokens = spec.value.type === 'text' || spec.value.type === 'link' ? wordsOf(quote(text)) : wordsOf(text);
  if (tokens.length === 0 || (tokens.length > 1 && !spec.list)) return undefined;
  return tokens.every((each) => checkValue(each, spec.value) === undefined) ? tokens : undefined;
}

function wordsOf(text: string): readonly ValueToken[] {
  const line = `x=${text}`;
  const { tokens } = lexLine(line, 0, line.length);
  const option = tokens[0];
  return tokens.length === 1 && option?.type === 'option' ? option.values : [];
}
