import { read } from '../../expression/read.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { isExpression, type Tree } from '../../expression/tree.ts';
import { ambiguousUnits, letterUnits, unitWords } from '../../expression/unit-words.ts';
import { words as formulaWords } from '../../expression/words.ts';
import { matchPhrase, type Language, type Meaning } from '../lexicon/lexicon.ts';
import type { Item } from './items.ts';
import { textsOf, type Piece } from './grouping.ts';
import { functionsOf, isRateOfUnits, lettersOf } from './letters.ts';
import { groupedNumber } from './numbers.ts';
import { infixCommands, isInfix, isMathsBehind, relationText } from './signs.ts';
import { takeCalls, type Call } from './calls.ts';
import type { Token } from './tokens.ts';

const signKinds: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>([
  'infix',
  'postfix',
  'prefix',
  'allOver',
  'logBase',
]);
const everyKind: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>([
  'concept', 'infix', 'postfix', 'prefix', 'allOver', 'logBase', 'stop', 'number', 'ordinal', 'fraction',
]); // prettier-ignore
const numberKinds: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['number']);
const fractionKinds: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['fraction']);

const prefixText: Readonly<Record<string, string>> = {
  sqrt: 'sqrt',
  cbrt: 'cbrt',
  root4: '\\sqrt[4]',
  root5: '\\sqrt[5]',
  abs: 'abs',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  ln: 'ln',
  '-': '-',
  '2*': '2*',
  '3*': '3*',
};
/** Names of functions and constants that are also ordinary words count only directly before a bracket. */
const ordinaryWords = new Set(['mean', 'average', 'media', 'promedio', 'moyenne', 'median', 'mediana', 'mediane', 'mode', 'moda', 'range', 'rango', 'etendue', 'variance', 'varianza', 'deviation', 'desviacion', 'min', 'max', 'floor', 'ceil', 'sign', 'tan', 'sec', 'exp', 'abs', 'inf', 'gcd', 'lcm', 'hcf', 'gcf', 'mcd', 'mcm', 'pgcd', 'ppcm', 'combinations', 'permutations', 'raiz', 'racine', 'log', 'lg']); // prettier-ignore
const greekNames = new Set(['alpha', 'beta', 'gamma', 'delta', 'theta', 'lambda', 'omega', 'phi', 'sigma']);
const longestRun = 1500;
/** Characters given to the formula parser for one message. */
const mostAttempts = 8_000;

/**
 * Finds the formulas of a message. Signs and numbers are mathematics; so are letters beside them, and words that stand for signs between
 * values. What it collects is read by the parser, so that precedence is decided in one place.
 */
export class FormulaReader {
  private readonly tokens: readonly Token[];
  private readonly words: readonly (string | null)[];
  private readonly language: Language;
  private readonly locale: string | undefined;
  readonly letters: ReadonlySet<string>;
  private readonly functions: ReadonlySet<string>;
  private readonly decimalDot: boolean;
  /** The statement is about measures: single letters after numbers are units. */
  private readonly measures: boolean;
  /** Hostile text is given up after this many pieces and attempts. */
  private budget: number;
  private attempts = 0;

  constructor(
    tokens: readonly Token[],
    words: readonly (string | null)[],
    language: Language,
    locale: string | undefined,
  ) {
    this.tokens = tokens;
    this.words = words;
    this.language = language;
    this.locale = locale;
    this.letters = lettersOf(tokens);
    this.functions = functionsOf(tokens);
    this.budget = 600 + 3 * tokens.length;
    this.measures = tokens.some(
      (token, index) =>
        (token.kind === 'word' &&
          token.span === 0 &&
          token.text.length > 1 &&
          unitWords.has(token.text) &&
          !ambiguousUnits.has(token.text) &&
          tokens[index - 1]?.kind === 'number') ||
        (token.kind === 'word' && token.folded.startsWith('conver')),
    );
    this.decimalDot = tokens.some(
      ({ kind, text }) => kind === 'number' && /^\d+\.(?:\d{1,2}|\d{4,})$/.test(text),
    );
  }

  /** The formula that begins at a token, and the index of the first token behind it; null for words. */
  itemAt(start: number): { readonly item: Item; readonly next: number } | null {
    return this.specialAt(start) ?? this.runAt(start);
  }

  private token(index: number): Token | undefined {
    return this.tokens[index];
  }

  private phrase(
    index: number,
    kinds: ReadonlySet<Meaning['kind']>,
  ): { readonly length: number; readonly meanings: readonly Meaning[] } | null {
    return this.token(index)?.span === 0 ? matchPhrase(this.language, this.words, index, kinds) : null;
  }

  private specialAt(start: number): { readonly item: Item; readonly next: number } | null {
    return (
      this.ordinalAt(start) ?? this.derivativeAt(start) ?? this.approachAt(start) ?? this.bracketsAt(start)
    );
  }

  /** 10th, 4º, 3ème, 2nd. */
  private ordinalAt(start: number): { readonly item: Item; readonly next: number } | null {
    const [number, suffix, after] = [this.token(start), this.token(start + 1), this.token(start + 2)];
    if (number?.kind !== 'number' || suffix === undefined || suffix.spaced || !/^\d{1,5}$/.test(number.text))
      return null;
    const sign =
      suffix.kind === 'sign' &&
      /^[ºª]$/u.test(suffix.text) &&
      after?.kind === 'word' &&
      after.spaced &&
      this.language === 'es';
    const written =
      suffix.kind === 'word' &&
      /^(?:st|nd|rd|th|eme|ieme|ere|er|ro|ra|do|da|to|ta|mo|ma|vo|va|no|na|e)$/.test(suffix.folded);
    if (!sign && !written) return null;
    if (
      written &&
      suffix.folded === 'e' &&
      !(this.language === 'fr' && after?.kind === 'word' && after.spaced)
    )
      return null;
    if (written && this.language === 'en' && !/^(?:st|nd|rd|th)$/.test(suffix.folded)) return null;
    return {
      item: {
        kind: 'ordinal',
        value: Number(number.text),
        text: number.text + suffix.text,
        at: number.at,
        end: suffix.end,
      },
      next: start + 2,
    };
  }

