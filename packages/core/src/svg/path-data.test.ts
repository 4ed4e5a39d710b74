import { describe, expect, it } from 'vitest';
import type { PathStep } from '../scene/scene.js';
import { pathData } from './path-data.js';

describe('path data', () => {
  it.each<[string, readonly PathStep[], string]>([
    [
      'straight lines in short form',
      [
        ['M', 0, 0],
        ['L', 10, 0],
        ['L', 10, 5.004],
        ['L', 20, 9],
      ],
      'M0 0H10V5L20 9',
    ],
    [
      'a zero-length line is omitted',
      [
        ['M', 1, 1],
        ['L', 1.001, 1],
      ],
      'M1 1',
    ],
    [
      'arcs with the rotation SVG requires',
      [
        ['M', 0, 0],
        ['A', 8, 8, 0, 1, 8, 8],
        ['L', 8, 20],
      ],
      'M0 0A8 8 0 0 1 8 8V20',
    ],
    [
      'curves',
      [
        ['M', 0, 0],
        ['C', 1, 2, 3, 4, 5, 6],
        ['L', 9, 6],
      ],
      'M0 0C1 2 3 4 5 6H9',
    ],
    [
      'a line after a closed figure names both coordinates',
      [['M', 0, 0], ['L', 5, 0], ['L', 5, 5], ['Z'], ['L', 9, 5]],
      'M0 0H5V5zL9 5',
    ],
  ])('writes %s', (_, steps, expected) => {
    expect(pathData(steps)).toBe(expected);
  });
});
