import type { Counterexample } from '@curvela/maths';
import type { Formula } from '../pedagogy/state.ts';

/** A value of a counterexample (`-4`, `3/2`, `0,5`) as a formula. */
export function valueFormula(value: string): Formula {
  const fraction = /^(-?)(\d+)\/(\d+)$/.exec(value);
  const latex = fraction
    ? `${fraction[1]}\\tfrac{${fraction[2]}}{${fraction[3]}}`
    : value.replaceAll('√', '\\surd ').replace(/(\d),(\d)/g, '$1{,}$2');
  return { latex, plain: value, speech: value };
}

/** `x = 0`, or `x = 0, y = 1`; null when there is no variable to name. */
export function atFormula({ at }: Counterexample): Formula | null {
  const parts = Object.entries(at).map(([name, value]) => ({ name, value: valueFormula(value) }));
  if (parts.length === 0) return null;
  return {
    latex: parts.map(({ name, value }) => `${name} = ${value.latex}`).join(',\\; '),
    plain: parts.map(({ name, value }) => `${name} = ${value.plain}`).join(', '),
    speech: parts.map(({ name, value }) => `${name} = ${value.speech}`).join(', '),
  };
}
