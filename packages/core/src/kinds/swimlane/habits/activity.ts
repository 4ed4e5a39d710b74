// An activity of PlantUML with its lanes: `|Customer|`, `:step;`, `if (x) then (yes)`, `repeat`, `stop`. From its first line to
// the whole of it as lanes with steps, and the lines between steps. Anything else in it is left to the writer.
import { answered, report, shown } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { idOf, nameRegister } from '../../../syntax/habits/known-names.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';

const MOST_LINES = 300;
const LANE = /^\|(?:#[\w]+\|)?(?:[\w]+\|)?[ \t]*([^|]+?)[ \t]*\|$/;
const BEGINS = /^(?:start|:.+;|if[ \t]*\(.*\)[ \t]*(?:then.*)?|repeat)$/;

/** Where lines continue from, with the answer that leads there. */
interface Open {
  readonly id: string;
  readonly answer?: string;
}

interface Choice {
  readonly id: string;
  readonly open: Open[];
  hasElse: boolean;
}

export function repairActivity(line: HabitLine, text: string): RepairedLine | undefined {
  if (line.block !== undefined || !(LANE.test(text) || BEGINS.test(text))) return undefined;
  const activity = new Activity(line);
  const { source } = line;
  const most = Math.min(source.lineStarts.length, line.index + MOST_LINES);
  let last = line.index;
  for (let index = line.index; index < most; index++) {
    const each = index === line.index ? text : lineText(source, index).trim();
    if (each === '') continue;
    if (!activity.read(each)) return undefined;
    last = index;
  }
  const statements = activity.statements();
  if (statements === undefined) return undefined;
  const end = (source.lineStarts[last] ?? 0) + lineText(source, last).trimEnd().length;
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  const rewrite = {
    statements,
    declares: activity.declares,
    safe: true,
    span: { start: line.span.start, end },
    lastLine: last,
  };
  return answered(line, rewrite, (span, fix) =>
    report('E116', span, { found: actual, instead: shown(statements) }, fix),
  );
}

class Activity {
  readonly declares: { readonly id: string; readonly label: string }[] = [];
  private readonly names: ReturnType<typeof nameRegister>;
  private readonly lanes = new Map<string, { readonly id: string; readonly label: string; readonly nodes: string[] }>();
  private readonly edges: string[] = [];
  private readonly choices: Choice[] = [];
  private readonly repeats: (string | undefined)[] = [];
  private lane = '';
  private open: readonly Open[] = [];

  constructor({ known }: HabitLine) {
    this.names = nameRegister(known);
  }

  /** Whether the line was understood. */
  read(text: string): boolean {
    const lane = LANE.exec(text)?.[1];
    if (lane !== undefined) return this.enter(labelOf(lane));
    const step = /^:(.+?)[;|<>/\]}]$/.exec(text)?.[1];
    if (step !== undefined) return this.step(labelOf(step), undefined);
    const choice = /^if[ \t]*\((.*?)\)[ \t]*(?:then(?:[ \t]*\((.*)\))?)?$/.exec(text);
    if (choice !== null) return this.ask(labelOf(choice[1] ?? ''), choice[2]);
    const other = /^else(?:[ \t]*\((.*)\))?$/.exec(text);
    if (other !== null) return this.otherwise(other[1]);
    const again = /^repeat[ \t]*while[ \t]*\((.*?)\)(?:[ \t]*is[ \t]*\((.*?)\))?(?:[ \t]*not[ \t]*\((.*?)\))?$/.exec(
      text,
    );
    if (again !== null) return this.again(labelOf(again[1] ?? ''), again[2], again[3]);
    switch (text) {
      case 'start':
        return this.step('Start', 'terminal');
      case 'stop':
      case 'end':
        return this.step('End', 'terminal') && this.close();
      case 'kill':
      case 'detach':
        return this.close();
      case 'endif':
        return this.endChoice();
      case 'repeat':
        this.repeats.push(undefined);
        return true;
      default:
        return /^@(?:start|end)uml\b/.test(text);
    }
  }

  private enter(label: string): boolean {
    if (label === '') return false;
    this.lane = label;
    if (!this.lanes.has(label)) this.lanes.set(label, { id: this.declare(label), label, nodes: [] });
    return true;
  }

  private declare(label: string): string {
    let id = idOf(label, this.names, true);
    for (let i = 2; this.names.labelOf(id) !== undefined && i < MOST_LINES; i++)
      id = `${idOf(label, this.names, true)}-${i}`;
    this.names.add({ id, label: `${label} ${id}` });
    this.declares.push({ id, label });
    return id;
  }

  private step(label: string, type: string | undefined): boolean {
    const lane = this.lanes.get(this.lane);
    if (lane === undefined || label === '') return false;
    const id = this.declare(label);
    lane.nodes.push(['node', id, type, quote(label)].filter((each) => each !== undefined).join(' '));
    const last = this.repeats.length - 1;
    if (last >= 0 && this.repeats[last] === undefined) this.repeats[last] = id;
    for (const { id: from, answer } of this.open) this.edges.push(edge(from, id, answer));
    this.open = [{ id }];
    return true;
  }

  private close(): boolean {
    this.open = [];
    return true;
  }

  private ask(label: string, answer: string | undefined): boolean {
    if (!this.step(label, 'decision')) return false;
    const id = this.open[0]?.id ?? '';
    this.choices.push({ id, open: [], hasElse: false });
    this.open = [openFrom(id, answer)];
    return true;
  }

  private otherwise(answer: string | undefined): boolean {
    const choice = this.choices.at(-1);
    if (choice === undefined || choice.hasElse) return false;
    choice.open.push(...this.open);
    choice.hasElse = true;
    this.open = [openFrom(choice.id, answer)];
    return true;
  }

  private endChoice(): boolean {
    const choice = this.choices.pop();
    if (choice === undefined) return false;
    this.open = [...choice.open, ...this.open, ...(choice.hasElse ? [] : [{ id: choice.id }])];
    return true;
  }

  private again(label: string, yes: string | undefined, no: string | undefined): boolean {
    const start = this.repeats.pop();
    if (start === undefined || !this.step(label, 'decision')) return false;
    const id = this.open[0]?.id ?? '';
    this.edges.push(edge(id, start, yes));
    this.open = [openFrom(id, no)];
    return true;
  }

  /** Undefined if a block is open or no lane has a step. */
  statements(): readonly string[] | undefined {
    if (this.choices.length > 0 || this.repeats.length > 0) return undefined;
    const lanes = [...this.lanes.values()].filter(({ nodes }) => nodes.length > 0);
    if (lanes.length === 0) return undefined;
    const blocks = lanes.flatMap(({ id, label, nodes }) => [
      id === label ? `lane ${id} {` : `lane ${id} ${quote(label)} {`,
      ...nodes,
      '}',
    ]);
    return [...blocks, ...this.edges];
  }
}

function openFrom(id: string, answer: string | undefined): Open {
  const label = answer === undefined ? '' : labelOf(answer);
  return label === '' ? { id } : { id, answer: label };
}

function edge(from: string, to: string, answer: string | undefined): string {
  return answer === undefined ? `${from} -> ${to}` : `${from} -> ${to} : ${quote(answer)}`;
}
