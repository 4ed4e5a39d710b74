import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Line } from '../lines.js';
import { activationsOf } from './activations.js';
import type { Item, SequenceBlock } from './model.js';

const SPAN = { start: 0, end: 0 };

/** `a->b` and the other arrows as messages, numbered from e1; a list is a block: its word, then its sections. */
type Sketch = string | readonly ['loop' | 'alt' | 'opt' | 'par' | 'group', ...Section[]];
// An interface, since a type alias cannot hold itself in the rest of a tuple.
interface Section extends ReadonlyArray<Sketch> {}

function itemsOf(sketches: readonly Sketch[], counter: { at: number } = { at: 0 }): readonly Item[] {
  return sketches.map((sketch): Item => {
    if (typeof sketch === 'string') {
      const [, from = '', arrow = '', to = ''] = /^(\w)(\W+)(\w)$/.exec(sketch) ?? [];
      counter.at += 1;
      const line: Line = {
        id: `e${counter.at}`,
        from,
        to,
        arrow,
        dash: 'solid',
        startHead: false,
        endHead: true,
        animate: false,
        span: SPAN,
      };
      return { type: 'message', line };
    }
    const [word, ...sections] = sketch;
    const block: SequenceBlock = {
      type: 'block',
      id: 'b',
      word,
      tone: 'neutral',
      sections: sections.map((each) => ({ word, tone: 'neutral', items: itemsOf(each, counter), span: SPAN })),
      span: SPAN,
    };
    return block;
  });
}

function bars(...sketches: readonly Sketch[]): readonly string[] {
  return activationsOf(itemsOf(sketches)).map(({ actor, from, to }) => `${actor} ${from}-${to}`);
}

describe('a bar goes from a call to its reply', () => {
  test.each<[string, readonly Sketch[], readonly string[]]>([
    ['a call and its reply', ['a->b', 'b-->a'], ['b e1-e2']],
    ['no reply, no bar', ['a->b', 'a->b'], []],
    ['a reply that nobody waits for', ['b-->a'], []],
    ['a reply to somebody else', ['a->b', 'b-->c'], []],
    ['only -> calls', ['a..>b', 'b-->a', 'a<->b', 'b-->a', 'a--b', 'b-->a'], []],
    ['only --> answers', ['a->b', 'b->a', 'b..>a', 'b<-->a'], []],
    ['nested calls', ['a->b', 'b->c', 'c-->b', 'b-->a'], ['c e2-e3', 'b e1-e4']],
    ['the latest call is answered first', ['a->b', 'a->b', 'b-->a', 'b-->a'], ['b e2-e3', 'b e1-e4']],
    ['a call to oneself', ['a->a', 'a-->a'], ['a e1-e2']],
    ['an area around messages changes nothing', [['group', ['a->b']], 'b-->a'], ['b e1-e2']],
    ['an unanswered call between', ['a->b', 'b->c', 'b-->a'], ['b e1-e3']],
    ['interleaved', ['a->b', 'c->b', 'b-->a', 'b-->c'], ['b e1-e3', 'b e2-e4']],
  ])('%s', (_, sketches, expected) => {
    expect(bars(...sketches)).toEqual(expected);
  });
});

