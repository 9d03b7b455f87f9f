import { joinerWords } from './spelling.ts';
import type { BoundExpression, Expression, Relation } from './tree.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The digits of a whole number as an exponent. */
export function raised(value: bigint | number): string {
  return [...value.toString()].map((digit) => superscripts[Number(digit)]).join('');
}

type Writers = {
  readonly expression: (tree: Expression) => string;
  readonly relation: (tree: Relation) => string;
  readonly language: 'en' | 'es' | 'fr';
};

/** Derivatives, integrals, limits, sums and cases in one line: `d/dx(x²)`, `∫_0^1 2x dx`, `lim_(x→2)(x²)`, `{x if x > 0; 0 otherwise}`. */
export function plainBound(tree: BoundExpression, write: Writers): string {
  const { expression } = write;
  switch (tree.kind) {
    case 'derivative': {
      const order = tree.order === 1 ? '' : raised(tree.order);
      return `d${order}/d${tree.variable}${order}(${expression(tree.of)})`;
    }
    case 'integral': {
      const bounds =
        tree.bounds === null
          ? ''
          : `_${writeBound(tree.bounds[0], write)}^${writeBound(tree.bounds[1], write)}`;
      const loose = ['add', 'negate', 'plusminus', 'unit'].includes(tree.of.kind);
      const body = expression(tree.of);
      return `∫${bounds} ${loose || /^[€$£]|^[oyeu]$/.test(body) ? `(${body})` : body} d${tree.variable}`;
    }
    case 'limit': {
      const side = { both: '', left: '^-', right: '^+' }[tree.side];
      return `lim_(${tree.variable}→${target(tree.to, write)}${side})(${expression(tree.of)})`;
    }
    case 'series': {
      const sign = tree.operation === 'sum' ? 'Σ' : 'Π';
      return `${sign}_(${tree.variable}=${expression(tree.from)})^${writeBound(tree.to, write)} (${expression(tree.of)})`;
    }
    case 'piecewise': {
      const words = joinerWords[write.language];
      const branches = tree.branches.map(
        ({ value, when }) => `${expression(value)} ${words.if} ${write.relation(when)}`,
      );
      const rest = tree.otherwise === null ? [] : [`${expression(tree.otherwise)} ${words.else}`];
      return `{${[...branches, ...rest].join('; ')}}`;
    }
  }
}

/** A primary, or brackets. */
function writeBound(tree: Expression, { expression }: Writers): string {
  const text = expression(tree);
  return /^(?:\d+|(?!d)\p{L}|∞)$/u.test(text) ? text : `(${text})`;
}

/**
 * A signed primary as is; anything longer in brackets, so that the side of the limit applies to all of it.
 */
function target(tree: Expression, { expression }: Writers): string {
  const text = expression(tree);
  return /^-?[\p{L}\d.,√π∞/]+$/u.test(text) ? text : `(${text})`;
}
