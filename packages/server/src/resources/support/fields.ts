// Fields of a request for support.
import type { z as Zod } from 'zod';
import { lineField, messageField } from '../../platform/mail/text-fields.js';
import { MOST_BYTES, MOST_FILES } from './attachments.js';

export const SEVERITIES = ['low', 'normal', 'high'] as const;

/** Characters of a file of the greatest size in base64. */
const LONGEST_FILE = 4 * Math.ceil(MOST_BYTES / 3);

export function requestFields(z: typeof Zod) {
  return {
    subject: lineField(z, 150).describe('What it is about, in one line.'),
    message: messageField(z).describe('Plain text.'),
    severity: z
      .enum(SEVERITIES)
      .optional()
      .describe('high: people cannot work. normal: some work is harder. low: a question. Default: normal.'),
    diagramId: z
      .string()
      .max(40)
      .optional()
      .describe(
        'A diagram of the organisation that you see. The contact gets its title and its link, not the diagram.',
      ),
    attachments: z
      .array(
        z.strictObject({
          name: lineField(z, 100).describe(
            'The email names the file so, with - for characters other than letters, digits and . _ ( ) -, and with an ending that fits the content.',
          ),
          content: z.string().max(LONGEST_FILE).describe('The file in base64.'),
        }),
      )
      .max(MOST_FILES)
      .optional()
      .describe(
        `PNG, JPEG or plain text in UTF-8, such as a source or a log; together at most ${MOST_BYTES.toLocaleString('en')} bytes. The content decides, not the name.`,
      ),
  };
}
