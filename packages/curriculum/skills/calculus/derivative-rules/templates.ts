import { linear } from '../../../items/write-formula.ts';
import type { ChoiceOptionSpec, ItemTemplate } from '../../skill.ts';

const prompt = { en: 'Differentiate {function}.', es: 'Deriva {function}.', fr: 'Dérive {function}.' };
const label = { en: 'f′(x)', es: 'f′(x)', fr: 'f′(x)' };

/** Right and wrong derivatives of `c·sin(kx)`, `c·cos(kx)`, `c·e^(kx)`. */
function optionsOf(kind: 'sin' | 'cos' | 'exp', c: number, k: number): readonly ChoiceOptionSpec[] {
  if (kind === 'exp')
    return [
      { text: `${c * k}e^(${k}x)`, right: true },
      { text: `${c}e^(${k}x)`, mistake: 'inner_derivative_forgotten' },
      { text: `${c * k}x*e^(${k}x - 1)`, mistake: 'power_rule_on_exponential' },
      { text: `${c * k}e^x`, mistake: 'inside_changed' },
    ];
  const [other, sign, turned] = kind === 'sin' ? ['cos', '', '-'] : ['sin', '-', ''];
  return [
    { text: `${sign}${c * k}${other}(${k}x)`, right: true },
    { text: `${sign}${c}${other}(${k}x)`, mistake: 'inner_derivative_forgotten' },
    { text: `${turned}${c * k}${other}(${k}x)`, mistake: 'sine_cosine_sign' },
    { text: `${sign}${c * k}${other}(x)`, mistake: 'inside_changed' },
  ];
}

/** The derivative of a sine, cosine or exponential function. */
const known: ItemTemplate = {
  id: 'derivative_rules.known',
  skills: ['derivative_rules'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which is the derivative of {function}?',
    es: '¿Cuál es la derivada de {function}?',
    fr: 'Quelle est la dérivée de {function} ?',
  },
  hint: {
    en: 'What is the derivative of the outer function? The inside stays, and its own derivative comes as a factor.',
    es: '¿Cuál es la derivada de la función exterior? El interior se queda y su derivada entra como factor.',
    fr: 'Quelle est la dérivée de la fonction extérieure ? L’intérieur reste, et sa dérivée vient en facteur.',
  },
  make: (draw) => {
    const kind = draw.pick(['sin', 'cos', 'exp'] as const);
    const [c, k] = [draw.int(2, 7), draw.int(2, 8)];
    const body = kind === 'exp' ? `${c}e^(${k}x)` : `${c}${kind}(${k}x)`;
    return {
      slots: { function: `f(x) = ${body}` },
      answer: { kind: 'choice', options: optionsOf(kind, c, k) },
      proof: { by: 'solve', problem: `differentiate ${body}` },
      worked: 'engine',
    };
  },
};

/** `(ax + b)^n`. */
const chainPower: ItemTemplate = {
  id: 'derivative_rules.chain_power',
  skills: ['derivative_rules', 'derivatives'],
  level: 2,
  kind: 'formula',
  prompt,
  label,
  hint: {
    en: 'Differentiate the power as if the bracket were one letter. Then ask how fast the bracket itself changes.',
    es: 'Deriva la potencia como si el paréntesis fuera una letra. Después pregúntate a qué ritmo cambia el propio paréntesis.',
    fr: 'Dérive la puissance comme si la parenthèse était une lettre. Demande-toi ensuite à quelle vitesse varie la parenthèse.',
  },
  make: (draw) => {
    const [a, n, b] = [draw.int(2, 7), draw.int(3, 6), draw.nonZero(-9, 9)];
    const body = `(${linear(a, b)})^${n}`;
    return {
      slots: { function: `f(x) = ${body}` },
      answer: {
        kind: 'formula',
        expected: `${a * n}(${linear(a, b)})^${n - 1}`,
        slips: [
          { answer: `${n}(${linear(a, b)})^${n - 1}`, mistake: 'inner_derivative_forgotten' },
          { answer: `${a * n}(${linear(a, b)})^${n}`, mistake: 'power_rule_partly' },
        ],
      },
      proof: { by: 'solve', problem: `differentiate ${body}` },
      worked: 'engine',
    };
  },
};

/** `c·x^n` times a sine, a cosine or an exponential function. */
const product: ItemTemplate = {
  id: 'derivative_rules.product',
  skills: ['derivative_rules', 'derivatives'],
  level: 2,
  kind: 'formula',
  prompt,
  label,
  hint: {
    en: 'Two factors depend on x. Think of the rectangle with two growing sides: which two strips are added?',
    es: 'Dos factores dependen de x. Piensa en el rectángulo con dos lados que crecen: ¿qué dos franjas se añaden?',
    fr: 'Deux facteurs dépendent de x. Pense au rectangle dont les deux côtés grandissent : quelles bandes s’ajoutent ?',
  },
  make: (draw) => {
    const [c, n] = [draw.int(2, 9), draw.int(2, 6)];
    const [other, derived, sign] = draw.pick([
      ['sin(x)', 'cos(x)', '+'],
      ['cos(x)', 'sin(x)', '-'],
      ['e^x', 'e^x', '+'],
    ] as const);
    const body = `${c}x^${n}*${other}`;
    const lower = n === 2 ? 'x' : `x^${n - 1}`;
    return {
      slots: { function: `f(x) = ${body}` },
      answer: {
        kind: 'formula',
        expected: `${c * n}${lower}*${other} ${sign} ${c}x^${n}*${derived}`,
        slips: [
          {
            answer: `${sign === '-' ? '-' : ''}${c * n}${lower}*${derived}`,
            mistake: 'derivative_of_product',
          },
          { answer: `${c}x^${n}*${derived}`, mistake: 'derivative_of_product' },
        ],
      },
      proof: { by: 'solve', problem: `differentiate ${body}` },
      worked: 'engine',
    };
  },
};

export const templates = [known, chainPower, product];
