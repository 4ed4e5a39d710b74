// From source to meaning: in, a source as cut, its context and the available kinds; out, the compiled diagram and every
// diagnostic in source order.
import type { Brand } from './brand/contract.js';
import { type StyleCheck, styledDiagram } from './check-style.js';
import { withoutDoubtfulFixes } from './diagnostics/doubtful-fixes.js';
import { type Diagnostic, hasErrors, inSourceOrder, type Report, reporter } from './diagnostics/report.js';
import { type TextCodeArgs, textCodes } from './diagnostics/text-codes.js';
import { applyGrammar } from './grammar/apply.js';
import { nearIcons } from './grammar/near-icons.js';
import { foreignHeader } from './kinds/foreign-header.js';
import type { AnyKind, CompiledKind, Kinds } from './kinds/kind.js';
import type { IconLookup } from './scene/icon.js';
import type { Scene } from './scene/scene.js';
import { type Defaults, type HeaderValues, resolveHeader } from './settings/defaults.js';
import type { EmbeddedFont } from './svg/options.js';
import { type CutSource, cutSource, headerOf } from './syntax/cut-source.js';
import { parse } from './syntax/parse.js';
import type { WordToken } from './syntax/token.js';
import { nearest } from './text/similar.js';
import { makeSource, type Source } from './text/source.js';

export interface Context {
  readonly icons: IconLookup;
  /** Header defaults of the settings file. */
  readonly defaults?: Defaults;
  /** Runs on every diagram without errors. */
  readonly style?: StyleCheck;
  /** Codes of warnings and of style rules that are not reported. */
  readonly ignored?: ReadonlySet<string>;
  /** The look of pictures; if omitted, the default. */
  readonly brand?: Brand;
  /** Finds the glyphs of the brand's font that a scene needs. A brand's font is always embedded, since no viewer can be expected to have it. */
  readonly brandFonts?: (scene: Scene) => readonly EmbeddedFont[];
}

export interface CheckedDiagram {
  readonly source: Source;
  /** Undefined if the first word is not a kind. */
  readonly kind?: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Present if there is no error. */
  readonly compiled?: CompiledKind;
  readonly header?: HeaderValues;
  readonly title?: string;
  readonly ignored?: ReadonlySet<string>;
}

const report: Report<TextCodeArgs> = reporter(textCodes);

/** The same for a text. */
export function checkText(text: string, context: Context, kinds: Kinds): CheckedDiagram {
  return checkCut(cutSource(makeSource(text)), context, kinds);
}

export function checkCut(cut: CutSource, context: Context, kinds: Kinds): CheckedDiagram {
  const { source } = cut;
  const header = headerOf(cut);
  const named = header?.kind.text;
  const kind = named === undefined ? undefined : kinds.get(named);
  if (kind && named !== undefined) return checkKind(cut, kind, [], context);

  const foreign = foreignHeader(cut, kinds);
  const foreignOf = foreign ? kinds.get(foreign.kind) : undefined;
  if (foreign && foreignOf) {
    const { span, found: words, instead } = foreign;
    const diagnostic = report('E120', span, { found: words, instead }, { span, text: instead, safe: true });
    return checkKind(cut, foreignOf, [diagnostic], context, foreign.line);
  }
  if (!header) {
    const line = cut.lines[cut.header];
    const diagnostic =
      line === undefined
        ? report('E100', { start: 0, end: 0 }, {})
        : report(
            'E104',
            { start: line.start, end: line.end },
            { found: source.text.slice(line.start, Math.min(line.end, line.start + 60)).trim() },
          );
    return { source, diagnostics: [diagnostic] };
  }
  return { source, diagnostics: [unknownKind(header.kind, kinds)] };
}

function unknownKind({ text: actual, span }: WordToken, kinds: Kinds): Diagnostic {
  const known = [...kinds.keys()];
  const near = nearest(actual, known);
  const fix = near[0] === undefined ? undefined : { span, text: near[0], safe: false };
  return report('E101', span, { found: actual, near, kinds: known }, fix);
}

/** Only as many names are searched for as anyone reads, since a search over all icons is slow. */
const LOOKED_FOR = 40;

function patient(icons: IconLookup): IconLookup {
  const names = new Map<string, readonly string[]>();
  const nearestTo = (name: string): readonly string[] => {
    const known = names.get(name);
    if (known) return known;
    if (names.size >= LOOKED_FOR) return [];
    const near = nearIcons(name, icons);
    names.set(name, near);
    return near;
  };
  return { ...icons, nearest: nearestTo };
}

function checkKind(
  cut: CutSource,
  of: AnyKind,
  before: readonly Diagnostic[],
  context: Context,
  headed?: number,
): CheckedDiagram {
  const { grammar } = of;
  const { source } = cut;
  const parsed = parse(cut, of, headed);
  const icons = patient(context.icons);
  const applied = applyGrammar(parsed.value, grammar, icons.nearest, hasErrors(parsed.diagnostics));
  const checked = applied.value;
  const resolved = resolveHeader(checked, grammar, context.defaults);
  const raised = [...before, ...parsed.diagnostics, ...applied.diagnostics, ...resolved.diagnostics];
  const title = checked.header.title?.value;
  const { ignored } = context;
  const common = {
    source,
    kind: grammar.kind,
    header: resolved.value,
    ...(title === undefined ? {} : { title }),
    ...(ignored === undefined ? {} : { ignored }),
  };
  const compiled = of.compile(checked, { header: resolved.value, icons, whole: !hasErrors(raised) });
  const diagnostics = withoutDoubtfulFixes(inSourceOrder([...raised, ...compiled.diagnostics]));
  if (hasErrors(diagnostics)) return { ...common, diagnostics };
  const whole = compiled.value();
  if (!context.style) return { ...common, diagnostics, compiled: whole };
  const styled = context.style(styledDiagram(checked, whole.outline, resolved.value, icons));
  const reported = ignored === undefined ? styled : styled.filter(({ code }) => !ignored.has(code));
  const all = inSourceOrder([...diagnostics, ...reported]);
  return { ...common, diagnostics: all, ...(hasErrors(reported) ? {} : { compiled: whole }) };
}
