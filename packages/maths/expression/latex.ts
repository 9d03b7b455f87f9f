import { decimalDigits } from './rational.ts';
import { functionSpelling } from './function-words.ts';
import { intervalBrackets } from './interval-brackets.ts';
import { latexBound, latexName } from './latex-bound.ts';
import { formulaLanguage } from './plain.ts';
import { hasUnit, isLetterUnit, percentSpace, quantityDigits } from './plain-measure.ts';
import { usesDecimalComma } from './read.ts';
import { joiningWords } from './lexer/signs.ts';
import { joinerWords } from './spelling.ts';
import type { Expression, FunctionName, Relation, RelationSign, Tree } from './tree.ts';
import { countRelationSigns } from './tree-parts.ts';
import type { UnitName } from './units.ts';

type Style = {
  readonly decimal: string;
  readonly language: 'en' | 'es' | 'fr';
  /** How to write the dollar: by its currency code where `$` is the peso. */
  readonly dollar: string;
  /** True when the formula contains units: a letter after a number could then be read as one. */
  readonly measured: boolean;
  /** True when the formula contains several relations: a letter between spaces could then be read as `y`, `o` or `e` joining two. */
  readonly joinable: boolean;
};

/**
 * LaTeX for KaTeX that reads back to the same tree. Spanish and French get the decimal comma and their own
 * function names.
 */
export function toLatex(tree: Tree, locale?: string): string {
  const style: Style = {
    decimal: usesDecimalComma(locale) ? '{,}' : '.',
    language: formulaLanguage(locale),
    dollar: /^es-CO$/i.test(locale ?? '') ? '\\mathrm{USD}' : '\\$',
    measured: hasUnit(tree),
    joinable: countRelationSigns(tree) > 1,
  };
  return latexTree(tree, style);
}

/** A part of a statement gets the style of the whole: a unit in one part decides how the reader reads the letters of all. */
function latexTree(tree: Tree, style: Style): string {
  const separator = style.decimal === '.' ? ',\\;' : ';\\;';
  switch (tree.kind) {
    case 'relation':
      return latexRelation(tree, style);
    case 'alternatives': {
      const joiner = tree.join === 'or' ? `\\;\\text{ ${joinerWords[style.language].or} }\\;` : separator;
      return tree.items.map((item) => latexRelation(item, style)).join(joiner);
    }
    case 'systems': {
      const joiner = `\\;\\text{ ${joinerWords[style.language].or} }\\;`;
      return tree.items.map((item) => latexTree(item, style)).join(joiner);
    }
    case 'list':
      return `\\left\\{${tree.items.map((item) => latex(item, style)).join(separator)}\\right\\}`;
    case 'point':
      return `${tree.name ?? ''}\\left(${tree.coordinates.map((item) => latex(item, style)).join(separator)}\\right)`;
    case 'interval': {
      const [open, close] = intervalBrackets(tree, style.language === 'fr');
      return `\\left${open}${latex(tree.low, style)}${separator}${latex(tree.high, style)}\\right${close}`;
    }
    case 'union':
      return tree.items.map((item) => latexTree(item, style)).join(' \\cup ');
    case 'definition':
      return `${latexName(tree.name)}\\left(${tree.parameters.map(latexName).join(separator)}\\right) = ${latex(tree.body, style)}`;
    case 'solutions': {
      const except = tree.except ?? [];
      const left =
        except.length === 0 ? '' : ` \\setminus ${latexTree({ kind: 'list', items: except }, style)}`;
      return (tree.which === 'none' ? '\\varnothing' : '\\mathbb{R}') + left;
    }
    default:
      return latex(tree, style);
  }
}

const signs: Record<RelationSign, string> = {
  '=': '=',
  '<': '<',
  '<=': '\\le',
  '>': '>',
  '>=': '\\ge',
  '!=': '\\ne',
};

