// Draws the source of a fence: in, the source and its language; out, the SVG with the text that describes it, or its diagnostics.
import { altText } from '@linework/convert';
import { convert, type Diagnostic, draw } from '@linework/library';
import type { Language } from './fence.js';
import type { Settings } from './options.js';
import { siteColours } from './site-colours.js';

/** As plain data, so that a cache can store it. */
export type Picture =
  | {
      readonly ok: true;
      readonly svg: string;
      readonly kind: string;
      /** One sentence. */
      readonly alt: string;
      readonly warnings: readonly Diagnostic[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

export function pictureOf(
  source: string,
  language: Language,
  settings: Pick<Settings, 'theme' | 'source' | 'output'>,
): Picture {
  if (language === 'mermaid') return converted(source, settings);
  const { theme, output } = settings;
  const drawing = draw(source, {
    ...settings.source,
    theme: theme === 'site' ? 'auto' : theme,
    // A page has its source already.
    ...(output === 'inline' ? { embedSource: false } : {}),
  });
  if (!drawing.ok) return { ok: false, diagnostics: drawing.diagnostics.filter(isError) };
  return {
    ok: true,
    svg: theme === 'site' && output === 'inline' ? siteColours(drawing.svg) : drawing.svg,
    kind: drawing.kind,
    alt: altText(drawing.outline, drawing.title),
    warnings: warningsOf(drawing.diagnostics),
  };
}

/** No title and no types of nodes: what a diagram in the language would say, and Mermaid can't. */
const ADVICE: ReadonlySet<string> = new Set(['M208', 'M214']);

function converted(mermaid: string, settings: Parameters<typeof pictureOf>[2]): Picture {
  const { ok, source, diagnostics } = convert(mermaid, settings.source);
  if (!ok) return { ok: false, diagnostics: diagnostics.filter(isError) };
  const picture = pictureOf(source, 'diagram', settings);
  // Warnings about the produced source have no place in the document.
  const losses = warningsOf(diagnostics).filter(({ code }) => !ADVICE.has(code));
  return picture.ok ? { ...picture, warnings: losses } : picture;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function warningsOf(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter((each) => !isError(each));
}
