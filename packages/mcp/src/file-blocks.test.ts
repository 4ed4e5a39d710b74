import { describe, expect, test } from 'vitest';
import { partedAnswer } from './file-blocks.js';

const png = { mediaType: 'image/png', base64: 'iVBO' };

describe('a picture in a response', () => {
  test('is an image when it is a PNG, and its bytes are not sent twice', () => {
    expect(partedAnswer({ ok: true, file: png, diagnostics: [] })).toEqual({
      answer: { ok: true, diagnostics: [] },
      blocks: [{ type: 'image', data: 'iVBO', mimeType: 'image/png' }],
    });
  });

  test('is a resource for the user when it is a PDF', () => {
    expect(partedAnswer({ file: { mediaType: 'application/pdf', base64: 'JVBE' } }).blocks).toEqual([
      {
        type: 'resource',
        resource: { uri: 'picture://diagram.pdf', mimeType: 'application/pdf', blob: 'JVBE' },
        annotations: { audience: ['user'] },
      },
    ]);
  });

  test('stays in the response when it is text', () => {
    const value = { ok: true, svg: '<svg/>' };
    expect(partedAnswer(value)).toEqual({ answer: value, blocks: [] });
  });
});
