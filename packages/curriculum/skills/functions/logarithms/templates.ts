import { linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { solveIt } from '../../equations/prompts.ts';

/** The logarithm of a power of the base, or of its reciprocal. */
const value: ItemTemplate = {
  id: 'logarithms.value',
  skills: ['logarithms', 'powers'],
  level: 1,
  kind: 'formula',
  prompt: { en: 'Work out {expression}.', es: 'Calcula {expression}.', fr: 'Calcule {expression}.' },
  hint: {
    en: 'To which power must the base be raised to give the number in brackets?',
    es: '¿A qué potencia hay que elevar la base para obtener el número del paréntesis?',
    fr: 'À quelle puissance faut-il élever la base pour obtenir le nombre entre parenthèses ?',
  },
  make: (draw) => {
    const [base, highest] = draw.pick([
      [2, 10],
      [2, 10],
      [3, 6],
      [3, 6],
      [4, 5],
      [5, 5],
      [6, 4],
      [7, 3],
      [8, 3],
      [9, 3],
      [10, 6],
      [11, 2],
      [12, 2],
      [15, 2],
      [20, 3],
    ] as const);
    const [n, over] = [draw.int(1, highest), draw.chance(0.5)];
    const power = base ** n;
    const expression = over ? `log_${base}(1/${power})` : `log_${base}(${power})`;
    return {
      slots: { expression },
      answer: {
        kind: 'formula',
        expected: `${over ? -n : n}`,
        form: 'simplified',
        slips: over
          ? [{ answer: `${n}`, mistake: 'negative_exponent' as const }]
          : [{ answer: `${power / base}`, mistake: 'logarithm_as_division' as const }].filter(
              () => power / base !== n,
            ),
      },
      proof: { by: 'solve', problem: `evaluate ${expression}` },
      worked: [
        {
          line: over ? `${base}^(-${n}) = 1/${power}` : `${base}^${n} = ${power}`,
          why: over
            ? {
                en: 'One over a power is the power with a negative exponent.',
                es: 'Uno entre una potencia es la potencia con exponente negativo.',
                fr: 'L’inverse d’une puissance est la puissance d’exposant opposé.',
              }
            : {
                en: 'The number in brackets is written as a power of the base.',
                es: 'El número del paréntesis se escribe como potencia de la base.',
                fr: 'Le nombre entre parenthèses s’écrit comme une puissance de la base.',
              },
        },
        {
          line: `${over ? -n : n}`,
          why: {
            en: 'Its exponent is the logarithm.',
            es: 'Su exponente es el logaritmo.',
            fr: 'Son exposant est le logarithme.',
          },
        },
      ],
    };
  },
};

/** The same statement as a power and as a logarithm. */
const same: ItemTemplate = {
  id: 'logarithms.same_fact',
  skills: ['logarithms', 'powers'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which statement says the same as {power}?',
    es: '¿Qué igualdad dice lo mismo que {power}?',
    fr: 'Quelle égalité dit la même chose que {power} ?',
  },
  hint: {
    en: 'Which of the three is the exponent? The logarithm is equal to it.',
    es: '¿Cuál de los tres es el exponente? El logaritmo es igual a él.',
    fr: 'Lequel des trois est l’exposant ? Le logarithme lui est égal.',
  },
  make: (draw) => {
    const [base, number] = [draw.int(2, 9), draw.int(11, 60)];
    // With a whole exponent a swapped statement can have the same solution.
    if (base ** Math.round(Math.log(number) / Math.log(base)) === number) return same.make(draw);
    const power = `${base}^x = ${number}`;
    const right = `log_${base}(${number}) = x`;
    return {
      slots: { power },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `log_x(${number}) = ${base}`, mistake: 'base_and_exponent_swapped' },
          { text: `log_${base}(x) = ${number}`, mistake: 'base_and_exponent_swapped' },
          { text: `${number}/${base} = x`, mistake: 'logarithm_as_division' },
        ],
      },
      proof: { by: 'equal', pairs: [[power, right]] },
      worked: [
        {
          line: right,
          why: {
            en: 'The base stays the base, the result goes inside, and the exponent is what the logarithm is equal to.',
            es: 'La base sigue siendo la base, el resultado va dentro y el logaritmo es igual al exponente.',
            fr: 'La base reste la base, le résultat va à l’intérieur, et le logarithme est égal à l’exposant.',
          },
        },
      ],
    };
  },
};

