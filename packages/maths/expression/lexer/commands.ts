import { Unreadable } from '../tokens.ts';
import { unitWords } from '../unit-words.ts';
import { words } from '../words.ts';
import { LetterLexer } from './letters.ts';
import {
  commands,
  environments,
  greek,
  greekLetter,
  implicationCommands,
  joiningWords,
  silentCommands,
  wrappers,
} from './signs.ts';

/** Reads LaTeX commands, fences, wrapped text and environments of lines. */
export abstract class CommandLexer extends LetterLexer {
  /** Environments that are open here: a double backslash then begins a new line. */
  protected environments = 0;
  /** Places of brackets that mean nothing, such as those of `\boxed`. */
  protected readonly dropped = new Set<number>();

  protected command(): void {
    const name = this.match(/\\[a-zA-Z]+/y)?.[0].slice(1);
    if (name === undefined) return this.escaped();
    const length = name.length + 1;
    if (name === 'begin' || name === 'end') return this.environment();
    if (name === 'boxed') return this.boxed(length);
    if (silentCommands.has(name)) return this.fence(name, length);
    if (wrappers.has(name)) return this.wrapped(name, length);
    if (/^[lcdv]?dots[cbmi]?$/.test(name)) throw new Unreadable('ellipsis', this.at, `\\${name}`);
    if (implicationCommands.has(name)) throw new Unreadable('one_statement', this.at, `\\${name}`);
    const body =
      (Object.hasOwn(commands, name) ? commands[name] : undefined) ?? words.get(name.toLowerCase());
    if (body !== undefined) return this.mark(body, length);
    if (!Object.hasOwn(greek, name)) throw new Unreadable('unknown_word', this.at, `\\${name}`);
    this.push({ type: 'variable', name: greek[name]! }, length);
  }

  private escaped(): void {
    const next = this.text[this.at + 1] ?? '';
    if (this.afterReals()) return this.push({ type: 'except' }, 1);
    if (next === '{' && this.match(/\\\{\s*\\begin(?!.*\\\})/sy) !== null) return this.skip(2);
    if (next === '{') return this.push({ type: 'open', bracket: '{' }, 2);
    if (next === '}') return this.push({ type: 'close', bracket: '}' }, 2);
    if (next === '%') return this.push({ type: 'operator', sign: '%' }, 2);
    if (next === '$') return this.currency(this.options.dollar, 2);
    if (next === '|') return this.push({ type: 'bar', side: null }, 2);
    if (next === '\\') return this.newLine();
    if (/[,;:!> ()[\]\n]/.test(next)) return this.skip(2);
    throw new Unreadable('unknown_character', this.at, '\\');
  }

  /** `€12.50`: the unit is put behind its number. */
  protected abstract currency(name: 'USD' | 'COP' | 'EUR' | 'GBP', length: number): void;

