// An Azure pipeline: in, the tree of its file and the other files; out, its stages and jobs, with the given templates expanded.
import type { LeftOut } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { at, entriesAt, itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { unknownItem } from '../../reading/unknown-keys.js';

export interface Job {
  readonly name?: string;
  readonly display?: string;
  readonly deployment: boolean;
  readonly place: FilePlace;
  readonly dependsOn: readonly string[];
  readonly pool?: string;
  readonly environment?: string;
  readonly condition?: string;
  readonly container?: string;
  /** How many jobs a matrix or `parallel` gives. */
  readonly count?: string;
  /** A template that was not given replaces its jobs. */
  readonly template?: string;
}

export interface Stage {
  /** Undefined: jobs without a stage. */
  readonly name?: string;
  readonly display?: string;
  readonly place: FilePlace;
  /** Undefined: it waits for the one before. */
  readonly dependsOn?: readonly string[];
  readonly jobs: readonly Job[];
}

export interface Pipeline {
  readonly stages: readonly Stage[];
  readonly read: ReadonlySet<string>;
  /** Items of its lists that are none of these. */
  readonly leftOut: readonly LeftOut[];
}

/** The tree of a given file that a template's path names from another. */
export type TemplateOf = (path: string, from: string) => Tree | undefined;

const DEEPEST = 20;
const MOST_ITEMS = 5_000;

export function pipelineOf(tree: Tree, templateOf: TemplateOf): Pipeline {
  const reading = new Reading(templateOf);
  return { stages: reading.stagesIn(tree, 0), read: reading.read, leftOut: reading.leftOut };
}

class Reading {
  readonly read = new Set<string>();
  readonly leftOut: LeftOut[] = [];
  private readonly templateOf: TemplateOf;
  private items = 0;

  constructor(templateOf: TemplateOf) {
    this.templateOf = templateOf;
  }

  stagesIn(root: Tree, depth: number): readonly Stage[] {
    const extended = at(root, 'extends');
    const path = textAt(extended, 'template');
    if (extended && path !== undefined) {
      const template = this.given(path, extended.place.file, depth);
      const first = template
        ? this.stagesIn(template, depth + 1)
        : [{ place: extended.place, jobs: [templateJob(path, extended.place)] }];
      return [...first, ...this.ownStagesIn(root, depth)];
    }
    return this.ownStagesIn(root, depth);
  }

  /** Azure accepts one of the lists, but whatever is written is drawn. */
  private ownStagesIn(root: Tree, depth: number): readonly Stage[] {
    const [stages, jobs, steps] = [at(root, 'stages'), at(root, 'jobs'), at(root, 'steps')];
    const alone = stages ? { dependsOn: [] } : {};
    return [
      ...(stages ? this.stagesOf(stages, depth) : []),
      ...(jobs ? [{ place: jobs.place, ...alone, jobs: this.jobsOf(jobs, depth) }] : []),
      ...(steps
        ? [{ place: steps.place, ...(jobs ? { dependsOn: [] } : alone), jobs: [jobOf(root, steps.place)] }]
        : []),
    ];
  }

  private stagesOf(list: Tree, depth: number): readonly Stage[] {
    return this.itemsOf(list, 'stages', depth).flatMap(({ item, depth: deep }): readonly Stage[] => {
      const path = textAt(item, 'template');
      if (path !== undefined) return [{ name: path, place: item.place, jobs: [templateJob(path, item.place)] }];
      const name = textAt(item, 'stage');
      if (item.is !== 'map' || !item.entries.has('stage')) return this.unknown(item, 'stages');
      const display = textAt(item, 'displayName');
      const depends = at(item, 'dependsOn');
      const jobs = at(item, 'jobs');
      return [
        {
          name: name ?? `stage ${++this.items}`,
          ...(display === undefined ? {} : { display }),
          place: item.place,
          ...(depends ? { dependsOn: textsAt(depends) } : {}),
          jobs: jobs ? this.jobsOf(jobs, deep) : [],
        },
      ];
    });
  }

  private jobsOf(list: Tree, depth: number): readonly Job[] {
    return this.itemsOf(list, 'jobs', depth).flatMap(({ item }): readonly Job[] => {
      const path = textAt(item, 'template');
      if (path !== undefined) return [templateJob(path, item.place)];
      const known = item.is === 'map' && (item.entries.has('job') || item.entries.has('deployment'));
      return known ? [jobOf(item, item.place)] : this.unknown(item, 'jobs');
    });
  }

  /** The contents of a list, including those in template conditions and in given templates. */
  private itemsOf(list: Tree, key: string, depth: number): readonly { readonly item: Tree; readonly depth: number }[] {
    return itemsAt(list).flatMap((item): readonly { readonly item: Tree; readonly depth: number }[] => {
      const path = textAt(item, 'template');
      if (++this.items > MOST_ITEMS || depth > DEEPEST)
        return this.skipped({ external: path ?? key, because: 'the pipeline contains too much', place: item.place });
      const template = path === undefined ? undefined : at(this.given(path, item.place.file, depth), key);
      if (template) return this.itemsOf(template, key, depth + 1);
      const inserted = entriesAt(item).filter((entry) => entry.key.startsWith('${{') && entry.value.is === 'list');
      if (inserted.length > 0) return inserted.flatMap(({ value }) => this.itemsOf(value, key, depth + 1));
      return [{ item, depth }];
    });
  }

  private unknown(item: Tree, where: string): readonly never[] {
    return this.skipped(unknownItem(item, where));
  }

  private skipped(item: LeftOut): readonly never[] {
    this.leftOut.push(item);
    return [];
  }

  private given(path: string, from: string, depth: number): Tree | undefined {
    const tree = depth > DEEPEST ? undefined : this.templateOf(path, from);
    if (tree) this.read.add(tree.place.file);
    return tree;
  }
}

function templateJob(path: string, place: FilePlace): Job {
  return { name: path, template: path, deployment: false, place, dependsOn: [] };
}

function jobOf(tree: Tree, place: FilePlace): Job {
  const name = textAt(tree, 'job') ?? textAt(tree, 'deployment');
  const display = name === undefined ? undefined : textAt(tree, 'displayName');
  const pool = textAt(tree, 'pool', 'vmImage') ?? textAt(tree, 'pool', 'name') ?? textAt(tree, 'pool');
  const environment = textAt(tree, 'environment') ?? textAt(tree, 'environment', 'name');
  const condition = textAt(tree, 'condition');
  const container = textAt(tree, 'container') ?? textAt(tree, 'container', 'image');
  const matrix = at(tree, 'strategy', 'matrix');
  const parallel = textAt(tree, 'strategy', 'parallel');
  const count =
    matrix?.is === 'map'
      ? `${matrix.entries.size} jobs: ${[...matrix.entries.keys()].slice(0, 4).join(', ')}`
      : matrix
        ? 'several jobs'
        : parallel && `${parallel} jobs`;
  return {
    ...(name === undefined ? {} : { name }),
    ...(display === undefined ? {} : { display }),
    deployment: textAt(tree, 'deployment') !== undefined,
    place,
    dependsOn: textsAt(at(tree, 'dependsOn')),
    ...(pool === undefined ? {} : { pool }),
    ...(environment === undefined ? {} : { environment }),
    ...(condition === undefined ? {} : { condition }),
    ...(container === undefined ? {} : { container }),
    ...(count === undefined ? {} : { count }),
  };
}
