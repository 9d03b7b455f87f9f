import type { ConstantName, FunctionName, RelationSign } from './tree.ts';

/**
 * The spoken vocabulary of formulas. Kept here rather than in the catalogue because it is grammar, not text.
 */
export type SpeechWords = {
  readonly language: 'en' | 'es' | 'fr';
  readonly decimal: string;
  readonly signs: Record<RelationSign, string>;
  readonly constants: Record<ConstantName, string>;
  readonly functions: Record<FunctionName, string>;
  /** n over k. */
  readonly choose: (n: string, k: string) => string;
} & Record<
  | 'plus' | 'minus' | 'plusMinus' | 'times' | 'over' | 'squared' | 'cubed' | 'power' | 'squareRoot' | 'cubeRoot' | 'root'
  | 'of' | 'base' | 'absolute' | 'factorial' | 'percent' | 'open' | 'close' | 'sub' | 'or' | 'and' | 'set' | 'point'
  | 'from' | 'to' | 'included' | 'excluded' | 'none' | 'all'
  | 'union' | 'except' | 'degrees' | 'derivative' | 'order' | 'by' | 'integral' | 'limit' | 'left' | 'right' | 'sum' | 'product' | 'if' | 'else' | 'per' | 'prime' | 'inverse' | 'approaches' | 'degree' | 'perCubed' | 'perSquared',
  string
>; // oxfmt-ignore

