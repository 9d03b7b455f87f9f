import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Command, simpleGlyph } from './outline.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => join(dirname(require.resolve(`${name}/package.json`)), 'files');

/** Where a letter is looked for, in this order. The web’s files hold a part of the letters each. */
const files = [
  ['@fontsource-variable/atkinson-hyperlegible-next', 'atkinson-hyperlegible-next-latin-wght-normal.woff2'],
  [
    '@fontsource-variable/atkinson-hyperlegible-next',
    'atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  ],
  ['@fontsource-variable/lexend', 'lexend-latin-ext-wght-normal.woff2'],
  ['@fontsource-variable/lexend', 'lexend-vietnamese-wght-normal.woff2'],
] as const;

let read: Promise<Buffer[]> | undefined;

/** The font files, read once. */
export function fontFiles(): Promise<Buffer[]> {
  read ??= Promise.all(files.map(([name, file]) => readFile(join(folderOf(name), file))));
  return read;
}

type Glyph = { path: { commands: Command[] }; advanceWidth: number };
/** What pdfkit and its font reader keep of a font. Their types do not name it; a test reads the letters back. */
export type Font = {
  font: {
    characterSet: number[];
    glyphForCodePoint(codePoint: number): object;
    hasGlyphForCodePoint(codePoint: number): boolean;
  };
  subset: {
    font: { getGlyph(id: number): Glyph };
    glyf: Uint8Array[];
    loca: { offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
    _addGlyph(id: number): number;
  };
};

/**
 * The font reader copies outlines as they lie in the file, which in a WOFF2 file is not how they lie in a font. They are written anew
 * from their curves instead; letters put together of others become one outline.
 */
export function rewriteOutlines({ font, subset }: Font): void {
  // A letter that is first met as a part of another one would not know what it stands for, and could not be searched or copied.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  subset._addGlyph = (id) => {
    const { path, advanceWidth } = subset.font.getGlyph(id);
    const { bytes, xMin } = simpleGlyph(path.commands);
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({ advance: advanceWidth, bearing: xMin });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
}
