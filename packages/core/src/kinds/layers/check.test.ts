// Warnings on layers that can be drawn: lines that skip a layer or call up, pillars without layers, empty bands.
import { describe, expect, it, test } from 'vitest';
import { validate } from '../../draw.js';
import { testIcons } from '../../testing/icons.js';

const LAYERS = `layers "Shop"
layer ui {
  node web
}
layer svc {
  group core {
    node api
  }
}
layer data {
  node db
}
pillar ops {
  node logs
}
`;

function said(source: string): readonly string[] {
  return validate(source, { icons: testIcons }).diagnostics.map(({ code }) => code);
}

describe('a line', () => {
  test.each([
    ['to the next layer', 'web -> api', []],
    ['to a node in a group of the next layer', 'api -> db', []],
    ['past a layer', 'web -> db', ['W640']],
    ['past a layer and up', 'db -> web', ['W640', 'W641']],
    ['up', 'api -> web', ['W641']],
    ['up as a reply', 'api --> web', []],
    ['up as an event', 'api ..> web', []],
    ['to a pillar', 'web -> logs', []],
    ['from a pillar', 'logs -> web', []],
    ['to itself', 'web -> web', ['W643']],
  ])('%s', (_, line, codes) => {
    expect(said(`${LAYERS}${line}\n`)).toEqual(codes);
  });
});

it('the message names the skipped layers', () => {
  const [found] = validate(`${LAYERS}web -> db\n`, { icons: testIcons }).diagnostics;
  expect(found?.message).toContain("skips 'svc'");
});

it('missing layers are not reported if a line could not be read', () => {
  const pillar = 'pillar ops {\n  node logs\n}\n';
  expect(said(`layers "Shop"\n${pillar}`)).toEqual(['W642']);
  expect(said(`layers "Shop"\nzzz zzz\n${pillar}`)).toEqual(['E400']);
});
