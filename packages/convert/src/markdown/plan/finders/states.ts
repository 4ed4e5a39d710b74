// Prose about the states of something, as `moves from draft to open when …` and `an open order becomes paid`: a state machine.
import { makeIdBook } from '../../../ids.js';
import type { Finder } from '../contract.js';
import { short } from './steps.js';

const STATES = /\b(?:states?|status(?:es)?|life ?cycles?|state machine|transitions?)\b/i;
const CHANGE = /\b(?:moves?|goes|go|changes?|transitions?|switch(?:es)?|passes|returns?|turns?|becomes?|advances?)\b/i;
const STATE = '["“\']?([a-z][\\w-]{1,24})["”\']?';
const EVENT = '(?: (?:when|once|after|if|as soon as|on) ([^,;.]{2,60}))?';
const FROM_TO = new RegExp(
  `\\bfrom (?:the )?${STATE} (?:back )?(?:to|into) (?:the )?${STATE}(?: state| status)?${EVENT}`,
  'gi',
);
const FROM_HERE = new RegExp(
  `\\bfrom (?:the )?${STATE},? (?:it|the [a-z][\\w-]{1,24})(?: can)? (?:goes|go|moves?|changes?|returns?) (?:back )?(?:to|into) (?:the )?${STATE}(?: or ${STATE})?`,
  'gi',
);
const BECOMES = new RegExp(
  `\\b(?:an?|the|each|every) ${STATE} ([a-z][\\w-]{1,24}) (?:can )?(?:then )?(?:becomes?|turns into|is then|moves to|goes to|changes to) (?:the )?${STATE}(?: or ${STATE})?${EVENT}`,
  'gi',
);
const START = new RegExp(
  `\\b(?:starts?|begins?|is created|are created)(?: out| off)? (?:as|in) (?:an? |the )?${STATE}`,
  'i',
);
/** A step from the state that was named last: `Once it is paid, it becomes confirmed`. */
const NEXT = new RegExp(
  `(?:\\b(?:when|once|after|if|as soon as) ([^,;.]{2,60}?),? )?\\b(?:it|the [a-z][\\w-]{1,24})(?: can)?(?: then| finally)? (?:becomes?|moves(?: on)? to|goes(?: on)? to|turns(?: into)?|changes to|transitions to|switches to|is then) (?:the )?${STATE}${EVENT}|, (?:and )?(?:then|finally) ${STATE}(?=[,;.]|$)`,
  'gi',
);
/** Words between `from` and `to` that name places, amounts and directions. */
const NOT_STATE =
  /^(?:here|there|left|right|top|bottom|start|end|one|two|zero|version|scratch|time|source|target|old|new|client|server|browser|first|last|it|them|this|that|your|our|an?|\d+)$/i;
const LEAST_WAYS = 2;
const MOST_STATES = 12;

interface Way {
  readonly from: string;
  readonly to: string;
  readonly event?: string;
  /** One of the ends has a capital letter. */
  readonly proper: boolean;
}

export const states: Finder = (block, section) => {
  if (block.type !== 'text') return undefined;
  const text = block.text.replace(/[`*_]/g, '');
  const become = becoming(text);
  const moves = CHANGE.test(text) ? fromTo(text) : [];
  const between = STATES.test(`${section.title} ${text}`) || follow(moves) ? moves : [];
  const ways = [...between, ...become, ...onward(text)];
  const names = [...new Set(ways.flatMap(({ from, to }) => [from, to]))];
  // Ways without a common state are pairs of something else.
  if (ways.length < LEAST_WAYS || names.length < 3 || names.length > MOST_STATES) return undefined;
  if (names.length > ways.length + 1 || names.some((each) => NOT_STATE.test(each))) return undefined;
  const ids = makeIdBook(names.map((external) => ({ external, fallback: 'state', unnamed: true, label: external })));
  return {
    kind: 'state',
    reason: `The text describes ${ways.length} changes between ${names.length} states.`,
    draft: {
      header: { kind: 'state', ...(section.title === '' ? {} : { title: section.title }) },
      statements: [
        ...names.map((name) => ({
          shape: 'declaration' as const,
          keyword: 'state',
          id: ids.idOf(name),
          label: name.charAt(0).toUpperCase() + name.slice(1),
        })),
        ...ways.map(({ from, to, event }) => ({
          shape: 'edge' as const,
          from: ids.idOf(from),
          arrow: '->' as const,
          to: ids.idOf(to),
          ...(event === undefined ? {} : { label: short(event) }),
        })),
      ],
    },
    lacks: ['The initial and the final state.'],
  };
};

function fromTo(text: string): readonly Way[] {
  return [
    ...[...text.matchAll(FROM_TO)].map(([, from = '', to = '', event]) => wayOf(from, to, event)),
    ...[...text.matchAll(FROM_HERE)].flatMap(([, from = '', to = '', other]) => [
      wayOf(from, to, undefined),
      ...(other === undefined ? [] : [wayOf(from, other, undefined)]),
    ]),
  ];
}

/** Whether each way starts where an earlier one ends, and none of the ends is a name of a place. */
function follow(ways: readonly Way[]): boolean {
  return (
    ways.length >= LEAST_WAYS &&
    ways.every(({ from, proper }, at) => !proper && (at === 0 || ways.slice(0, at).some(({ to }) => to === from)))
  );
}

/** Only changes of one thing: of an order, of the same door. */
function becoming(text: string): readonly Way[] {
  const matches = [...text.matchAll(BECOMES)];
  const things = new Set(matches.map(([, , thing = '']) => thing.toLowerCase()));
  if (things.size !== 1) return [];
  return matches.flatMap(([, from = '', , to = '', other, event]) => [
    wayOf(from, to, event),
    ...(other === undefined ? [] : [wayOf(from, other, event)]),
  ]);
}

function onward(text: string): readonly Way[] {
  const start = START.exec(text);
  let last = start?.[1];
  if (start === null || last === undefined) return [];
  return [...text.slice(start.index + start[0].length).matchAll(NEXT)].map(([, before, named, after, listed]) => {
    const to = named ?? listed ?? '';
    const way = wayOf(last ?? '', to, before ?? after);
    last = to;
    return way;
  });
}

function wayOf(from: string, to: string, event: string | undefined): Way {
  return {
    from: from.toLowerCase(),
    to: to.toLowerCase(),
    ...(event === undefined ? {} : { event: event.trim() }),
    proper: /^[A-Z]/.test(from) || /^[A-Z]/.test(to),
  };
}
