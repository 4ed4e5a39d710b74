import { describe, expect, test } from 'vitest';
import type { Line } from '../lines.js';
import { activationsOf } from './activations.js';
import type { Item, SequenceBlock } from './model.js';

const SPAN = { start: 0, end: 0 };

/** `a->b` and the other arrows as messages, numbered from e1; a list is a block: its word, then its sections. */
type Sketch = string | readonly ['loop' | 'alt' | 'opt' | 'par', ...Section[]];
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
      sections: sections.map((each) => ({ word, items: itemsOf(each, counter), span: SPAN })),
      span: SPAN,
    };
    return block;
  });
}

function bars(...sketches: readonly Sketch[]): readonly string[] {
  return activationsOf(itemsOf(sketches)).map(({ actor, from, to }) => `${actor} ${from}-${to}`);
}

describe('a bar stands from a call to the reply that answers it', () => {
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
    ['an unanswered call between', ['a->b', 'b->c', 'b-->a'], ['b e1-e3']],
    ['interleaved', ['a->b', 'c->b', 'b-->a', 'b-->c'], ['b e1-e3', 'b e2-e4']],
  ])('%s', (_, sketches, expected) => {
    expect(bars(...sketches)).toEqual(expected);
  });
});

describe('blocks', () => {
  test.each<[string, readonly Sketch[], readonly string[]]>([
    ['a call answered in every alternative ends with the last', ['a->b', ['alt', ['b-->a'], ['b-->a']]], ['b e1-e3']],
    ['or with the only one that answers', ['a->b', ['alt', ['a->c'], ['b-->a']]], ['b e1-e3']],
    ['a reply after the alternatives answers no call again', ['a->b', ['alt', ['b-->a'], []], 'b-->a'], ['b e1-e2']],
    ['a call made in alternatives and answered after them', [['alt', ['a->b'], ['a->b']], 'b-->a'], ['b e1-e3']],
    ['a call made in one of them', [['alt', ['a->c'], ['a->b']], 'b-->a'], ['b e2-e3']],
    [
      'an answered alternative leaves the other open',
      [['alt', ['a->b', 'b-->a'], ['a->b']], 'b-->a'],
      ['b e1-e2', 'b e3-e4'],
    ],
    ['loops and options are read through', ['a->b', ['loop', [['opt', ['b-->a']]]]], ['b e1-e2']],
    [
      'parallel branches are read one after the other',
      [['par', ['a->b'], ['a->c']], 'c-->a', 'b-->a'],
      ['c e2-e3', 'b e1-e4'],
    ],
  ])('%s', (_, sketches, expected) => {
    expect(bars(...sketches)).toEqual(expected);
  });
});
