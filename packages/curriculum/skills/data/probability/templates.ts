import { fraction } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { spinnersSketch } from './sketches.ts';
import { cancelled, workedOut } from '../reasons.ts';
import { alongPath, favourable, firstDraw, secondDraw } from './reasons.ts';

const label = { en: 'Probability', es: 'Probabilidad', fr: 'Probabilité' };

export const bag: ItemTemplate = {
  id: 'probability.bag',
  skills: ['probability'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A bag holds {red} red, {blue} blue and {green} green balls. One is drawn without looking. What is the probability that it is not green?',
    es: 'Una bolsa tiene {red} bolas rojas, {blue} azules y {green} verdes. Se saca una sin mirar. ¿Cuál es la probabilidad de que no sea verde?',
    fr: 'Un sac contient {red} boules rouges, {blue} bleues et {green} vertes. On en tire une sans regarder. Quelle est la probabilité qu’elle ne soit pas verte ?',
  },
  hint: {
    en: 'How many balls are there in all, and how many of them count?',
    es: '¿Cuántas bolas hay en total, y cuántas de ellas sirven?',
    fr: 'Combien y a-t-il de boules en tout, et combien conviennent ?',
  },
  label,
  make: (draw) => {
    const [red, blue] = [draw.int(2, 9), draw.int(2, 9)];
    const green = draw.nonZero(2, 9, [red + blue]);
    const [good, all] = [red + blue, red + blue + green];
    return {
      slots: { red: `${red}`, blue: `${blue}`, green: `${green}` },
      answer: {
        kind: 'formula',
        expected: fraction(good, all),
        slips: [
          { answer: fraction(green, all), mistake: 'complement_for_event' },
          { answer: fraction(good, green), mistake: 'odds_for_probability' },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [[`(${red} + ${blue})/(${red} + ${blue} + ${green})`, fraction(good, all)]],
      },
      worked: [
        { line: `(${red} + ${blue})/(${red} + ${blue} + ${green})`, why: favourable },
        { line: `${good}/${all}`, why: workedOut },
        { line: fraction(good, all), why: cancelled },
      ],
    };
  },
};

export const expected: ItemTemplate = {
  id: 'probability.expected',
  skills: ['probability'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'In a game the probability of winning is {chance}. How many wins are to be expected in {rounds} rounds?',
    es: 'En un juego se gana con probabilidad {chance}. ¿Cuántas victorias cabe esperar en {rounds} partidas?',
    fr: 'À un jeu, on gagne avec la probabilité {chance}. À combien de victoires peut-on s’attendre en {rounds} parties ?',
  },
  hint: {
    en: 'A probability is the share of all rounds that is won in the long run.',
    es: 'Una probabilidad es la parte de todas las partidas que se gana a la larga.',
    fr: 'Une probabilité est la part des parties que l’on gagne à la longue.',
  },
  label: { en: 'Wins', es: 'Victorias', fr: 'Victoires' },
  make: (draw) => {
    const [a, b] = draw.pick([
      [2, 5],
      [3, 8],
      [3, 10],
      [2, 9],
      [5, 12],
      [4, 15],
      [3, 7],
      [5, 8],
    ] as const);
    const rounds = b * draw.int(4, 20);
    const wins = (rounds / b) * a;
    return {
      slots: { chance: `${a}/${b}`, rounds: `${rounds}` },
      answer: {
        kind: 'formula',
        expected: `${wins}`,
        slips: [
          { answer: `${rounds / b}`, mistake: 'one_part_only' },
          { answer: `${rounds - wins}`, mistake: 'complement_for_event' },
        ],
      },
      proof: { by: 'solve', problem: `${a}/${b}*${rounds}` },
      worked: [
        {
          line: `${a}/${b}*${rounds}`,
          why: {
            en: 'This share of all rounds is won.',
            es: 'Se gana esta parte de todas las partidas.',
            fr: 'On gagne cette part de toutes les parties.',
          },
        },
        { line: `${wins}`, why: workedOut },
      ],
    };
  },
};

export const spinner: ItemTemplate = {
  id: 'probability.spinner',
  skills: ['probability', 'fraction_products'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A spinner stops on red with probability {first}, another one with probability {second}. Both are spun. What is the probability that both stop on red?',
    es: 'Una ruleta se para en rojo con probabilidad {first}, y otra con probabilidad {second}. Se giran las dos. ¿Cuál es la probabilidad de que ambas se paren en rojo?',
    fr: 'Une roue s’arrête sur le rouge avec la probabilité {first}, une autre avec la probabilité {second}. On les fait tourner toutes deux. Quelle est la probabilité que les deux s’arrêtent sur le rouge ?',
  },
  hint: {
    en: 'Draw a tree. What happens to the probabilities along one path?',
    es: 'Dibuja un árbol. ¿Qué se hace con las probabilidades a lo largo de un camino?',
    fr: 'Dessine un arbre. Que fait-on des probabilités le long d’un chemin ?',
  },
  label,
  make: (draw) => {
    const list = [
      [1, 3],
      [1, 4],
      [2, 5],
      [1, 5],
      [2, 7],
      [3, 8],
      [1, 6],
      [3, 10],
      [2, 9],
      [3, 7],
      [1, 8],
      [2, 11],
    ] as const;
    const [[a, b] = [1, 3], [c, d] = [1, 4]] = draw.shuffle(list);
    const result = fraction(a * c, b * d);
    return {
      figure: spinnersSketch(a, b, c, d),
      slots: { first: `${a}/${b}`, second: `${c}/${d}` },
      answer: {
        kind: 'formula',
        expected: result,
        slips: [{ answer: fraction(a * d + c * b, b * d), mistake: 'probabilities_added' }],
      },
      proof: { by: 'equal', pairs: [[`${a}/${b}*(${c}/${d})`, result]] },
      worked: [
        { line: `${a}/${b}*(${c}/${d})`, why: alongPath },
        { line: `${a * c}/${b * d}`, why: workedOut },
        { line: result, why: cancelled },
      ],
    };
  },
};

export const atLeast: ItemTemplate = {
  id: 'probability.at_least',
  skills: ['probability'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'A fair die has {faces} faces, numbered from 1. It is thrown {times} times. Which calculation gives the probability of at least one {face}?',
    es: 'Un dado equilibrado tiene {faces} caras numeradas desde el 1. Se lanza {times} veces. ¿Qué cálculo da la probabilidad de sacar al menos un {face}?',
    fr: 'Un dé équilibré a {faces} faces, numérotées à partir de 1. On le lance {times} fois. Quel calcul donne la probabilité d’obtenir au moins un {face} ?',
  },
  hint: {
    en: 'What is the opposite of “at least one”, and how likely is that?',
    es: '¿Qué es lo contrario de «al menos uno», y qué probabilidad tiene?',
    fr: 'Quel est le contraire de « au moins un », et quelle est sa probabilité ?',
  },
  make: (draw) => {
    const [faces, times] = [draw.pick([4, 6, 8, 10, 12, 20]), draw.int(2, 5)];
    const face = draw.int(1, faces);
    const right = `1 - (${faces - 1}/${faces})^${times}`;
    const [never, all] = [(faces - 1) ** times, faces ** times];
    return {
      slots: { faces: `${faces}`, times: `${times}`, face: `${face}` },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `${times}*(1/${faces})`, mistake: 'probabilities_added' },
          { text: `(1/${faces})^${times}`, mistake: 'never_for_all' },
          { text: `(${faces - 1}/${faces})^${times}`, mistake: 'complement_for_event' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, `${all - never}/${all}`]] },
      worked: [
        {
          line: `(${faces - 1}/${faces})^${times}`,
          why: {
            en: 'The opposite: the number comes up in no throw. Along this path the probabilities are multiplied.',
            es: 'Lo contrario: el número no sale en ninguna tirada. A lo largo de ese camino las probabilidades se multiplican.',
            fr: 'Le contraire : le nombre ne sort à aucun lancer. Le long de ce chemin, les probabilités se multiplient.',
          },
        },
        {
          line: right,
          why: {
            en: 'The probabilities of an event and its opposite add up to 1.',
            es: 'Las probabilidades de un suceso y de su contrario suman 1.',
            fr: 'Les probabilités d’un événement et de son contraire ont pour somme 1.',
          },
        },
      ],
    };
  },
};