  /** In `ℝ \ {0}` the backslash takes something out of the set. */
  private afterReals(): boolean {
    const { last } = this;
    const capital =
      last?.type === 'variable' &&
      last.name === 'R' &&
      (this.tokens.length === 1 || this.tokens.at(-2)?.type === 'in');
    if (last?.type !== 'reals' && !capital) return false;
    return this.match(/\\\s*\\?\{/y) !== null;
  }

  private newLine(): void {
    const length = this.match(/\\\\(?:\[-?[\d.]+(?:pt|em|ex|mm)\])?/y)![0].length;
    if (this.environments > 0 || this.options.lines)
      return this.push({ type: 'separator', sign: 'row' }, length);
    this.skip(length);
  }

  private environment(): void {
    const found = this.match(/\\(begin|end)\s*\{([a-z]+\*?)\}(?:\s*\{[lcr|@{}\s]*\})?/y);
    if (found === null || !environments.has(found[2]!))
      throw new Unreadable('unknown_word', this.at, found?.[0] ?? '\\begin');
    const begins = found[1] === 'begin';
    this.environments += begins ? 1 : -1;
    this.push({ type: 'lines', side: begins ? 'begin' : 'end' }, found[0].length);
  }

  /** A box around the whole text or a whole side is decoration; elsewhere its braces hold a value together. */
  private boxed(length: number): void {
    const open = this.text.indexOf('{', this.at);
    const close = open < 0 ? -1 : this.closingBrace(open);
    const starts = this.last === undefined || this.last.type === 'relation';
    if (starts && close >= 0 && /^\}[\s.$]*(?:\\[)\]])?\s*$/.test(this.text.slice(close))) {
      this.dropped.add(open).add(close);
    }
    this.skip(length);
  }

  /** The place of the brace that closes the one at `open`; −1 without one. */
  private closingBrace(open: number): number {
    let depth = 0;
    for (let place = open; place < this.text.length; place += 1) {
      if (this.text[place] === '{') depth += 1;
      if (this.text[place] === '}') depth -= 1;
      if (depth === 0) return place;
    }
    return -1;
  }

  /** `\left|` opens and `\right|` closes; `\left.` is nothing at all. */
  private fence(name: string, length: number): void {
    const fence = this.match(/\\(?:left|right)\s*(?:\\?[|{}]|\\[lr]?vert|\\[lr]brace|\.)/y)?.[0];
    if (fence === undefined) {
      // A space before the bracket would make f\left(x\right) a product.
      this.at += length;
      return;
    }
    const at = fence.length;
    if (/[|]$|vert$/.test(fence))
      return this.push({ type: 'bar', side: name === 'left' ? 'open' : 'close' }, at);
    if (/\{$|lbrace$/.test(fence)) {
      const before = /^\s*\\begin(?=.*\\right\s*\.)/s.test(this.text.slice(this.at + at));
      return before ? this.skip(at) : this.push({ type: 'open', bracket: '{' }, at);
    }
    if (/\}$|rbrace$/.test(fence)) return this.push({ type: 'close', bracket: '}' }, at);
    this.skip(at);
  }

  /** `\text{ or }`, `\operatorname{sen}`, `\mathrm{cm}`: what stands inside is read as if typed, or as a unit. */
  private wrapped(name: string, length: number): void {
    const found = this.match(/\\[a-zA-Z]+\*?\s*\{([^{}\\]{0,40})\}/y);
    if (found === null) {
      const reals = name === 'mathbb' && this.match(/\\mathbb\s*R/y);
      return reals ? this.push({ type: 'reals' }, reals[0].length) : this.skip(length);
    }
    const inside = found[1]!.trim();
    const size = found[0].length;
    if (inside === 'nCr' || inside === 'nPr') {
      return this.push({ type: 'choose', name: inside === 'nCr' ? 'combinations' : 'permutations' }, size);
    }
    if (name === 'mathbb') {
      if (inside !== 'R') throw new Unreadable('unknown_word', this.at, found[0]);
      return this.push({ type: 'reals' }, size);
    }
    if (inside === 'd' && name === 'mathrm' && this.upright(size)) return;
    if (name !== 'operatorname' && this.wrappedUnit(inside, size)) return;
    const join = joiningWords.get(inside.toLowerCase());
    if (join !== undefined) return this.push({ type: 'joiner', join }, size);
    const inner = inside === '' ? [] : this.inner(` ${inside} `);
    this.pushInner(inner, size);
    this.spaced = true;
  }

  /** The upright d of `\mathrm{d}x`; with nothing behind it, as in `\frac{\mathrm{d}}{…}`, it is the letter d. */
  private upright(size: number): boolean {
    const letter = this.match(/\\mathrm\s*\{\s*d\s*\}\s*(?:([a-z])(?![a-z])|\\([a-z]+))/y);
    const variable = letter?.[1] ?? greekLetter(letter?.[2]);
    if (variable !== undefined) {
      this.pushDifferential(variable, letter![0].length);
      return true;
    }
    if (!/^\s*[}^]/.test(this.text.slice(this.at + size, this.at + size + 4))) return false;
    this.push({ type: 'variable', name: 'd' }, size);
    return true;
  }

  private wrappedUnit(inside: string, size: number): boolean {
    const parts = inside.split('/').map((part) => /^(°C|°F|[^\d²³^]+)(?:\^?([23²³]))?$/.exec(part.trim()));
    const names = parts.map(
      (part) => unitWords.get(part?.[1] ?? '') ?? (part?.[1] === '$' ? this.options.dollar : undefined),
    );
    if (names.some((name) => name === undefined) || parts.length > 2) return false;
    const text = parts.map(
      (part) => `\u202f${part![1]}${part![2] === undefined ? '' : `^${/[2²]/.test(part![2]) ? 2 : 3}`}`,
    );
    this.pushInner(this.inner(text.join('/')), size);
    return true;
  }
}
