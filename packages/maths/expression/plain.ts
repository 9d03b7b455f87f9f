import { functionSpelling } from './function-words.ts';
import { intervalBrackets } from './interval-brackets.ts';
import { plainBound, raised } from './plain-bound.ts';
import {
  endsInUnit,
  hasUnit,
  isLetterUnit,
  percentSpace,
  priceText,
  quantityDigits,
  unitSpace,
  unitText,
} from './plain-measure.ts';
import { decimalDigits } from './rational.ts';
import { usesDecimalComma } from './read.ts';
import type { Expression, FunctionName, Relation, RelationSign, Tree } from './tree.ts';
import { joinerWords, needsDot } from './spelling.ts';

type Style = {
  readonly decimal: string;
  readonly language: 'en' | 'es' | 'fr';
  readonly insideBars: boolean;
  /** True where `$` means the dollar. */
  readonly dollar: boolean;
  /** True when the formula contains units: a letter after a number could then be read as one. */
  readonly measured: boolean;
};

/** The language of the words inside formulas. */
export function formulaLanguage(locale = 'en'): 'en' | 'es' | 'fr' {
  return /^es\b/i.test(locale) ? 'es' : /^fr\b/i.test(locale) ? 'fr' : 'en';
}

/** One line of text that reads back to the same tree: `x = 2 ± √3`, `(x + 1)²`, `3/4`. */
export function toPlain(tree: Tree, locale?: string): string {
  const style: Style = {
    decimal: usesDecimalComma(locale) ? ',' : '.',
    language: formulaLanguage(locale),
    insideBars: false,
    dollar: !/^es-CO$/i.test(locale ?? ''),
    measured: hasUnit(tree),
  };
  return plainTree(tree, style);
}

const signs: Record<RelationSign, string> = { '=': '=', '<': '<', '<=': '≤', '>': '>', '>=': '≥', '!=': '≠' };

function plainTree(tree: Tree, style: Style): string {
  const separator = style.decimal === ',' ? '; ' : ', ';
  switch (tree.kind) {
    case 'relation':
      return plainRelation(tree, style);
    case 'alternatives': {
      // In Spanish "and" is the letter y, which is often the next unknown.
      const comma = tree.join === 'and' && style.language === 'es';
      const joiner = comma ? separator : ` ${joinerWords[style.language][tree.join]} `;
      return tree.items.map((item) => plainRelation(item, style)).join(joiner);
    }
    case 'systems':
      return tree.items
        .map((system) => system.items.map((item) => plainRelation(item, style)).join(separator))
        .join(` ${joinerWords[style.language].or} `);
    case 'list':
      return `{${tree.items.map((item) => plain(item, style)).join(separator)}}`;
    case 'point':
      return `${tree.name ?? ''}(${tree.coordinates.map((item) => plain(item, style)).join(separator)})`;
    case 'interval': {
      const inside = `${plain(tree.low, style)}${separator}${plain(tree.high, style)}`;
      const [open, close] = intervalBrackets(tree, style.language === 'fr');
      return `${open}${inside}${close}`;
    }
    case 'union':
      return tree.items.map((item) => plainTree(item, style)).join(' ∪ ');
    case 'definition':
      return `${tree.name}(${tree.parameters.join(separator)}) = ${plain(tree.body, style)}`;
    case 'solutions': {
      const except = tree.except ?? [];
      const left = except.length === 0 ? '' : ` ∖ ${plainTree({ kind: 'list', items: except }, style)}`;
      return (tree.which === 'none' ? '∅' : 'ℝ') + left;
    }
    default:
      return plain(tree, style);
  }
}

function plainRelation(tree: Relation, style: Style): string {
  return tree.sides
    .map((side, index) => (index === 0 ? '' : ` ${signs[tree.signs[index - 1]!]} `) + plain(side, style))
    .join('');
}

function plain(tree: Expression, style: Style): string {
  switch (tree.kind) {
    case 'number':
      return decimalDigits(tree.value, style.decimal, tree.places);
    case 'mixed':
      return `${tree.whole} ${tree.numerator}/${tree.denominator}`;
    case 'constant':
      return { pi: 'π', e: 'e', infinity: '∞', i: 'i' }[tree.name];
    case 'variable':
      return tree.name;
    case 'add':
      return plainSum(tree.terms, style);
    case 'multiply':
      return plainProduct(tree.factors, style);
    case 'divide':
      return plainFraction(tree.numerator, tree.denominator, style);
    case 'power':
      return plainPower(tree, style);
    case 'root':
      return plainRoot(tree, style);
    case 'negate':
      return `-${operand(tree.of, style)}`;
    case 'plusminus':
      return `±${operand(tree.of, style)}`;
    case 'absolute': {
      const inner = plain(tree.of, { ...style, insideBars: true });
      return style.insideBars ? `abs(${inner})` : `|${inner}|`;
    }
    case 'factorial':
      return `${tight(tree.of, style)}!`;
    case 'percent':
      return `${tight(tree.of, style)}${percentSpace[style.language]}%`;
    case 'degrees':
      return tree.of.kind === 'call' ? `${withBrackets(tree.of, style)}°` : `${tight(tree.of, style)}°`;
    case 'unit':
      return unitText(tree.name, style.dollar);
    case 'call':
      return plainCall(tree.name, tree.args, style);
    default: {
      const inside = { ...style, insideBars: false };
      return plainBound(tree, {
        expression: (part) => plain(part, inside),
        relation: (part) => plainRelation(part, inside),
        language: style.language,
      });
    }
  }
}

