// The tools that draw: in, an operation that draws; out, a tool that answers in short, and with the picture only in the form that the
// caller chooses.
import { defaultFormat, type PictureFormat, pictureFormats } from '@linework/core';
import { type AnyOperation, isRefusal, type Ran, type Refusal } from '@linework/operations';
import type { ZodType } from 'zod';
import type { AnyTool, Link, ToolContext } from '../context.js';
import type { Project, Written } from '../project.js';
import { briefDiagnostics } from './brief.js';
import { fittedPng } from './fitted-png.js';
import { outField, type Paths, refusal, textOf, textOrPath, writtenField } from './project-fields.js';
import { type Drawn, summarized, summaryFields } from './summary.js';
import { type Ask, withForm } from './tool-form.js';

const ANSWERS = ['summary', 'image', 'svg', 'text', 'file'] as const;

type AnswerForm = (typeof ANSWERS)[number];

interface Given extends Paths {
  readonly source?: string;
  readonly answer?: AnswerForm;
  readonly format?: string;
}

/** Formats of a file with a link. */
const LINKED = pictureFormats.filter(({ answeredIn }) => answeredIn !== 'text').map(({ name }) => name);

/** Bytes of a file with a link. */
const LARGEST = 8_000_000;

const ANSWER = 'summary (default): problems, quality, content; image: a PNG to see';
const FILE = 'file: a link for ten minutes';
const FORMAT = 'Of a file; svg by default.';
const OUT = 'Write the picture to this .svg, .png, .pdf or .txt file.';

/** The operation's own descriptions are for readers of its reference; these are for agents, who pay for every word. */
const SHORTER: Readonly<Record<string, string>> = {
  theme: 'auto: both, follows the reader.',
  embedSource: 'Write the source into the picture.',
  embedFont: 'Embed glyphs in the SVG.',
  columns: 'Of text.',
  defaults: 'Options for headers that do not set them.',
};

export const drawTool = (operation: AnyOperation, project: Project | undefined): AnyTool =>
  pictureTool(
    {
      ...operation,
      description:
        'Checks the source and draws it if it has no errors. Otherwise ok is false, and each error has its place and a hint.',
    },
    project,
  );

/** Takes no source, so it returns the one that it drew. */
export const patternTool = (operation: AnyOperation, project: Project | undefined): AnyTool =>
  pictureTool(operation, project, true);

export function pictureTool(operation: AnyOperation, project: Project | undefined, named = false): AnyTool {
  return withForm<Given>(operation, {
    ...(project === undefined ? {} : { effect: 'destructive' }),
    schemas: (shared, { input }) => {
      const { z } = shared;
      // Set by `answer` and `out`.
      const { source, format: _format, scale: _scale, settings, ...fields } = input.shape;
      return {
        input: z.strictObject({
          ...(named ? {} : textOrPath(shared, 'source', source, project)),
          answer: z
            .enum(ANSWERS)
            .optional()
            .describe(project === undefined ? `${ANSWER}; ${FILE}.` : `${ANSWER}.`),
          ...(project === undefined ? { format: z.enum(LINKED).optional().describe(FORMAT) } : {}),
          ...outField(shared, project, OUT),
          ...shortened(fields),
          // In a project, its linework.json applies.
          ...(project === undefined && settings !== undefined ? { settings } : {}),
        }),
        output: z.object({
          ...summaryFields(shared),
          ...(project === undefined ? { link: z.string().optional() } : writtenField(shared, project)),
        }),
      };
    },
    run: async ({ source, path, out, answer = 'summary', format, ...look }, ask, context) => {
      const content = named ? { text: undefined, settings: {} } : await textOf('source', source, path, project);
      if ('refused' in content) return content;
      const input = { ...look, ...(content.text === undefined ? {} : { source: content.text }) };
      if (project === undefined && answer === 'file') {
        const of = pictureFormats.find(({ name }) => name === format) ?? defaultFormat;
        return linked(await ask({ ...input, format: of.name }), of, context.link, named);
      }
      const target = await written({ out, answer, project }, (each) =>
        ask({ ...input, format: each }, content.settings),
      );
      if ('refused' in target) return target;
      if (target.ran !== undefined && (target.written === undefined || answer === 'file' || answer === 'summary'))
        return pictureResult(target.ran, 'summary', target.written, named);
      const ran = await askForPicture({ input, answer, ask, context: { ...context, ...content.settings } });
      return pictureResult(ran, answer, target.written, named);
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
  readonly context: ToolContext;
}

function askForPicture({ input, answer, ask, context }: Asked): Promise<Ran<unknown>> {
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
  const format = pictureFormats.find(({ suffix }) => out.endsWith(`.${suffix}`))?.name;
  if (format === undefined)
    return refusal(`out must end in ${pictureFormats.map(({ suffix }) => `.${suffix}`).join(' or ')}.`);
  const ran = await draw(format);
  if (isRefusal(ran)) return { ran };
  const content = contentOf(ran.value as Drawn);
  if (content === undefined) return { ran };
  const done = await project?.write(out, content, true);
  if (done === undefined) return {};
  return 'refused' in done ? done : { ran, written: done };
}

function contentOf({ svg, text, file }: Drawn): string | Uint8Array | undefined {
  return file === undefined ? (svg ?? text) : Buffer.from(file.base64, 'base64');
}

function linked(
  ran: Ran<unknown>,
  { mediaType, suffix }: PictureFormat,
  link: Link | undefined,
  named: boolean,
): Ran<unknown> {
  const summary = pictureResult(ran, 'summary', undefined, named);
  if (isRefusal(ran) || isRefusal(summary)) return summary;
  const content = contentOf(ran.value as Drawn);
  if (content === undefined) return summary;
  if (link === undefined) return refusal('There are no links here. Use the answer svg or image.');
  if (content.length > LARGEST)
    return {
      refused: 'response.too_large',
      message: `The file has more than ${LARGEST / 1_000_000} MB. Use another format.`,
    };
  const address = link({ content: new Uint8Array(Buffer.from(content)), mediaType, ending: suffix });
  return { value: { ...(summary.value as object), link: address } };
}

function pictureResult(
  ran: Ran<unknown>,
  answer: AnswerForm,
  written: Written | undefined,
  named: boolean,
): Ran<unknown> {
  if (isRefusal(ran)) {
    const { details } = ran;
    return Array.isArray(details) ? { ...ran, details: briefDiagnostics(details) } : ran;
  }
  const picture = ran.value as Drawn;
  const { svg, text, file } = picture;
  return {
    value: {
      ...summarized(picture, named),
      ...(written === undefined ? {} : { written: [written] }),
      ...(answer === 'svg' && svg !== undefined ? { svg } : {}),
      ...(answer === 'text' && text !== undefined ? { text } : {}),
      ...(answer === 'image' && file !== undefined ? { file } : {}),
    },
  };
}
