/*
 * Parses a formula in plain text and evaluates it in floating point. Used to check the tutor, so it shares nothing with the maths engine;
 * whatever is ambiguous is not parsed.
 */

export type At = Readonly<Record<string, number>>;
export type Value = { readonly names: ReadonlySet<string>; at(values: At): number };
export type RelationText = { readonly sides: readonly Value[]; readonly signs: readonly string[] };
/** A disjunction (`or`) of conjunctions (`and`) of statements; an expression has neither. */
export type Read =
  | { readonly kind: 'expression'; readonly value: Value }
  | { readonly kind: 'statement'; readonly ways: readonly (readonly RelationText[])[] };

type Language = 'en' | 'es' | 'fr';

const joins: Record<Language, { or: RegExp; and: RegExp }> = {
  en: { or: / or /u, and: / and /u },
  es: { or: / [ou] /u, and: / [ye] /u },
  fr: { or: / ou /u, and: / et /u },
};
const functions: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  sen: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  tg: Math.tan,
  ln: Math.log,
  log: Math.log10,
  abs: Math.abs,
  sqrt: Math.sqrt,
};

/** Null for whatever it cannot parse with certainty: points, units, integrals, intervals, words. */
export function readFormula(text: string, locale: string): Read | null {
  if (/d\/d\p{L}|∫|lim/u.test(text)) return null;
  const language = locale.slice(0, 2) as Language;
  const dotted = (language === 'en' ? text : text.replaceAll(/(\d),(\d)/gu, '$1.$2')).trim();
  const parts = dotted.split(joins[language].or).map((way) => way.split(joins[language].and));
  const ways = parts.map((way) => way.map(readPart));
  if (ways.some((way) => way.some((part) => part === null))) return null;
  const [first] = ways.flat();
  if (
    ways.flat().length === 1 &&
    first &&
    first.signs.length === 0 &&
    first.sides[0] &&
    !text.includes('±')
  ) {
    return { kind: 'expression', value: first.sides[0] };
  }
  const all = ways.flatMap((way) => spread(way.flatMap((part) => (part ? [part] : []))));
  return all.some((way) => way.some(({ signs }) => signs.length === 0))
    ? null
    : { kind: 'statement', ways: all };
}

type Part = RelationText & { other?: RelationText };

/** `x = 3 ± √2` has two branches. */
const spread = (way: readonly Part[]): RelationText[][] =>
  way.reduce<RelationText[][]>(
    (ways, part) =>
      ways.flatMap((one) => (part.other ? [part, part.other] : [part]).map((each) => [...one, each])),
    [[]],
  );

function readPart(text: string): Part | null {
  if (text.includes('±')) {
    const [plus, minus] = ['+', '-'].map((sign) => readPart(text.replace('±', sign)));
    return plus && minus && !plus.other ? { ...plus, other: minus } : null;
  }
  const pieces = text.split(/(<=|>=|!=|[=<>≤≥])/u);
  const sides = pieces.filter((_, at) => at % 2 === 0).map((side) => new Reader(side).whole());
  if (sides.some((side) => side === null)) return null;
  return {
    sides: sides.flatMap((side) => (side ? [side] : [])),
    signs: pieces.filter((_, at) => at % 2 === 1).map((sign) => sign.replace('≤', '<=').replace('≥', '>=')),
  };
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const token =
  /\s*(?:(\d+ \d+\/\d+)(?![\d.])|(\d+(?:\.\d+)?)|([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)|(sin|sen|cos|tan|tg|ln|log|abs|sqrt|pi)|(\p{L})|(\S))/uy;
type Token = { kind: 'mixed' | 'number' | 'raised' | 'name' | 'letter' | 'sign'; text: string };
const kinds: readonly Token['kind'][] = ['mixed', 'number', 'raised', 'name', 'letter', 'sign'];

function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const at = match.slice(1).findIndex((group) => group !== undefined);
    found.push({ kind: kinds[at] ?? 'sign', text: match[at + 1] ?? '' });
    if (token.lastIndex >= text.trimEnd().length) break;
  }
  return found;
}

const constant = (value: number): Value => ({ names: new Set(), at: () => value });
const both = (a: Value, b: Value, work: (a: number, b: number) => number): Value => ({
  names: new Set([...a.names, ...b.names]),
  at: (values) => work(a.at(values), b.at(values)),
});
const one = (a: Value, work: (a: number) => number): Value => ({ names: a.names, at: (v) => work(a.at(v)) });

/** An odd root of a negative number is real: (-8)^(1/3) is not decided here. */
const power = (base: number, exponent: number) => base ** exponent;

class Unknown extends Error {}