function latexRelation(tree: Relation, style: Style): string {
  return tree.sides
    .map((side, index) => (index === 0 ? '' : ` ${signs[tree.signs[index - 1]!]} `) + latex(side, style))
    .join('');
}

const unitCommands: Partial<Record<UnitName, string>> = {
  EUR: '\\text{€}',
  GBP: '\\text{£}',
  d: '\\text{d}',
  '°C': '\\text{°C}',
  '°F': '\\text{°F}',
};

function latexUnit(name: UnitName): string {
  return `\\,${unitCommands[name] ?? `\\mathrm{${name}}`}`;
}

function latex(tree: Expression, style: Style): string {
  switch (tree.kind) {
    case 'number':
      return decimalDigits(tree.value, style.decimal, tree.places);
    case 'mixed':
      return `${tree.whole}\\frac{${tree.numerator}}{${tree.denominator}}`;
    case 'constant':
      return { pi: '\\pi ', e: 'e', infinity: '\\infty ', i: 'i' }[tree.name];
    case 'variable':
      return latexName(tree.name);
    case 'add':
      return latexSum(tree.terms, style);
    case 'multiply':
      return latexProduct(tree.factors, style);
    case 'divide':
      return `\\frac{${latex(tree.numerator, style)}}{${latex(tree.denominator, style)}}`;
    case 'power':
      return `${latexBase(tree.base, style)}^{${latex(tree.exponent, style)}}`;
    case 'root':
      return latexRoot(tree, style);
    case 'negate':
      return `-${operand(tree.of, style)}`;
    case 'plusminus':
      return `\\pm ${operand(tree.of, style)}`;
    case 'absolute':
      return `\\left|${latex(tree.of, style)}\\right|`;
    case 'factorial':
      return `${latexBase(tree.of, style)}!`;
    case 'percent':
      return `${latexBase(tree.of, style)}${percentSpace[style.language].replace('\u00a0', '~')}\\%`;
    case 'degrees':
      return `${latexBase(tree.of, style)}^{\\circ}`;
    case 'unit':
      return tree.name === 'USD' ? `\\,${style.dollar}` : latexUnit(tree.name);
    case 'call':
      return latexCall(tree.name, tree.args, style);
    default:
      return latexBound(tree, {
        latex: (part) => latex(part, style),
        bracketed: (part) => withBrackets(part, style),
        operand: (part) => operand(part, style),
        base: (part) => latexBase(part, style),
        relation: (part) => latexRelation(part, style),
        language: style.language,
      });
  }
}

/** Commands that make their content taller than a line. */
const high = /\\(?:frac|sqrt|sum|int|prod|lim|binom|begin)\b/;

/**
 * Brackets as tall as their content. Single-line content gets plain brackets: `\left` would add space before
 * them.
 */
function withBrackets(tree: Expression, style: Style): string {
  const inside = latex(tree, style);
  return high.test(inside) ? `\\left(${inside}\\right)` : `(${inside})`;
}

function operand(tree: Expression, style: Style): string {
  return ['add', 'negate', 'plusminus'].includes(tree.kind) ? withBrackets(tree, style) : latex(tree, style);
}

/** Expressions that can take a power or a factorial without brackets. */
function latexBase(tree: Expression, style: Style): string {
  const onePiece = ['number', 'variable', 'constant', 'absolute', 'unit'].includes(tree.kind);
  return onePiece ? latex(tree, style) : withBrackets(tree, style);
}

function latexSum(terms: readonly Expression[], style: Style): string {
  return terms
    .map((term, index) => {
      const last = index === terms.length - 1;
      const write = (part: Expression): string =>
        !last && reaches(part) ? withBrackets(part, style) : operand(part, style);
      if (index > 0 && term.kind === 'negate') return ` - ${write(term.of)}`;
      if (index > 0 && term.kind === 'plusminus') return ` \\pm ${write(term.of)}`;
      if (index > 0) return ` + ${write(term)}`;
      return term.kind === 'add' || (!last && reaches(term)) ? withBrackets(term, style) : latex(term, style);
    })
    .join('');
}

