import PdfWriter from 'pdfkit';
import { brand } from '#app/platform/brand.ts';
import { type Font, fontFiles, writeOutlinesAnew } from './fonts.server.ts';
import type { Paper } from './paper.ts';

/** A4 in points. */
const page = { width: 595.28, margin: 56 };
const inner = page.width - 2 * page.margin;
const muted = '#555a6e';
const ink = '#22253c';
const line = '#d8d4c8';

type Sheet = ReturnType<typeof sheetOf>;

/** The paper as a PDF of one page. Its own date is the day of issue, so that the same invoice is the same file. */
export async function invoicePdf(paper: Paper, language: string, issuedAt: Date): Promise<Uint8Array> {
  const fonts = await fontFiles();
  const document = new PdfWriter({
    size: 'A4',
    margin: page.margin,
    lang: language,
    info: { Title: `${paper.title} ${paper.facts[0]?.[1] ?? ''}`, Author: brand, CreationDate: issuedAt },
  });
  const pieces: Uint8Array[] = [];
  document.on('data', (piece: Uint8Array) => pieces.push(piece));
  const ended = new Promise<void>((resolve) => document.once('end', () => resolve()));
  draw(sheetOf(document, fonts), paper);
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

/** Writes texts with whichever font has their letters. */
function sheetOf(document: PDFKit.PDFDocument, files: readonly Buffer[]) {
  const fonts = files.map((file, at) => {
    document.registerFont(`f${at}`, file);
    document.font(`f${at}`);
    // pdfkit keeps the font in use here; its types do not say so.
    const font = (document as unknown as { _font: Font })._font;
    writeOutlinesAnew(font);
    return { name: `f${at}`, font };
  });
  const fontOf = (letter: string) =>
    fonts.find(({ font }) => font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))?.name ?? 'f0';
  /** Letters that stand together in one font. A narrow space that no font has becomes a wide one. */
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
  /** One line from `x` on, or up to it. */
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
  /** Lines that are no wider than `width`, broken at spaces. */
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

function draw({ write, linesOf, rule }: Sheet, paper: Paper): void {
  const left = page.margin;
  const right = page.width - page.margin;
  const middle = left + inner / 2;
  const step = 16;
  write(brand, { x: left, y: 80, size: 13, colour: muted });
  write(paper.title, { x: left, y: 124, size: 26 });
  for (const [at, [label, value]] of paper.facts.entries()) {
    write(label, { x: left, y: 156 + at * step, colour: muted });
    write(value, { x: left + 150, y: 156 + at * step });
  }
  let y = 156 + paper.facts.length * step + 28;
  const sides = [
    { x: left, ...paper.seller },
    { x: middle, ...paper.buyer },
  ].map(({ x, label, lines }) => {
    write(label, { x, y, colour: muted });
    const all = lines.flatMap((text) => linesOf(text, inner / 2 - 24));
    for (const [at, text] of all.entries()) write(text, { x, y: y + (at + 1) * step });
    return all.length + 1;
  });
  y += Math.max(...sides) * step + 32;
  write(paper.head[0], { x: left, y, colour: muted });
  write(paper.head[1], { x: right, y, colour: muted, right: true });
  rule(y + 8);
  y += 28;
  write(paper.line[1], { x: right, y, right: true });
  for (const text of linesOf(paper.line[0], inner - 130)) {
    write(text, { x: left, y });
    y += step;
  }
  rule(y - 4);
  for (const [label, value] of paper.sums) {
    y += 18;
    const total = label === paper.sums.at(-1)?.[0] ? 13 : 10.5;
    write(label, { x: middle, y, size: total });
    write(value, { x: right, y, size: total, right: true });
  }
  y += 36;
  for (const note of paper.notes) {
    write(note, { x: left, y, colour: muted });
    y += step;
  }
}
