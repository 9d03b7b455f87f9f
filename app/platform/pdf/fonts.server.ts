import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Command, simpleGlyph } from './outline.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => join(dirname(require.resolve(`${name}/package.json`)), 'files');

/** Font files in the order in which a glyph is looked up. Each web font holds a subset of the characters. */
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

/** Loads the font files once. */
export function fontFiles(): Promise<Buffer[]> {
  read ??= Promise.all(files.map(([name, file]) => readFile(join(folderOf(name), file))));
  return read;
}

type Glyph = { path: { commands: Command[] }; advanceWidth: number };
/** Internals of pdfkit's font reader. Its types do not name them; a test extracts the text of a PDF again. */
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
 * The font reader copies outlines as they lie in the file, which is wrong for WOFF2. This writes them again from their
 * curves; composite glyphs become simple ones.
 */
export function rewriteOutlines({ font, subset }: Font): void {
  // A glyph first met as a component of another would have no code point, so its text could not be searched or copied.
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
