/** What can be practised today, and a pattern from which the generator makes others of the same kind. */
export const families = ['linear', 'quadratic', 'fractions', 'expand', 'factor'] as const;
export type PracticeFamily = (typeof families)[number];

const patterns: Record<PracticeFamily, readonly string[]> = {
  linear: ['3(x-2)=9', '5x+4=2x+19', '2x-7=11'],
  quadratic: ['x^2-5x+6=0', '2x^2-5x-3=0', 'x^2-9=0'],
  fractions: ['simplify 6/8', '1/2+1/3', '3/4*2/5'],
  expand: ['expand (x+3)^2', 'expand 4(2x-5)', 'expand (x+2)(x-5)'],
  factor: ['factor x^2-9', 'factor x^2+7x+12', 'factor 6x+9'],
};

/** The pattern for a seed: the kinds within a family take turns. */
export function patternOf(family: PracticeFamily, seed: number): string {
  const list = patterns[family];
  return list[seed % list.length] ?? 'x+1=2';
}
