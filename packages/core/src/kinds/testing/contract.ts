// What every kind promises, as one suite: in, a kind; out, its tests. Sources are made from the kind's table, so a kind
// is held to all of it from its first day; what only one kind promises stands in its own folder.
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { type CheckedDiagram, checkSource } from '../../check.js';
import { draw, drawSchemes, drawText, outline, validate } from '../../draw.js';
import { holds, inkBox, overlap, parts, shapeBox, texts } from '../../scene/parts/testing/walk.js';
import type { PartNode, Scene } from '../../scene/scene.js';
import { autofix } from '../../source/autofix.js';
import { formatSource } from '../../source/format.js';
import { readSource } from '../../svg/read-source.js';
import { cellsOf } from '../../terminal/cells.js';
import { testIcons } from '../../testing/icons.js';
import { sourcesOf } from '../../testing/table-source.js';
import type { AnyKind } from '../kind.js';

const context = { icons: testIcons };
const RUNS = Number(process.env.FUZZ_RUNS ?? 30);

export function describeContract(kind: AnyKind): void {
  const { grammar } = kind;
  const sources = sourcesOf(kind);
  /** Holds for random valid sources, and for the kind's example. */
  const always = (holdsFor: (source: string) => void): void => {
    holdsFor(`${grammar.example}\n`);
    fc.assert(fc.property(sources, holdsFor), { numRuns: RUNS });
  };
  const drawnScene = (source: string): Scene => {
    const { compiled, diagnostics } = checkSource(source, context);
    if (!compiled) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
    return compiled.scene();
  };

  describe(`the contract of a ${grammar.kind}`, () => {
    test('every statement of the table is valid as its example stands in the kind, and nothing else is said of it', () => {
      expect(validate(`${grammar.example}\n`, context).diagnostics).toEqual([]);
    });

    test('the same source is the same picture, byte for byte, in every scheme', () => {
      always((source) => {
        const once = drawSchemes(source, ['light', 'dark', 'auto'], {}, context).map(({ svg }) => svg);
        const again = drawSchemes(source, ['light', 'dark', 'auto'], {}, context).map(({ svg }) => svg);
        expect(again).toEqual(once);
        expect(once).not.toContain(undefined);
        expect(draw(source, { scheme: 'dark' }, context).svg).toBe(once[1]);
      });
    });

    test('a picture is well-formed, runs and loads nothing, and gives its source back', () => {
      always((source) => {
        for (const { svg = '' } of drawSchemes(source, ['light', 'auto'], { embedSource: true }, context)) {
          expect(foreignIn(svg)).toEqual([]);
          expect(readSource(svg)).toBe(source);
        }
      });
    });

    test('depth of indentation, tabs, blank lines and line ends change nothing', () => {
      // In items the indentation is the tree, so it is widened alike on all lines.
      always((source) => {
        const meant = meaningOf(checkSource(source, context));
        for (const other of [wider(source), source.replaceAll('\n', '\r\n'), source.replaceAll('\n', '\n\n')])
          expect(meaningOf(checkSource(other, context))).toEqual(meant);
        if (grammar.items === undefined)
          expect(meaningOf(checkSource(source.replace(/^[ \t]+/gm, ''), context))).toEqual(meant);
      });
    });

    test('formatting changes no meaning, and twice is once', () => {
      always((source) => {
        const formatted = formatSource(source);
        expect(formatSource(formatted)).toBe(formatted);
        expect(outline(formatted, context).outline?.lines).toEqual(outline(source, context).outline?.lines);
        expect(meaningOf(checkSource(formatted, context))).toEqual(meaningOf(checkSource(source, context)));
      });
    });

    test('fixing leaves a valid source alone', () => {
      always((source) => {
        expect(autofix(source, context).text).toBe(source);
      });
    });

    test('every text lies on the page and in the shape of its part', () => {
      always((source) => {
        const scene = drawnScene(source);
        const page = { x: 0, y: 0, width: scene.width, height: scene.height };
        expect(texts(scene.nodes).filter((each) => !holds(page, inkBox(each), 0.01))).toEqual([]);
        for (const part of ['node', 'label', 'note', 'group'] as const) {
          for (const each of parts(scene.nodes, part)) {
            const ground = groundOf(each);
            if (ground === undefined) continue;
            expect(texts(each.children).filter((text) => !holds(ground, inkBox(text), 0.01))).toEqual([]);
          }
        }
      });
    });

    test('no words overlap', () => {
      always((source) => {
        const boxes = texts(drawnScene(source).nodes).map(inkBox);
        const over = boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => overlap(one, other)));
        expect(over).toEqual([]);
      });
    });

    test('the outline names what the source names, in one line each, and stands in the picture', () => {
      always((source) => {
        const told = outline(source, context).outline;
        expect(told?.lines.length).toBeGreaterThan(0);
        for (const line of told?.lines ?? []) expect(line).not.toMatch(/[\r\n]|undefined|\[object/);
        const known = new Set([...(told?.nodes ?? []), ...(told?.groups ?? [])].map(({ id }) => id));
        for (const { from, to } of told?.edges ?? []) for (const id of [from, to]) expect(known).toContain(id);
        expect(drawnScene(source).description).toContain(told?.lines[0] ?? '');
      });
    });

    test.each([100, 60, 20])('the text picture keeps to %i columns', (columns) => {
      always((source) => {
        const { text = '' } = drawText(source, { columns }, context);
        expect(text.trim()).not.toBe('');
        for (const line of text.split('\n')) {
          expect(line).toBe(line.trimEnd());
          expect(cellsOf(line)).toBeLessThanOrEqual(columns);
        }
      });
    });
  });
}

/** What a check says, without places: the outline's facts and the codes. */
function meaningOf({ compiled, diagnostics, title }: CheckedDiagram): unknown {
  const codes = diagnostics.map(({ code }) => code);
  if (!compiled) return { codes };
  const { lines, nodes, edges, groups } = compiled.outline;
  const bare = (of: readonly object[]): readonly unknown[] => of.map((each) => ({ ...each, span: undefined }));
  return { title, codes, lines, nodes: bare(nodes), edges: bare(edges), groups: bare(groups) };
}

function wider(source: string): string {
  return source.replace(/^[ \t]+/gm, (lead) => lead.repeat(3));
}

/** The shape that bounds a part: its first one. */
function groundOf(part: PartNode): ReturnType<typeof shapeBox> {
  return part.children.map(shapeBox).find((each) => each !== undefined);
}

const BANNED = new Set(['script', 'foreignObject', 'image', 'iframe', 'animate', 'set']);
/** In attributes of geometry only: a label may say NaN. */
const BROKEN_NUMBER =
  / (?:[xy][12]?|[cr][xy]|r|d|width|height|points|transform|viewBox|textLength|stroke-[a-z]+)="[^"]*(?:NaN|Infinity|undefined)/;

/** What a picture must not hold; throws where it is no well-formed XML. */
function foreignIn(svg: string): readonly string[] {
  const found: string[] = BROKEN_NUMBER.exec(svg)?.slice(0, 1) ?? [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (BANNED.has(tag.name)) found.push(tag.name);
    for (const [name, { value }] of Object.entries(tag.attributes)) {
      if (/^on/i.test(name)) found.push(name);
      if (/href$/.test(name) && tag.name !== 'a' && !value.startsWith('#')) found.push(value);
      if (/href$/.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value)) found.push(value);
    }
  });
  parser.write(svg).close();
  return found;
}
