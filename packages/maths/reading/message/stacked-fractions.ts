/*
 * A fraction that copying spread over three lines is put on one line again.
 */

const bar = /[─━—―⎯‒–_-]{2,}|−{3,}|[─━—―⎯]/gu;

/** A fraction whose bar is a line of its own, with numerator above and denominator below. */
export function joinStackedFractions(text: string): string {
  if (!/[─━—―⎯]|[‒–]{2,}|_{2,}|-{3,}|−{3,}/u.test(text)) return text;
  const lines = text.split('\n');
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [words, above] = at + 2 < lines.length ? splitWords(lines[at]!) : ['', ''];
    const joined =
      at + 2 >= lines.length
        ? null
        : ((words === '' ? null : joinLines(above, lines[at + 1]!, lines[at + 2]!)) ??
          joinLines(lines[at]!, lines[at + 1]!, lines[at + 2]!));
    if (joined === null) result.push(lines[at]!);
    else {
      // What a limit is of stands behind its sign.
      const isLimit = /^\s*l[ií]m/iu.test(words);
      if (words !== '' && !isLimit && !joined.includes(words.trim())) result.push(words);
      result.push(isLimit ? `${words.trimEnd()} ${joined.trim()}` : joined);
      at += 2;
    }
  }
  return result.join('\n');
}

/** "Solve x − 4": the words before a numerator, and the numerator at the place that it has without them. */
function splitWords(line: string): readonly [words: string, rest: string] {
  const words =
    /^\s*l[ií]m\s?\(?[a-z]\s?(?:→|⟶|->)\s?\S{1,8}\s+/iu.exec(line)?.[0] ??
    /^(?:\s*\p{L}{3,}[:,]?(?=\s))+\s+/u.exec(line)?.[0] ??
    '';
  return /\b(?:sin|cos|tan|log|sen)\b/.test(words) ? ['', line] : [words, line.slice(words.length)];
}

const loneBar = /^[ \t]*(?:[─━—―⎯]|[─━—―⎯‒–_-]{2,}|−{3,})[ \t]*$/u;
/** A short line of numbers, letters and signs without a relation. */
const isPlainFormula = (line: string | undefined): boolean =>
  line !== undefined &&
  line.length < 40 &&
  /[\p{L}\d)]/u.test(line) &&
  !/\p{L}{2}|[=<>≤≥≠:;?!$\\|]|,\s/u.test(line);
const endsOpen = (line: string | undefined): boolean =>
  line !== undefined && /[\p{L}\d)]\s*[+−×·÷-]\s*$/u.test(line);

/** "x + 1", "———", "2" on three lines, before a line of signs could be taken for a rule of the page. */
export function joinLoneBars(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = withBarsOfColumn(text.split('\n'));
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [above, middle, below] = [lines[at], lines[at + 1], lines[at + 2]];
    const joins =
      middle !== undefined &&
      loneBar.test(middle) &&
      isPlainFormula(above) &&
      isPlainFormula(below) &&
      !endsOpen(lines[at - 1]) &&
      !endsOpen(above) &&
      !endsOpen(below);
    if (joins) {
      result.push(`(${above!.trim()})/(${below!.trim()})`);
      at += 2;
    } else result.push(lines[at]!);
  }
  return result.join('\n');
}

/** Two kinds of dashes on lines of their own: the longer one is the bar, the other one the sign. */
function withBarsOfColumn(lines: readonly string[]): readonly string[] {
  const has = (sign: RegExp): boolean => lines.some((line) => sign.test(line));
  if (!has(/^\s*[−-]\s*$/u) || !has(/^\s*–\s*$/u)) return lines;
  return lines.map((line) => (/^\s*–\s*$/u.test(line) ? line.replace('–', '—') : line));
}

type Segment = { readonly text: string; readonly start: number; readonly end: number };

