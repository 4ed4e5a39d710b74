// A topic of Mermaid pasted into one of our mind maps has the outline that the converter gives it.
import { TOPIC_BRACKETS } from '@linework/core';
import { expect, it } from 'vitest';
import { bodyOf } from '../testing/convert.js';
import { repaired } from '../testing/habits.js';

it.each(TOPIC_BRACKETS.map(({ open, close }) => `id${open}Plan${close}`))('%s', (line) => {
  expect(repaired('mindmap', line)?.lines).toEqual(bodyOf(`mindmap\n${line}`));
});
