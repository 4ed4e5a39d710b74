// A glyph as steps of a path. In: the glyph, and where its points are in the picture. Out: lines and cubic curves.
/// <reference path="../fonts/fontkit.d.ts" />
import type { SceneNode } from '@linework/core';
import type { Glyph, PathCommand } from 'fontkit';

export type Step = Extract<SceneNode, { type: 'path' }>['steps'][number];

type Point = readonly [x: number, y: number];

/** Maps a point in font units. */
export type Place = (x: number, y: number) => Point;

export function glyphSteps({ path }: Glyph, place: Place): readonly Step[] {
  let pen: Point = [0, 0];
  return path.commands.map((command) => {
    const step = stepOf(command, pen, place);
    if (command.command !== 'closePath') pen = endOf(command);
    return step;
  });
}

function stepOf(each: PathCommand, [fromX, fromY]: Point, place: Place): Step {
  switch (each.command) {
    case 'moveTo':
      return ['M', ...place(...each.args)];
    case 'lineTo':
      return ['L', ...place(...each.args)];
    case 'quadraticCurveTo': {
      const [controlX, controlY, x, y] = each.args;
      const first = place(fromX + ((controlX - fromX) * 2) / 3, fromY + ((controlY - fromY) * 2) / 3);
      const second = place(x + ((controlX - x) * 2) / 3, y + ((controlY - y) * 2) / 3);
      return ['C', ...first, ...second, ...place(x, y)];
    }
    case 'bezierCurveTo': {
      const [firstX, firstY, secondX, secondY, x, y] = each.args;
      return ['C', ...place(firstX, firstY), ...place(secondX, secondY), ...place(x, y)];
    }
    case 'closePath':
      return ['Z'];
  }
}

function endOf({ args }: Exclude<PathCommand, { readonly command: 'closePath' }>): Point {
  return [args.at(-2) ?? 0, args.at(-1) ?? 0];
}
