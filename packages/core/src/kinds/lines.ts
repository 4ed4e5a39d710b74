// The shared meaning of edges and messages: in, a checked edge; out, its dash, heads, icon and options, and its problems. A
// kind reads each line through one reader, in written order; what its own table adds, it adds to the line.
import { type LineCodeArgs, lineCodes } from '../diagnostics/line-codes.js';
import { type Diagnostic, type Report, reporter } from '../diagnostics/report.js';
import type { EdgeEntry } from '../grammar/entry.js';
import type { NodeType } from '../grammar/node-types.js';
import { relationshipOf } from '../grammar/relationship.js';
import { statusIcon } from '../grammar/status-words.js';
import { LINE_ROLE_ROWS, LINE_ROLES, type LineRole } from '../scene/colour-roles/line-roles.js';
import { type Dash, type LineSense, OUTCOME_TONES } from '../scene/scene.js';
import type { TextLine } from '../terminal/text-parts.js';
import type { Span } from '../text/source.js';
import { type Described, described, knownIcon } from './entry-meaning.js';
import type { BuildContext } from './kind.js';
import { lineId } from './line-ids.js';
import { type LineMeaning, lineMeaningReader } from './line-options/registry.js';

export interface Line extends Described, TextLine, LineMeaning {
  readonly arrow: string;
  /** Small text under the label. */
  readonly sub?: string;
}

/** What a line can join. */
export interface LineEnd {
  readonly id: string;
  readonly type: NodeType;
}

export interface LineReader {
  readonly read: (entry: EdgeEntry) => Line;
  /** Problems that only all lines together show; `header` is the position of the diagram's header. */
  readonly finish: (header: Span, nodes: readonly LineEnd[]) => void;
}

/** docs/limits.md, Limits. */
const NUMBERED_STEPS = 25;

const report: Report<LineCodeArgs> = reporter(lineCodes);

/** The icon that a label draws by itself. */
type LabelIcon = (label: string) => string | undefined;

/** Kinds whose labels name messages and steps. */
function meantIcon(label: string): string | undefined {
  return statusIcon(label) ?? relationshipOf(label)?.icon;
}

export function lineReader(
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
  iconOf: LabelIcon = meantIcon,
): LineReader {
  const { header } = context;
  const numbered = header.text('numbered') === 'on';
  const readOptions = lineMeaningReader(context, add);
  const lines: Line[] = [];
  /** Lines whose label names a role, without an option that sets their look. */
  const hinted: { readonly line: Line; readonly role: LineRole; readonly phrase: string }[] = [];

  const read = (entry: EdgeEntry): Line => {
    const { arrow } = entry;
    const label = entry.label?.value;
    const relationship = label === undefined ? undefined : relationshipOf(label);
    const icon = knownIcon(entry, label === undefined ? undefined : iconOf(label), context, add);
    const meaning = readOptions(entry);
    const line: Line = {
      id: lineId(lines.length),
      from: entry.from,
      to: entry.to,
      arrow,
      dash: dashOf(arrow, meaning.role),
      startHead: arrow.startsWith('<'),
      endHead: arrow.endsWith('>'),
      ...(label === undefined ? {} : { label }),
      ...(icon === undefined ? {} : { icon }),
      ...meaning,
      ...described(entry),
    };
    lines.push(line);
    const settled = meaning.role !== undefined || meaning.tone !== undefined || entry.options.has('icon');
    if (relationship?.role !== undefined && !settled) {
      hinted.push({ line, role: relationship.role, phrase: relationship.phrase });
    }
    return line;
  };

  const finish = (at: Span, nodes: readonly LineEnd[]): void => {
    const start = header.written('start');
    if (start && !numbered) add(report('E412', start.span, {}));
    const count = lines.filter((each) => each.number !== undefined).length;
    if (count > NUMBERED_STEPS) add(report('W200', at, { count, limit: NUMBERED_STEPS }));
    if (hinted.length === 0) return;
    const types = new Map(nodes.map((each) => [each.id, each.type]));
    for (const role of LINE_ROLES) {
      const named = hinted.filter((each) => each.role === role && mayMean(role, each.line, types));
      const lead = named[0];
      if (!lead) continue;
      const arrows = named.map(({ line, phrase }) => ({ arrow: `${line.from} ${line.arrow} ${line.to}`, phrase }));
      add(report('W500', lead.line.span, { role, arrows }));
    }
  };

  return { read, finish };
}

/** Authorising a card payment is not a sign-in; a person who reads a page does not read stored data. */
function mayMean(role: LineRole, { from, to }: Line, types: ReadonlyMap<string, NodeType>): boolean {
  const subjects: readonly NodeType[] = LINE_ROLE_ROWS[role].subjects;
  return [from, to].some((end) => {
    const type = types.get(end) ?? 'step';
    // A role adds nothing to a plain step, which does not state what it is.
    return type === 'step' || subjects.includes(type);
  });
}

function dashOf(arrow: string, role: LineRole | undefined): Dash {
  if (arrow === '..>') return 'dotted';
  if (arrow === '-->' || arrow === '<-->') return 'dashed';
  return role === undefined ? 'solid' : LINE_ROLE_ROWS[role].dash;
}

/** The roles and outcomes that colour a line, for the legend; none if it is off. */
export function sensesToName(
  lines: readonly Pick<Line, 'role' | 'tone'>[],
  { header }: BuildContext,
): readonly LineSense[] {
  if (!header.legend) return [];
  return [
    ...LINE_ROLES.filter((role) => lines.some((each) => each.role === role && each.tone === undefined)),
    ...OUTCOME_TONES.filter((tone) => lines.some((each) => each.tone === tone)),
  ];
}
