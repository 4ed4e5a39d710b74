// Statements and options shared by kinds with ranks: in, what they can name and where they can be; out, rows of a
// table.
import { DIRECTION, FLOW_DIRECTION, ITEM_OPTIONS } from '../grammar/shared.js';
import type { DeclarationSpec, OptionSpec, RowSpec } from '../grammar/table.js';
import { GROUP_TYPES } from './group-types.js';

/** same= and before= for items that share ranks with these. */
export function rankOptions(to: readonly string[]): readonly OptionSpec[] {
  return [
    {
      name: 'same',
      touches: 'look',
      value: { type: 'reference', to },
      meaning: 'same rank, in any group',
      foreign: ['rank', 'align', 'level', 'beside'],
    },
    {
      name: 'before',
      touches: 'look',
      value: { type: 'reference', to },
      meaning: 'left of it (above it, if direction=right); includes same=',
      foreign: ['left-of'],
    },
  ];
}

const GROUP_RANK: readonly OptionSpec[] = rankOptions(['group']).map((each) => ({
  ...each,
  meaning: each.name === 'same' ? 'level with that group' : 'level, and earlier',
}));

/** The example names a group and its content. `joined`: whether edges of the kind join groups. */
export function groupStatement(example: string, joined: 'can' | 'never'): DeclarationSpec {
  return {
    shape: 'declaration',
    keyword: 'group',
    most: { count: 300, what: 'groups' },
    within: ['diagram', 'group'],
    id: 'required',
    label: 'optional',
    block: { holds: 'statements', required: true },
    flags: [],
    options: [
      ...ITEM_OPTIONS,
      {
        name: 'type',
        value: { type: 'choice', values: GROUP_TYPES },
        meaning: 'sets frame, tone and icon; unset: plain',
      },
      ...GROUP_RANK,
      {
        name: 'direction',
        touches: 'look',
        value: FLOW_DIRECTION,
        meaning: 'of its content; unset: as outside',
        foreign: DIRECTION.foreign ?? [],
      },
    ],
    meaning: `a frame; edges ${joined} end at it`,
    example,
    foreign: ['subgraph', 'cluster', 'package', 'container', 'frame', 'folder', 'boundary', 'together'],
  };
}

/** `what`: as text, what a note can be next to (`node, group or overlay`). */
export function sideNoteStatement(of: {
  readonly to: readonly string[];
  readonly within: readonly string[];
  readonly what: string;
  readonly example: string;
}): RowSpec {
  return {
    shape: 'row',
    keyword: 'note',
    most: { count: 300, what: 'notes' },
    within: of.within,
    cells: [{ name: 'id', value: { type: 'reference', to: of.to }, optional: true }],
    texts: { min: 1, max: 1 },
    flags: [],
    options: [
      {
        name: 'side',
        touches: 'look',
        value: { type: 'choice', values: ['right', 'left'] },
        default: 'right',
        meaning: `side of a ${of.what}; no id: below the picture`,
        foreign: ['position', 'placement', 'place', 'at', 'align'],
      },
      ...ITEM_OPTIONS.filter((each) => each.name === 'tone' || each.name === 'link'),
    ],
    meaning: 'a remark',
    example: of.example,
  };
}
