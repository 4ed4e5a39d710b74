// What a C4 diagram means: in, its statements; out, its elements, boundaries and relations, each boundary of a kind that can
// contain its children.
import type { C4Frame, Span } from '@linework/core';
import type { Call, Statement } from './parse.js';

export interface Item {
  readonly alias: string;
  readonly call: Call;
  readonly span: Span;
  /** Children of a boundary: elements and boundaries, in order. */
  readonly children?: Item[];
}

export interface Relation {
  readonly from: string;
  readonly to: string;
  readonly call: Call;
}

export interface C4Model {
  readonly top: readonly Item[];
  readonly items: ReadonlyMap<string, Item>;
  readonly relations: readonly Relation[];
  readonly configs: readonly Call[];
  readonly elements: number;
  /** Calls with the alias of another call. */
  readonly replaced: readonly Call[];
}

interface Building {
  readonly items: Map<string, Item>;
  readonly relations: Relation[];
  readonly configs: Call[];
  readonly replaced: Call[];
}

export function buildModel(statements: readonly Statement[]): C4Model {
  const building: Building = { items: new Map(), relations: [], configs: [], replaced: [] };
  const top: Item[] = [];
  read(statements, top, building);
  const { items, relations, configs, replaced } = building;
  const elements = [...items.values()].filter(({ children }) => children === undefined).length;
  return { top: latest(top, items), items, relations, configs, elements, replaced };
}

function read(list: readonly Statement[], into: Item[], building: Building): void {
  const { items, relations, configs, replaced } = building;
  for (const call of list) {
    if (call.kind !== 'call') continue;
    const { of, args, block } = call;
    if (of.role === 'relation') relations.push({ from: args.get('from') ?? '', to: args.get('to') ?? '', call });
    else if (of.role === 'config') configs.push(call);
    else {
      const alias = args.get('alias') ?? '';
      const known = items.get(alias);
      if (known && (block !== undefined || known.children)) {
        // A reopened boundary stays one boundary, is never also an element, and never contains itself.
        replaced.push(call);
        if (block) read(block, known.children && known.children !== into ? known.children : into, building);
        continue;
      }
      const item: Item = { alias, call, span: call.span, ...(block ? { children: [] } : {}) };
      if (known) replaced.push(known.call);
      items.set(alias, item);
      into.push(item);
      if (block && item.children) read(block, item.children, building);
    }
  }
}

/** Of several elements with one alias, the last counts, at its position, as in Mermaid. */
function latest(list: readonly Item[], items: ReadonlyMap<string, Item>): readonly Item[] {
  const own = list.filter((each) => items.get(each.alias) === each);
  for (const { children } of own) if (children) children.splice(0, children.length, ...latest(children, items));
  return own;
}

/** A boundary gets the kind it names if that kind can contain its children; otherwise it is a group. */
export function frameOf(item: Item, frames: Map<Item, C4Frame>): C4Frame {
  const known = frames.get(item);
  if (known !== undefined) return known;
  const { of } = item.call;
  const own = of.role === 'boundary' ? of.frame : 'group';
  const fits = (item.children ?? []).every((each) => holds(own, each, frames));
  const frame = own === 'host' || (fits && !isEmpty(item)) ? own : 'group';
  frames.set(item, frame);
  return frame;
}

function holds(frame: C4Frame, child: Item, frames: Map<Item, C4Frame>): boolean {
  const { of } = child.call;
  if (frame === 'group' || frame === 'host') return true;
  if (of.role === 'boundary') {
    const inner = frameOf(child, frames);
    return inner === 'group' || (frame === 'system' && inner === 'container');
  }
  if (of.role !== 'element') return false;
  return frame === 'container' ? of.level === 'component' : of.level !== 'system';
}

/** Whether it contains no element at any depth. */
export function isEmpty({ children = [] }: Item): boolean {
  return children.every((each) => each.children !== undefined && isEmpty(each));
}
