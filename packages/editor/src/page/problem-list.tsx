// How the text stands: in, the state; out, a sentence, and under it each problem with its place and its fix.
import { drawnWith, summary } from '@linework/web';
import type { JSX } from 'preact';
import type { Problem } from '../language/problem.js';
import type { EditorState } from './editor-state.js';

/** More are counted; their lines are marked in the text. */
const MOST = 50;
const UNKEPT =
  "This browser can't keep your text: its storage is blocked or full. Save the text as a file before you leave.";

export function ProblemList({ state }: { readonly state: EditorState }): JSX.Element {
  const problems = state.problems.value;
  const isBad = state.isStale.value || state.fault.value !== undefined || !state.isKept.value;
  return (
    <section class="problems" aria-label="Problems">
      <p id="state" class={isBad ? 'bad' : ''}>
        {sentenceOf(state)}
      </p>
      {problems.length > 0 && (
        <ol>
          {problems.slice(0, MOST).map((problem) => (
            <ProblemRow key={`${problem.start} ${problem.code}`} problem={problem} state={state} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ProblemRow({ problem, state }: { readonly problem: Problem; readonly state: EditorState }): JSX.Element {
  const { severity, code, message, hint, line, fix } = problem;
  const side = state.side.value;
  return (
    <li class={severity}>
      <button type="button" class="place" onClick={() => side?.select(problem)}>
        Line {line}
      </button>{' '}
      {severity === 'error' ? 'Error' : 'Warning'} {code}: {message} <span class="hint">{hint}</span>
      {fix && (
        <button type="button" class="fix" onClick={() => state.fix(fix)}>
          {fix.words}
        </button>
      )}
    </li>
  );
}

export function sentenceOf(state: EditorState): string {
  return state.isKept.value ? drawingSentence(state) : `${drawingSentence(state)} ${UNKEPT}`;
}

function drawingSentence({ drawing, picture, fault, isStale }: EditorState): string {
  if (fault.value !== undefined) return `The picture can't be drawn: ${fault.value}`;
  const newest = drawing.value;
  if (newest === undefined) return 'Drawing…';
  if (!isStale.value) return [drawnWith(newest.diagnostics), ...newest.warnings].join(' ');
  const problems = `${summary(newest.diagnostics)}.`;
  return picture.value === undefined ? problems : `${problems} The picture shows the last version without errors.`;
}
