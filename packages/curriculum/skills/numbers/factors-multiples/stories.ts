import type { ItemTemplate } from '../../skill.ts';

/** Two timetables that coincide again: a least common multiple in a story. */
export const buses: ItemTemplate = {
  id: 'factors_multiples.buses',
  skills: ['factors_multiples'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Two buses leave the station together. One leaves again every {a} minutes, the other every {b} minutes. After how many minutes do they next leave together?',
    es: 'Dos autobuses salen juntos de la estación. Uno sale cada {a} minutos y el otro cada {b} minutos. ¿Al cabo de cuántos minutos vuelven a salir juntos por primera vez?',
    fr: 'Deux bus partent ensemble de la gare. L’un repart toutes les {a} minutes, l’autre toutes les {b} minutes. Au bout de combien de minutes repartent-ils ensemble pour la première fois ?',
  },
  hint: {
    en: 'Write down the times of each bus. What kind of numbers are they, and which of them are in both lists?',
    es: 'Escribe las salidas de cada autobús. ¿Qué tipo de números son, y cuáles están en las dos listas?',
    fr: 'Note les départs de chaque bus. Quel genre de nombres est-ce, et lesquels figurent dans les deux listes ?',
  },
  label: { en: 'Minutes', es: 'Minutos', fr: 'Minutes' },
  make: (draw) => {
    const [p, q] = draw.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 6],
      [2, 7],
      [4, 7],
    ] as const);
    const common = draw.int(2, 8);
    const [first, second] = draw.chance(0.5) ? [p, q] : [q, p];
    const [a, b] = [first * common, second * common];
    return {
      slots: { a: String(a), b: String(b) },
      answer: {
        kind: 'formula',
        expected: String((a * b) / common),
        form: 'simplified',
        slips: [
          { answer: String(a * b), mistake: 'not_least_multiple' },
          { answer: String(a + b), mistake: 'times_added' },
          { answer: String(common), mistake: 'divisor_and_multiple_swapped' },
        ],
      },
      proof: { by: 'solve', problem: `lcm(${a}, ${b})` },
      worked: [
        {
          line: `lcm(${a}, ${b})`,
          why: {
            en: 'Each bus leaves at multiples of its own interval. The question asks for the first one they have in common.',
            es: 'Cada autobús sale en los múltiplos de su intervalo. Se pide el primero que es común.',
            fr: 'Chaque bus part aux multiples de son intervalle. On cherche le premier qui leur est commun.',
          },
        },
        {
          line: String((a * b) / common),
          why: {
            en: 'No smaller number is in both lists.',
            es: 'Ningún número menor está en las dos listas.',
            fr: 'Aucun nombre plus petit ne figure dans les deux listes.',
          },
        },
      ],
    };
  },
};

/** Equal parcels without a remainder: a greatest common divisor in a story. */
export const parcels: ItemTemplate = {
  id: 'factors_multiples.parcels',
  skills: ['factors_multiples'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: '{a} apples and {b} pears are packed into baskets that are all alike, with nothing left over. What is the largest possible number of baskets?',
    es: 'Se reparten {a} manzanas y {b} peras en cestas iguales, sin que sobre nada. ¿Cuál es el mayor número posible de cestas?',
    fr: 'On répartit {a} pommes et {b} poires dans des corbeilles identiques, sans qu’il reste rien. Quel est le plus grand nombre possible de corbeilles ?',
  },
  hint: {
    en: 'The number of baskets divides the apples, and it divides the pears.',
    es: 'El número de cestas divide al número de manzanas y también al de peras.',
    fr: 'Le nombre de corbeilles divise celui des pommes, et aussi celui des poires.',
  },
  label: { en: 'Baskets', es: 'Cestas', fr: 'Corbeilles' },
  make: (draw) => {
    const [p, q] = draw.pick([
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
      [5, 6],
      [4, 7],
      [5, 8],
      [2, 9],
    ] as const);
    const common = draw.pick([6, 8, 9, 10, 12, 14, 15, 16, 18]);
    const [first, second] = draw.chance(0.5) ? [p, q] : [q, p];
    const [a, b] = [first * common, second * common];
    const smaller = common % 2 === 0 ? common / 2 : common / 3;
    return {
      slots: { a: String(a), b: String(b) },
      answer: {
        kind: 'formula',
        expected: String(common),
        form: 'simplified',
        slips: [
          { answer: String(smaller), mistake: 'not_greatest_divisor' },
          { answer: String((a * b) / common), mistake: 'divisor_and_multiple_swapped' },
        ],
      },
      proof: { by: 'solve', problem: `gcd(${a}, ${b})` },
      worked: [
        {
          line: `gcd(${a}, ${b})`,
          why: {
            en: 'The number of baskets divides both numbers, and the largest one is asked for.',
            es: 'El número de cestas divide a los dos números, y se pide el mayor.',
            fr: 'Le nombre de corbeilles divise les deux nombres, et l’on demande le plus grand.',
          },
        },
        {
          line: String(common),
          why: {
            en: 'It is a factor of both, and they share no larger one.',
            es: 'Los dos son múltiplos suyos, y no comparten ningún divisor mayor.',
            fr: 'Les deux en sont des multiples, et ils n’ont pas de plus grand diviseur commun.',
          },
        },
      ],
    };
  },
};