class Reader {
  readonly #tokens: Token[];
  #at = 0;
  #inBars = false;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  whole(): Value | null {
    try {
      const value = this.#sum();
      return this.#at === this.#tokens.length ? value : null;
    } catch (error) {
      if (error instanceof Unknown) return null;
      throw error;
    }
  }

  #is(...signs: string[]): boolean {
    const next = this.#tokens[this.#at];
    return next?.kind === 'sign' && signs.includes(next.text);
  }

  #take(): Token {
    const next = this.#tokens[this.#at];
    if (!next) throw new Unknown();
    this.#at += 1;
    return next;
  }

  #expect(sign: string): void {
    if (!this.#is(sign)) throw new Unknown();
    this.#at += 1;
  }

  #sum(): Value {
    let value = this.#product();
    while (this.#is('+', '-', '−')) {
      const plus = this.#take().text === '+';
      value = both(value, this.#product(), (a, b) => (plus ? a + b : a - b));
    }
    return value;
  }

  #product(): Value {
    let value = this.#signed();
    for (;;) {
      if (this.#is('*', '·', '×')) {
        this.#at += 1;
        value = both(value, this.#signed(), (a, b) => a * b);
      } else if (this.#is('/', '÷', ':')) {
        this.#at += 1;
        value = both(value, this.#signed(), (a, b) => a / b);
      } else if (this.#startsFactor()) value = both(value, this.#raisedTo(), (a, b) => a * b);
      else return value;
    }
  }

  #startsFactor(): boolean {
    const next = this.#tokens[this.#at];
    if (!next) return false;
    if (next.kind === 'name' || next.kind === 'letter') return true;
    return this.#is('(', '√') || (this.#is('|') && !this.#inBars);
  }

  #signed(): Value {
    if (this.#is('-', '−')) {
      this.#at += 1;
      return one(this.#signed(), (a) => -a);
    }
    if (this.#is('+')) this.#at += 1;
    return this.#raisedTo();
  }

  #raisedTo(): Value {
    let base = this.#atom();
    for (;;) {
      const next = this.#tokens[this.#at];
      if (next?.kind === 'raised') {
        this.#at += 1;
        const exponent = Number(
          [...next.text].map((sign) => (sign === '⁻' ? '-' : raised.indexOf(sign))).join(''),
        );
        base = one(base, (a) => power(a, exponent));
      } else if (this.#is('^')) {
        this.#at += 1;
        base = both(base, this.#signed(), power);
      } else if (this.#is('%')) {
        this.#at += 1;
        base = one(base, (a) => a / 100);
      } else if (this.#is('°')) {
        this.#at += 1;
        base = one(base, (a) => (a * Math.PI) / 180);
      } else return base;
    }
  }

  #atom(): Value {
    const next = this.#take();
    switch (next.kind) {
      case 'number':
        return constant(Number(next.text));
      case 'mixed': {
        const [whole = 0, above = 0, below = 1] = next.text.split(/[ /]/u).map(Number);
        return constant(whole + above / below);
      }
      case 'letter':
        return this.#letter(next.text);
      case 'name':
        return next.text === 'pi' ? constant(Math.PI) : this.#function(next.text);
      default:
        return this.#bracket(next.text);
    }
  }

  #letter(name: string): Value {
    if (name === 'e') return constant(Math.E);
    if (name === 'π') return constant(Math.PI);
    if (name === 'i' || this.#is('_')) throw new Unknown();
    return { names: new Set([name]), at: (values) => values[name] ?? Number.NaN };
  }

  #function(name: string): Value {
    const work = functions[name];
    if (!work) throw new Unknown();
    if (this.#is('_')) {
      if (name !== 'log') throw new Unknown();
      this.#at += 1;
      const base = this.#atom();
      return both(base, this.#inBrackets(), (b, a) => Math.log(a) / Math.log(b));
    }
    const next = this.#tokens[this.#at];
    if (next?.kind === 'raised' || this.#is('^')) throw new Unknown();
    return one(this.#is('(') ? this.#inBrackets() : this.#raisedTo(), work);
  }

  #inBrackets(): Value {
    this.#expect('(');
    const value = this.#sum();
    this.#expect(')');
    return value;
  }

  #bracket(sign: string): Value {
    const closing: Readonly<Record<string, string>> = { '(': ')', '|': '|', '[': ']' };
    if (sign === '√') return one(this.#atom(), Math.sqrt);
    const end = closing[sign];
    if (end === undefined) throw new Unknown();
    const outside = this.#inBars;
    this.#inBars = sign === '|';
    const value = this.#sum();
    this.#expect(end);
    this.#inBars = outside;
    return sign === '|' ? one(value, Math.abs) : value;
  }
}