/** Without brackets, a limit or a sum would also cover the terms that follow. */
function reaches(tree: Expression): boolean {
  if (tree.kind === 'negate' || tree.kind === 'plusminus') return reaches(tree.of);
  return tree.kind === 'limit' || tree.kind === 'series';
}

const looseFactors: ReadonlySet<string> = new Set([
  'add',
  'multiply',
  'negate',
  'plusminus',
  'mixed',
  'derivative',
  'integral',
  'limit',
  'series',
]);

function latexProduct(factors: readonly Expression[], style: Style): string {
  let text = '';
  factors.forEach((factor, index) => {
    const following = factors[index + 1];
    const next =
      factor.kind === 'number' && following?.kind === 'unit'
        ? quantityDigits(factor, following.name, style.decimal)
        : looseFactors.has(factor.kind)
          ? withBrackets(factor, style)
          : latex(factor, style);
    const previous = factors[index - 1];
    text += previous === undefined || next.startsWith('\\,') ? next : joined(previous, factor, next, style);
  });
  return text;
}

/** The factor with what joins it to the previous one. Braces, which are not displayed, mark a letter as no word. */
function joined(previous: Expression, factor: Expression, next: string, style: Style): string {
  if (withSeparator(previous, factor, next) || (style.measured && isLetterUnit(factor)))
    return ` \\cdot ${next}`;
  return style.joinable && joiningWords.has(next) ? ` {${next}}` : ` ${next}`;
}

/**
 * A dot is needed before a number, a fraction after a whole number (which would read as a mixed number),
 * whatever follows a unit, a letter after d, and brackets after a function name.
 */
function withSeparator(previous: Expression, factor: Expression, next: string): boolean {
  if (/^\d/.test(next) || (previous.kind === 'power' ? previous.base : previous).kind === 'unit') return true;
  if (factor.kind === 'divide' && (previous.kind === 'number' || previous.kind === 'mixed')) return true;
  if (previous.kind === 'call' || previous.kind === 'piecewise' || previous.kind === 'percent') return true;
  if (previous.kind !== 'variable') return false;
  if (previous.name === 'd') return /^[a-zα-ω\\]/u.test(next);
  if (/^[fghCPU]$|′$/.test(previous.name) && /^(?:\\left)?\(/.test(next)) return true;
  return factor.kind === 'variable' && previous.name.includes('_');
}

function latexRoot(tree: Expression & { kind: 'root' }, style: Style): string {
  const square = tree.index.kind === 'number' && tree.index.value.n === 2n && tree.index.value.d === 1n;
  const index = square ? '' : `[${latex(tree.index, style)}]`;
  return `\\sqrt${index}{${latex(tree.of, style)}}`;
}

const standardCommands = new Set([
  'sin',
  'cos',
  'tan',
  'cot',
  'sec',
  'csc',
  'arcsin',
  'arccos',
  'arctan',
  'sinh',
  'cosh',
  'tanh',
  'ln',
  'log',
]);

function latexCall(name: FunctionName, args: readonly Expression[], style: Style): string {
  const spelling = functionSpelling(name, style.language);
  const command = standardCommands.has(spelling) ? `\\${spelling}` : `\\operatorname{${spelling}}`;
  const [of, base] = args;
  if (name === 'combinations') return `\\binom{${args.map((arg) => latex(arg, style)).join('}{')}}`;
  if (name !== 'log' && args.length > 1) {
    const separator = style.decimal === '.' ? ',\\;' : ';\\;';
    return `${command}\\left(${args.map((arg) => latex(arg, style)).join(separator)}\\right)`;
  }
  const below = base === undefined ? '' : `_{${latex(base, style)}}`;
  return `${command}${below}${withBrackets(of!, style)}`;
}
