/*
 * Text copied from a page keeps traces of its layout: a fraction over three lines, braces built from pieces. The parts are put together before
 * the text is read.
 */

/** "$x$-intercept": a letter that is part of a compound word is no formula of its own. */
export const joinLetters = (text: string): string =>
  text.replaceAll(/\$\s?([a-zA-Z])\s?\$(?=[-‐‑]\p{L}{4}|[-‐‑]?th\b)/gu, (all, letter: string) =>
    letter.padStart(all.length),
  );

/** Lines of a page or a screen around a problem. */
const furniture =
  /^\s*(?:(?:page|página|pagina)\s+\d{1,3}(?:\s*(?:of|de|sur|\/)\s*\d{1,3})?(?:\s{2,}.{0,30})?|\(?(?:total|totale?)\s[^=+<>]{0,40}\d{1,3}\s*(?:marks?|points?|pts|puntos?)\)?\.?|(?:hint|pista|indice|aide)\s*\d{0,2}|(?:show|hide|see|ver|mostrar|voir|afficher|cacher|ocultar)\s+(?:(?:the|la|le|las|les)\s+)?(?:answers?|solutions?|hints?|steps?|respuestas?|solución|pistas?|pasos|réponses?|indices?|étapes|corrigé)|(?:turn over|tournez la page|tourner la page|pasa la página|blank page)\.?)\s*$/iu;
/** The line to write the answer on, with its marks: "……… (2)". */
const answerLine = /(?:\.{5,}|_{5,}|…{2,})\s*(?:[([]\s*\d{1,2}\s*[)\]])?\s*$/u;
/** The marks for a question: "[2]", "[3 marks]" behind its full stop or apart from it. */
const marksBehind = /(?:(?<=[.?!:])\s+|\s{2,})\[\s*\d{1,2}\s*(?:marks?|points?|pts|puntos?)?\s*\]\s*$/iu;

