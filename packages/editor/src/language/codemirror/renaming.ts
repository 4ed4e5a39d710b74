// Renaming an id everywhere: in, the id at the cursor; out, a panel that asks for the new one. The core renames; a refusal is shown beside the field.
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, keymap, type Panel, showPanel } from '@codemirror/view';
import type { EditOperation, EditRefusal } from '@linework/browser';
import { renamedAt } from '../renamed.js';
import { placeOf, reading } from './reading.js';

type Edit = (operations: readonly EditOperation[]) => Promise<EditRefusal | undefined>;

const setRenamed = StateEffect.define<string | undefined>();

export function renaming(edit: Edit): Extension {
  const field = StateField.define<string | undefined>({
    create: () => undefined,
    update: (id, { effects }) => {
      const effect = effects.find((each) => each.is(setRenamed));
      return effect === undefined ? id : effect.value;
    },
    provide: (renamed) =>
      showPanel.from(renamed, (id) => (id === undefined ? null : (view) => renamePanel(view, id, edit))),
  });
  return [field, keymap.of([{ key: 'F2', run: startRenaming, preventDefault: true }])];
}

export function startRenaming(view: EditorView): boolean {
  const { state } = view;
  const { line, column } = placeOf(state, state.selection.main.head);
  const id = renamedAt(state.field(reading), line, column);
  if (id !== undefined) view.dispatch({ effects: setRenamed.of(id) });
  return id !== undefined;
}

function renamePanel(view: EditorView, id: string, edit: Edit): Panel {
  const form = document.createElement('form');
  form.className = 'lw-rename';
  const label = document.createElement('label');
  label.textContent = `Rename '${id}' everywhere to`;
  const field = document.createElement('input');
  field.value = id.slice(id.indexOf('.') + 1);
  field.spellcheck = false;
  field.autocapitalize = 'off';
  const button = document.createElement('button');
  button.textContent = 'Rename';
  const refusal = document.createElement('span');
  refusal.setAttribute('role', 'alert');
  label.append(field);
  form.append(label, button, refusal);
  const close = (): void => {
    view.dispatch({ effects: setRenamed.of(undefined) });
    view.focus();
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const refused = await edit([{ op: 'rename', id, to: field.value.trim() }]);
    if (refused === undefined) close();
    else refusal.textContent = refused.message;
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  return { dom: form, top: true, mount: () => field.select() };
}
