import { describe, expect, onTestFinished, test } from 'vitest';
import type { Maths } from '@curvela/maths';
import { createMaths } from '#app/maths/index.server.ts';
import { type SkillId, skillIds } from '@curvela/curriculum';
import { topicSkill } from './topic-skill.server.ts';

// Names in words need no engine.
const maths = {} as Maths;

/** School terms for the skills, by language: each name alone starts a lesson. */
const names: Readonly<Record<SkillId, Readonly<Record<'en' | 'es' | 'fr', readonly string[]>>>> = {
  whole_numbers: {
    en: ['whole numbers', 'order of operations', 'times tables', 'rounding numbers', 'natural numbers'],
    es: ['números naturales', 'jerarquía de operaciones', 'tablas de multiplicar', 'redondeo de números'],
    fr: ['nombres entiers', 'priorités opératoires', 'tables de multiplication', 'les entiers naturels'],
  },
  integers: {
    en: ['integers', 'negative numbers', 'positive and negative numbers', 'adding integers', 'directed numbers'],
    es: ['números enteros', 'números negativos', 'números positivos y negativos', 'suma de enteros'],
    fr: ['nombres relatifs', 'nombres négatifs', 'les entiers relatifs', 'nombres positifs et négatifs'],
  },
  factors_multiples: {
    en: ['factors and multiples', 'prime numbers', 'prime factorization', 'least common multiple', 'greatest common factor'],
    es: ['múltiplos y divisores', 'números primos', 'mínimo común múltiplo', 'máximo común divisor', 'factores primos'],
    fr: ['multiples et diviseurs', 'nombres premiers', 'plus grand commun diviseur', 'plus petit commun multiple', 'décomposition en facteurs premiers'],
  },
  fractions: {
    en: ['fractions', 'equivalent fractions', 'simplifying fractions', 'mixed numbers', 'improper fractions'],
    es: ['fracciones', 'fracciones equivalentes', 'simplificar fracciones', 'números mixtos', 'fracciones impropias'],
    fr: ['fractions', 'fractions équivalentes', 'simplifier des fractions', 'fractions égales'],
  },
  fraction_sums: {
    en: ['adding fractions', 'subtracting fractions', 'adding and subtracting fractions', 'addition of fractions'],
    es: ['suma de fracciones', 'resta de fracciones', 'suma y resta de fracciones', 'sumar fracciones'],
    fr: ['addition de fractions', 'additionner des fractions', 'addition et soustraction de fractions', 'somme de fractions'],
  },
  fraction_products: {
    en: ['multiplying fractions', 'dividing fractions', 'multiplying and dividing fractions', 'division of fractions'],
    es: ['multiplicación de fracciones', 'división de fracciones', 'multiplicación y división de fracciones'],
    fr: ['multiplication de fractions', 'division de fractions', 'multiplier des fractions', 'multiplication et division de fractions'],
  },
  decimals: {
    en: ['decimals', 'decimal numbers', 'decimal fractions'],
    es: ['decimales', 'números decimales', 'operaciones con decimales'],
    fr: ['nombres décimaux', 'les décimaux', 'opérations sur les décimaux'],
  },
  percent: {
    en: ['percent', 'percentages', 'percentage increase', 'percent change'],
    es: ['porcentajes', 'tanto por ciento', 'aumento porcentual', 'cálculo de porcentajes'],
    fr: ['pourcentages', 'les pourcentages', 'calcul de pourcentages', 'évolution en pourcentage'],
  },
  ratio: {
    en: ['ratios', 'proportions', 'ratio and proportion', 'direct proportion', 'rule of three'],
    es: ['proporciones', 'razones y proporciones', 'regla de tres', 'proporcionalidad directa'],
    fr: ['proportionnalité', 'produit en croix', 'règle de trois', 'ratios et proportions'],
  },
  powers: {
    en: ['powers', 'exponents', 'laws of exponents', 'exponent rules', 'scientific notation', 'indices'],
    es: ['potencias', 'exponentes', 'leyes de los exponentes', 'propiedades de las potencias', 'notación científica'],
    fr: ['puissances', 'règles des puissances', 'écriture scientifique', 'les exposants'],
  },
  roots: {
    en: ['roots', 'square roots', 'cube roots', 'surds', 'radicals', 'simplifying radicals'],
    es: ['raíces', 'raíces cuadradas', 'raíz cúbica', 'radicales', 'simplificación de radicales'],
    fr: ['racines carrées', 'les racines', 'racine cubique', 'radicaux'],
  },
  expressions: {
    en: ['algebraic expressions', 'like terms', 'combining like terms', 'simplifying expressions'],
    es: ['expresiones algebraicas', 'términos semejantes', 'lenguaje algebraico', 'simplificar expresiones'],
    fr: ['calcul littéral', 'expressions littérales', 'expressions algébriques', 'réduire une expression'],
  },
  expanding: {
    en: ['expanding brackets', 'distributive property', 'multiplying binomials', 'special products', 'expanding'],
    es: ['productos notables', 'propiedad distributiva', 'quitar paréntesis', 'multiplicación de binomios'],
    fr: ['développer', 'identités remarquables', 'distributivité', 'double distributivité', 'développement'],
  },
  common_factor: {
    en: ['common factor', 'factoring out', 'taking out a common factor', 'greatest common factor of polynomials'],
    es: ['factor común', 'sacar factor común'],
    fr: ['facteur commun', 'mettre en facteur', 'mise en facteur'],
  },
  factoring_quadratics: {
    en: ['factoring', 'factorising', 'factoring quadratics', 'factoring trinomials', 'difference of squares', 'factorization'],
    es: ['factorización', 'factorizar', 'factorización de trinomios', 'diferencia de cuadrados', 'factoreo'],
    fr: ['factorisation', 'factoriser', 'factoriser un trinôme', 'différence de deux carrés'],
  },
  polynomials: {
    en: ['polynomials', 'polynomial division', 'long division of polynomials', 'adding polynomials', 'synthetic division'],
    es: ['polinomios', 'división de polinomios', 'suma de polinomios', 'regla de Ruffini', 'operaciones con polinomios'],
    fr: ['polynômes', 'division de polynômes', 'les polynômes', 'division euclidienne de polynômes'],
  },
  rational_expressions: {
    en: ['rational expressions', 'algebraic fractions', 'simplifying rational expressions'],
    es: ['expresiones racionales', 'fracciones algebraicas', 'simplificar fracciones algebraicas'],
    fr: ['fractions rationnelles', 'expressions rationnelles', 'fractions algébriques'],
  },
  linear_equations: {
    en: ['linear equations', 'equations', 'solving equations', 'first degree equations', 'equations of the first degree', 'one-step equations', 'two-step equations', 'equations in one variable'],
    es: ['ecuaciones lineales', 'ecuaciones', 'ecuaciones de primer grado', 'resolver ecuaciones', 'ecuación de primer grado'],
    fr: ['équations linéaires', 'équations', 'équations du premier degré', 'résoudre une équation', 'équation du premier degré à une inconnue'],
  },
  equations_both_sides: {
    en: ['equations with variables on both sides', 'equations with the unknown on both sides', 'multi-step equations'],
    es: ['ecuaciones con incógnitas en ambos lados', 'ecuaciones con la incógnita en los dos lados'],
    fr: ['équations avec inconnue dans les deux membres', 'équations à inconnues des deux côtés'],
  },
  formulas: {
    en: ['formulas', 'rearranging formulas', 'literal equations', 'changing the subject of a formula'],
    es: ['fórmulas', 'despejar fórmulas', 'despejar una variable', 'despeje de fórmulas'],
    fr: ['formules', 'isoler une variable', 'transformer des formules', 'isoler une inconnue'],
  },
  inequalities: {
    en: ['inequalities', 'linear inequalities', 'solving inequalities', 'inequations'],
    es: ['inecuaciones', 'desigualdades', 'inecuaciones lineales', 'inecuaciones de primer grado'],
    fr: ['inéquations', 'inéquations du premier degré', 'les inégalités', 'résoudre une inéquation'],
  },
  systems: {
    en: ['systems of equations', 'simultaneous equations', 'systems of linear equations', 'linear systems'],
    es: ['sistemas de ecuaciones', 'sistemas de ecuaciones lineales', 'sistemas lineales', 'sistema de dos ecuaciones'],
    fr: ['systèmes d’équations', 'systèmes linéaires', 'systèmes de deux équations', 'système d\'équations linéaires'],
  },
  quadratic_equations: {
    en: ['quadratic equations', 'equations of the second degree', 'second degree equations', 'quadratics', 'solving quadratic equations', 'quadratic equation'],
    es: ['ecuaciones de segundo grado', 'ecuaciones cuadráticas', 'ecuación de segundo grado', 'ecuaciones de grado dos'],
    fr: ['équations du second degré', 'équations de second degré', 'équations quadratiques', 'équation du deuxième degré', 'le second degré'],
  },
  completing_square: {
    en: ['completing the square', 'complete the square'],
    es: ['completar el cuadrado', 'completar cuadrados', 'completación de cuadrados'],
    fr: ['forme canonique', 'compléter le carré', 'complétion du carré'],
  },
  quadratic_formula: {
    en: ['quadratic formula', 'the quadratic formula', 'discriminant'],
    es: ['fórmula general', 'fórmula cuadrática', 'discriminante', 'fórmula de segundo grado'],
    fr: ['discriminant', 'le discriminant', 'formule quadratique', 'formule du second degré'],
  },
  rational_equations: {
    en: ['rational equations', 'equations with fractions', 'fractional equations'],
    es: ['ecuaciones racionales', 'ecuaciones con fracciones', 'ecuaciones fraccionarias'],
    fr: ['équations rationnelles', 'équations avec des fractions', 'équations quotients'],
  },
  radical_equations: {
    en: ['radical equations', 'equations with roots', 'equations with square roots', 'irrational equations'],
    es: ['ecuaciones con raíces', 'ecuaciones con radicales', 'ecuaciones irracionales', 'ecuaciones radicales'],
    fr: ['équations irrationnelles', 'équations avec racines', 'équations avec des racines carrées'],
  },
  coordinates: {
    en: ['coordinates', 'coordinate plane', 'plotting points', 'coordinate geometry', 'cartesian plane'],
    es: ['coordenadas', 'plano cartesiano', 'coordenadas cartesianas', 'ejes de coordenadas'],
    fr: ['coordonnées', 'repérage dans le plan', 'repère cartésien', 'coordonnées d’un point'],
  },
  slope: {
    en: ['slope', 'gradient', 'equation of a line', 'straight lines', 'linear functions', 'slope-intercept form', 'linear graphs'],
    es: ['pendiente', 'ecuación de la recta', 'funciones lineales', 'pendiente de una recta', 'función lineal', 'función afín'],
    fr: ['pente', 'équation de droite', 'fonctions affines', 'coefficient directeur', 'fonction linéaire', 'équations de droites'],
  },
  function_values: {
    en: ['functions', 'function notation', 'evaluating functions', 'domain and range', 'domain'],
    es: ['funciones', 'concepto de función', 'evaluar funciones', 'notación de funciones', 'dominio', 'dominio de una función'],
    fr: ['fonctions', 'image et antécédent', 'notion de fonction', 'images et antécédents', 'domaine', 'domaine de définition'],
  },
  parabolas: {
    en: ['parabolas', 'quadratic functions', 'vertex of a parabola', 'graphing quadratics', 'quadratic function'],
    es: ['parábolas', 'funciones cuadráticas', 'vértice de una parábola', 'función de segundo grado'],
    fr: ['paraboles', 'fonctions du second degré', 'sommet d’une parabole', 'polynômes du second degré', 'fonction quadratique'],
  },
  absolute_value: {
    en: ['absolute value', 'modulus', 'absolute value equations'],
    es: ['valor absoluto', 'ecuaciones con valor absoluto'],
    fr: ['valeur absolue', 'équations avec valeur absolue', 'valeurs absolues'],
  },
  exponentials: {
    en: ['exponential functions', 'exponential growth', 'exponentials', 'exponential equations', 'compound interest', 'exponential decay'],
    es: ['funciones exponenciales', 'función exponencial', 'crecimiento exponencial', 'interés compuesto', 'ecuaciones exponenciales'],
    fr: ['fonction exponentielle', 'exponentielles', 'croissance exponentielle', 'intérêts composés', 'équations exponentielles'],
  },
  logarithms: {
    en: ['logarithms', 'logs', 'logarithmic functions', 'natural logarithm', 'laws of logarithms', 'logarithmic equations'],
    es: ['logaritmos', 'función logarítmica', 'propiedades de los logaritmos', 'ecuaciones logarítmicas', 'logaritmo natural'],
    fr: ['logarithmes', 'fonction logarithme', 'logarithme népérien', 'équations logarithmiques'],
  },
  arithmetic_sequences: {
    en: ['arithmetic sequences', 'arithmetic progressions', 'sequences', 'arithmetic series'],
    es: ['progresiones aritméticas', 'sucesiones aritméticas', 'sucesiones'],
    fr: ['suites arithmétiques', 'suites', 'suite arithmétique', 'suites numériques'],
  },
  geometric_sequences: {
    en: ['geometric sequences', 'geometric series', 'geometric progressions'],
    es: ['progresiones geométricas', 'sucesiones geométricas', 'series geométricas'],
    fr: ['suites géométriques', 'suite géométrique', 'séries géométriques'],
  },
  units: {
    en: ['units', 'unit conversion', 'converting units', 'units of measurement', 'metric system'],
    es: ['unidades de medida', 'conversión de unidades', 'sistema métrico', 'unidades'],
    fr: ['conversions d’unités', 'unités de mesure', 'conversion', 'système métrique', 'unités'],
  },
  area: {
    en: ['area', 'perimeter', 'area and perimeter', 'area of triangles', 'area of a rectangle'],
    es: ['áreas', 'perímetro', 'áreas y perímetros', 'área de un triángulo', 'área del rectángulo'],
    fr: ['aires', 'périmètre', 'aires et périmètres', 'aire d’un triangle', 'aire du rectangle'],
  },
  circles: {
    en: ['circles', 'circumference', 'area of a circle', 'circumference of a circle'],
    es: ['círculos', 'circunferencia', 'área del círculo', 'longitud de la circunferencia'],
    fr: ['cercles', 'circonférence', 'aire d’un disque', 'périmètre du cercle'],
  },
  angles: {
    en: ['angles', 'angles in a triangle', 'parallel lines and angles', 'angle sum of a triangle'],
    es: ['ángulos', 'ángulos de un triángulo', 'suma de los ángulos'],
    fr: ['angles', 'angles d’un triangle', 'somme des angles'],
  },
  pythagoras: {
    en: ['Pythagoras', 'Pythagorean theorem', 'Pythagoras’ theorem', "Pythagoras's theorem", 'right triangles'],
    es: ['Pitágoras', 'teorema de Pitágoras', 'triángulos rectángulos'],
    fr: ['Pythagore', 'théorème de Pythagore', 'triangles rectangles'],
  },
  trigonometric_ratios: {
    en: ['trigonometry', 'trig', 'sine and cosine', 'sine, cosine and tangent', 'trigonometric ratios', 'trigonometric functions'],
    es: ['trigonometría', 'razones trigonométricas', 'seno y coseno', 'seno, coseno y tangente', 'funciones trigonométricas'],
    fr: ['trigonométrie', 'sinus et cosinus', 'cosinus, sinus et tangente', 'rapports trigonométriques', 'fonctions trigonométriques'],
  },
  trigonometric_equations: {
    en: ['trigonometric equations', 'unit circle', 'trig equations'],
    es: ['ecuaciones trigonométricas', 'círculo unitario', 'circunferencia goniométrica'],
    fr: ['équations trigonométriques', 'cercle trigonométrique', 'le cercle trigonométrique'],
  },
  averages: {
    en: ['averages', 'mean, median and mode', 'mean', 'median', 'mean median mode'],
    es: ['promedios', 'media, mediana y moda', 'media aritmética', 'medidas de tendencia central', 'estadística'],
    fr: ['moyennes', 'moyenne et médiane', 'médiane', 'statistiques'],
  },
  spread: {
    en: ['standard deviation', 'variance', 'variance and standard deviation', 'range', 'measures of spread', 'interquartile range'],
    es: ['desviación estándar', 'desviación típica', 'varianza', 'medidas de dispersión', 'varianza y desviación estándar'],
    fr: ['écart type', 'variance', 'étendue', 'variance et écart-type', 'indicateurs de dispersion'],
  },
  probability: {
    en: ['probability', 'probabilities', 'chance', 'conditional probability'],
    es: ['probabilidad', 'probabilidades', 'probabilidad condicional', 'cálculo de probabilidades'],
    fr: ['probabilités', 'les probabilités', 'probabilités conditionnelles', 'calcul de probabilités'],
  },
  counting: {
    en: ['combinatorics', 'permutations', 'permutations and combinations', 'combinations', 'counting principle'],
    es: ['combinatoria', 'permutaciones y combinaciones', 'permutaciones', 'combinaciones', 'conteo'],
    fr: ['dénombrement', 'combinatoire', 'permutations', 'combinaisons', 'arrangements et combinaisons'],
  },
  limits: {
    en: ['limits', 'limits of functions', 'limit of a function', 'calculus'],
    es: ['límites', 'límites de funciones', 'límite de una función', 'cálculo diferencial'],
    fr: ['limites', 'limites de fonctions', 'limite d’une fonction', 'limite de fonction'],
  },
  derivatives: {
    en: ['derivatives', 'differentiation', 'derivative', 'differential calculus', 'derivative of a function', 'power rule'],
    es: ['derivadas', 'derivación', 'derivada de una función', 'la derivada', 'derivadas de funciones'],
    fr: ['dérivées', 'dérivation', 'dérivée d’une fonction', 'nombre dérivé', 'fonctions dérivées'],
  },
  derivative_rules: {
    en: ['chain rule', 'product rule', 'quotient rule', 'rules of differentiation', 'derivative rules'],
    es: ['regla de la cadena', 'reglas de derivación', 'regla del producto', 'regla del cociente'],
    fr: ['règles de dérivation', 'dérivée d’un produit', 'dérivée d’une fonction composée', 'formules de dérivation'],
  },
  extrema: {
    en: ['optimization', 'maxima and minima', 'maximum and minimum', 'extrema', 'turning points', 'critical points'],
    es: ['máximos y mínimos', 'optimización', 'extremos de una función', 'puntos críticos'],
    fr: ['extremums', 'optimisation', 'maximum et minimum', 'extremums d’une fonction', 'variations et extremums'],
  },
  integrals: {
    en: ['integrals', 'integration', 'antiderivatives', 'definite integrals', 'indefinite integrals', 'integral calculus'],
    es: ['integrales', 'integración', 'integrales definidas', 'cálculo integral', 'primitivas', 'integrales indefinidas'],
    fr: ['intégrales', 'intégration', 'primitives', 'calcul intégral', 'intégrale définie'],
  },
}; // oxfmt-ignore

