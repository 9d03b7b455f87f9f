/** The strands of school mathematics; the mastery map draws a row of hills for each, in this order. */
export const strands = [
  'numbers',
  'algebra',
  'equations',
  'functions',
  'measures',
  'data',
  'calculus',
] as const;
export type Strand = (typeof strands)[number];

/**
 * Every skill (knowledge component): its strand and its direct prerequisites. Within a strand they are in the order in which most schools
 * teach them. A test rejects cycles.
 */
const skillGraph = {
  whole_numbers: { strand: 'numbers', after: [] },
  integers: { strand: 'numbers', after: ['whole_numbers'] },
  factors_multiples: { strand: 'numbers', after: ['whole_numbers'] },
  fractions: { strand: 'numbers', after: ['factors_multiples'] },
  fraction_sums: { strand: 'numbers', after: ['fractions'] },
  fraction_products: { strand: 'numbers', after: ['fractions'] },
  decimals: { strand: 'numbers', after: ['fractions'] },
  percent: { strand: 'numbers', after: ['decimals', 'fraction_products'] },
  ratio: { strand: 'numbers', after: ['fraction_products'] },
  powers: { strand: 'numbers', after: ['integers'] },
  roots: { strand: 'numbers', after: ['powers', 'factors_multiples'] },

  expressions: { strand: 'algebra', after: ['integers'] },
  expanding: { strand: 'algebra', after: ['expressions', 'powers'] },
  common_factor: { strand: 'algebra', after: ['expanding', 'factors_multiples'] },
  factoring_quadratics: { strand: 'algebra', after: ['common_factor'] },
  polynomials: { strand: 'algebra', after: ['factoring_quadratics'] },
  rational_expressions: { strand: 'algebra', after: ['factoring_quadratics', 'fraction_sums'] },

  linear_equations: { strand: 'equations', after: ['expressions'] },
  equations_both_sides: { strand: 'equations', after: ['linear_equations', 'expanding', 'fraction_sums'] },
  formulas: { strand: 'equations', after: ['equations_both_sides'] },
  inequalities: { strand: 'equations', after: ['equations_both_sides'] },
  systems: { strand: 'equations', after: ['equations_both_sides', 'slope'] },
  quadratic_equations: { strand: 'equations', after: ['factoring_quadratics', 'linear_equations'] },
  completing_square: { strand: 'equations', after: ['quadratic_equations', 'roots'] },
  quadratic_formula: { strand: 'equations', after: ['completing_square'] },
  rational_equations: { strand: 'equations', after: ['rational_expressions', 'quadratic_equations'] },
  radical_equations: { strand: 'equations', after: ['quadratic_equations', 'roots'] },

  coordinates: { strand: 'functions', after: ['integers'] },
  slope: { strand: 'functions', after: ['coordinates', 'linear_equations', 'fractions'] },
  function_values: { strand: 'functions', after: ['expressions', 'coordinates'] },
  parabolas: { strand: 'functions', after: ['function_values', 'quadratic_equations'] },
  absolute_value: { strand: 'functions', after: ['function_values', 'equations_both_sides'] },
  exponentials: { strand: 'functions', after: ['function_values', 'powers', 'percent'] },
  logarithms: { strand: 'functions', after: ['exponentials'] },
  arithmetic_sequences: { strand: 'functions', after: ['linear_equations'] },
  geometric_sequences: { strand: 'functions', after: ['arithmetic_sequences', 'powers'] },

  units: { strand: 'measures', after: ['decimals'] },
  area: { strand: 'measures', after: ['units', 'expressions'] },
  circles: { strand: 'measures', after: ['area', 'powers'] },
  angles: { strand: 'measures', after: ['linear_equations'] },
  pythagoras: { strand: 'measures', after: ['area', 'roots'] },
  trigonometric_ratios: { strand: 'measures', after: ['pythagoras', 'ratio', 'angles'] },
  trigonometric_equations: { strand: 'measures', after: ['trigonometric_ratios', 'function_values'] },

  averages: { strand: 'data', after: ['decimals'] },
  spread: { strand: 'data', after: ['averages', 'roots'] },
  probability: { strand: 'data', after: ['fraction_sums', 'fraction_products'] },
  counting: { strand: 'data', after: ['whole_numbers', 'probability'] },

  limits: { strand: 'calculus', after: ['rational_expressions', 'function_values'] },
  derivatives: { strand: 'calculus', after: ['limits', 'slope', 'powers'] },
  derivative_rules: { strand: 'calculus', after: ['derivatives', 'exponentials', 'trigonometric_ratios'] },
  extrema: { strand: 'calculus', after: ['derivatives', 'parabolas'] },
  integrals: { strand: 'calculus', after: ['derivative_rules', 'area'] },
} as const satisfies Record<string, { strand: Strand; after: readonly string[] }>;

export type SkillId = keyof typeof skillGraph;
export const skillIds = Object.keys(skillGraph) as SkillId[];
export const isSkillId = (text: string): text is SkillId => Object.hasOwn(skillGraph, text);

/** The direct prerequisites of a skill. */
export const prerequisitesOf = (id: SkillId): readonly SkillId[] => skillGraph[id].after;
export const strandOf = (id: SkillId): Strand => skillGraph[id].strand;
export const skillsOfStrand = (strand: Strand): SkillId[] => skillIds.filter((id) => strandOf(id) === strand);
