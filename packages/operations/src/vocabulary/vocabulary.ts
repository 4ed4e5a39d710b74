// vocabulary: the language reference as data.
import {
  automaticWords,
  kindText,
  kindVocabulary,
  languageText,
  vocabulary as languageVocabulary,
} from '@linework/core';
import { allCodes } from '../all-codes.js';
import { operation } from '../operation.js';
import { kindUnknown } from './errors.js';
import { vocabularyTag } from './tag.js';

export const vocabulary = operation({
  name: 'vocabulary',
  tool: 'get_vocabulary',
  verb: 'vocabulary',
  summary: 'Read the language reference as data',
  description:
    'Without kind: what every kind shares, the list of kinds, labels with an icon or type of their own, and the whole language on one page of text. With kind: its statements and options with types, ranges, defaults and examples, as data and as text in the requested size.',
  http: { method: 'GET', path: '/v1/vocabulary', tag: vocabularyTag },
  access: 'public',
  effect: 'read',
  refusals: [kindUnknown],
  example: { kind: 'flow' },
  schemas: ({ z }) => {
    const options = z.array(
      z
        .object({
          name: z.string(),
          takes: z.string().describe('What it accepts, in words.'),
          list: z.boolean(),
          default: z.string().optional(),
          condition: z.string().optional().describe('What it requires of the other options on its line.'),
          meaning: z.string(),
        })
        .meta({ id: 'OptionWords' }),
    );
    const most = z.int().describe('Maximum number in one diagram.');
    const lines = { form: z.string(), options, most, example: z.string() };
    const flags = z.array(z.object({ name: z.string(), meaning: z.string() }));
    const labels = z.array(z.string());
    return {
      input: z.strictObject({
        kind: z.string().max(40).optional().describe('A kind of diagram, such as flow.'),
        size: z
          .enum(['short', 'full'])
          .optional()
          .describe('Size of the text of a kind: only the forms, or also meanings and an example (default).'),
        codes: z.enum(['true', 'false']).optional().describe('true also lists the diagnostic codes.'),
      }),
      output: z.object({
        kinds: z
          .array(z.object({ name: z.string(), meaning: z.string(), available: z.boolean() }))
          .meta({ brief: true }),
        arrows: z.array(z.object({ arrow: z.string(), meaning: z.string() })).meta({ brief: true }),
        types: z.array(z.string()),
        tones: z.array(z.string()),
        rules: z.array(z.string()),
        limits: z
          .object({
            characters: z.int(),
            lines: z.int(),
            words: z.int(),
            text: z.int(),
            header: z.int(),
            levels: z.int(),
          })
          .meta({ brief: true })
          .describe(
            'Limits of any source: characters, lines, words below the header, characters of one text and of the header line, levels of blocks.',
          ),
        verbs: z
          .array(z.object({ icon: z.string(), role: z.string().optional(), phrases: labels }))
          .meta({ brief: true })
          .optional()
          .describe(
            'Without kind: phrases that draw an icon as the label of an edge, by themselves or followed by what is acted on.',
          ),
        statuses: z
          .array(z.object({ icon: z.string(), labels, converted: labels }))
          .meta({ brief: true })
          .optional()
          .describe(
            'Without kind: edge labels that draw a status icon, and those for which the converter writes icon=.',
          ),
        groupNames: z
          .array(z.object({ type: z.string(), labels, lastWords: labels }))
          .meta({ brief: true })
          .optional()
          .describe('Without kind: labels that give a group its type, whole or by the last of at most three words.'),
        text: z.string().describe('The reference as text: of the kind, or the whole language on one page.'),
        kind: z
          .object({
            kind: z.string(),
            meaning: z.string(),
            header: options,
            statements: z.array(
              z.object({
                keyword: z.string(),
                within: z.array(z.string()),
                meaning: z.string(),
                types: z.array(z.string()).optional(),
                flags,
                lines: z
                  .object({ meaning: z.string(), flags, ...lines })
                  .optional()
                  .describe('The lines of its block, if the block contains no statements.'),
                ...lines,
              }),
            ),
            edges: z.object({ arrows: z.array(z.string()), ...lines }).optional(),
            items: z.object(lines).optional(),
            example: z.string(),
          })
          .meta({ id: 'KindVocabulary', brief: true })
          .optional(),
        codes: z
          .array(
            z
              .object({
                code: z.string(),
                severity: z.enum(['error', 'warning']),
                style: z.literal(true).optional().describe('A suggestion, which a strict check allows.'),
                meaning: z.string(),
                example: z.string().describe('A source that raises it.'),
                repair: z.string().describe('The same source, repaired.'),
              })
              .meta({ id: 'CodeWords', brief: true }),
          )
          .optional(),
      }),
    };
  },
  run: ({ kind, size, codes }) => {
    const words = kind === undefined ? undefined : kindVocabulary(kind);
    const shared = languageVocabulary();
    if (kind !== undefined && !words) {
      const available = shared.kinds.filter((each) => each.available).map((each) => each.name);
      return {
        refused: kindUnknown,
        message: `There is no kind '${kind}', or it cannot be drawn yet.`,
        details: { available },
      };
    }
    return {
      value: {
        ...shared,
        ...(kind === undefined ? automaticWords() : {}),
        text: (kind === undefined ? undefined : kindText(kind, size ?? 'full')) ?? languageText(),
        ...(words ? { kind: words } : {}),
        ...(codes === 'true' ? { codes: allCodes() } : {}),
      },
    };
  },
});
