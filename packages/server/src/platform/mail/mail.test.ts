import { expect, test } from 'vitest';
import { printedMail } from './mail.js';

test('an email that is printed shows who gets the reply and what is attached, without the content', async () => {
  const lines: string[] = [];
  await printedMail((line) => lines.push(line))({
    to: 'grace@example.com',
    subject: 'Help',
    text: 'One.\nTwo.\n',
    replyTo: 'ada@example.com',
    attachments: [{ name: 'shop.png', mediaType: 'image/png', base64: 'iVBORw0KGgo=' }],
  });
  expect(lines).toEqual([
    'Mail to grace@example.com: Help',
    '  Replies go to ada@example.com.',
    '  Attachment: shop.png (image/png)',
    '  One.',
    '  Two.',
  ]);
});
