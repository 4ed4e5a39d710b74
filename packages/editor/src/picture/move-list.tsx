// Where a part can be put: in, its form; out, a list of groups to put it into and of parts to put it before or beside.
import type { StatementForm } from '@linework/core/on-demand';
import type { JSX } from 'preact';
import { put, type Spot, spotsOf } from './changes.js';
import type { PaneState } from './pane-state.js';
import type { PicturePart } from './parts.js';

export interface MoveListProps {
  readonly pane: PaneState;
  readonly part: PicturePart;
  readonly form: StatementForm;
}

/** Longer lists are no help; a drag and the text remain. */
const MOST = 200;

const WORDS: Readonly<Record<Spot['where'], string>> = {
  into: 'Into',
  before: 'Before',
  after: 'After',
  beside: 'Beside',
  out: 'Out of its group',
};

export function MoveList({ pane, part, form }: MoveListProps): JSX.Element | null {
  const others = pane.parts.value.filter((each) => each.id !== undefined && each !== part).slice(0, MOST);
  const groups = others.filter((each) => each.part === 'group' && each.id !== form.within);
  const nodes = others.filter((each) => each.part === part.part);
  const lists = [
    ...(typeof form.ref === 'string' && groups.length > 0 ? [{ where: 'into', parts: groups } as const] : []),
    ...(nodes.length > 0 ? spotsOf(form).map((where) => ({ where, parts: nodes })) : []),
  ];
  if (lists.length === 0 && form.within === undefined) return null;
  return (
    <select
      aria-label="Move"
      value=""
      onChange={({ currentTarget }) => {
        const [where = '', id = ''] = currentTarget.value.split(' ');
        currentTarget.value = '';
        void pane.change(put(form, { where, id } as Spot));
      }}
    >
      <option value="">Move</option>
      {form.within === undefined ? null : <option value="out">{WORDS.out}</option>}
      {lists.map(({ where, parts }) => (
        <optgroup key={where} label={WORDS[where]}>
          {parts.map(({ id, name }) => (
            <option key={id} value={`${where} ${id}`}>
              {`${WORDS[where]} ${name}`}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
