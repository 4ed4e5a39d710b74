// Settings in a request: they apply as they do for the command, and errors in them are refused by name.
import { describe, expect, test } from 'vitest';
import { LOCAL } from '../access.js';
import { compare } from '../diagrams/compare.js';
import { draw } from '../diagrams/draw.js';
import { outline } from '../diagrams/outline.js';
import { render } from '../diagrams/render.js';
import { validate } from '../diagrams/validate.js';
import { withHouseStyle } from '../house-style/house-style.js';
import { checkSettings } from './check-settings.js';

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

describe("an organisation's rules", () => {
  const house = withHouseStyle(context, { rules: { level: 'warning', requireTitle: true }, rulesOf: 'Acme' });
  const codesOf = async (settings: object | undefined, own = {}): Promise<unknown> => {
    const ran = await validate.run({ source, settings } as never, { ...(await house), ...own });
    return 'value' in ran ? ran.value.diagnostics.map(({ code, severity }) => `${code} ${severity}`) : ran;
  };

  test('hold for a request without settings, in the name of the organisation', async () => {
    const ran = await validate.run({ source } as never, await house);
    expect(ran).toMatchObject({
      value: { ok: true, diagnostics: [{ code: 'R100', message: 'The diagram has no title (style rule of Acme).' }] },
    });
  });

  test.each<readonly [string, object, readonly string[]]>([
    ['adds to them', { rules: { maxNodes: 1 } }, ['R102 error', 'R100 warning']],
    ['cannot remove one', { rules: { requireTitle: false } }, ['R100 warning']],
    ['makes one stricter', { rules: { requireTitle: true } }, ['R100 error']],
    ['cannot make one milder', { rules: { level: 'warning', requireTitle: true } }, ['R100 warning']],
  ])('a settings file %s', async (_, settings, expected) => {
    expect(await codesOf(settings)).toEqual(expected);
    const checked = checkSettings(settings);
    if ('problems' in checked) throw new Error(checked.problems.join());
    expect(await codesOf(undefined, { style: checked.settings.style })).toEqual(expected);
  });

  test('do not keep two versions from being compared', async () => {
    const strict = await withHouseStyle(context, { rules: { requireTitle: true }, rulesOf: 'Acme' });
    const ran = await compare.run({ before: source, after: source.replace('"B"', '"C"') } as never, strict);
    expect(ran).toMatchObject({ value: { ok: true, changes: [{ name: 'b' }] } });
  });
});
