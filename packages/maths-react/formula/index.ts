/** Rendering of formulas. */
export { useCopyAsLatex } from './copy-latex.ts';
export { Formula } from './formula.tsx';
export { LiveFormula } from './live-formula.tsx';
export { StandingFormula } from './standing-formula.tsx';
