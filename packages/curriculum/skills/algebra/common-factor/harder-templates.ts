import { poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** `a*b + a*c` where `b + c` is round: a sum for mental arithmetic. */
const inTheHead: ItemTemplate = {
  id: 'common_factor.in_the_head',
  skills: ['common_factor'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A school buys {first} paint boxes and later {second} more, each for {price} euros. How many euros is {sum} altogether? Try it without a calculator.',
    es: 'Un colegio compra {first} cajas de pinturas y después {second} más, cada una a {price} euros. ¿Cuántos euros son en total {sum}? Inténtalo sin calculadora.',
    fr: 'Une école achète {first} boîtes de peinture, puis {second} autres, à {price} euros chacune. Combien d’euros cela fait-il en tout, {sum} ? Essaie sans calculatrice.',
  },
  hint: {
    en: 'Both products share a factor. Add what it multiplies before you multiply.',
    es: 'Los dos productos comparten un factor. Suma primero lo que multiplica y multiplica después.',
    fr: 'Les deux produits ont un facteur commun. Additionne d’abord ce qu’il multiplie, multiplie ensuite.',
  },
  make: (draw) => {
    const [price, first] = [draw.int(12, 19), draw.int(21, 48)];
    const round = draw.pick([50, 60, 100]);
    const second = round - first;
    const sum = `${price}*${first} + ${price}*${second}`;
    return {
      slots: { first: String(first), second: String(second), price: String(price), sum },
      answer: {
        kind: 'formula',
        expected: String(price * round),
        form: 'simplified',
        slips: [{ answer: String(2 * price * round), mistake: 'factor_counted_twice' }],
      },
      proof: { by: 'equal', pairs: [[sum, String(price * round)]] },
      worked: [
        {
          line: `${price}(${first} + ${second})`,
          why: {
            en: 'The price is a factor of both products, so it is written once in front.',
            es: 'El precio es factor de los dos productos, así que se escribe una vez delante.',
            fr: 'Le prix est un facteur des deux produits : on l’écrit une seule fois, devant.',
          },
        },
        {
          line: `${price}*${round}`,
          why: {
            en: 'The numbers of boxes make a round number.',
            es: 'Las cantidades de cajas suman un número redondo.',
            fr: 'Les nombres de boîtes ont pour somme un nombre rond.',
          },
        },
        {
          line: String(price * round),
          why: {
            en: 'One easy product instead of two hard ones.',
            es: 'Un producto fácil en lugar de dos difíciles.',
            fr: 'Un produit facile au lieu de deux difficiles.',
          },
        },
      ],
    };
  },
};

/** Three terms with two letters. */
const threeTerms: ItemTemplate = {
  id: 'common_factor.three_terms',
  skills: ['common_factor'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Factorise {sum} completely.',
    es: 'Factoriza {sum} por completo.',
    fr: 'Factorise {sum} au maximum.',
  },
  hint: {
    en: 'The factor must be in every term, also in the last one. Look at the number, at x and at y separately.',
    es: 'El factor tiene que estar en todos los términos, también en el último. Pregúntate por separado por el número, por x y por y.',
    fr: 'Le facteur doit figurer dans tous les termes, y compris le dernier. Cherche séparément le nombre, puis x, puis y.',
  },
  make: (draw) => {
    const [k, a] = [draw.int(2, 6), draw.pick([2, 4])];
    // With these the trinomial in the bracket would have factors.
    const b = draw.nonZero(-6, 6, a === 2 ? [1, -1, 3, -3] : [1, -1, 4, -4, 5, -5]);
    const c = draw.pick([3, 5, 7]);
    const lastAlone = draw.chance(0.4);
    const last = lastAlone ? `${k}xy` : `${k * c}xy^2`;
    const inside = lastAlone ? '1' : `${c}y`;
    const [size, sign] = [Math.abs(b), b < 0 ? '-' : '+'];
    const sum = `${k * a}x^3y ${sign} ${k * size}x^2y + ${last}`;
    const product = (end: string) => `${k}xy(${a}x^2 ${sign} ${size}x${end})`;
    return {
      slots: { sum },
      answer: {
        kind: 'formula',
        expected: product(` + ${inside}`),
        form: 'factored',
        slips: lastAlone
          ? [{ answer: product(''), mistake: 'one_left_out' }]
          : [{ answer: product(` + ${k * c}y`), mistake: 'common_factor_left' }],
      },
      proof: { by: 'equal', pairs: [[sum, product(` + ${inside}`)]] },
      worked: [
        {
          line: `${k}xy*${a}x^2 ${sign} ${k}xy*${size}x + ${k}xy*${inside}`,
          why: {
            en: 'Each term is written as the shared factor times what is left.',
            es: 'Cada término se escribe como el factor común por lo que queda.',
            fr: 'On écrit chaque terme comme le facteur commun fois ce qui reste.',
          },
        },
        {
          line: product(` + ${inside}`),
          why: {
            en: 'The shared factor goes in front, everything that is left goes into the bracket.',
            es: 'El factor común va delante y todo lo que queda, dentro del paréntesis.',
            fr: 'Le facteur commun passe devant, tout ce qui reste va dans la parenthèse.',
          },
        },
      ],
    };
  },
};

/** The lines of a factoring, to be ordered. */
const order: ItemTemplate = {
  id: 'common_factor.order',
  skills: ['common_factor'],
  level: 2,
  kind: 'order',
  prompt: {
    en: 'The sum {sum} is factorised step by step until nothing is shared in the bracket any more. Put the lines in order, the sum first.',
    es: 'La suma {sum} se factoriza paso a paso hasta que los términos del paréntesis ya no tienen nada en común. Ordena las líneas, empezando por la suma.',
    fr: 'On factorise la somme {sum} pas à pas, jusqu’à ce que les termes de la parenthèse n’aient plus rien en commun. Range les lignes, la somme en premier.',
  },
  hint: {
    en: 'What is taken out grows from line to line, what is left in the bracket becomes smaller.',
    es: 'Lo que se saca crece de línea en línea; lo que queda en el paréntesis se hace más pequeño.',
    fr: 'Ce que l’on met en facteur grandit de ligne en ligne, ce qui reste dans la parenthèse diminue.',
  },
  make: (draw) => {
    const [p, q, a] = [draw.int(2, 3), draw.pick([2, 3, 5]), draw.pick([2, 4, 5, 7])];
    const b = draw.pick([-9, -3, 3, 9, 11]);
    const [all, k] = [[p * q * a, p * q * b], p * q] as const;
    const lines = [
      poly([...all, 0, 0]),
      `${p}(${poly([q * a, q * b, 0, 0])})`,
      `${k}(${poly([a, b, 0, 0])})`,
      `${k}x^2*(${poly([a, b])})`,
    ];
    return {
      slots: { sum: lines[0] ?? '' },
      answer: { kind: 'order', lines },
      proof: { by: 'follows' },
      worked: [
        {
          line: lines[1] ?? '',
          why: {
            en: 'A first number is taken out. The numbers in the bracket still share something.',
            es: 'Se saca un primer número. Los números del paréntesis todavía comparten algo.',
            fr: 'On met un premier nombre en facteur. Les nombres de la parenthèse ont encore un diviseur commun.',
          },
        },
        {
          line: lines[2] ?? '',
          why: {
            en: 'Now the highest common factor of the numbers is in front.',
            es: 'Ahora está delante todo el divisor común de los números.',
            fr: 'Maintenant, tout le diviseur commun des nombres est devant.',
          },
        },
        {
          line: lines[3] ?? '',
          why: {
            en: 'The power of the letter that both terms have goes in front too.',
            es: 'También pasa delante la potencia de la letra que tienen los dos términos.',
            fr: 'La puissance de la lettre présente dans les deux termes passe devant elle aussi.',
          },
        },
      ],
    };
  },
};

export const harderTemplates = [inTheHead, threeTerms, order];
