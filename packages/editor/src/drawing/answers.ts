// What the worker answers: in, a call and where icons are; out, its answer. Loads the parts of the language that a call needs.
import {
  compare,
  type DrawnSvg,
  draw,
  edit,
  fix,
  format,
  type IconFileLoader,
  type PartPlaces,
} from '@linework/browser';
import { iconSearch } from './found-icons.js';
import { placesOf } from './places.js';
import type { CallName, Calls, Drawing, DrawRequest, Picture } from './protocol.js';

interface IconsFrom {
  readonly iconsFrom: IconFileLoader;
}

const NO_PLACES: PartPlaces = { parts: [], texts: [] };

type Answers = { readonly [Name in CallName]: (value: Calls[Name][0]) => Promise<Calls[Name][1]> };

/** `iconsFrom`: loads one file of the icons. */
export function answersWith(iconsFrom: IconFileLoader): Answers {
  const icons: IconsFrom = { iconsFrom };
  return {
    draw: (request) => drawingOf(request, icons),
    tables: async (kind) => (await import('@linework/core/on-demand')).kindTables(kind),
    fix: (source) => fix(source, icons),
    format: (source) => format(source),
    edit: ({ source, operations }) => edit(source, operations, icons),
    compare: ({ before, after, scheme }) => compare(before, after, { ...icons, theme: scheme }),
    icons: iconSearch(iconsFrom),
    form: async ({ source, at }) => (await import('@linework/core/on-demand')).statementForm(source, at),
    file: async ({ source, theme, embedSource }) => {
      const drawing = await draw(source, { ...icons, embedSource, defaults: { theme } });
      return drawing.ok ? drawing.svg : undefined;
    },
  };
}

async function drawingOf({ source, scheme }: DrawRequest, icons: IconsFrom): Promise<Drawing> {
  const drawing = await draw(source, { ...icons, defaults: { theme: scheme }, places: true });
  const { kind, title, diagnostics, warnings } = drawing;
  return {
    source,
    scheme,
    ...(kind === undefined ? {} : { kind }),
    ...(title === undefined ? {} : { title }),
    diagnostics,
    warnings,
    ...(drawing.ok ? { picture: pictureOf(drawing, source) } : {}),
  };
}

function pictureOf({ svg, outline, kind, places: listed = NO_PLACES }: DrawnSvg, source: string): Picture {
  return { svg: sameNames(svg), outline, ...placesOf(outline, source, kind, listed) };
}

/** The names within a picture are made of its text. Here they stay the same, so that the page changes only what differs. */
function sameNames(svg: string): string {
  const [, name] = /^<svg [^>]*?\bid="(lw[0-9a-f]+)"/.exec(svg) ?? [];
  return name === undefined ? svg : svg.replaceAll(name, 'lw');
}
