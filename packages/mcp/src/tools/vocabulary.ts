// get_vocabulary: the reference as text only. Its data is ten times as long; vocabulary://KIND has it.
import { type AnyOperation, isRefusal } from '@linework/operations';
import type { AnyTool } from '../context.js';
import { withForm } from './tool-form.js';

interface Answer {
  readonly text: string;
  readonly codes?: readonly { readonly code: string; readonly meaning: string }[];
}

export const vocabularyTool = (operation: AnyOperation): AnyTool =>
  withForm<{ readonly kind?: string; readonly codes?: string }>(operation, {
    description:
      'Without kind: the whole language on one page, with the list of kinds. With kind: its statements and options with types, ranges, defaults and an example. The resource vocabulary://KIND has it as data.',
    schemas: ({ z }, { input }) => ({
      input,
      output: z.object({
        kind: z.string().optional(),
        text: z.string().describe('The reference.'),
        codes: z.array(z.string()).optional().describe('Each code with its meaning.'),
      }),
    }),
    run: async (args, ask) => {
      const ran = await ask(args);
      if (isRefusal(ran)) return ran;
      const { text, codes } = ran.value as Answer;
      const listed = codes?.map(({ code, meaning }) => `${code}: ${meaning}`);
      const { kind } = args;
      return { value: { ...(kind === undefined ? {} : { kind }), text, ...(listed ? { codes: listed } : {}) } };
    },
  });