function plainFraction(numerator: Expression, denominator: Expression, style: Style): string {
  const top = above(numerator, style);
  if (endsInUnit(top) && isLetterUnit(denominator)) return `${top}/${withBrackets(denominator, style)}`;
  const below = isMeasure(denominator) ? plain(denominator, style) : tight(denominator, style);
  return `${top}/${endsInUnit(top) && below.startsWith(unitSpace) ? below.slice(1) : below}`;
}

/** A unit or a power of one, which needs no brackets. */
function isMeasure(tree: Expression): boolean {
  const power =
    tree.kind === 'power' &&
    tree.base.kind === 'unit' &&
    tree.exponent.kind === 'number' &&
    tree.exponent.value.d === 1n;
  return tree.kind === 'unit' || power;
}

function plainCall(name: FunctionName, args: readonly Expression[], style: Style): string {
  const [of, base] = args;
  if (name !== 'log' && args.length > 1) {
    const separator = style.decimal === ',' ? '; ' : ', ';
    const inside = args.map((arg) => plain(arg, { ...style, insideBars: false })).join(separator);
    return `${functionSpelling(name, style.language)}(${inside})`;
  }
  const inner = plain(of!, { ...style, insideBars: false });
  const below = base === undefined ? '' : `_(${plain(base, { ...style, insideBars: false })})`;
  return `${functionSpelling(name, style.language)}${below}(${inner})`;
}

function withBrackets(tree: Expression, style: Style): string {
  return `(${plain(tree, { ...style, insideBars: false })})`;
}

function plainSum(terms: readonly Expression[], style: Style): string {
  return terms
    .map((term, index) => {
      if (index === 0) return term.kind === 'add' ? withBrackets(term, style) : plain(term, style);
      if (term.kind === 'negate') return ` - ${operand(term.of, style)}`;
      if (term.kind === 'plusminus') return ` ± ${operand(term.of, style)}`;
      return ` + ${operand(term, style)}`;
    })
    .join('');
}

/** An expression that may follow a sign: neither a sum nor another sign. */
function operand(tree: Expression, style: Style): string {
  return ['add', 'negate', 'plusminus'].includes(tree.kind) ? withBrackets(tree, style) : plain(tree, style);
}

/** Kinds that need brackets next to a multiplication or division sign. */
const bound = ['derivative', 'integral', 'limit', 'series'];

function above(tree: Expression, style: Style): string {
  return ['add', 'negate', 'plusminus', 'divide', 'mixed', ...bound].includes(tree.kind)
    ? withBrackets(tree, style)
    : plain(tree, style);
}

/** Puts brackets around everything except a primary. */
function tight(tree: Expression, style: Style): string {
  const onePiece = ['number', 'variable', 'constant', 'absolute', 'call', 'root'].includes(tree.kind);
  return onePiece && !(tree.kind === 'root') ? plain(tree, style) : withBrackets(tree, style);
}

function plainFactor(factors: readonly Expression[], index: number, style: Style): string {
  const factor = factors[index]!;
  const following = factors[index + 1];
  const beforeUnit = following !== undefined && isMeasure(following);
  if (index === 0 && beforeUnit && factor.kind === 'mixed') return plain(factor, style);
  if (factor.kind === 'number' && following?.kind === 'unit') {
    return quantityDigits(factor, following.name, style.decimal);
  }
  const text = plain(factor, style);
  const loose = ['add', 'multiply', 'negate', 'plusminus', 'mixed', ...bound].includes(factor.kind);
  const unclear = factor.kind === 'divide' && (index > 0 || (beforeUnit && /[\u202f€$£]/.test(text)));
  return loose || unclear ? withBrackets(factor, style) : text;
}

function plainProduct(factors: readonly Expression[], style: Style): string {
  const sign = factors[1]?.kind === 'unit' && (factors[1].name !== 'USD' || style.dollar);
  const price = style.language === 'en' && sign ? priceText(factors[0], factors[1]) : null;
  let text = price ?? '';
  factors.forEach((factor, index) => {
    if (price !== null && index < 2) return;
    const next = plainFactor(factors, index, style);
    const previous = factors[index - 1];
    const apart =
      previous !== undefined &&
      (isMeasure(factor)
        ? false
        : isMeasure(previous) ||
          (style.measured && isLetterUnit(factor)) ||
          needsDot(text, previous, factor, next));
    text += apart ? ` · ${next}` : next;
  });
  return text;
}

function plainPower(tree: Expression & { kind: 'power' }, style: Style): string {
  const open = tree.base.kind === 'unit' && isMeasure(tree);
  const base = open
    ? plain(tree.base, style)
    : tree.base.kind === 'call'
      ? withBrackets(tree.base, style)
      : tight(tree.base, style);
  const { exponent } = tree;
  if (exponent.kind === 'number' && exponent.value.d === 1n) {
    return base + raised(exponent.value.n);
  }
  if (exponent.kind === 'variable' && exponent.name.length === 1) return `${base}^${exponent.name}`;
  return `${base}^${withBrackets(exponent, style)}`;
}

function plainRoot(tree: Expression & { kind: 'root' }, style: Style): string {
  const index = tree.index.kind === 'number' ? tree.index.value : null;
  const simple = tree.of.kind === 'number' || tree.of.kind === 'variable';
  const inner = simple ? plain(tree.of, style) : withBrackets(tree.of, style);
  if (index?.d === 1n && index.n === 2n) return `√${inner}`;
  if (index?.d === 1n && index.n === 3n) return `∛${inner}`;
  return `√[${plain(tree.index, { ...style, insideBars: false })}]${withBrackets(tree.of, style)}`;
}