/** One logarithm with x inside. */
const equation: ItemTemplate = {
  id: 'logarithms.equation',
  skills: ['logarithms', 'linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Say it as a power: base, exponent, and what comes out of them.',
    es: 'Dilo como potencia: base, exponente y lo que resulta.',
    fr: 'Dis-le sous forme de puissance : base, exposant et résultat.',
  },
  make: (draw) => {
    const [base, n] = draw.pick([
      [2, 3],
      [2, 5],
      [2, 6],
      [3, 2],
      [3, 4],
      [4, 3],
      [5, 2],
      [5, 3],
      [6, 2],
      [10, 2],
    ] as const);
    const [a, x] = [draw.int(2, 6), draw.nonZero(-9, 30, [1, -1])];
    const c = base ** n - a * x;
    if (c === 0) return equation.make(draw);
    const written = `log_${base}(${linear(a, c)}) = ${n}`;
    return {
      slots: { equation: written },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [
          { answer: `x = (${n ** base} - (${c}))/${a}`, mistake: 'base_and_exponent_swapped' },
          { answer: `x = (${base * n} - (${c}))/${a}`, mistake: 'power_as_product' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${written}` },
      worked: 'engine',
    };
  },
};

/** After how many rounds a number is reached. */
const rounds: ItemTemplate = {
  id: 'logarithms.rounds',
  skills: ['logarithms', 'exponentials'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A piece of news starts with {start} people. In every round each person who has just heard it tells {base} new people. In which round do {total} people hear it?',
    es: 'Una noticia empieza con {start} personas. En cada ronda, cada persona que acaba de oírla se la cuenta a {base} personas nuevas. ¿En qué ronda la oyen {total} personas?',
    fr: 'Une nouvelle part de {start} personnes. À chaque tour, chaque personne qui vient de l’apprendre la raconte à {base} nouvelles personnes. À quel tour {total} personnes l’apprennent-elles ?',
  },
  hint: {
    en: 'First find the number that the group is multiplied by in one round. How many such steps are needed?',
    es: 'Busca primero el número por el que se multiplica el grupo en una ronda. ¿Cuántas veces hace falta ese número?',
    fr: 'Cherche d’abord le nombre par lequel le groupe est multiplié à chaque tour. Combien de fois faut-il ce nombre ?',
  },
  label: { en: 'Round', es: 'Ronda', fr: 'Tour' },
  make: (draw) => {
    const [base, highest] = draw.pick([
      [2, 9],
      [2, 9],
      [3, 6],
      [4, 5],
      [5, 4],
      [10, 5],
    ] as const);
    const [n, start] = [draw.int(3, highest), draw.int(2, 9)];
    const [times, total] = [base ** n, start * base ** n];
    return {
      slots: { start: `${start}`, base: `${base}`, total: `${total}` },
      answer: {
        kind: 'formula',
        expected: `${n}`,
        slips: [{ answer: `${times / base}`, mistake: 'logarithm_as_division' }],
      },
      proof: { by: 'solve', problem: `solve ${base}^x = ${times}` },
      worked: [
        {
          line: `${start}*${base}^x = ${total}`,
          why: {
            en: 'Each round multiplies by the same number.',
            es: 'Cada ronda multiplica por el mismo número.',
            fr: 'Chaque tour multiplie par le même nombre.',
          },
        },
        {
          line: `${base}^x = ${times}`,
          why: {
            en: 'Both sides are divided by the number at the start.',
            es: 'Los dos lados se dividen entre el número inicial.',
            fr: 'On divise les deux membres par le nombre de départ.',
          },
        },
        {
          line: `x = log_${base}(${times})`,
          why: {
            en: 'The exponent asked for is a logarithm.',
            es: 'El exponente que se busca es un logaritmo.',
            fr: 'L’exposant cherché est un logarithme.',
          },
        },
        {
          line: `x = ${n}`,
          why: {
            en: 'That many factors of the base are needed to reach that number.',
            es: 'Tantas veces hay que multiplicar la base para llegar a ese número.',
            fr: 'Il faut multiplier par la base autant de fois pour atteindre ce nombre.',
          },
        },
      ],
    };
  },
};

export const templates = [value, same, equation, rounds];
