// Actors as drawn: in, an actor; out, its mark and name. Marks differ in their letters or icon, and names are next to
// them.
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, flowed, NOTHING, row } from '../../../scene/parts/block.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { readingWidth, textBlock } from '../../../scene/parts/text-block.js';
import { BADGE_TEXT, EDGE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { NodeMeaning } from '../../node-meaning.js';
import type { JourneyModel } from '../model.js';

const MARK = 20;
const ICON = 12;
const GAP = 6;
/** Between the actors of the top row, and the px at which their small texts wrap. */
const CAST_GAP = 24;
const CAST_TEXT = 220;

/** Width of an actor's mark and the gap after it, px. */
export const ACTOR_MARK: number = MARK + GAP;

/** Each step shows who takes part unless it is the same actor in all. */
export function showsActors({ actors, stages }: JourneyModel): boolean {
  const sets = new Set(stages.flatMap(({ steps }) => steps.map(({ by }) => [...by].sort().join(','))));
  return actors.length > 0 && (sets.size > 1 || actors.length > 1) && [...sets].some((each) => each !== '');
}

/** The fewest letters that distinguish each actor, by id: `T`, `Tr`; a number if names are the same. */
export function initialsOf(actors: readonly NodeMeaning[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const initials = new Map<string, string>();
  for (const { id, label } of actors) {
    const letters = [...label.replace(/[^\p{L}\p{N}]/gu, '')];
    const words = label.split(/\s+/).flatMap((word) => [...word.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 1));
    const tried = [letters.slice(0, 1), words.slice(0, 2), letters.slice(0, 2)].map((each) => each.join(''));
    const free = tried.find((each) => each !== '' && !taken.has(each.toUpperCase()));
    const own = free ?? String(initials.size + 1);
    taken.add(own.toUpperCase());
    initials.set(id, own);
  }
  return initials;
}

/** Icons represent actors if no two have the same one. */
export function markOf(actor: NodeMeaning, actors: readonly NodeMeaning[], icons: IconLookup): Block {
  const { tone, icon } = actor;
  const isAlone = actors.every((each) => each.id === actor.id || each.icon !== icon);
  const art = isAlone ? iconBlock(namedIcon(icon, icons), ICON, `${tone}-text`) : NOTHING;
  const letters = textBlock(
    [
      {
        text: initialsOf(actors).get(actor.id) ?? '',
        style: BADGE_TEXT,
        fill: `${tone}-text`,
        maxWidth: Number.POSITIVE_INFINITY,
      },
    ],
    'middle',
  );
  const inside = art === NOTHING ? letters : art;
  return {
    width: MARK,
    height: MARK,
    at: ({ x, y }) => [
      {
        type: 'ellipse',
        cx: x + MARK / 2,
        cy: y + MARK / 2,
        rx: MARK / 2 - 0.5,
        ry: MARK / 2 - 0.5,
        fill: `${tone}-fill`,
        stroke: `${tone}-stroke`,
        strokeWidth: 1,
      },
      ...inside.at({ x: x + (MARK - inside.width) / 2, y: y + (MARK - inside.height) / 2 }),
    ],
  };
}

/** Marks side by side, no wider than a column; the row above the journey has their names. */
export function actorsBlock(
  of: readonly NodeMeaning[],
  actors: readonly NodeMeaning[],
  icons: IconLookup,
  width: number,
): Block {
  return flowed(
    of.map((each) => markOf(each, actors, icons)),
    4,
    width,
  );
}

/** All actors in a row above the journey, with their small texts. */
export function castBlock(actors: readonly NodeMeaning[], icons: IconLookup, width: number): Block {
  const entries = actors.map((each): Block => {
    const run = (text: string, style: typeof EDGE_TEXT, fill: 'ink' | 'secondary') => ({
      text,
      style,
      fill,
      maxWidth: readingWidth(text, style, CAST_TEXT),
    });
    const runs = [
      run(each.label, EDGE_TEXT, 'ink'),
      ...(each.sub === undefined ? [] : [run(each.sub, SUB_TEXT, 'secondary')]),
    ];
    const words = row([markOf(each, actors, icons), textBlock(runs, 'start')], GAP);
    return {
      ...words,
      at: (corner) => [
        {
          type: 'part',
          part: 'legend',
          id: each.id,
          span: each.span,
          label: each.label,
          ...(each.desc === undefined ? {} : { description: each.desc }),
          ...(each.link === undefined ? {} : { link: each.link }),
          children: words.at(corner),
        },
      ],
    };
  });
  return flowed(entries, CAST_GAP, width);
}
