// Settings in a request: they apply as they do for the command, and errors in them are refused by name.
import { describe, expect, test } from 'vitest';
import { LOCAL } from '../access.js';
import { draw } from '../diagrams/draw.js';
import { outline } from '../diagrams/outline.js';
import { render } from '../diagrams/render.js';
import { validate } from '../diagrams/validate.js';

const icons = { find: () => undefined, nearest: () => [] };
const context = { icons, actor: LOCAL };
const source = 'flow\nnode a "A"\nnode b "B"\na -> b : "asks"\n';
const ruled = { rules: { requireTitle: true, maxNodes: 1 } };

describe('settings of a request', () => {
  test('apply the style rules in check and draw', async () => {
    for (const operation of [validate, draw]) {
      const ran = await operation.run({ source, settings: ruled } as never, context);
      expect(ran).toMatchObject({ value: { ok: false, diagnostics: [{ code: 'R100' }, { code: 'R102' }] } });
    }
  });

  test('keep a diagram from being drawn or described, as its own errors do', async () => {
    for (const operation of [render, outline]) {
      expect(await operation.run({ source, settings: ruled } as never, context)).toMatchObject({
        refused: 'diagram.invalid',
      });
    }
  });

  test('provide defaults, which those of the request override', async () => {
    const settings = { defaults: { direction: 'down' } };
    const down = await draw.run({ source, settings } as never, context);
    const right = await draw.run({ source, settings, defaults: { direction: 'right' } } as never, context);
    const plain = await draw.run({ source, defaults: { direction: 'down' } } as never, context);
    expect(down).toEqual(plain);
    expect(right).not.toEqual(down);
  });

  test('are refused with every error in them', async () => {
    const ran = await validate.run({ source, settings: { rules: { maxNode: 1 }, brand: {} } } as never, context);
    expect(ran).toMatchObject({
      refused: 'validation.failed',
      message: expect.stringContaining('did you mean maxNodes?'),
    });
    expect(ran).toMatchObject({ message: expect.stringContaining('brand.organization is missing') });
  });
});
