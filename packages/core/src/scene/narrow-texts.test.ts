import { expect, test } from 'vitest';
import { narrowTexts } from './narrow-texts.js';
import type { Scene, SceneNode } from './scene.js';

const text = (words: string, width: number): SceneNode => ({
  type: 'text',
  x: 10,
  y: 20,
  text: words,
  width,
  style: { size: 14, weight: 500 },
  anchor: 'start',
  fill: 'ink',
});

const line = (from: number, to: number): SceneNode => ({
  type: 'path',
  steps: [
    ['M', from, 22],
    ['L', to, 22],
  ],
  stroke: 'ink',
});

const scene = (...nodes: readonly SceneNode[]): Scene => ({
  width: 100,
  height: 40,
  title: '',
  description: '',
  kind: 'class',
  nodes,
});

test('text in the scripts of the font gets its share of the width, wherever it is', () => {
  const part = (child: SceneNode): SceneNode => ({ type: 'part', part: 'node', children: [child] });
  const narrow = narrowTexts(scene(text('Größe λ', 100), part(text('Ж', 10)), text('日本 A', 60)), 0.7);
  expect(narrow).toEqual(scene(text('Größe λ', 70), part(text('Ж', 7)), text('日本 A', 60)));
});

test('a line under a text is as long as the text, and no other line changes', () => {
  const narrow = narrowTexts(scene(text('empty()', 50), line(10, 60), line(10, 90), text('id', 20), line(10, 90)), 0.5);
  expect(narrow).toEqual(scene(text('empty()', 25), line(10, 35), line(10, 90), text('id', 10), line(10, 90)));
});

test('a font that is not narrow changes nothing', () => {
  const whole = scene(text('Orders', 50));
  expect(narrowTexts(whole, 1)).toBe(whole);
});