describe.each(['en', 'es', 'fr'] as const)(
  'a common name of a topic starts a lesson at once, in %s',
  (language) => {
    test.each(skillIds)('%s', async (skill) => {
      const begun = names[skill][language].map(async (name) => {
        const found = await topicSkill({ maths }, name, language).catch(({ code }: { code: string }) => code);
        return `${name}: ${found}`;
      });
      expect(await Promise.all(begun)).toEqual(names[skill][language].map((name) => `${name}: ${skill}`));
    });
  },
);

test.each([
  ['équations du second degré', 'en'],
  ['ecuaciones de segundo grado', 'fr'],
  ['equations of the second degree', 'es'],
  ['a lesson about equations of the second degree please', 'en'],
])('"%s" is read in a conversation in %s as well', async (name, language) => {
  expect(await topicSkill({ maths }, name, language)).toBe('quadratic_equations');
});

test('a problem without a number starts the lesson of its skill', async () => {
  const engine = createMaths({ timeLimit: 30_000, patience: 30_000 });
  onTestFinished(() => engine.close());
  expect(await topicSkill({ maths: engine }, 'simplify a^m/a^n', 'en')).toBe('powers');
});

test('an unknown topic is reported, and nothing starts', async () => {
  for (const name of ['the French Revolution', 'history of fractions in Egypt', 'fractions and angles'])
    await expect(topicSkill({ maths }, name, 'en')).rejects.toMatchObject({
      code: 'unknown_topic',
      status: 404,
    });
});
