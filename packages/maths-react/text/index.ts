/** Text with formulas between dollar signs. */
export { MathText } from './math-text.tsx';
export { segmentsOf } from './segments.ts';