/** Where a problem was taken from, or who holds its rights: a line without a sign of a formula. */
const source =
  /^\s*(?:[^=<>≤≥+*^√∫]*(?:©|\bcopyright\b)|(?:source|fuente|(?:tomad[oa]s?|extra[ií]d[oa]s?|adaptad[oa]s?|extraits?|tiré) (?:del?|du|des?)|(?:taken|adapted|reprinted) from|d['’]après)(?![\p{L}])[^=<>≤≥+*^√∫]*$)/iu;
/** A heading with a number of its own: "Exercise 3.2", "Ejercicio 7 (2 puntos)" alone on its line. */
const numberedHeading =
  /^\s*(?:exercises?|exercices?|ejercicios?|problems?|problemas?|problèmes?|examples?|ejemplos?|exemples?|sections?|secci[oó]n|chapters?|cap[ií]tulos?|chapitres?|actividad(?:es)?|activit[éey]s?|practice|worksheet|unit|unidad)\s+(?:n[º°o.]\s*)?\d{1,3}(?:[.\-–]\d{1,3}){0,2}\s*[:.]?\s*(?:\([^()]{0,30}\))?\s*$/iu;
/** "Page 63. Solve …", "p. 12 · …": the page before the problem. */
const pageBefore = /^\s*(?:page|página|pagina|pág\.?|pag\.?|p\.)\s*\d{1,3}\s*[.:,;|·–-]\s+(?=\S)/iu;

/** Signs at the beginning of a line, and clocks of a quiz. */
const bullets =
  /(?<=^\s*(?:\d{1,3}[a-z]?\s+)?)[→▸▪•●■►▶✎★☞➤➢◆▫⇒]+\s*(?=\S)|\s*[⏱⏰⌛]\ufe0f?\s*\d{1,2}:\d{2}/gu;
/** "Question flash n° 8 :" before a problem. */
const numberedLabel =
  /^\s*(?:\p{L}+\.?\s+){0,3}(?:n\s?[º°]|#|№)\s*\d{1,4}(?:[.\-–]\d{1,3})?\s*[:.)–-]\s*(?=\S)/iu;
/** A hint beside or below a problem. */
const hint =
  /(?:^\s*|\s{2,}|[([]\s*)(?:hint|tip|pista|indicaci[oó]n|sugerencia|ayuda|indice|indication|aide|astuce)\s?:.*$/iu;

/** The text without what a page or a screen puts around a problem. */
export const withoutFurniture = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      furniture.test(line) || source.test(line) || numberedHeading.test(line)
        ? ''
        : line
            .replaceAll(bullets, '')
            .replace(numberedLabel, '')
            .replace(pageBefore, '')
            .replace(hint, '')
            .replace(answerLine, '')
            .replace(marksBehind, ''),
    )
    .join('\n');

/** "√(75x²y)  (x ≥ 0)": a condition in brackets apart from the formula is a clause of its own. */
export const openConditions = (text: string): string =>
  text.replaceAll(
    /(?<=[\s$,;.])\(([^()\n$]{1,40}?(?:<=?|>=?|≤|≥|≠|\\[lg]eq?(?![a-z])|\\neq?(?![a-z]))[^()\n$]{1,40})\)/gu,
    (_all, condition: string) => `, ${condition} `,
  );

/** "lim   (x² − 1)/(x − 1)" with "x → 1" below it: on one line. */
export function joinLimits(source: string): string {
  // "limx→0": the letter belongs to the sign.
  const text = source.replaceAll(/(?<!\p{L})(l[ií]m)(?=[a-z]\s?(?:→|⟶|->))/giu, '$1 ');
  if (!/(?:→|⟶|->)/u.test(text)) return text;
  return text.replaceAll(
    /(?<![\p{L}])(l[ií]m)[ \t]+(\S[^\n]{0,200})\n[ \t]*([a-z][ \t]*(?:→|⟶|->)[ \t]*[-−+]?[ \t]*[\p{L}\d∞/]{1,8}[⁺⁻+-]?)[ \t]*(?=\n|$)/giu,
    (_all, head: string, body: string, under: string) => `${head} ${under} (${body.trim()})`,
  );
}

/** "eje $x$", "the $y$ axis", "cm$^3$": the letter of an axis and the power of a unit are no formulas. */
export const joinAxes = (text: string): string =>
  text
    .replaceAll(/(?<=(?<!\p{L})[cdkm]?m)\s?\$\s?\^\s?\{?([23])\}?\s?\$/gu, '^$1')
    .replaceAll(/(?<=\p{L}\s)\$\s?([xy])\s?\$(?=\s+axis)/giu, '$1')
    .replaceAll(/(?<=(?<!\p{L})(?:ejes?|axes? des|axis)\s)\$\s?([xy])\s?\$/giu, '$1');

/** "f ( x ) = …", copied with spaces, as f(x) = … . */
export const joinApplications = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\d)\\])([a-zA-Z])[ ]?\([ ]?(?!\1)([a-z])[ ]?\)(?=[ ]{0,3}=)/gu,
    (_all, name: string, letter: string) => `${name}(${letter})`,
  );

/** "x ↦ ln(5 − x)": a function without a name. */
export const namedMappings = (text: string): string =>
  /↦|\\mapsto/u.test(text)
    ? text.replaceAll(/(?<![\p{L}:]\s{0,3})(?<=^|[\s$(])x\s*(?:↦|\\(?:long)?mapsto(?![a-z]))\s*/gu, 'f(x) = ')
    : text;

/** (f ∘ g)(x) as f(g(x)); fg(3) and fog(3) where both functions are given. */
export const withoutComposition = (text: string): string =>
  text
    .replaceAll(
      /(?<![\p{L}\\])([fghpq])[ ]?o?[ ]?([fghpq])[ ]?\(([^()\n]{1,20})\)/gu,
      (all, outer: string, inner: string, argument: string) =>
        isDefinedIn(text, outer) && isDefinedIn(text, inner) ? `${outer}(${inner}(${argument}))` : all,
    )
    .replaceAll(
      /\(\s*([A-Za-z])\s*(?:∘|\\circ(?![a-z]))\s*([A-Za-z])\s*(?:\\right\s*)?\)\s*(?:\\left\s*)?\(([^()\n]{1,40})\)/gu,
      (_all, outer: string, inner: string, argument: string) => `${outer}(${inner}(${argument}))`,
    );

const isDefinedIn = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name}\\s?\\(\\s?[a-z]\\s?\\)\\s*=`, 'u').test(text);

const bar = /[─━—‒–_-]{2,}|[─━—]/gu;

/** A fraction whose bar is a line of its own, with numerator above and denominator below. */
export function joinStackedFractions(text: string): string {
  if (!/[─━—]{1,}|[‒–]{2,}|_{2,}|-{3,}/u.test(text)) return text;
  const lines = text.split('\n');
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const joined = at + 2 < lines.length ? joinLines(lines[at]!, lines[at + 1]!, lines[at + 2]!) : null;
    if (joined === null) result.push(lines[at]!);
    else {
      result.push(joined);
      at += 2;
    }
  }
  return result.join('\n');
}

type Segment = { readonly text: string; readonly start: number; readonly end: number };

function joinLines(above: string, middle: string, below: string): string | null {
  const bars = [...middle.matchAll(bar)].map(({ 0: text, index }): Segment => ({
    text,
    start: index,
    end: index + text.length,
  }));
  if (bars.length === 0 || !/^[\s─━—‒–_=+<>≤≥()\d\p{L}·×*.,−-]*$/u.test(middle)) return null;
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
