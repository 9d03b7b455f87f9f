/** A text of a picture in the units of its `viewBox`. */
type PlacedText = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};
type Paper = { readonly width: number; readonly height: number };

/** Allowed overlap of two texts by their estimated size, which is never too small. */
const leeway = 0.5;

/** Overlapping texts in a picture (an SVG of graphs or figures), and texts outside its frame. */
export function findPictureFaults(svg: string): string[] {
  const { paper, texts } = textsOf(svg);
  const off = texts.filter(
    ({ left, right, top, bottom }) =>
      left < -leeway || top < -leeway || right > paper.width + leeway || bottom > paper.height + leeway,
  );
  const crowded = texts.flatMap((one, at) =>
    texts
      .slice(0, at)
      .filter((other) => meet(one, other))
      .map((other) => `“${one.text}” lies on “${other.text}”`),
  );
  return [...off.map(({ text }) => `“${text}” leaves the frame`), ...crowded];
}

const meet = (one: PlacedText, other: PlacedText): boolean =>
  one.left + leeway < other.right &&
  other.left + leeway < one.right &&
  one.top + leeway < other.bottom &&
  other.top + leeway < one.bottom;

type Attributes = Readonly<Record<string, string>>;

/** All texts of a picture. Nested groups are followed: their size, anchor and offset apply to their content. */
function textsOf(svg: string): { readonly paper: Paper; readonly texts: readonly PlacedText[] } {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/u.exec(svg) ?? [];
  const texts: PlacedText[] = [];
  const open: Attributes[] = [];
  for (const [, end, , written = '', closed, words] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>|([^<]+)/gu)) {
    if (words !== undefined) texts.push(placed(words, open));
    else if (end === '/') open.pop();
    else if (closed !== '/') open.push(attributesOf(written));
  }
  return { paper: { width: Number(width), height: Number(height) }, texts };
}

const attributesOf = (written: string): Attributes =>
  Object.fromEntries(
    [...written.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]),
  );

/** Height above and depth below the baseline, as a share of the font size. */
const [tall, deep] = [0.72, 0.2];

function placed(words: string, open: readonly Attributes[]): PlacedText {
  const attributeOf = (name: string) => open.findLast((one) => name in one)?.[name];
  const moved = (axis: 1 | 2) =>
    open.reduce(
      (sum, { transform }) => sum + Number(/translate\((\S+) ([^)]+)\)/u.exec(transform ?? '')?.[axis] ?? 0),
      0,
    );
  const own = open.at(-1) ?? {};
  const size = Number(/[\d.]+(?=px|$)/u.exec(attributeOf('font-size') ?? '')?.[0] ?? figureSize);
  const text = words.replace(/&(amp|lt|gt|quot);/gu, 'W');
  const wide = widthOf(text) * size;
  const at = moved(1) + Number(own.x ?? 0);
  const line = moved(2) + Number(own.y ?? 0) + Number(/[\d.]+/u.exec(own.dy ?? '')?.[0] ?? 0) * size;
  const anchor = attributeOf('text-anchor');
  const left = anchor === 'end' ? at - wide : anchor === 'middle' ? at - wide / 2 : at;
  return { text: words, left, right: left + wide, top: line - tall * size, bottom: line + deep * size };
}

/** Font size of texts in figures, from the style sheet. */
const figureSize = 16;

/** Upper bounds of letter widths in our text font, plain or bold, as a share of its size: measured in the browser. */
const widths: readonly (readonly [letters: RegExp, wide: number])[] = [
  [/[ .,;:·ijlíîI|!¡’'\u00a0\u202f]/u, 0.31],
  [/[()[\]frt\-²³¹⁰⁴⁵⁶⁷⁸⁹ⁿ°/I]/u, 0.44],
  [/[“”1?¿csvxyzç–√…]/u, 0.54],
  [/[%MWœmw—]/u, 0.96],
  [/[A-ZÀ-Þ½¼¾]/u, 0.85],
];
const usual = 0.64;

/** Estimated width of a line of text as a share of its size, never too small. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? usual),
    0,
  );
