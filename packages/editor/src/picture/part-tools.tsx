// The tools of the selected part: in, the pane; out, a toolbar beside the part with the changes that its form allows, and why the last one was refused.
import type { EditOperation } from '@linework/browser';
import type { StatementForm } from '@linework/core/on-demand';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { bubblePlace } from './bubble-place.js';
import {
  type AddedNext,
  addNext,
  choiceFields,
  dissolve,
  fieldOf,
  flagFields,
  insertNode,
  isEdge,
  nameField,
  remove,
  reverse,
  setField,
} from './changes.js';
import { ConnectHandle } from './connect-handle.js';
import { IconPicker } from './icon-picker.js';
import { MoveList } from './move-list.js';
import { NameField } from './name-field.js';
import type { PaneState, Then } from './pane-state.js';
import type { PicturePart } from './parts.js';
import type { Box } from './view.js';

export function PartTools({ pane }: { readonly pane: PaneState }): JSX.Element | null {
  const part = pane.part.value;
  const box = pane.boxOf(part);
  return part === undefined || box === undefined ? null : <ToolsOf pane={pane} part={part} box={box} />;
}

interface ToolsOfProps {
  readonly pane: PaneState;
  readonly part: PicturePart;
  /** px in the pane. */
  readonly box: Box;
}

function ToolsOf({ pane, part, box }: ToolsOfProps): JSX.Element {
  const form = pane.form.value;
  const doing = pane.doing.value;
  const name = form && nameField(form);
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const height = tools.current?.offsetHeight ?? 0;
    pane.toolsHeight.value = height;
    const isCovered = box.y + box.height > pane.size.value.height - height;
    if (part.part === 'node' && isCovered) pane.reveal(part);
  }, [part.key, form, doing.is]);
  useEffect(() => {
    if (!pane.isAtTools.value || form === undefined) return;
    pane.isAtTools.value = false;
    tools.current?.querySelector<HTMLElement>('button, select')?.focus();
  });
  return (
    <>
      {form && doing.is === 'renaming' && name ? <NameField pane={pane} form={form} field={name} box={box} /> : null}
      {form?.joins && doing.is !== 'renaming' ? <ConnectHandle pane={pane} part={part} box={box} /> : null}
      <Refusal pane={pane} box={box} />
      <div class="part-tools" data-tool="" ref={tools}>
        {doing.is === 'connecting' ? (
          <p>
            Choose where the line goes: click a part, or go to it with the arrow keys and press Enter. Escape cancels.
          </p>
        ) : (
          <div role="toolbar" aria-label={part.name} class="row">
            {form === undefined ? <NoTools pane={pane} /> : <Tools pane={pane} part={part} form={form} />}
          </div>
        )}
        {form && doing.is === 'choosing-icon' ? <IconPicker pane={pane} form={form} /> : null}
      </div>
    </>
  );
}

/** Beside the part, in words. */
function Refusal({ pane, box }: { readonly pane: PaneState; readonly box: Box }): JSX.Element | null {
  if (pane.refusal.value === undefined) return null;
  const { x, y } = bubblePlace(box, pane.size.value);
  return (
    <div class="refusal bubble" role="alert" data-tool="" style={{ left: `${x}px`, top: `${y}px` }}>
      {pane.refusal.value}
      <button
        type="button"
        onClick={() => {
          pane.refusal.value = undefined;
        }}
      >
        Close
      </button>
    </div>
  );
}

function NoTools({ pane }: { readonly pane: PaneState }): JSX.Element {
  return (
    <span>
      {pane.editor.isStale.value ? 'Fix the errors in the text to change the picture.' : 'Nothing to change here.'}
    </span>
  );
}

interface ToolsProps {
  readonly pane: PaneState;
  readonly part: PicturePart;
  readonly form: StatementForm;
}

type Run = (operations: readonly EditOperation[], then?: Then) => void;

function Tools({ pane, part, form }: ToolsProps): JSX.Element {
  const next = addNext(form);
  const inserted = insertNode(form);
  const isLine = isEdge(form.ref);
  const run: Run = (operations, then) => void pane.change(operations, then);
  return (
    <>
      <FieldTools pane={pane} form={form} run={run} />
      {next ? (
        <button type="button" onClick={() => run(next.operations, madeNode(next))}>
          {form.shape === 'item' ? 'Add below' : 'Add next'}
        </button>
      ) : null}
      {form.joins ? (
        <button type="button" onClick={() => startConnecting(pane, part)}>
          Connect
        </button>
      ) : null}
      {isLine ? (
        <button type="button" onClick={() => run(reverse(form), reversed(form))}>
          Reverse
        </button>
      ) : null}
      {inserted ? (
        <button type="button" onClick={() => run(inserted.operations, madeNode(inserted))}>
          Insert node
        </button>
      ) : null}
      {isLine ? null : <MoveList pane={pane} part={part} form={form} />}
      {form.holds ? (
        <button type="button" onClick={() => run(dissolve(form))} title="Removes the group and keeps what is in it">
          Dissolve
        </button>
      ) : null}
      <button type="button" onClick={() => run(remove(form))} title={isLine ? 'Delete' : 'Also deletes its lines'}>
        Delete
      </button>
      <button type="button" onClick={() => showInText(pane, part)}>
        Show in text
      </button>
    </>
  );
}

interface FieldToolsProps {
  readonly pane: PaneState;
  readonly form: StatementForm;
  readonly run: Run;
}

/** A control for each field that the part can have. */
function FieldTools({ pane, form, run }: FieldToolsProps): JSX.Element {
  return (
    <>
      {nameField(form) ? (
        <button
          type="button"
          onClick={() => {
            pane.doing.value = { is: 'renaming' };
          }}
          title="Enter or F2"
        >
          {isEdge(form.ref) ? 'Label' : 'Rename'}
        </button>
      ) : null}
      {choiceFields(form).map(({ name, values, value }) => (
        <select
          key={name}
          aria-label={titled(name)}
          value={value ?? ''}
          onChange={({ currentTarget }) => run(setField(form, name, currentTarget.value))}
        >
          <option value="">{titled(name)}</option>
          {values.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      ))}
      {fieldOf(form, 'icon') ? (
        <button
          type="button"
          onClick={() => {
            pane.doing.value = { is: 'choosing-icon' };
          }}
        >
          Icon
        </button>
      ) : null}
      {flagFields(form).map(({ name, value }) => (
        <button
          key={name}
          type="button"
          aria-pressed={value !== undefined}
          onClick={() => run([{ op: 'set', at: form.ref, fields: { [name]: value === undefined } }])}
        >
          {titled(name)}
        </button>
      ))}
    </>
  );
}

function madeNode({ id }: AddedNext): Then | undefined {
  return id === undefined ? undefined : { sameAs: `node:${id}`, isRenamed: true };
}

/** The same line, from the other end. */
function reversed({ ref }: StatementForm): Then | undefined {
  return isEdge(ref) ? { sameAs: `edge ${ref.to} ${ref.from} 1`, isRenamed: false } : undefined;
}

function startConnecting(pane: PaneState, part: PicturePart): void {
  pane.refusal.value = undefined;
  pane.doing.value = { is: 'connecting', from: part };
  pane.editor.voice.say('Choose where the line goes.');
  pane.focus(part);
}

/** On a narrow page, the text comes in front first. */
function showInText({ editor: { front, side } }: PaneState, part: PicturePart): void {
  front.value = 'text';
  requestAnimationFrame(() => side.value?.select(part));
}

function titled(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