export const speechWords: Record<'en' | 'es' | 'fr', SpeechWords> = {
  en: {
    language: 'en',
    choose: (n, k) => `${n} choose ${k}`,
    decimal: '.',
    plus: 'plus', minus: 'minus', plusMinus: 'plus or minus', times: 'times', over: 'over', squared: 'squared', cubed: 'cubed',
    power: 'to the power', squareRoot: 'the square root of', cubeRoot: 'the cube root of', root: 'the root with index', of: 'of',
    base: 'to base', absolute: 'the absolute value of', factorial: 'factorial', percent: 'percent', open: 'open bracket',
    close: 'close bracket', sub: 'sub', or: 'or', and: 'and', set: 'the set', point: 'the point', from: 'from', to: 'to',
    included: 'included', excluded: 'not included', none: 'no solution', all: 'all real numbers',
    union: 'union', except: 'except', degree: 'degree', degrees: 'degrees', derivative: 'the derivative', order: 'of order', by: 'with respect to',
    integral: 'the integral', limit: 'the limit as', approaches: 'approaches', left: 'from the left', right: 'from the right', sum: 'the sum', product: 'the product',
    if: 'if', else: 'otherwise', per: 'per', prime: 'prime', inverse: 'inverse', perSquared: 'squared', perCubed: 'cubed',
    signs: { '=': 'equals', '<': 'is less than', '<=': 'is at most', '>': 'is greater than', '>=': 'is at least', '!=': 'is not equal to' },
    constants: { pi: 'pi', e: 'e', infinity: 'infinity', i: 'i' },
    functions: {
      sin: 'sine', cos: 'cosine', tan: 'tangent', cot: 'cotangent', sec: 'secant', csc: 'cosecant', asin: 'arc sine', acos: 'arc cosine',
      atan: 'arc tangent', sinh: 'hyperbolic sine', cosh: 'hyperbolic cosine', tanh: 'hyperbolic tangent', ln: 'natural logarithm', log: 'logarithm',
      floor: 'floor', ceil: 'ceiling', sign: 'sign', gcd: 'the highest common factor', lcm: 'the lowest common multiple', min: 'the minimum', max: 'the maximum', combinations: 'combinations', permutations: 'permutations', mean: 'the mean', median: 'the median', mode: 'the mode', range: 'the range', variance: 'the variance', deviation: 'the standard deviation', sampleVariance: 'the sample variance', sampleDeviation: 'the sample standard deviation', determinant: 'the determinant',
    },
  },
  es: {
    language: 'es',
    choose: (n, k) => `combinaciones de ${n} tomados de ${k} en ${k}`,
    decimal: ' coma ',
    plus: 'más', minus: 'menos', plusMinus: 'más menos', times: 'por', over: 'sobre', squared: 'al cuadrado', cubed: 'al cubo',
    power: 'elevado a', squareRoot: 'raíz cuadrada de', cubeRoot: 'raíz cúbica de', root: 'raíz de índice', of: 'de',
    base: 'en base', absolute: 'valor absoluto de', factorial: 'factorial', percent: 'por ciento', open: 'abre paréntesis',
    close: 'cierra paréntesis', sub: 'sub', or: 'o', and: 'y', set: 'el conjunto', point: 'el punto', from: 'desde', to: 'hasta',
    included: 'incluido', excluded: 'no incluido', none: 'sin solución', all: 'todos los números reales',
    union: 'unión', except: 'excepto', degree: 'grado', degrees: 'grados', derivative: 'la derivada', order: 'de orden', by: 'respecto de',
    integral: 'la integral', limit: 'el límite cuando', approaches: 'tiende a', left: 'por la izquierda', right: 'por la derecha', sum: 'la suma', product: 'el producto',
    if: 'si', else: 'en otro caso', per: 'por', prime: 'prima', inverse: 'inversa', perSquared: 'al cuadrado', perCubed: 'al cubo',
    signs: { '=': 'igual a', '<': 'es menor que', '<=': 'es menor o igual que', '>': 'es mayor que', '>=': 'es mayor o igual que', '!=': 'es distinto de' },
    constants: { pi: 'pi', e: 'e', infinity: 'infinito', i: 'i' },
    functions: {
      sin: 'seno', cos: 'coseno', tan: 'tangente', cot: 'cotangente', sec: 'secante', csc: 'cosecante', asin: 'arcoseno', acos: 'arcocoseno',
      atan: 'arcotangente', sinh: 'seno hiperbólico', cosh: 'coseno hiperbólico', tanh: 'tangente hiperbólica', ln: 'logaritmo natural', log: 'logaritmo',
      floor: 'parte entera', ceil: 'redondeo hacia arriba', sign: 'signo', gcd: 'el máximo común divisor', lcm: 'el mínimo común múltiplo', min: 'el mínimo', max: 'el máximo', combinations: 'combinaciones', permutations: 'variaciones', mean: 'la media', median: 'la mediana', mode: 'la moda', range: 'el rango', variance: 'la varianza', deviation: 'la desviación típica', sampleVariance: 'la varianza muestral', sampleDeviation: 'la desviación típica muestral', determinant: 'el determinante',
    },
  },
  fr: {
    language: 'fr',
    choose: (n, k) => `${k} parmi ${n}`,
    decimal: ' virgule ',
    plus: 'plus', minus: 'moins', plusMinus: 'plus ou moins', times: 'fois', over: 'sur', squared: 'au carré', cubed: 'au cube',
    power: 'puissance', squareRoot: 'racine carrée de', cubeRoot: 'racine cubique de', root: 'racine d’indice', of: 'de',
    base: 'de base', absolute: 'valeur absolue de', factorial: 'factorielle', percent: 'pour cent', open: 'ouvrez la parenthèse',
    close: 'fermez la parenthèse', sub: 'indice', or: 'ou', and: 'et', set: 'l’ensemble', point: 'le point', from: 'de', to: 'à',
    included: 'compris', excluded: 'non compris', none: 'aucune solution', all: 'tous les nombres réels',
    union: 'union', except: 'sauf', degree: 'degré', degrees: 'degrés', derivative: 'la dérivée', order: 'd’ordre', by: 'par rapport à',
    integral: 'l’intégrale', limit: 'la limite quand', approaches: 'tend vers', left: 'à gauche', right: 'à droite', sum: 'la somme', product: 'le produit',
    if: 'si', else: 'sinon', per: 'par', prime: 'prime', inverse: 'réciproque', perSquared: 'au carré', perCubed: 'au cube',
    signs: { '=': 'égale', '<': 'est inférieur à', '<=': 'est inférieur ou égal à', '>': 'est supérieur à', '>=': 'est supérieur ou égal à', '!=': 'est différent de' },
    constants: { pi: 'pi', e: 'e', infinity: 'l’infini', i: 'i' },
    functions: {
      sin: 'sinus', cos: 'cosinus', tan: 'tangente', cot: 'cotangente', sec: 'sécante', csc: 'cosécante', asin: 'arc sinus', acos: 'arc cosinus',
      atan: 'arc tangente', sinh: 'sinus hyperbolique', cosh: 'cosinus hyperbolique', tanh: 'tangente hyperbolique', ln: 'logarithme népérien', log: 'logarithme',
      floor: 'partie entière', ceil: 'arrondi par excès', sign: 'signe', gcd: 'le plus grand commun diviseur', lcm: 'le plus petit commun multiple', min: 'le minimum', max: 'le maximum', combinations: 'combinaisons', permutations: 'arrangements', mean: 'la moyenne', median: 'la médiane', mode: 'le mode', range: 'l’étendue', variance: 'la variance', deviation: 'l’écart-type', sampleVariance: 'la variance d’échantillon', sampleDeviation: 'l’écart-type d’échantillon', determinant: 'le déterminant',
    },
  },
}; // oxfmt-ignore
