import { inflateSync } from 'node:zlib';

/** A piece of text with the place of its first letter, in points from the upper left corner. A rule has neither text nor size. */
export type PdfPiece = { text: string; x: number; y: number; size: number };

/** The text of a PDF written by pdfkit, one line per piece in drawing order. */
export const textOfPdf = (file: Uint8Array): string =>
  piecesOfPdf(file)
    .flatMap(({ text, size }) => (size > 0 ? [text] : []))
    .join('\n');

/**
 * The pieces of text of a PDF written by pdfkit, in drawing order: pages name their fonts, each font maps glyphs to letters (its
 * ToUnicode table, ISO 32000-1, 9.10.3), and the text operators name the glyphs.
 */
export function piecesOfPdf(file: Uint8Array): PdfPiece[] {
  const source = Buffer.from(file).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g))
    objects.set(id, body);
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? '';
    // The data may itself end with a carriage return.
    const data = /stream\r?\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '';
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
  };
  const fonts = new Map<string, Map<number, string>>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (unicode) fonts.set(name, lettersOf(streamOf(unicode)));
    }
  const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(source)?.[1]);
  const pieces: PdfPiece[] = [];
  for (const [id, body] of objects) {
    if (!body.includes('stream') || body.includes('/Length1') || body.includes('/Subtype')) continue;
    let letters: Map<number, string> | undefined;
    let place = { x: 0, y: 0, size: 0 };
    for (const [, x, y, font, size, shown, ruleX, ruleY] of streamOf(id).matchAll(
      /1 0 0 1 ([\d.]+) ([\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ|([\d.]+) ([\d.]+) m\b/g,
    )) {
      if (x) place = { ...place, x: round(Number(x)), y: round(height - Number(y)) };
      else if (ruleX) pieces.push({ text: '', x: round(Number(ruleX)), y: round(Number(ruleY)), size: 0 });
      else if (font) {
        letters = fonts.get(font);
        place = { ...place, size: Number(size) };
      } else if (letters) pieces.push({ text: writtenBy(shown ?? '', letters), ...place });
    }
  }
  return pieces;
}

const round = (points: number): number => Math.round(points * 100) / 100;

const writtenBy = (shown: string, letters: Map<number, string>): string =>
  [...shown.matchAll(/<([0-9a-fA-F]*)>/g)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => letters.get(parseInt(glyph, 16)) ?? '\uFFFD')
    .join('');

/** Glyph → letters, from ranges that list their letters. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '0', , list = ''] of table.matchAll(
    /<([0-9a-fA-F]+)> <([0-9a-fA-F]+)> \[([^\]]*)\]/g,
  )) {
    const each = [...list.matchAll(/<([0-9a-fA-F ]*)>/g)].map(([, hex = '']) =>
      textOfHex(hex.replaceAll(' ', '')),
    );
    for (const [at, letter] of each.entries()) letters.set(parseInt(first, 16) + at, letter);
  }
  return letters;
}

const textOfHex = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));
