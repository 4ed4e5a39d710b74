// The picture of workflows: in, the workflows; out, triggers and jobs in the frames of their files, needs, calls, and the order
// of workflows.
import type { PlacedDiagnostic } from '../../contract.js';
import type { Item, Relation } from '../../graph/contract.js';
import { grouped } from '../../grouped.js';
import { word } from '../../pipelines/look-options.js';
import { missingNeed } from './codes.js';
import { frameLook, jobLook, outsideLook, triggerLook } from './looks.js';
import type { Job, Workflow } from './workflow.js';

export interface Found {
  readonly items: readonly Item[];
  readonly relations: readonly Relation[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

const RANK = { trigger: 0, job: 1, outside: 2 } as const;
/** Final jobs of a workflow that each have a line to the workflow that runs after it. */
const MOST_ENDS = 3;

export function pictureOf(workflows: readonly Workflow[]): Found {
  const files = new Names(workflows);
  const items = new Map<string, Item>();
  const relations = new Map<string, Relation>();
  const diagnostics: PlacedDiagnostic[] = [];
  const add = (item: Item): void => void (items.has(item.external) || items.set(item.external, item));
  const join = (relation: Relation): void =>
    void relations.set(relation.external ?? `${relation.from} ${relation.to}`, relation);
  for (const workflow of workflows) {
    const own = files.nameOf(workflow);
    const within = workflows.length > 1 ? { within: own } : {};
    const { place, jobs } = workflow;
    if (workflows.length > 1)
      add({
        external: own,
        name: `${stemOf(own)} workflow`,
        place,
        frame: true,
        look: frameLook(workflow, own, files.isAlone(workflow)),
      });
    const start = `${own}:on`;
    const name = workflows.length > 1 ? `${stemOf(own)} on` : 'on';
    add({ external: start, name, place: workflow.on, ...within, look: triggerLook(workflow), rank: RANK.trigger });
    const known = new Set(jobs.map(({ id }) => id));
    for (const job of jobs) {
      const external = `${own}:${job.id}`;
      add({ external, name: job.id, place: job.place, ...within, look: jobLook(job), rank: RANK.job });
      if (job.needs.length === 0) join({ from: start, to: external, place: job.place, arrow: '->' });
      for (const need of job.needs) {
        const from = `${own}:${need.job}`;
        if (!known.has(need.job)) {
          diagnostics.push(missingNeed(need.place, job.id, need.job));
          const look = outsideLook(need.job, 'not in the workflow');
          add({ external: from, name: need.job, place: need.place, ...within, look, rank: RANK.outside });
        }
        join({ from, to: external, place: need.place, arrow: '->' });
      }
      called(job, external, files, add, join);
    }
    followed(workflow, start, files, add, join);
  }
  return { items: [...items.values()], relations: [...relations.values()], diagnostics };
}

type Add = (item: Item) => void;
type Join = (relation: Relation) => void;

function called({ uses }: Job, from: string, files: Names, add: Add, join: Join): void {
  if (!uses) return;
  const { value, place } = uses;
  const file = files.called(value);
  const to = file === undefined ? value : `${file}:on`;
  if (file === undefined) {
    const [path = value, ref] = value.split('@');
    const about = value.startsWith('./')
      ? 'not in the files'
      : [path.split('/').slice(0, 2).join('/'), ref?.slice(0, 12)];
    const look = outsideLook(baseOf(path), [about].flat().filter(Boolean).join(' at '));
    add({ external: value, name: stemOf(path), place, look, rank: RANK.outside });
  }
  join({ from, to, place, arrow: '->', label: 'calls' });
}

function followed(workflow: Workflow, to: string, files: Names, add: Add, join: Join): void {
  const place = workflow.on;
  for (const name of workflow.triggers.flatMap(({ workflows }) => workflows)) {
    const line = { to, place, arrow: '->', options: [word('role', 'async')] };
    const before = files.named(name);
    if (before === undefined) {
      const external = `workflow ${name}`;
      add({ external, name, place, look: { ...outsideLook(name, 'workflow not in the files') }, rank: RANK.outside });
      join({ ...line, from: external, label: 'then runs' });
      continue;
    }
    const own = files.nameOf(before);
    const waited = new Set(before.jobs.flatMap(({ needs }) => needs.map(({ job }) => job)));
    const ends = before.jobs
      .map(({ id }) => id)
      .filter((id) => !waited.has(id))
      .toSorted();
    const [first] = ends;
    if (first === undefined) continue;
    if (ends.length > MOST_ENDS) {
      const external = `${own} ${files.nameOf(workflow)}`;
      join({ ...line, from: `${own}:${first}`, external, label: `after all of ${before.name ?? own}` });
    } else
      for (const [index, end] of ends.entries())
        join({
          ...line,
          from: `${own}:${end}`,
          label: 'then runs',
          ...(index === 0 ? { external: `${own} ${files.nameOf(workflow)}` } : {}),
        });
  }
}

/** Files by name: their base names, or their paths if two are the same. */
class Names {
  private readonly names: ReadonlyMap<string, string>;
  private readonly byName: ReadonlyMap<string, Workflow>;
  private readonly alone: ReadonlySet<string | undefined>;

  constructor(workflows: readonly Workflow[]) {
    const counts = new Map<string, number>();
    for (const { file } of workflows) counts.set(baseOf(file), (counts.get(baseOf(file)) ?? 0) + 1);
    this.names = new Map(workflows.map(({ file }) => [file, counts.get(baseOf(file)) === 1 ? baseOf(file) : file]));
    const called = grouped(workflows, ({ name }) => name);
    this.alone = new Set([...called].flatMap(([name, own]) => (own.length === 1 ? [name] : [])));
    this.byName = new Map(workflows.toReversed().map((each) => [each.name ?? each.file, each]));
  }

  nameOf({ file }: Workflow): string {
    return this.names.get(file) ?? file;
  }

  /** Whether no other workflow has its name. */
  isAlone({ name }: Workflow): boolean {
    return this.alone.has(name);
  }

  named(name: string): Workflow | undefined {
    return this.byName.get(name);
  }

  called(uses: string): string | undefined {
    if (!uses.startsWith('./')) return undefined;
    const path = uses.slice(2);
    const entry = [...this.names].find(
      ([file]) => file === path || file.endsWith(`/${path}`) || path.endsWith(`/${file}`),
    );
    return entry?.[1];
  }
}

function baseOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}

function stemOf(path: string): string {
  return baseOf(path).replace(/\.ya?ml$/, '');
}