  /** dy/dx, \frac{dy}{dx}, d/dx before a bracket is left to the parser. */
  private derivativeAt(start: number): { readonly item: Item; readonly next: number } | null {
    const [above, slash, below] = [this.token(start), this.token(start + 1), this.token(start + 2)];
    const [up, down] = [/^d([a-z])$/.exec(above?.text ?? ''), /^d([a-z])$/.exec(below?.text ?? '')];
    if (above?.kind === 'command' && /^\\[dt]?frac$/.test(above.text)) {
      const shown = this.tokens
        .slice(start + 1, start + 7)
        .map(({ text }) => text)
        .join('');
      const found = /^\{d([a-z])\}\{d([a-z])\}$/.exec(shown);
      if (found === null) return null;
      return {
        item: {
          kind: 'derivative',
          of: found[1]!,
          by: found[2]!,
          order: 1,
          at: above.at,
          end: this.tokens[start + 6]!.end,
        },
        next: start + 7,
      };
    }
    const primes = slash?.kind === 'sign' && /^['’′″]$/u.test(slash.text) && !slash.spaced;
    if (above?.kind === 'word' && /^[a-z]$/.test(above.text) && primes) {
      const order = slash.text === '″' ? 2 : below?.text === slash.text ? 2 : 1;
      const next = start + (below?.text === slash.text ? 3 : 2);
      const after = this.token(next);
      if (after?.text === '(' && !after.spaced) return null;
      return {
        item: {
          kind: 'derivative',
          of: above.text,
          by: '',
          order,
          at: above.at,
          end: this.tokens[next - 1]!.end,
        },
        next,
      };
    }
    if (above?.kind !== 'word' || up === null || down === null || slash?.text !== '/') return null;
    return {
      item: { kind: 'derivative', of: up[1]!, by: down[1]!, order: 1, at: above.at, end: below!.end },
      next: start + 3,
    };
  }

  /** "x → 2", "x -> +∞": what a letter approaches. */
  private approachAt(start: number): { readonly item: Item; readonly next: number } | null {
    const letter = this.token(start);
    if (letter?.kind !== 'word' || !/^[a-zθ]$/u.test(letter.text) || this.token(start - 1)?.folded === 'lim')
      return null;
    const [arrow, tip] = [this.token(start + 1), this.token(start + 2)];
    const pointed =
      arrow?.text === '-' && tip?.text === '>'
        ? 2
        : /^(?:→|⟶|\\to|\\rightarrow)$/u.test(arrow?.text ?? '')
          ? 1
          : 0;
    if (pointed === 0) return null;
    for (let end = Math.min(this.tokens.length, start + pointed + 4); end > start + pointed + 1; end -= 1) {
      if (this.tokens.slice(start, end).some(({ kind }) => kind === 'line' || kind === 'mark')) continue;
      const [tree] = this.trees(this.source(start + 1 + pointed, end));
      if (tree !== undefined && isExpression(tree) && variablesOf(tree).length === 0)
        return {
          item: {
            kind: 'approach',
            name: letter.text,
            value: tree,
            at: letter.at,
            end: this.tokens[end - 1]!.end,
          },
          next: end,
        };
    }
    return null;
  }

  /** A point or an interval: (1; 2), [0, 2π), ]−1 ; 3[. */
  private bracketsAt(start: number): { readonly item: Item; readonly next: number } | null {
    const first = this.token(start);
    if (first?.kind !== 'sign' || !/^[([\]]$/.test(first.text)) return null;
    if (start > 0 && this.isFactorBefore(start)) return null;
    let separators = 0;
    let depth = 0;
    for (let index = start + 1; index < Math.min(this.tokens.length, start + 40); index += 1) {
      const token = this.tokens[index]!;
      if (token.kind === 'line' || token.kind === 'ellipsis') return null;
      if (
        token.kind === 'word' &&
        token.span === 0 &&
        token.text.length > 1 &&
        !formulaWords.has(token.folded) &&
        !greekNames.has(token.folded)
      )
        return null;
      if (token.kind === 'mark' && !/[,;]/.test(token.text)) return null;
      if (token.kind === 'mark' && depth === 0) separators += 1;
      if (token.text === '(' || token.text === '{') depth += 1;
      else if (depth > 0 && (token.text === ')' || token.text === '}')) depth -= 1;
      else if (token.kind === 'sign' && /^[)[\]]$/.test(token.text) && depth === 0) {
        const end = index + 1;
        const shown = this.source(start, end);
        const decimalPoint = separators === 0 && /^[([\]]\s*[-−]?\d+,\d+\s*[)[\]]$/u.test(shown);
        if (separators !== 1 && !decimalPoint) return null;
        const trees = this.trees(shown).filter(({ kind }) => kind === 'point' || kind === 'interval');
        if (trees.length === 0) return null;
        return {
          item: {
            kind: 'formula',
            text: shown,
            trees,
            unit: null,
            money: false,
            bare: false,
            span: first.span,
            doubtful: false,
            calls: [],
            at: first.at,
            end: token.end,
          },
          next: end,
        };
      }
    }
    return null;
  }

  private isFactorBefore(start: number): boolean {
    const [before, open] = [this.tokens[start - 1], this.tokens[start]!];
    if (before === undefined || open.spaced || before.end !== open.at) return false;
    return (
      before.kind === 'number' ||
      before.kind === 'command' ||
      (before.kind === 'word' && (this.functions.has(before.text) || formulaWords.has(before.folded))) ||
      (before.kind === 'sign' && /^[)\]}√'’′″]$/u.test(before.text))
    );
  }

  private source(start: number, end: number): string {
    let text = '';
    for (let index = start; index < end; index += 1) {
      const token = this.tokens[index]!;
      text +=
        (token.spaced && index > start ? ' ' : '') +
        (token.kind === 'number' ? this.number(token) : token.text);
    }
    return text;
  }

  private number(token: Token): string {
    return groupedNumber(token.text, this.locale, this.decimalDot);
  }

  private trees(text: string): readonly Tree[] {
    this.attempts += text.length + 20;
    if (this.attempts > mostAttempts) return [];
    const result = read(text, {
      ...(this.locale === undefined ? {} : { locale: this.locale }),
      units: text.includes('\u202f'),
    });
    return result.ok ? (result.ambiguous ?? [result.tree]) : [];
  }

  private runAt(start: number): { readonly item: Item; readonly next: number } | null {
    if (this.budget < 0 || this.attempts > mostAttempts || !this.startsRun(start)) return null;
    const run = this.collect(start);
    if (run === null) return null;
    for (let end = run.ends.length - 1; end >= 0; end -= 1) {
      const { pieces, next } = run.ends[end]!;
      const item = this.formulaItem(start, next, run.pieces.slice(0, pieces), run);
      // What is left over would be lost, unless it was only a word.
      const rest = run.pieces.slice(pieces, run.ends.at(-1)!.pieces);
      if (item !== null && !rest.some(({ worded, type }) => !worded && type !== 'unit'))
        return { item, next: this.behindQuestion(next) };
      if (run.ends.length - end > 3) break;
    }
    const { next } = run.ends.at(-1) ?? { next: start + 1 };
    const [first, last] = [this.tokens[start]!, this.tokens[Math.max(start, next - 1)]!];
    return {
      item: { kind: 'unreadable', text: this.source(start, next), at: first.at, end: last.end },
      next: Math.max(next, start + 1),
    };
  }

  /** "= ?", "= …" or "=" at the end of an expression ask for its value. */
  private behindQuestion(next: number): number {
    if (this.token(next)?.text !== '=') return next;
    const after = this.token(next + 1);
    if (
      after === undefined ||
      after.kind === 'line' ||
      after.kind === 'mark' ||
      after.kind === 'ellipsis' ||
      after.span !== this.token(next)!.span
    )
      return next + 1;
    return after.text === '_' ? next + 2 : next;
  }

  private formulaItem(start: number, next: number, pieces: readonly Piece[], run: Run): Item | null {
    const [first, last] = [this.tokens[start]!, this.tokens[next - 1]!];
    const texts = textsOf(pieces, run.lost);
    const trees: Tree[] = [];
    let calls: readonly Call[] = [];
    for (const text of texts) {
      const taken = takeCalls(text, this.functions);
      calls = taken.calls;
      trees.push(...this.trees(taken.text));
    }
    if (trees.length === 0) return null;
    const shown = texts[0]!;
    const values = pieces.filter(({ type }) => type !== 'unit');
    return {
      kind: 'formula',
      text: shown,
      trees,
      unit: pieces.find(({ type }) => type === 'unit')?.text.trim() ?? null,
      money: run.money,
      bare: isBareNumber(values),
      span: first.span,
      doubtful: run.lost || texts.length > 1,
      calls,
      at: first.at,
      end: last.end,
    };
  }

