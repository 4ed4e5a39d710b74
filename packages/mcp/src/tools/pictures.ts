// The tools that draw: in, an operation that draws; out, a tool that answers in short, and with the picture only in the form that the
// caller chooses.
import { type AnyOperation, isRefusal, type OperationContext, type Ran, type Refusal } from '@linework/operations';
import type { ZodType } from 'zod';
import type { Project, Written } from '../project.js';
import { briefDiagnostics } from './brief.js';
import { fittedPng } from './fitted-png.js';
import { type Ask, reformed } from './form.js';
import { outField, type Paths, refusal, textOf, textOrPath, writtenField } from './project-fields.js';
import { type Drawn, summarized, summaryFields } from './summary.js';

const ANSWERS = ['summary', 'image', 'svg', 'text'] as const;

type AnswerForm = (typeof ANSWERS)[number] | 'file';

interface Given extends Paths {
  readonly source?: string;
  readonly answer?: AnswerForm;
}

/** Formats by the ending of a file. */
const ENDINGS: Readonly<Record<string, string>> = { svg: 'svg', png: 'png', pdf: 'pdf', txt: 'text' };

const ANSWER = 'summary (default): problems, quality, content; image: a PNG to see.';
const OUT = 'Write the picture to this .svg, .png, .pdf or .txt file.';

/** The operation's own descriptions are for readers of its reference; these are for agents, who pay for every word. */
const SHORTER: Readonly<Record<string, string>> = {
  theme: 'auto: both, follows the reader.',
  embedSource: 'Write the source into the picture.',
  embedFont: 'Embed glyphs in the SVG.',
  columns: 'Of text.',
  defaults: 'Options for headers that do not set them.',
};

export const drawTool = (operation: AnyOperation, project: Project | undefined): AnyOperation =>
  pictureTool(
    {
      ...operation,
      description:
        'Checks the source and draws it if it has no errors. Otherwise ok is false, and each error has its place and a hint.',
    },
    project,
  );

/** Takes no source, so it returns the one that it drew. */
export const patternTool = (operation: AnyOperation, project: Project | undefined): AnyOperation =>
  pictureTool(operation, project, true);

export function pictureTool(operation: AnyOperation, project: Project | undefined, named = false): AnyOperation {
  return reformed<Given>(operation, {
    ...(project === undefined ? {} : { effect: 'destructive' }),
    schemas: (shared, { input }) => {
      const { z } = shared;
      // Set by `answer` and `out`.
      const { source, format: _format, scale: _scale, settings, ...fields } = input.shape;
      const forms = project === undefined ? ANSWERS : ([...ANSWERS, 'file'] as const);
      return {
        input: z.strictObject({
          ...(named ? {} : textOrPath(shared, 'source', source, project)),
          answer: z.enum(forms).optional().describe(ANSWER),
          ...outField(shared, project, OUT),
          ...shortened(fields),
          // In a project, its linework.json applies.
          ...(project === undefined && settings !== undefined ? { settings } : {}),
        }),
        output: z.object({ ...summaryFields(shared), ...writtenField(shared, project) }),
      };
    },
    run: async ({ source, path, out, answer = 'summary', ...look }, ask, context) => {
      const read = named ? { text: undefined, settings: {} } : await textOf('source', source, path, project);
      if ('refused' in read) return read;
      const input = { ...look, ...(read.text === undefined ? {} : { source: read.text }) };
      const target = await written({ out, answer, project }, (format) => ask({ ...input, format }, read.settings));
      if ('refused' in target) return target;
      if (target.ran !== undefined && (target.written === undefined || answer === 'file'))
        return told(target.ran, 'summary', target.written, named);
      const ran = await drawn({ input, answer, ask, context: { ...context, ...read.settings } });
      return told(ran, answer, target.written, named);
    },
  });
}

function shortened(fields: Readonly<Record<string, ZodType>>): Record<string, ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const words = SHORTER[name];
      return [name, words === undefined ? field : field.describe(words)];
    }),
  );
}

interface Asked {
  readonly input: object;
  readonly answer: AnswerForm;
  readonly ask: Ask;
  readonly context: OperationContext;
}

function drawn({ input, answer, ask, context }: Asked): Promise<Ran<unknown>> {
  if (answer === 'text') return ask({ ...input, format: 'text' }, context);
  if (answer !== 'image') return ask({ ...input, format: 'svg' }, context);
  const { exporter } = context;
  const fitted = exporter && { exporter: async () => fittedPng(await exporter()) };
  return ask({ ...input, format: 'png' }, { ...context, ...fitted });
}

interface Target {
  /** Undefined if no file is written. */
  readonly ran?: Ran<unknown>;
  /** Undefined also if the source has errors. */
  readonly written?: Written;
}

interface Wanted {
  readonly out: string | undefined;
  readonly answer: AnswerForm;
  readonly project: Project | undefined;
}

async function written(
  { out, answer, project }: Wanted,
  draw: (format: string) => Promise<Ran<unknown>>,
): Promise<Target | Refusal> {
  if (out === undefined) return answer === 'file' ? refusal('Send out: the file to write.') : {};
  const format = ENDINGS[/\.([a-z]+)$/.exec(out)?.[1] ?? ''];
  if (format === undefined) return refusal('out must end in .svg, .png, .pdf or .txt.');
  const ran = await draw(format);
  if (isRefusal(ran)) return { ran };
  const { svg, text, file } = ran.value as Drawn;
  const content = file === undefined ? (svg ?? text) : Buffer.from(file.base64, 'base64');
  if (content === undefined) return { ran };
  const done = await project?.write(out, content, true);
  if (done === undefined) return {};
  return 'refused' in done ? done : { ran, written: done };
}

function told(ran: Ran<unknown>, answer: AnswerForm, written: Written | undefined, named: boolean): Ran<unknown> {
  if (isRefusal(ran)) {
    const { details } = ran;
    return Array.isArray(details) ? { ...ran, details: briefDiagnostics(details) } : ran;
  }
  const drawn = ran.value as Drawn;
  const { svg, text, file } = drawn;
  return {
    value: {
      ...summarized(drawn, named),
      ...(written === undefined ? {} : { written: [written] }),
      ...(answer === 'svg' && svg !== undefined ? { svg } : {}),
      ...(answer === 'text' && text !== undefined ? { text } : {}),
      ...(answer === 'image' && file !== undefined ? { file } : {}),
    },
  };
}
