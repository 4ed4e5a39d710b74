// The PDF file around a picture. In: its page and its metadata. Out: a pdfkit document whose bytes depend only on these
// and on what is drawn: it has no date, and its id is made from the content.
import PDFDocument from 'pdfkit';

export interface DocumentPlan {
  /** pt. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Everything that determines the file's contents. */
  readonly identity: string;
}

/** pt: the longest side that every reader accepts (ISO 32000-1, annex C.2). */
export const LONGEST_PAGE = 14_400;

class PictureDocument extends PDFDocument {
  /** pdfkit would write title and description into XML unescaped; the document's dictionary has both anyway. */
  override endMetadata(): void {}
}

/** One empty page without margins. */
export function openDocument(plan: DocumentPlan): PictureDocument {
  const { width, height, title, description, language, identity } = plan;
  const document = new PictureDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    // Not set: pdfkit would load Helvetica.
    font: '',
    info: {
      Title: title,
      ...(description === '' ? {} : { Subject: description }),
      Creator: 'Linework',
      Producer: 'Linework',
      CreationDate: new Date(0),
      Keywords: identity,
    },
  });
  // Both go into the file's id and are useless to a reader.
  delete document.info.CreationDate;
  delete document.info.Keywords;
  return document;
}

export async function bytesOf(document: PictureDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  document.end();
  for await (const chunk of document) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