function joinLines(above: string, middle: string, below: string): string | null {
  const bars = [...middle.matchAll(bar)].map(({ 0: text, index }): Segment => ({
    text,
    start: index,
    end: index + text.length,
  }));
  if (bars.length === 0 || !/^[\s─━—―⎯‒–_=+<>≤≥()\d\p{L}·×*.,−-]*$/u.test(middle)) return null;
  if (!/\S/.test(above) || !/\S/.test(below)) return null;
  const end = bars.at(-1)!.end + 2;
  const isText = ({ text, start }: Segment): boolean => start > end && /\p{L}{3}/u.test(text);
  const partsOf = (each: string): readonly Segment[] => segmentsOf(each).filter((part) => !isText(part));
  const [tops, bottoms] = [partsOf(above), partsOf(below)];
  const behind = [above, below].flatMap((each) => segmentsOf(each).filter(isText));
  // A bar of one character counts only between a numerator and a denominator.
  const fractions = bars.flatMap((each) => {
    const [top, bottom] = [
      tops.filter((part) => overlaps(part, each)),
      bottoms.filter((part) => overlaps(part, each)),
    ];
    return top.length === 1 && bottom.length === 1 ? [{ each, top: top[0]!, bottom: bottom[0]! }] : [];
  });
  // The columns of a copied page may be shifted; then the parts belong together in their order.
  const inOrder =
    fractions.length < bars.length && tops.length === bars.length && bottoms.length === bars.length;
  if (inOrder)
    fractions.splice(
      0,
      fractions.length,
      ...bars.map((each, at) => ({ each, top: tops[at]!, bottom: bottoms[at]! })),
    );
  if (fractions.length === 0 || fractions.length < bars.filter(({ text }) => text.length > 1).length)
    return null;
  if (fractions.length !== tops.length || fractions.length !== bottoms.length) return null;
  let line = '';
  let from = 0;
  for (const { each, top, bottom } of fractions) {
    line += `${middle.slice(from, each.start)}(${top.text})/(${bottom.text})`;
    from = each.end;
  }
  return [line + middle.slice(from), ...behind.map(({ text }) => text)].join('\n');
}

/** The pieces of a line that are apart by at least two spaces. */
function segmentsOf(line: string): readonly Segment[] {
  const found: Segment[] = [];
  let start = -1;
  for (let at = 0; at <= line.length; at += 1) {
    const gap = at === line.length || (line[at] === ' ' && (line[at + 1] === ' ' || at + 1 === line.length));
    if (start < 0 && at < line.length && line[at] !== ' ') start = at;
    else if (start >= 0 && gap) {
      found.push({ text: line.slice(start, at).trim(), start, end: at });
      start = -1;
    }
  }
  return found;
}

const overlaps = (part: Segment, each: Segment): boolean =>
  part.start <= each.end && part.end >= each.start - 1;

/** "3 – 1" with "4   6" below it: fractions whose bars were lost, where each value has one below. */
export function joinBarelessFractions(text: string): string {
  if (!/\n[ \t]{2,}\d+[ \t]{2,}\d+/u.test(text)) return text;
  const lines = text.split('\n');
  return lines
    .flatMap((line, at) => {
      const values = (lines[at + 1] ?? '').trim().split(/\s{2,}/);
      if (at > 0 && isBelow(lines[at - 1]!, line)) return [];
      return isBelow(line, lines[at + 1] ?? '') ? [joinValues(line, values)] : [line];
    })
    .join('\n');
}

const value = String.raw`\d{1,4}|\d{0,3}[a-z]`;
const above = new RegExp(
  String.raw`^((?:\s*\p{L}{3,}:?)*\s{2,})((?:${value})(?:\s+[-+–−×÷]\s+(?:${value}))+)\s*(?:=\s*)?$`,
  'u',
);

function isBelow(line: string, below: string): boolean {
  const found = above.exec(line);
  if (found === null || !/^\s{2,}\d{1,4}(?:\s{2,}\d{1,4})+\s*$/u.test(below)) return false;
  const count = found[2]!.split(/\s+[-+–−×÷]\s+/u).length;
  return below.trim().split(/\s{2,}/).length === count;
}

function joinValues(line: string, values: readonly string[]): string {
  const [, words, formula] = above.exec(line)!;
  let at = 0;
  return words! + formula!.replaceAll(new RegExp(value, 'gu'), (top) => `${top}/${values[at++]!}`);
}