describe('a bar keeps to the branch of its call', () => {
  test.each<[string, readonly Sketch[], readonly string[]]>([
    [
      'a call and its reply in one alternative',
      [['alt', ['a->b', 'b-->a'], ['a->c', 'c-->a']]],
      ['b e1-e2', 'c e3-e4'],
    ],
    [
      'over alternatives that do not affect it',
      ['a->b', ['alt', ['b->c', 'c-->b'], []], 'b-->a'],
      ['c e2-e3', 'b e1-e4'],
    ],
    ['over an option and a loop', ['a->b', ['opt', ['a..>c']], ['loop', ['b->b']], 'b-->a'], ['b e1-e4']],
    ['through parallel branches', [['par', ['a->b'], ['a->c']], 'c-->a', 'b-->a'], ['c e2-e3', 'b e1-e4']],
    ['no bar where every alternative answers', ['a->b', ['alt', ['b-->a'], ['b-->a']]], []],
    ['nor where one does', ['a->b', ['alt', ['a->c'], ['b-->a']]], []],
    ['nor where one does and the others are answered after them', ['a->b', ['alt', ['b-->a'], []], 'b-->a'], []],
    ['nor for a call made in alternatives and answered after them', [['alt', ['a->b'], ['a->b']], 'b-->a'], []],
    ['nor for one made in one of them', [['alt', ['a->c'], ['a->b']], 'b-->a'], []],
    ['nor where a loop or an option answers', ['a->b', ['loop', [['opt', ['b-->a']]]]], []],
    [
      'an alternative that was answered says nothing of the other',
      [['alt', ['a->b', 'b-->a'], ['a->b']], 'b-->a'],
      ['b e1-e2'],
    ],
    [
      'a call before such alternatives is not sure of the reply after them',
      ['a->b', ['alt', ['a->b'], []], 'b-->a', 'b-->a'],
      [],
    ],
    [
      'what every alternative answers is answered',
      ['a->b', 'a->b', ['alt', ['b-->a'], ['b-->a']], 'b-->a'],
      ['b e1-e5'],
    ],
    ['a later call is plain again', ['a->b', ['alt', ['b-->a'], []], 'b-->a', 'a->b', 'b-->a'], ['b e4-e5']],
  ])('%s', (_, sketches, expected) => {
    expect(bars(...sketches)).toEqual(expected);
  });

  const MOST_WAYS = 200;

  /** The ways the items may happen: ids in order; loops once or not at all. */
  function waysThrough(items: readonly Item[]): readonly (readonly Line[])[] {
    const joined = (ways: readonly (readonly Line[])[], next: readonly (readonly Line[])[]): Line[][] =>
      ways.flatMap((way) => next.map((more) => [...way, ...more])).slice(0, MOST_WAYS);
    return items.reduce<readonly (readonly Line[])[]>(
      (ways, item) => {
        if (item.type === 'message') return joined(ways, [[item.line]]);
        if (item.type !== 'block') return ways;
        const inside = item.sections.map((section) => waysThrough(section.items));
        if (item.word === 'par' || item.word === 'group') return inside.reduce(joined, ways);
        return joined(ways, item.word === 'alt' && inside.length > 1 ? inside.flat() : [...inside.flat(), []]);
      },
      [[]],
    );
  }

  /** The reply to each call on one way. */
  function repliesOn(way: readonly Line[]): ReadonlyMap<string, string> {
    const waiting: Line[] = [];
    const replies = new Map<string, string>();
    for (const line of way) {
      if (line.arrow === '->') waiting.push(line);
      const at = waiting.findLastIndex((call) => call.from === line.to && call.to === line.from);
      if (line.arrow !== '-->' || at < 0) continue;
      for (const call of waiting.splice(at, 1)) replies.set(call.id, line.id);
    }
    return replies;
  }

  const message = fc.constantFrom('a->b', 'b-->a', 'b->a', 'a-->b');
  const { anySketches } = fc.letrec<{ anySketches: readonly Sketch[]; anySketch: Sketch }>((tie) => ({
    anySketches: fc.array(tie('anySketch'), { maxLength: 4 }),
    anySketch: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      message,
      fc
        .tuple(
          fc.constantFrom('loop', 'opt', 'alt', 'par', 'group'),
          fc.array(tie('anySketches'), { minLength: 1, maxLength: 2 }),
        )
        .map(
          ([word, sections]): Sketch => [
            word,
            ...(word === 'loop' || word === 'opt' || word === 'group' ? sections.slice(0, 1) : sections),
          ],
        ),
    ),
  }));

  test('on every path through the blocks, its reply answers its call', () => {
    fc.assert(
      fc.property(anySketches, (sketches) => {
        const items = itemsOf(sketches);
        const shown = activationsOf(items);
        for (const way of waysThrough(items)) {
          const replies = repliesOn(way);
          for (const { from, to } of shown) {
            if (way.some(({ id }) => id === from || id === to)) expect(replies.get(from ?? '')).toBe(to);
          }
        }
      }),
      { numRuns: cases(500) },
    );
  });
});
