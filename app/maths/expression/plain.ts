import { decimalDigits } from './rational.ts';
import { usesDecimalComma } from './read.ts';
import type { BoundExpression, Expression, FunctionName, Relation, RelationSign, Tree } from './tree.ts';
import { joinerWords, needsDot } from './spelling.ts';
import type { UnitName } from './units.ts';

type Style = {
  readonly decimal: string;
  readonly language: 'en' | 'es' | 'fr';
  readonly insideBars: boolean;
};

/** The language in which words inside formulas are written. */
export function formulaLanguage(locale = 'en'): 'en' | 'es' | 'fr' {
  return /^es\b/i.test(locale) ? 'es' : /^fr\b/i.test(locale) ? 'fr' : 'en';
}

/** One line of text that reads back to the same tree: `x = 2 ± √3`, `(x + 1)²`, `3/4`. */
export function toPlain(tree: Tree, locale?: string): string {
  const style: Style = {
    decimal: usesDecimalComma(locale) ? ',' : '.',
    language: formulaLanguage(locale),
    insideBars: false,
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
      const [open, close] = intervalBrackets(tree, style.language);
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

/** French opens an interval with a bracket that turns away: ]2 ; 5[. An open bounded one would else look like a point. */
function intervalBrackets(tree: Tree & { kind: 'interval' }, language: string): [string, string] {
  const outward = language === 'fr' || (!tree.lowClosed && !tree.highClosed);
  return [tree.lowClosed ? '[' : outward ? ']' : '(', tree.highClosed ? ']' : outward ? '[' : ')'];
}

function plainRelation(tree: Relation, style: Style): string {
  return tree.sides
    .map((side, index) => (index === 0 ? '' : ` ${signs[tree.signs[index - 1]!]} `) + plain(side, style))
    .join('');
}

function plain(tree: Expression, style: Style): string {
  switch (tree.kind) {
    case 'number':
      return decimalDigits(tree.value, style.decimal);
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
      return `${above(tree.numerator, style)}/${tight(tree.denominator, style)}`;
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
      return `${tight(tree.of, style)}%`;
    case 'degrees':
      return `${tight(tree.of, style)}°`;
    case 'unit':
      return unitSigns[tree.name] ?? tree.name;
    case 'call':
      return plainCall(tree.name, tree.args, style);
    default:
      return plainBound(tree, style);
  }
}

/** Derivatives, integrals, limits, sums and cases. */
function plainBound(tree: BoundExpression, style: Style): string {
  const inside = (part: Expression): string => plain(part, { ...style, insideBars: false });
  switch (tree.kind) {
    case 'derivative': {
      const order = tree.order === 1 ? '' : `^${tree.order}`;
      return `d${order}/d${tree.variable}${order}(${inside(tree.of)})`;
    }
    case 'integral': {
      const bounds = tree.bounds === null ? '' : `_(${inside(tree.bounds[0])})^(${inside(tree.bounds[1])})`;
      return `∫${bounds}(${inside(tree.of)}) d${tree.variable}`;
    }
    case 'limit': {
      const side = { both: '', left: '^-', right: '^+' }[tree.side];
      return `lim_(${tree.variable}→${inside(tree.to)}${side})(${inside(tree.of)})`;
    }
    case 'series': {
      const sign = tree.operation === 'sum' ? 'Σ' : 'Π';
      return `${sign}_(${tree.variable}=${inside(tree.from)})^(${inside(tree.to)})(${inside(tree.of)})`;
    }
    case 'piecewise': {
      const branches = tree.branches.map(
        ({ value, when }) =>
          `${inside(value)} ${joinerWords[style.language].if} ${plainRelation(when, style)}`,
      );
      const rest =
        tree.otherwise === null ? [] : [`${inside(tree.otherwise)} ${joinerWords[style.language].else}`];
      return `{${[...branches, ...rest].join('; ')}}`;
    }
  }
}

const unitSigns: Partial<Record<UnitName, string>> = { EUR: '€', USD: '$', GBP: '£' };

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

/** sen and arcsen in Spanish, the international names elsewhere. */
export function functionSpelling(name: FunctionName, language: 'en' | 'es' | 'fr'): string {
  const full = /^a(sin|cos|tan)$/.test(name) ? `arc${name.slice(1)}` : name;
  return language === 'es' ? full.replace('sinh', 'senh').replace(/sin$/, 'sen') : full;
}

function bracketed(tree: Expression, style: Style): string {
  return `(${plain(tree, { ...style, insideBars: false })})`;
}

function plainSum(terms: readonly Expression[], style: Style): string {
  return terms
    .map((term, index) => {
      if (index === 0) return term.kind === 'add' ? bracketed(term, style) : plain(term, style);
      if (term.kind === 'negate') return ` - ${operand(term.of, style)}`;
      if (term.kind === 'plusminus') return ` ± ${operand(term.of, style)}`;
      return ` + ${operand(term, style)}`;
    })
    .join('');
}

/** What may follow a sign: no sum and no second sign. */
function operand(tree: Expression, style: Style): string {
  return ['add', 'negate', 'plusminus'].includes(tree.kind) ? bracketed(tree, style) : plain(tree, style);
}

function above(tree: Expression, style: Style): string {
  return ['add', 'negate', 'plusminus', 'divide', 'mixed'].includes(tree.kind)
    ? bracketed(tree, style)
    : plain(tree, style);
}

/** Brackets around everything that is not one piece. */
function tight(tree: Expression, style: Style): string {
  const onePiece = ['number', 'variable', 'constant', 'absolute', 'call', 'root'].includes(tree.kind);
  return onePiece && !(tree.kind === 'root') ? plain(tree, style) : bracketed(tree, style);
}

function plainFactor(tree: Expression, first: boolean, style: Style): string {
  const loose = ['add', 'multiply', 'negate', 'plusminus', 'mixed'].includes(tree.kind);
  return loose || (tree.kind === 'divide' && !first) ? bracketed(tree, style) : plain(tree, style);
}

function plainProduct(factors: readonly Expression[], style: Style): string {
  let text = '';
  factors.forEach((factor, index) => {
    const next = plainFactor(factor, index === 0, style);
    const previous = factors[index - 1];
    text += previous === undefined ? next : needsDot(text, previous, factor, next) ? ` · ${next}` : next;
  });
  return text;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function plainPower(tree: Expression & { kind: 'power' }, style: Style): string {
  const base = tree.base.kind === 'call' ? bracketed(tree.base, style) : tight(tree.base, style);
  const { exponent } = tree;
  if (exponent.kind === 'number' && exponent.value.d === 1n) {
    return base + [...exponent.value.n.toString()].map((digit) => superscripts[Number(digit)]).join('');
  }
  if (exponent.kind === 'variable' && exponent.name.length === 1) return `${base}^${exponent.name}`;
  return `${base}^${bracketed(exponent, style)}`;
}

function plainRoot(tree: Expression & { kind: 'root' }, style: Style): string {
  const index = tree.index.kind === 'number' ? tree.index.value : null;
  const simple = tree.of.kind === 'number' || tree.of.kind === 'variable';
  const inner = simple ? plain(tree.of, style) : bracketed(tree.of, style);
  if (index?.d === 1n && index.n === 2n) return `√${inner}`;
  if (index?.d === 1n && index.n === 3n) return `∛${inner}`;
  return `√[${plain(tree.index, { ...style, insideBars: false })}]${bracketed(tree.of, style)}`;
}
