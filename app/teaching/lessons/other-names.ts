import type { SkillTopic } from '#app/practice/public.material.ts';
import type { SkillId } from '#app/practice/public.ts';

/** What schools call the skills where our names and explanations do not, in English, Spanish and French. */
const names: Readonly<Partial<Record<SkillId, readonly string[]>>> = {
  whole_numbers: ['times tables', 'mental arithmetic', 'tablas de multiplicar', 'cálculo mental', 'tables de multiplication', 'calcul mental', 'order of operations'],
  integers: ['negative numbers', 'números negativos', 'nombres négatifs', 'nombres relatifs'],
  factors_multiples: ['prime numbers', 'números primos', 'nombres premiers', 'lcm', 'gcd', 'hcf', 'mcm', 'mcd', 'ppcm', 'pgcd', 'divisibility', 'divisibilidad', 'divisibilité'],
  ratio: ['proportions', 'rule of three', 'regla de tres', 'proporcionalidad', 'proportionnalité', 'produit en croix'],
  powers: ['exponents', 'indices', 'exponentes', 'exposants', 'scientific notation', 'notación científica', 'notation scientifique'],
  roots: ['surds', 'square roots', 'radicals', 'raíces cuadradas', 'radicales', 'racines carrées'],
  expressions: ['like terms', 'algebra', 'álgebra', 'algèbre', 'calcul littéral', 'términos semejantes'],
  expanding: ['brackets', 'distributive law', 'foil', 'identités remarquables', 'productos notables', 'développer', 'propiedad distributiva'],
  factoring_quadratics: ['factoring', 'factorising', 'factorizar', 'factorizar trinomios', 'factoriser'],
  systems: ['simultaneous equations', 'sistemas de ecuaciones', "systèmes d'équations"],
  quadratic_equations: ['second degree equations', 'ecuaciones de segundo grado', 'équations du second degré'],
  quadratic_formula: ['discriminant', 'discriminante'],
  slope: ['gradient', 'straight lines', 'coefficient directeur', 'pente', 'rectas', 'droites', 'pendiente'],
  arithmetic_sequences: ['arithmetic progressions', 'progresiones aritméticas', 'suites arithmétiques'],
  geometric_sequences: ['geometric progressions', 'progresiones geométricas', 'suites géométriques'],
  trigonometric_ratios: ['trigonometry', 'trigonometría', 'trigonométrie', 'soh cah toa', 'sine and cosine', 'seno y coseno', 'sinus et cosinus'],
  averages: ['mean', 'median', 'mode', 'media', 'mediana', 'moda', 'moyenne', 'médiane'],
  spread: ['variance', 'standard deviation', 'desviación típica', 'desviación estándar', 'écart type', 'statistics', 'estadística', 'statistiques'],
  counting: ['combinatorics', 'permutations', 'combinations', 'combinatoria', 'permutaciones', 'dénombrement', 'combinatoire'],
  derivatives: ['differentiation', 'derivar', 'dériver', 'nombre dérivé'],
  derivative_rules: ['chain rule', 'product rule', 'quotient rule', 'regla de la cadena', 'règles de dérivation'],
  extrema: ['maxima and minima', 'optimisation', 'optimization', 'máximos y mínimos', 'optimización', 'maximum', 'minimum'],
  integrals: ['integration', 'antiderivatives', 'integración', 'primitivas', 'primitives', 'intégration'],
}; // prettier-ignore

/** The same as topics of their own, without an explanation. */
export const otherNames: readonly SkillTopic[] = Object.entries(names).flatMap(([id, list]) =>
  list.map((name) => ({ id: id as SkillId, name, can: '', what: '' })),
);
