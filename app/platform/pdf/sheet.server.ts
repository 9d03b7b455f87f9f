import { brand } from '../brand.ts';
import { type Font, fontFiles, rewriteOutlines } from './fonts.server.ts';

/** A4 in points. */
export const page = { width: 595.28, margin: 56 };
export const inner = page.width - 2 * page.margin;
export const muted = '#555a6e';
const ink = '#22253c';
const line = '#d8d4c8';

export type Sheet = ReturnType<typeof sheetOf>;
type About = { readonly title: string; readonly language: string; readonly date: Date };

/** A single-page PDF. Its creation date is that of its content, so that the same document yields the same file. */
export const onePage = (about: About, draw: (sheet: Sheet) => void): Promise<Uint8Array> =>
  pages(about, [draw]);

/** A PDF with a page for each function that draws one. */
export async function pages(
  { title, language, date }: About,
  draws: readonly ((sheet: Sheet) => void)[],
): Promise<Uint8Array> {
  // Loaded on demand: the font tables take a tenth of a second to read, which startup need not wait for.
  const [fonts, { default: PdfWriter }] = await Promise.all([fontFiles(), import('pdfkit')]);
  const document = new PdfWriter({
    size: 'A4',
    margin: page.margin,
    lang: language,
    info: { Title: title, Author: brand, CreationDate: date },
  });
  const pieces: Uint8Array[] = [];
  document.on('data', (piece: Uint8Array) => pieces.push(piece));
  const ended = new Promise<void>((resolve) => document.once('end', () => resolve()));
  const sheet = sheetOf(document, fonts);
  for (const [at, draw] of draws.entries()) {
    if (at > 0) document.addPage();
    draw(sheet);
  }
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

/** Writes text with the first font that has the glyphs. */
function sheetOf(document: PDFKit.PDFDocument, files: readonly Buffer[]) {
  const fonts = files.map((file, at) => {
    document.registerFont(`f${at}`, file);
    document.font(`f${at}`);
    // pdfkit keeps the current font here; its types omit it.
    const font = (document as unknown as { _font: Font })._font;
    rewriteOutlines(font);
    return { name: `f${at}`, font };
  });
  const fontOf = (letter: string) =>
    fonts.find(({ font }) => font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))?.name ?? 'f0';
  /** Runs of characters from one font. A narrow no-break space that no font has becomes a normal one. */
  const runsOf = (text: string) => {
    const runs: { name: string; text: string }[] = [];
    for (const letter of text.normalize('NFC').replaceAll('\u202F', '\u00A0')) {
      const name = letter === ' ' ? (runs.at(-1)?.name ?? 'f0') : fontOf(letter);
      const last = runs.at(-1);
      if (last?.name === name) last.text += letter;
      else runs.push({ name, text: letter });
    }
    return runs;
  };
  const widthOf = (text: string, size: number) =>
    runsOf(text).reduce(
      (sum, run) => sum + document.font(run.name).fontSize(size).widthOfString(run.text),
      0,
    );
  /** One line starting at `x`, or right-aligned to it. */
  const write = (
    text: string,
    at: { x: number; y: number; size?: number; colour?: string; right?: boolean },
  ) => {
    const { size = 10.5, colour = ink } = at;
    let x = at.right ? at.x - widthOf(text, size) : at.x;
    for (const run of runsOf(text)) {
      document.font(run.name).fontSize(size).fillColor(colour);
      const options = { lineBreak: false, baseline: 'alphabetic' as const };
      document.text(run.text, x, at.y, options);
      x += document.widthOfString(run.text);
    }
  };
  /** Lines no wider than `width`, broken at spaces. */
  const linesOf = (text: string, width: number, size = 10.5) =>
    text.split(' ').reduce<string[]>((lines, word) => {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      return widthOf(longer, size) <= width || lines.length === 0
        ? [...lines.slice(0, -1), longer]
        : [...lines, word];
    }, []);
  const rule = (y: number) =>
    document
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .strokeColor(line)
      .lineWidth(0.8)
      .stroke();
  return { write, linesOf, rule };
}
