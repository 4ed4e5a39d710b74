import { describe, expect, it } from 'vitest';
import { readDeclarations, toneOfFill } from './tones.js';

describe('a fill', () => {
  it.each([
    ['red', 'red'],
    ['#f00', 'red'],
    ['hsl(344, 80%, 50%)', undefined],
    ['hsl(345, 80%, 50%)', 'red'],
    ['hsl(14.9, 80%, 50%)', 'red'],
    ['hsl(15, 80%, 50%)', 'orange'],
    ['hsl(37, 80%, 50%)', 'orange'],
    ['hsl(38, 80%, 50%)', 'amber'],
    ['hsl(67, 80%, 50%)', 'amber'],
    ['hsl(68, 80%, 50%)', 'green'],
    ['hsl(159, 80%, 50%)', 'green'],
    ['hsl(160, 80%, 50%)', 'aqua'],
    ['hsl(199, 80%, 50%)', 'aqua'],
    ['hsl(200, 80%, 50%)', 'blue'],
    ['hsl(254, 80%, 50%)', 'blue'],
    ['hsl(256, 80%, 50%)', 'violet'],
    ['hsl(319, 80%, 50%)', 'violet'],
    ['hsl(320, 80%, 50%)', undefined],
    ['#e1f5fe', 'aqua'],
    ['#bbf', 'blue'],
    ['rgb(255, 165, 0)', 'amber'],
    ['rgb(100% 0% 0%)', 'red'],
    ['rgba(0, 0, 255, 0.8)', 'blue'],
    ['rgba(0, 0, 255, 0.2)', undefined],
    ['#00f4', undefined],
    ['LightGreen', 'green'],
    ['pink', 'red'],
    ['hotpink', undefined],
    ['white', undefined],
    ['snow', undefined],
    ['ghostwhite', undefined],
    ['ivory', undefined],
    ['floralwhite', undefined],
    ['mintcream', undefined],
    ['azure', undefined],
    ['#fefefe', undefined],
    ['#f8f9fa', undefined],
    ['#f7fafc', undefined],
    ['#edf2f7', undefined],
    ['#e2e8f0', undefined],
    ['#efebe9', undefined],
    ['whitesmoke', undefined],
    ['#ffebee', 'red'],
    ['#fce4ec', undefined],
    ['#f3e5f5', 'violet'],
    ['#ede7f6', 'violet'],
    ['#e8eaf6', 'blue'],
    ['#e3f2fd', 'blue'],
    ['#e0f7fa', 'aqua'],
    ['#e0f2f1', 'aqua'],
    ['#e8f5e9', 'green'],
    ['#e8f5e8', 'green'],
    ['#f1f8e9', 'green'],
    ['#f9fbe7', 'amber'],
    ['#fffde7', 'amber'],
    ['#fff8e1', 'amber'],
    ['#fff3e0', 'orange'],
    ['#fbe9e7', 'red'],
    ['#f0fdf4', 'green'],
    ['#eff6ff', 'blue'],
    ['#fef2f2', 'red'],
    ['#faf5ff', 'violet'],
    ['aliceblue', 'blue'],
    ['honeydew', 'green'],
    ['#fafafa', undefined],
    ['#eceff1', undefined],
    ['#808080', undefined],
    ['slategray', undefined],
    ['#111', undefined],
    ['#1a1a2e', undefined],
    ['transparent', undefined],
    ['none', undefined],
    ['var(--x)', undefined],
    ['#12', undefined],
    ['rgb(1)', undefined],
    ['rgb(a, b, c)', undefined],
  ])('%s has the tone %s', (fill, tone) => {
    expect(toneOfFill(fill)).toBe(tone);
  });

  it('has no tone if another declaration makes it mostly transparent', () => {
    expect(toneOfFill('red', readDeclarations('fill:red,fill-opacity:0.3'))).toBeUndefined();
    expect(toneOfFill('red', readDeclarations('fill:red,opacity:0.9'))).toBe('red');
  });
});

describe('a style', () => {
  it('is split at commas and semicolons, but not inside brackets or after a backslash', () => {
    expect(readDeclarations('fill:rgb(1,2,3),stroke-dasharray: 5\\, 5;COLOR : #fff !important;')).toEqual([
      { property: 'fill', value: 'rgb(1,2,3)' },
      { property: 'stroke-dasharray', value: '5, 5' },
      { property: 'color', value: '#fff' },
    ]);
  });
});