export const twoSweets: ItemTemplate = {
  id: 'probability.two_sweets',
  skills: ['probability', 'fraction_products'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A box holds {mint} mint sweets and {lemon} lemon sweets. Two are taken without looking and eaten. What is the probability that both are mint?',
    es: 'Una caja tiene {mint} caramelos de menta y {lemon} de limón. Se toman dos sin mirar y se comen. ¿Cuál es la probabilidad de que los dos sean de menta?',
    fr: 'Une boîte contient {mint} bonbons à la menthe et {lemon} au citron. On en prend deux sans regarder et on les mange. Quelle est la probabilité que les deux soient à la menthe ?',
  },
  hint: {
    en: 'What is in the box when the second sweet is taken?',
    es: '¿Qué hay en la caja cuando se toma el segundo caramelo?',
    fr: 'Que contient la boîte quand on prend le second bonbon ?',
  },
  label,
  make: (draw) => {
    const [mint, lemon] = [draw.int(3, 12), draw.int(2, 12)];
    const all = mint + lemon;
    const result = fraction(mint * (mint - 1), all * (all - 1));
    return {
      slots: { mint: `${mint}`, lemon: `${lemon}` },
      answer: {
        kind: 'formula',
        expected: result,
        slips: [
          { answer: fraction(mint * mint, all * all), mistake: 'replaced_though_kept' },
          { answer: fraction(mint * (mint - 1), all * all), mistake: 'replaced_though_kept' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${mint}/${all}*((${mint} - 1)/(${all} - 1))`, result]] },
      worked: [
        { line: `${mint}/${all}`, why: firstDraw },
        { line: `${mint - 1}/${all - 1}`, why: secondDraw },
        { line: `${mint}/${all}*(${mint - 1}/${all - 1})`, why: alongPath },
        { line: result, why: workedOut },
      ],
    };
  },
};
