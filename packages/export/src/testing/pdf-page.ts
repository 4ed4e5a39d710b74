// A PDF as pdf.js reads it. In: the bytes. Out: the texts of the first page with their places, its links, and the
// file's metadata.
import { getDocumentProxy } from 'unpdf';

export interface PageText {
  readonly text: string;
  /** pt from the left and from the top. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PdfPage {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PageText[];
  readonly links: readonly { readonly url: string; readonly box: readonly number[] }[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly language: unknown;
  readonly structure: unknown;
}

export async function pdfPage(bytes: Uint8Array): Promise<PdfPage> {
  // pdf.js detaches the buffer from its owner.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const page = await document.getPage(1);
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const annotations = (await page.getAnnotations()) as { unsafeUrl?: string; rect: number[] }[];
  const { info } = await document.getMetadata();
  return {
    pages: document.numPages,
    width,
    height,
    texts: items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y: height - y, width: item.width }];
    }),
    links: annotations.flatMap(({ unsafeUrl, rect }) =>
      unsafeUrl === undefined ? [] : [{ url: unsafeUrl, box: rect }],
    ),
    info: info as Readonly<Record<string, unknown>>,
    language: (info as { Language?: unknown }).Language,
    structure: await page.getStructTree(),
  };
}

/** Without white space, which pdf.js adds and drops according to the gaps between letters. */
export function compact(text: string): string {
  return text.replace(/\s/g, '');
}
