import { joinerWords } from './spelling.ts';
import type { BoundExpression, Expression, Relation } from './tree.ts';

type Write = (tree: Expression) => string;
/** Writers for the parts: as is, in brackets, as an operand that is not a sum, as the base of a power. */
type Writers = {
  readonly latex: Write;
  readonly bracketed: Write;
  readonly operand: Write;
  readonly base: Write;
  readonly relation: (tree: Relation) => string;
  readonly language: 'en' | 'es' | 'fr';
};

/** A name with its index, primes or inverse mark. */
export function latexName(name: string): string {
  return name
    .replace(/_(.+)$/, '_{$1}')
    .replace('⁻¹', '^{-1}')
    .replaceAll('′', "'");
}

/** Derivatives, integrals, limits, sums and cases. */
export function latexBound(tree: BoundExpression, write: Writers): string {
  const { latex, bracketed, operand, base, relation } = write;
  switch (tree.kind) {
    case 'derivative': {
      const order = tree.order === 1 ? '' : `^{${tree.order}}`;
      return `\\frac{d${order}}{d${latexName(tree.variable)}${order}}${bracketed(tree.of)}`;
    }
    case 'integral': {
      const [low, high] = tree.bounds ?? [];
      const bounds = low === undefined || high === undefined ? '' : `_{${latex(low)}}^{${latex(high)}}`;
      return `\\int${bounds} ${operand(tree.of)}\\,d${latexName(tree.variable)}`;
    }
    case 'limit': {
      const side = { both: '', left: '^{-}', right: '^{+}' }[tree.side];
      const to = tree.side === 'both' ? latex(tree.to) : base(tree.to);
      return `\\lim_{${latexName(tree.variable)} \\to ${to}${side}} ${operand(tree.of)}`;
    }
    case 'series': {
      const sign = tree.operation === 'sum' ? '\\sum' : '\\prod';
      const low = `${latexName(tree.variable)}=${latex(tree.from)}`;
      return `${sign}_{${low}}^{${latex(tree.to)}} ${operand(tree.of)}`;
    }
    case 'piecewise': {
      const { if: when, else: rest } = joinerWords[write.language];
      const branches = tree.branches.map(
        ({ value, when: holds }) => `${latex(value)} & \\text{ ${when} } ${relation(holds)}`,
      );
      const last = tree.otherwise === null ? [] : [`${latex(tree.otherwise)} & \\text{ ${rest} }`];
      return `\\begin{cases}${[...branches, ...last].join(' \\\\ ')}\\end{cases}`;
    }
  }
}