  /** Whether a value can begin here, as the beginning of a run. */
  private startsRun(index: number): boolean {
    const token = this.token(index);
    if (token === undefined) return false;
    if (token.kind === 'number' || token.kind === 'atom') return true;
    if (token.span > 0)
      return (
        token.kind !== 'line' &&
        token.kind !== 'mark' &&
        token.kind !== 'ellipsis' &&
        !/^[)}\]=]$/.test(token.text)
      );
    if (token.kind === 'sign') {
      if (/^[$€£]$/u.test(token.text)) return this.token(index + 1)?.kind === 'number';
      if (/^[∫∑∏]$/u.test(token.text)) return true;
      if (/^[-−–+±√∛∜∫∑∏∞|(⁰¹²³⁴⁵⁶⁷⁸⁹½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞πθ]$/u.test(token.text)) {
        const after = this.token(index + 1);
        if (
          /^[-−–+±]$/u.test(token.text) &&
          after !== undefined &&
          after.spaced &&
          !this.isValueBefore(index)
        )
          return false;
        return /^[∞½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]$/u.test(token.text) || this.startsValue(index + 1);
      }
      return false;
    }
    if (token.kind === 'command') return true;
    return this.startsValue(index);
  }

  private isValueBefore(index: number): boolean {
    const before = this.token(index - 1);
    return (
      before !== undefined &&
      (before.kind === 'number' || (before.kind === 'sign' && /^[)\]}²³]$/u.test(before.text)))
    );
  }

  /** Whether the token begins a value where one is expected. */
  private startsValue(index: number, depth = 0): boolean {
    const token = this.token(index);
    if (token === undefined || depth > 6) return false;
    if (token.kind === 'number' || token.kind === 'command' || token.kind === 'atom') return true;
    if (token.kind === 'sign') {
      if (/^[(√∛∜∫∑∏∞|[{$€£½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞²³⁴]$/u.test(token.text))
        return (
          token.text === '∞' ||
          this.startsValue(index + 1, depth + 1) ||
          /^[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]$/u.test(token.text)
        );
      return /^[-−–+±]$/u.test(token.text) && this.startsValue(index + 1, depth + 1);
    }
    if (token.kind !== 'word') return false;
    if (token.span > 0) return true;
    if (
      this.isVariable(index) ||
      this.isFunction(index) ||
      this.isSpokenLetter(index, depth) ||
      this.isLetterProduct(index) ||
      this.isMapping(index)
    )
      return true;
    const sign = this.phrase(index, signKinds);
    if (sign !== null && sign.meanings.some(({ kind }) => kind === 'prefix' || kind === 'logBase')) {
      const behind = index + sign.length;
      // "minus" and "negative" begin a value only before a number.
      if (sign.meanings.every((each) => each.kind === 'prefix' && each.sign === '-'))
        return this.token(behind)?.kind === 'number';
      return this.startsValue(behind, depth + 1) || this.isLoneLetter(behind);
    }
    return this.fractionWords(index) !== null || this.countedValue(index) !== null;
  }

  /** A function name before its argument. */
  private isFunction(index: number): boolean {
    const token = this.token(index)!;
    const word = formulaWords.get(token.text.toLowerCase()) ?? formulaWords.get(token.folded);
    const next = this.token(index + 1);
    if (word === undefined)
      return token.folded === 'lim' && (next?.text === '_' || next?.text === '(' || this.arrowAhead(index));
    if (word.type === 'constant') {
      const before = this.token(index - 1);
      const joins = (each: Token | undefined): boolean =>
        each !== undefined && (each.kind === 'number' || each.kind === 'sign');
      return token.folded.startsWith('inf')
        ? joins(before) && before?.text !== ')'
        : joins(before) || joins(next);
    }
    if (next === undefined) return false;
    const opens = next.kind === 'sign' && /^[(_^{²³⁻|]$/u.test(next.text) && !next.spaced;
    if (ordinaryWords.has(token.folded)) {
      if (opens) return true;
      if (!/^(?:log|lg|tan)$/.test(token.folded)) return false;
    }
    const letter =
      next.kind === 'word' && /^[a-zA-Zθα-ω]$/u.test(next.text) && !/^(?:tan|log|lg)$/.test(token.folded);
    return (
      opens ||
      letter ||
      next.kind === 'number' ||
      next.span > 0 ||
      next.kind === 'command' ||
      this.isLoneLetter(index + 1) ||
      (next.kind === 'sign' && /^[(√-]$/u.test(next.text)) ||
      (next.kind === 'word' && this.isVariable(index + 1))
    );
  }

  /** "lim x→5": the letter, the arrow and the value that it approaches, as in lim_(x→5). */
  private limitHead(index: number): { readonly text: string; readonly next: number } | null {
    const [letter, arrow] = [this.token(index + 1), this.token(index + 2)];
    if (letter?.kind !== 'word' || letter.text.length !== 1 || arrow === undefined) return null;
    const pointed =
      arrow.text === '-' && this.token(index + 3)?.text === '>'
        ? 2
        : /^(?:→|⟶|\\to|\\rightarrow)$/u.test(arrow.text)
          ? 1
          : 0;
    if (pointed === 0) return null;
    let place = index + 2 + pointed;
    let text = '';
    if (/^[-−+]$/u.test(this.token(place)?.text ?? '')) text = this.tokens[place++]!.text;
    const value = this.token(place);
    if (
      value === undefined ||
      !(value.kind === 'number' || value.kind === 'word' || value.kind === 'command' || value.text === '∞')
    )
      return null;
    text += value.kind === 'number' ? this.number(value) : value.text;
    place += 1;
    const side = this.token(place);
    if (side !== undefined && !side.spaced && /^[⁺⁻]$/u.test(side.text))
      [text, place] = [`${text}^${side.text === '⁺' ? '+' : '-'}`, place + 1];
    else if (
      side !== undefined &&
      !side.spaced &&
      /^[-−+]$/u.test(side.text) &&
      this.token(place + 1)?.spaced === true
    )
      [text, place] = [`${text}^${side.text}`, place + 1];
    return this.startsOperand(place) ? { text: `lim_(${letter.text}->${text}) `, next: place } : null;
  }

  private arrowAhead(index: number): boolean {
    return this.tokens
      .slice(index + 1, index + 4)
      .some(({ text }) => /^(?:→|⟶|\\to|\\rightarrow)$/u.test(text) || text === '->');
  }

  private isLoneLetter(index: number): boolean {
    const token = this.token(index);
    return token?.kind === 'word' && token.text.length === 1 && this.letters.has(token.text);
  }

  /** f : x ↦ x² */
  private isMapping(index: number): boolean {
    const [name, colon, letter, arrow] = [0, 1, 2, 3].map((offset) => this.token(index + offset));
    return (
      name?.kind === 'word' &&
      name.text.length === 1 &&
      colon?.text === ':' &&
      letter?.kind === 'word' &&
      letter.text.length === 1 &&
      /^(?:↦|\\mapsto|\\longmapsto)$/u.test(arrow?.text ?? '')
    );
  }

  /** "integrate C x": letters alone are a product where a task for formulas is just before them. */
  private isLetterProduct(index: number): boolean {
    const [token, after] = [this.token(index), this.token(index + 1)];
    if (
      token?.kind !== 'word' ||
      token.span > 0 ||
      !/^[a-zA-Z]{1,3}$/.test(token.text) ||
      this.isStopLetter(index)
    )
      return false;
    const pair =
      token.text.length === 1 &&
      after?.kind === 'word' &&
      /^[a-zA-Z]$/.test(after.text) &&
      !this.isStopLetter(index + 1);
    if (!pair && token.text.length === 1) return false;
    const ends =
      after === undefined ||
      after.kind === 'mark' ||
      after.kind === 'line' ||
      this.phrase(index + 1, everyKind) !== null;
    if (!pair && !ends) return false;
    for (let at = index - 1; at >= 0 && index - at <= 3; at -= 1) {
      const found = this.phrase(at, everyKind);
      if (
        found?.meanings.some(
          (each) =>
            each.kind === 'concept' &&
            /^(?:integrate|differentiate|expand|factor|simplify)$/.test(each.concept),
        ) === true
      )
        return true;
      if (found === null) return false;
    }
    return false;
  }

  /** "y minus 4", "x squared": a letter before a word for a sign, although no sign stands beside it. */
  private isSpokenLetter(index: number, depth: number): boolean {
    const token = this.token(index);
    if (token?.kind !== 'word' || token.span > 0 || !/^[a-zA-Z]$/.test(token.text) || depth > 3) return false;
    const sign = this.phrase(index + 1, signKinds);
    if (sign === null || this.words[index + 1] === undefined) return false;
    const behind = index + 1 + sign.length;
    return sign.meanings.some(
      (each) =>
        (each.kind === 'postfix' && each.sign !== '%' && each.sign !== '!') ||
        (each.kind === 'infix' &&
          /^[-+*/^=]$/.test(each.sign) &&
          !/^(?:of|by|de|del|du|des|d|is|are|es|son|est|sont|par|por|a|entre|sobre|sur)$/.test(
            this.words[index + 1]!,
          ) &&
          this.startsOperand(behind)) ||
        (each.kind === 'infix' && each.sign === '=' && this.token(behind)?.kind === 'number'),
    );
  }

  /** Whether a word is a letter or a product of letters in a formula: it stands beside a sign or a digit. */
  private isVariable(index: number): boolean {
    const token = this.token(index);
    if (token?.kind !== 'word') return false;
    if (token.span > 0) return true;
    const [before, after] = [this.token(index - 1), this.token(index + 1)];
    const greek = /^[α-ωΑ-Ω]+$/u.test(token.text);
    if (token.text.length > 4 && !greekNames.has(token.folded)) return false;
    if (!greek && !/^[a-zA-Zα-ωΑ-Ω]+$/u.test(token.text)) return false;
    const touchesBefore =
      before !== undefined &&
      !token.spaced &&
      before.end === token.at &&
      (before.kind === 'number' ||
        (before.kind === 'sign' && /^[)\]}{+\-−–*/^=<>≤≥·×(|²³√→]$/u.test(before.text)));
    const touchesAfter =
      after !== undefined &&
      !after.spaced &&
      (isMathsBehind(after, this.token(index + 2)) ||
        (this.functions.has(token.text) && /^['’′″]$/u.test(after.text)));
    if (
      after?.text === '!' &&
      !after.spaced &&
      token.text.length === 1 &&
      this.token(index + 2) !== undefined &&
      isInfix(this.token(index + 2)!)
    )
      return true;
    const long = token.text.length > 1;
    // "convert to m/s": a rate of units.
    if (isRateOfUnits(this.tokens, index)) return false;
    if (long && !touchesBefore && !touchesAfter) {
      const signs = /^[+*/^=<>≤≥·×]$/u;
      const [left, right] = [
        before !== undefined && signs.test(before.text),
        after !== undefined && signs.test(after.text),
      ];
      // "v = u + at", "ax + by = c": beside a sign even a word of the language is a product of letters.
      const known = this.phrase(index, everyKind) !== null;
      return (
        token.text.length <= (known ? 2 : 3) &&
        !unitWords.has(token.text) &&
        !formulaWords.has(token.folded) &&
        (known ? left && token.text.length === 2 : left || right)
      );
    }
    // 2as: letters directly behind a number are a product, whatever word they make.
    const attached =
      before?.kind === 'number' &&
      !token.spaced &&
      before.end === token.at &&
      token.text.length <= 2 &&
      !unitWords.has(token.text);
    if (long && !attached && this.phrase(index, everyKind) !== null) return false;
    if (long && unitWords.has(token.text) && (before?.kind === 'number' || !ambiguousUnits.has(token.text)))
      return false;
    if (touchesBefore || touchesAfter) {
      // The letter of "(x" in prose or an enumeration "(a)" stands alone in its brackets.
      const lead = this.token(index - 2);
      if (
        !long &&
        before?.text === '(' &&
        after?.text === ')' &&
        !this.isFactorBefore(index - 1) &&
        !(lead !== undefined && isInfix(lead))
      )
        return false;
      if (!long && touchesAfter && !touchesBefore && after?.text === ')' && before?.text !== '(')
        return before !== undefined && isInfix(before);
      return true;
    }
    // "3x² y -4x³": before a sign that belongs to the next number a joining letter is a word.
    const unary =
      after !== undefined &&
      /^[-−–]$/u.test(after.text) &&
      after.spaced &&
      this.token(index + 2)?.spaced === false;
    if (unary && /^[yeoua]$/.test(token.text) && this.isStopLetter(index)) return false;
    if (after !== undefined && after.spaced && isInfix(after) && !/^[|_]$/.test(after.text)) {
      if (after.text === '→' || relationText.test(after.text) || after.kind === 'command') return true;
      // A dash after a word may be punctuation: both sides must be mathematics.
      return this.startsValue(index + 2) || this.isLoneLetter(index + 2);
    }
    return (
      before !== undefined &&
      token.spaced &&
      isInfix(before) &&
      (relationText.test(before.text) || this.isValueBefore(index - 1) || this.isLoneLetter(index - 2))
    );
  }

  /** "three quarters", "two-fifths", "half": the fraction, and the number of words; null for anything else. */
  private fractionWords(index: number): { readonly text: string; readonly length: number } | null {
    const count = this.phrase(index, numberKinds);
    const part = this.phrase(index + (count?.length ?? 0), fractionKinds);
    if (part === null) return null;
    const [top, below] = [valueOf(count), valueOf(part)];
    const length = (count?.length ?? 0) + part.length;
    // Only where it is a factor: "a third of 60", "dos quintos de m".
    const of = this.phrase(index + length, signKinds);
    const times = of?.meanings.some((each) => each.kind === 'infix' && each.sign === '*') === true;
    const joined =
      of?.meanings.some((each) => each.kind === 'infix' && /^[-+]$/.test(each.sign)) === true ||
      this.phrase(index - 1, signKinds)?.meanings.some(
        (each) => each.kind === 'infix' && /^[-+]$/.test(each.sign),
      ) === true;
    if (joined && count !== null) return { text: `(${top ?? 1}/${below})`, length };
    if (!times) return null;
    const behind = this.token(index + length + of.length);
    const value =
      behind?.kind === 'number' || (behind?.span ?? 0) > 0 || this.isLoneLetter(index + length + of.length);
    return value ? { text: `(${top ?? 1}/${below})`, length } : null;
  }

  /** A number in words before a word that is a sign: "six times 7". */
  private countedValue(index: number): { readonly text: string; readonly length: number } | null {
    const count = this.phrase(index, numberKinds);
    if (count === null) return null;
    // "differentiate three times" counts the derivatives.
    const named = this.phrase(index - 1, everyKind);
    if (named?.meanings.some((each) => each.kind === 'concept' && each.concept === 'differentiate') === true)
      return null;
    // "three x plus two"
    if (
      this.isSpokenLetter(index + count.length, 0) &&
      !/^(?:a|y|e|o|u)$/.test(this.words[index + count.length] ?? '')
    )
      return { text: String(valueOf(count)), length: count.length };
    const sign = this.phrase(index + count.length, signKinds);
    const infix =
      sign?.meanings.some((each) => each.kind === 'infix' && each.sign !== '=' && each.sign !== '*') ===
        true || /^(?:times|veces|fois)$/.test(this.words[index + count.length] ?? '');
    if (sign === null || !infix) return null;
    const behind = index + count.length + sign.length;
    const value =
      this.token(behind)?.kind === 'number' ||
      this.phrase(behind, numberKinds) !== null ||
      this.isLoneLetter(behind) ||
      (this.token(behind)?.span ?? 0) > 0;
    return value ? { text: String(valueOf(count)), length: count.length } : null;
  }

  private collect(start: number): Run | null {
    const pieces: Piece[] = [];
    const ends: { pieces: number; next: number }[] = [];
    const brackets: string[] = [];
    const run: Run = { pieces, ends, lost: false, money: false };
    let index = start;
    const push = (text: string, type: Piece['type'], worded: boolean, next: number): void => {
      pieces.push({ text, type, worded });
      index = next;
      const last = pieces.at(-1)!;
      if (brackets.length === 0 && ['value', 'close', 'postfix', 'unit'].includes(last.type))
        ends.push({ pieces: pieces.length, next });
    };
    const endsValue = (): boolean =>
      pieces.length > 0 && ['value', 'close', 'postfix', 'unit'].includes(pieces.at(-1)!.type);
    while (index < this.tokens.length && pieces.length < longestRun) {
      this.budget -= 1;
      if (this.budget < 0) break;
      const token = this.tokens[index]!;
      const gap = token.spaced && pieces.length > 0 ? ' ' : '';
      const crossing = pieces.length > 0 && token.span !== this.tokens[index - 1]!.span;
      if (crossing && !this.joinsAcross(index, endsValue())) break;
      if (token.kind === 'line') {
        if (brackets.length > 0 && token.span === 0) return finish(run);
        break;
      }
      if (token.kind === 'ellipsis') break;
      if (token.kind === 'atom') {
        push(token.text, 'value', false, index + 1);
        continue;
      }
      if (token.kind === 'number') {
        if (!this.takeNumber(token, index, pieces, run, gap, endsValue(), push)) break;
        continue;
      }
      if (token.kind === 'mark') {
        if (brackets.length > 0 && /^[,;]$/.test(token.text)) {
          push(gap + token.text, 'infix', false, index + 1);
          continue;
        }
        if (token.text === ':' && this.isDivision(index, endsValue())) {
          push(':', 'infix', false, index + 1);
          continue;
        }
        if (
          token.text === '!' &&
          !token.spaced &&
          endsValue() &&
          !pieces.some(({ text }) => relationText.test(text))
        ) {
          push('!', 'postfix', false, index + 1);
          continue;
        }
        break;
      }
      if (token.kind === 'command') {
        const name = token.text.slice(1);
        const type = infixCommands.has(name)
          ? 'infix'
          : /^(?:d?t?frac|sqrt|sin|cos|tan|ln|log|lim|int|sum|prod|binom|d?t?binom|mathbb|operatorname|mathrm)$/.test(
                name,
              )
            ? 'prefix'
            : 'value';
        push(`${gap}${token.text} `, type, false, index + 1);
        continue;
      }
      if (token.kind === 'sign') {
        if (!this.takeSign(token, index, brackets, gap, endsValue(), run, push)) break;
        continue;
      }
      if (!this.takeWord(token, index, pieces, gap, endsValue(), brackets.length, run, push)) break;
    }
    return finish(run);
  }

  /** Two spans, or a span and text, belong to one formula only where a sign joins them. */
  private joinsAcross(index: number, value: boolean): boolean {
    const token = this.tokens[index]!;
    if (token.kind === 'word' && token.span === 0) return true;
    if (token.kind === 'sign' && token.span === 0 && /^[%°²³]$/u.test(token.text) && !token.spaced)
      return value;
    const sign = (each: Token | undefined): boolean =>
      each !== undefined &&
      (isInfix(each) || (each.kind === 'command' && infixCommands.has(each.text.slice(1))));
    return value ? sign(token) : sign(this.tokens[index - 1]) || this.tokens[index - 1]!.span === 0;
  }

  /** `x:5` and `√72 : √2` divide; "Find x: 2x = 4" does not. */
  private isDivision(index: number, value: boolean): boolean {
    const [token, before, after] = [this.tokens[index]!, this.tokens[index - 1]!, this.token(index + 1)];
    if (!value || after === undefined || after.kind === 'line') return false;
    if (token.spaced !== after.spaced && token.span === 0) return false;
    if (token.spaced && before.kind === 'word') return false;
    return this.startsValue(index + 1) || this.isLoneLetter(index + 1);
  }

  private takeNumber(
    token: Token,
    index: number,
    pieces: Piece[],
    run: Run,
    gap: string,
    value: boolean,
    push: Push,
  ): boolean {
    const last = pieces.at(-1);
    const text = this.number(token);
    if (value && last !== undefined) {
      const before = this.tokens[index - 1]!;
      const letter = before.kind === 'word' && last.type === 'value' && !last.worded;
      if (
        letter &&
        (!token.spaced || before.italic) &&
        /^\d$/.test(token.text) &&
        !formulaWords.has(before.folded)
      ) {
        // x2: an exponent that was lost in copying, or an index.
        run.lost = true;
        push(`\u0001${text}`, 'value', false, index + 1);
        return true;
      }
      if (!token.spaced && last.type !== 'unit' && (before.kind === 'sign' || before.kind === 'word')) {
        push(text, 'value', false, index + 1);
        return true;
      }
      // log_2 8: the value after the base.
      const base = pieces.at(-2)?.text === '_' && /log\s*$/.test(pieces.at(-3)?.text ?? '');
      if (base && token.spaced) {
        push(` ${text}`, 'value', false, index + 1);
        return true;
      }
      // ∫_0^1 2x dx
      if (
        pieces.some((piece) => /^[∫∑∏]$|\\(?:int|sum|prod)/u.test(piece.text.trim())) &&
        /[_^]/.test(pieces.at(-2)?.text ?? '')
      ) {
        push(` ${text}`, 'value', false, index + 1);
        return true;
      }
      if (last.type === 'unit' && this.continuesTime(index)) {
        const unitAfter =
          this.token(index + 1)?.kind === 'word' && unitWords.has(this.token(index + 1)!.text);
        push(` ${text}`, 'value', false, index + 1);
        // 2h30: the minutes have no unit of their own.
        if (!unitAfter) pieces.push({ text: '\u202fmin', type: 'unit', worded: false });
        if (!unitAfter) run.ends[run.ends.length - 1] = { pieces: pieces.length, next: index + 1 };
        return true;
      }
      const mixed =
        before.kind === 'number' &&
        /^\d+$/.test(before.text) &&
        this.token(index + 1)?.text === '/' &&
        this.token(index + 2)?.kind === 'number' &&
        !this.token(index + 2)!.spaced;
      if (!mixed && token.span === 0) return false;
      push(`${gap}${text}`, 'value', false, index + 1);
      return true;
    }
    push(gap + text, 'value', false, index + 1);
    return true;
  }

  private isFunctionBefore(index: number): boolean {
    const before = this.tokens[index - 1];
    return (
      before?.kind === 'word' && formulaWords.has(before.folded) && before.end === this.tokens[index]!.at
    );
  }

  /** "2 h 30 min", "2h30": hours and minutes make one quantity. */
  private continuesTime(index: number): boolean {
    const [token, before, after] = [this.tokens[index]!, this.tokens[index - 1]!, this.token(index + 1)];
    const hours = unitWords.get(before.text) === 'h';
    if (after?.kind === 'word' && unitWords.has(after.text))
      return unitWords.get(after.text) !== unitWords.get(before.text);
    return hours && !token.spaced && /^[0-5]\d$/.test(token.text);
  }

  private takeSign(
    token: Token,
    index: number,
    brackets: string[],
    gap: string,
    value: boolean,
    run: Run,
    push: Push,
  ): boolean {
    const { text } = token;
    const inside = token.span > 0;
    if (/^[$€£¢]$/u.test(text)) {
      if (
        value
          ? text === '$' && this.token(index + 1)?.kind === 'number'
          : this.token(index + 1)?.kind !== 'number'
      )
        return false;
      run.money = true;
      push('', value ? 'postfix' : 'prefix', false, index + 1);
      return true;
    }
    if (/^[([{]$/.test(text)) {
      if (text === '{' && !inside && !this.isGroup(index)) return false;
      if (!inside && !this.startsValue(index + 1)) return false;
      // "f (x)" with words around is not a product; a bracket after a space may begin a remark.
      if (!inside && value && token.spaced && !this.closesAsFactor(index)) return false;
      brackets.push(text);
      push(gap + text, 'open', false, index + 1);
      return true;
    }
    if (/^[)\]}]$/.test(text)) {
      if (brackets.length === 0) return false;
      brackets.pop();
      push(gap + text, 'close', false, index + 1);
      return true;
    }
    if (text === '|' || text === '∣') {
      if (!inside && !value && !this.startsValue(index + 1)) return false;
      push(gap + text, value ? 'close' : 'open', false, index + 1);
      return true;
    }
    if (value && /^[⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹ⁿˣⁱʸᵏᵐᵗ]$/u.test(text)) {
      let end = index;
      let raised = '';
      while (
        /^[⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹ⁿˣⁱʸᵏᵐᵗ]$/u.test(this.token(end)?.text ?? '') &&
        (end === index || !this.tokens[end]!.spaced)
      )
        raised += this.tokens[end++]!.text;
      push(raised, 'postfix', false, end);
      return true;
    }
    if (/^[%!′°º'’″²³¹⁰⁴⁵⁶⁷⁸⁹ⁿˣⁱ]$/u.test(text) || /^[ʸᵏᵐᵗ]$/u.test(text)) {
      if (!value) {
        // sin²x
        if (this.isFunctionBefore(index)) {
          push(text, 'prefix', false, index + 1);
          return true;
        }
        // ³√27
        if (/^[³⁴⁵⁶⁷⁸⁹]$/u.test(text)) {
          push(gap + text, 'prefix', false, index + 1);
          return true;
        }
        return false;
      }
      push(text, 'postfix', false, index + 1);
      return true;
    }
    if (/^[⁻⁺₀-₉ₙₓ]$/u.test(text)) {
      push(text, text === '⁻' || text === '⁺' ? 'prefix' : 'postfix', false, index + 1);
      return true;
    }
    if (/^[√∛∜∫∑∏]$/u.test(text)) {
      push(gap + text, 'prefix', false, index + 1);
      return true;
    }
    if (/^[∞½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞ℝℂ∅]$/u.test(text)) {
      push(gap + text, 'value', false, index + 1);
      return true;
    }
    if (/^[-−–—+±]$/u.test(text)) {
      const after = this.token(index + 1);
      // A dash between words and formulas is punctuation.
      if (
        !inside &&
        value &&
        token.spaced &&
        after?.spaced === true &&
        !this.startsValue(index + 1) &&
        !this.isLoneLetter(index + 1)
      )
        return false;
      const letters = text === '+' && after?.kind === 'word' && /^[a-z]{1,2}$/.test(after.text);
      if (!inside && !letters && !this.startsValue(index + 1) && !this.isLoneLetter(index + 1)) return false;
      push(
        gap + (after?.spaced === true && value ? `${text} ` : text),
        value ? 'infix' : 'prefix',
        false,
        index + 1,
      );
      return true;
    }
    if (text === '_' && !token.spaced && this.tokens[index - 1]?.end === token.at) {
      push('_', 'infix', false, index + 1);
      return true;
    }
    if (text === '^' && !value && this.isFunctionBefore(index)) {
      push('^', 'prefix', false, index + 1);
      return true;
    }
    if (text === '^' && /^[_}\d∫]$/u.test(this.tokens[index - 1]?.text.at(-1) ?? '')) {
      push('^', 'infix', false, index + 1);
      return true;
    }
    if (isInfix(token)) {
      if (!inside && !value && !/^[*=<>/]$/.test(text)) return false;
      if (!inside && /^[=<>≤≥≠]$/u.test(text) && !this.relationContinues(index)) return false;
      push(gap + text, 'infix', false, index + 1);
      return true;
    }
    if (!inside) return false;
    push(gap + text, 'value', false, index + 1);
    return true;
  }

  private relationContinues(index: number): boolean {
    const next = this.token(index + 1);
    if (next === undefined) return false;
    if (next.kind === 'sign' && /^[=>]$/.test(next.text) && !next.spaced) return true;
    return this.startsValue(index + 1) || this.isLoneLetter(index + 1) || next.span > 0;
  }

  private isGroup(index: number): boolean {
    const before = this.token(index - 1);
    return before !== undefined && (before.kind === 'command' || /^[\^_}\]]$/.test(before.text));
  }

  /** "(x + 4) (x + 5)" is a product; "2x + 1 (show your work)" is not, nor "x = 3 (x > 0)". */
  private closesAsFactor(open: number): boolean {
    let depth = 0;
    for (let index = open; index < Math.min(this.tokens.length, open + 60); index += 1) {
      const token = this.tokens[index]!;
      if (token.kind === 'mark' || relationText.test(token.text)) return false;
      if (token.kind === 'word' && token.text.length > 2 && !formulaWords.has(token.folded)) return false;
      if (token.text === '(') depth += 1;
      if (token.text === ')') depth -= 1;
      if (depth === 0) return true;
    }
    return false;
  }

  private takeWord(
    token: Token,
    index: number,
    pieces: Piece[],
    gap: string,
    value: boolean,
    depth: number,
    run: Run,
    push: Push,
  ): boolean {
    if (token.span > 0) {
      const type =
        formulaWords.has(token.folded) && formulaWords.get(token.folded)!.type !== 'constant'
          ? 'prefix'
          : 'value';
      push(gap + token.text, type, false, index + 1);
      return true;
    }
    const previous = this.tokens[index - 1];
    const touching = !token.spaced && previous !== undefined && previous.end === token.at;
    if (pieces.length === 0 && this.isMapping(index)) {
      push(`${token.text}: ${this.tokens[index + 2]!.text} ↦ `, 'prefix', false, index + 4);
      return true;
    }
    if (this.takeTimesLetter(token, index, value, push)) return true;
    if (value && this.takeUnit(index, pieces, push)) return true;
    if (
      pieces.at(-1)?.type === 'unit' &&
      this.token(index + 1)?.kind === 'number' &&
      this.isAnd(index) &&
      unitWords.has(this.token(index + 2)?.text ?? '') &&
      unitWords.has(previous?.text ?? '') &&
      unitWords.get(this.token(index + 2)!.text) !== unitWords.get(previous!.text)
    ) {
      const { text: amount } = this.token(index + 1)!;
      push(` ${amount}`, 'value', false, index + 2);
      return true;
    }
    // The differential of an integral; 10C3.
    if (/^d[a-zθ]$/u.test(token.text) && value && pieces.some((piece) => /∫|\\int/u.test(piece.text))) {
      push(` ${token.text}`, 'value', false, index + 1);
      return true;
    }
    if (
      /^[CP]$/.test(token.text) &&
      touching &&
      previous.kind === 'number' &&
      this.token(index + 1)?.kind === 'number' &&
      !this.token(index + 1)!.spaced
    ) {
      push(token.text, 'infix', false, index + 1);
      return true;
    }
    const sign = this.phrase(index, signKinds);
    if (sign !== null && !(touching && token.text.length === 1)) {
      const behind = index + sign.length;
      for (const each of sign.meanings) {
        if (each.kind === 'postfix' && value) return this.worded(each.sign, 'postfix', behind, push);
        if (each.kind === 'allOver' && value && this.startsOperand(behind)) {
          pieces.unshift({ text: '(', type: 'open', worded: true });
          pieces.push({ text: ')', type: 'close', worded: true });
          run.ends.splice(0, run.ends.length);
          return this.worded('/', 'infix', behind, push);
        }
        if (
          each.kind === 'infix' &&
          value &&
          this.startsOperand(behind) &&
          this.isInfixHere(each.sign, index, pieces, sign.length)
        )
          return this.worded(each.sign === '=' ? ' = ' : ` ${each.sign} `, 'infix', behind, push);
      }
      if (!value || !this.isBareBefore(pieces)) {
        for (const each of sign.meanings) {
          if (each.kind === 'prefix' && this.startsOperand(behind) && (each.sign !== '-' || !value))
            return this.worded(prefixText[each.sign]!, 'prefix', behind, push);
          if (each.kind === 'logBase') {
            const base = this.token(behind);
            const of = this.phrase(behind + 1, signKinds);
            const skip =
              of?.meanings.some((meaning) => meaning.kind === 'infix' && meaning.sign === '*') === true
                ? of.length
                : 0;
            if (
              base === undefined ||
              !(base.kind === 'number' || this.isLoneLetter(behind)) ||
              !this.startsOperand(behind + 1 + skip)
            )
              continue;
            push(`log_{${base.text}} `, 'prefix', true, behind + 1 + skip);
            return true;
          }
        }
      }
    }
    if (!value || touching || depth > 0) {
      const fractions = value ? null : this.fractionWords(index);
      if (fractions !== null) {
        push(fractions.text, 'value', true, index + fractions.length);
        return true;
      }
      const counted = value ? null : this.countedValue(index);
      if (counted !== null) {
        push(counted.text, 'value', true, index + counted.length);
        return true;
      }
    }
    if (!value && pieces.length > 0) {
      const amount = this.phrase(index, numberKinds);
      if (amount !== null && pieces.at(-1)!.worded) {
        push(String(valueOf(amount)), 'value', true, index + amount.length);
        return true;
      }
    }
    const chosen =
      /^[CP]$/.test(token.text) &&
      /^\([0-9]+[,;][0-9]+\)$/.test(
        this.tokens
          .slice(index + 1, index + 6)
          .map(({ text }) => text)
          .join(''),
      );
    if (chosen && !value) {
      push(gap + (token.text === 'C' ? 'nCr' : 'nPr'), 'prefix', false, index + 1);
      return true;
    }
    const limit = token.folded === 'lim' ? this.limitHead(index) : null;
    if (limit !== null) {
      push(limit.text, 'prefix', true, limit.next);
      return true;
    }
    if (this.isFunction(index)) {
      const word = formulaWords.get(token.text.toLowerCase()) ?? formulaWords.get(token.folded);
      push(gap + token.text, word?.type === 'constant' ? 'value' : 'prefix', false, index + 1);
      return true;
    }
    const expected =
      !value &&
      pieces.length > 0 &&
      token.text.length === 1 &&
      /^[a-zA-Zα-ωπ]$/u.test(token.text) &&
      (this.letters.has(token.text) || !this.isStopLetter(index));
    const spoken = !value && (this.isSpokenLetter(index, 0) || this.isLetterProduct(index));
    if (
      value &&
      pieces.length === 1 &&
      token.spaced &&
      token.text.length === 1 &&
      this.isLetterProduct(index - 1)
    ) {
      push(` ${token.text}`, 'value', false, index + 1);
      return true;
    }
    const counted =
      value && pieces.at(-1)!.worded && token.text.length === 1 && this.isSpokenLetter(index, 0);
    if (counted) {
      push(` ${token.text}`, 'value', true, index + 1);
      return true;
    }
    if (!expected && !spoken && !this.isVariable(index) && !this.isSpacedFactor(index, pieces, value))
      return false;
    if (value && token.spaced && !this.continuesProduct(index) && !this.isSpacedFactor(index, pieces, value))
      return false;
    push(gap + token.text, 'value', false, index + 1);
    return true;
  }

  private isAnd(index: number): boolean {
    return (
      this.phrase(index, everyKind)?.meanings.some(
        (each) => each.kind === 'concept' && each.concept === 'and',
      ) === true
    );
  }

  private worded(text: string, type: Piece['type'], next: number, push: Push): true {
    push(text, type, true, next);
    return true;
  }

  /** Before a word for a root or a logarithm: nothing, a sign, or a coefficient. */
  private isBareBefore(pieces: readonly Piece[]): boolean {
    const last = pieces.at(-1);
    return last !== undefined && last.type === 'unit';
  }

  /** "4 x − 2" is a product; after "3 and" a letter begins something else. */
  private continuesProduct(index: number): boolean {
    const before = this.tokens[index - 1]!;
    const after = this.token(index + 1);
    if (this.isStopLetter(index) && after?.kind !== 'sign') return false;
    if (
      /^[yYeo]$/.test(this.tokens[index]!.text) &&
      this.language === 'es' &&
      !(before.kind === 'number' && after !== undefined && isInfix(after))
    )
      return false;
    return (
      before.kind === 'number' ||
      before.kind === 'word' ||
      (before.kind === 'sign' && /^[)\]²³]$/u.test(before.text))
    );
  }

  /** "1/2 b h", "P r t": single letters apart from each other in an equation. */
  private isSpacedFactor(index: number, pieces: readonly Piece[], value: boolean): boolean {
    const [token, after] = [this.tokens[index]!, this.token(index + 1)];
    if (token.text === 'π') return value;
    if (this.language !== 'en' && /^[yoeua]$/.test(token.text)) return false;
    if (!value || !/^[a-zA-Z]$/.test(token.text) || !token.spaced || pieces.length < 3) return false;
    if (!pieces.some(({ text }) => /[=+*/^]/.test(text))) return false;
    const before = this.tokens[index - 1]!;
    if (!(
      before.kind === 'number' ||
      (before.kind === 'word' && before.text.length <= 2) ||
      /^[)²³]$/u.test(before.text)
    ))
      return false;
    if (!this.isStopLetter(index)) return true;
    return (
      after !== undefined &&
      ((after.kind === 'word' && after.text.length === 1 && !this.isStopLetter(index + 1)) ||
        (after.kind === 'sign' && /^[²³^*+=]$/u.test(after.text)))
    );
  }

  private isStopLetter(index: number): boolean {
    return this.phrase(index, everyKind) !== null;
  }

  private startsOperand(index: number): boolean {
    if (this.startsValue(index) || this.isLoneLetter(index)) return true;
    const amount = this.phrase(index, numberKinds);
    // "of a", "de una" are articles.
    return amount !== null && valueOf(amount) !== 1 && this.tokens[index]!.text.length > 2;
  }

  /** Words such as "of" and "by" are signs only between values that they can join. */
  private isInfixHere(sign: string, index: number, pieces: readonly Piece[], length: number): boolean {
    const word = this.words[index] ?? '';
    const [before, behind] = [pieces.at(-1)!, this.token(index + length)!];
    if (length === 1 && /^(?:of|de|del|du|des|d)$/.test(word)) {
      const portion =
        before.text === '%' ||
        /^\(\d+\/\d+\)$/.test(before.text) ||
        (pieces.length >= 3 && pieces.at(-2)!.text.trim() === '/' && pieces.at(-3)!.type === 'value') ||
        (pieces.length === 3 && before.type === 'close');
      return portion;
    }
    if (length === 1 && pieces.at(-1)!.type === 'unit' && /^(?:by|par|sur|por|sobre|x)$/.test(word))
      return false;
    if (length === 1 && /^(?:by|par|entre|sobre|sur|por|a)$/.test(word)) {
      const numeric = (text: string): boolean => /\d|\)|[a-z]/i.test(text);
      if (/^(?:by|par)$/.test(word) || this.isOperationNamed(index)) return false;
      return (
        numeric(before.text) &&
        (behind.kind === 'number' ||
          behind.kind === 'sign' ||
          behind.span > 0 ||
          behind.kind === 'command' ||
          this.isVariable(index + length) ||
          this.isLoneLetter(index + length) ||
          this.phrase(index + length, signKinds) !== null)
      );
    }
    if (
      sign === '=' &&
      length === 1 &&
      /^(?:is|are|es|son|est|sont|da|vaut|fait|font|donne|makes|gives)$/.test(word)
    ) {
      // "for which x is 5 − 2x > 11": the statement has its own sign.
      for (let at = index + 1; at < Math.min(this.tokens.length, index + 14); at += 1) {
        const { kind, text: shown } = this.tokens[at]!;
        if (kind === 'line' || kind === 'mark') break;
        if (relationText.test(shown)) return false;
      }
      // "4x is 28": between a letter expression and a number, once.
      const text = pieces.map((piece) => piece.text).join('');
      return /[a-z]/i.test(text) && !relationText.test(text) && behind.kind === 'number';
    }
    if (sign === '+' && word === 'more') return false;
    if (sign === '^' && /^(?:to|a)$/.test(word) && length <= 2)
      return /^(?:power|la)$/.test(this.words[index + 1] ?? '') || false;
    return true;
  }

  /** After "divide" and "the product of" the word between the values only separates them. */
  private isOperationNamed(index: number): boolean {
    for (let at = index - 1; at >= 0 && index - at < 40; at -= 1) {
      if (this.tokens[at]!.kind === 'line' || this.tokens[at]!.text === '.') return false;
      const found = this.phrase(at, everyKind);
      if (
        found?.meanings.some(
          (each) =>
            each.kind === 'concept' && /^(?:divide|multiply|remainder|distance|subtract)$/.test(each.concept),
        ) === true
      )
        return true;
    }
    return false;
  }

  /** `5 x 10`, `3 x 4`: the letter is a multiplication sign unless the message uses it as a letter. */
  private takeTimesLetter(token: Token, index: number, value: boolean, push: Push): boolean {
    if (token.text !== 'x' || !value) return false;
    const [before, after] = [this.tokens[index - 1]!, this.token(index + 1)];
    if (after === undefined || (after.kind !== 'number' && !(after.kind === 'sign' && after.text === '(')))
      return false;
    const numeric = before.kind === 'number' || (before.kind === 'sign' && /^[)²³]$/u.test(before.text));
    if (!numeric || token.spaced !== after.spaced) return false;
    // 3x2 may have lost its exponent.
    if (!token.spaced && /^[23]$/.test(after.text)) return false;
    if (!token.spaced && /^\d$/.test(after.text) && !/^\d+$/.test(before.text)) return false;
    const elsewhere = this.tokens.some(
      (each, place) =>
        each.kind === 'word' &&
        each.text === 'x' &&
        place !== index &&
        !(
          each.spaced &&
          this.token(place + 1)?.spaced === true &&
          this.tokens[place - 1]?.kind === 'number' &&
          this.token(place + 1)?.kind === 'number'
        ),
    );
    if (elsewhere || (!token.spaced && after.kind === 'sign')) return false;
    push('*', 'infix', false, index + 1);
    return true;
  }

  /** 5 cm, 72 km/h, 12 square metres, 3 h 20 min. */
  private takeUnit(index: number, pieces: readonly Piece[], push: Push): boolean {
    const last = pieces.at(-1)!;
    if (last.type !== 'value' && last.type !== 'postfix') return false;
    if (!/\d|π$/u.test(last.text) || last.text === '%') return false;
    const token = this.tokens[index]!;
    let place = index;
    let power = '';
    if (/^(?:square|sq)$/.test(token.folded)) [power, place] = ['^2', place + 1];
    else if (/^(?:cubic|cu)$/.test(token.folded)) [power, place] = ['^3', place + 1];
    const found = this.token(place);
    if (found?.kind !== 'word') return false;
    const name =
      unitWords.get(found.text) ?? (found.text.length > 2 ? unitWords.get(found.folded) : undefined);
    if (
      name === undefined ||
      (/^(?:in|once|mille|pie|d|t)$/.test(found.folded) && (found.spaced || found.folded !== 'in'))
    )
      return false;
    const next = this.token(place + 1);
    if (letterUnits.has(found.text) || found.text.length <= 2) {
      const product =
        next?.kind === 'word' && next.text.length === 1 && !this.measures && !this.isStopLetter(place + 1);
      if (product && found.text.length === 1) return false;
      const time = /^h$/.test(found.text) && next?.kind === 'number' && !next.spaced;
      if (this.letters.has(found.text) && !time && !(this.measures && (found.spaced || pieces.length === 1)))
        return false;
      const compound =
        next?.text === '/' &&
        this.token(place + 2)?.kind === 'word' &&
        unitWords.has(this.token(place + 2)!.text);
      if (!compound && next !== undefined && !next.spaced && isInfix(next) && next.text !== '^') return false;
      if (
        !compound &&
        next !== undefined &&
        next.spaced &&
        isInfix(next) &&
        pieces.length === 1 &&
        !relationText.test(next.text) &&
        letterUnits.has(found.text)
      )
        return false;
    }
    let text = `\u202f${name}`;
    let end = place + 1;
    if (power === '') {
      const after = this.token(end);
      if (after?.kind === 'sign' && /^[²³]$/u.test(after.text))
        [power, end] = [after.text === '²' ? '^2' : '^3', end + 1];
      else if (after?.text === '^' && /^[23]$/.test(this.token(end + 1)?.text ?? ''))
        [power, end] = [`^${this.token(end + 1)!.text}`, end + 2];
      else if (after?.kind === 'word' && /^(?:cuadrad|carre)/.test(after.folded))
        [power, end] = ['^2', end + 1];
      else if (after?.kind === 'word' && /^(?:cubic|cube)/.test(after.folded)) [power, end] = ['^3', end + 1];
    }
    text += power;
    const slash = this.token(end);
    const per = this.token(end + 1);
    if (slash?.text === '/' && per?.kind === 'word' && unitWords.has(per.text)) {
      text += `/\u202f${unitWords.get(per.text)!}`;
      end += 2;
    }
    push(text, 'unit', false, end);
    return true;
  }
}

type Push = (text: string, type: Piece['type'], worded: boolean, next: number) => void;
type Run = {
  readonly pieces: Piece[];
  readonly ends: { pieces: number; next: number }[];
  lost: boolean;
  money: boolean;
};

/** A number alone, with its sign, unit or percent sign. */
const isBareNumber = (values: readonly Piece[]): boolean =>
  values.filter(({ type }) => type === 'value').length === 1 &&
  values.every(({ type, text }) =>
    type === 'value' ? /^\s*[\d.,]+$/.test(text) : type !== 'infix' && /^\s*[-−–+%]?\s*$/u.test(text),
  );

const finish = (run: Run): Run | null => (run.ends.length === 0 ? null : run);

function valueOf(found: { readonly meanings: readonly Meaning[] } | null): number | null {
  const meaning = found?.meanings.find((each) => 'value' in each);
  return meaning !== undefined && 'value' in meaning ? meaning.value : null;
}
