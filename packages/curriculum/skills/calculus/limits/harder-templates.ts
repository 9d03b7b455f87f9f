import { fraction as lowest, linear } from '../../../items/write-formula.ts';
import type { LocalizedText, ItemTemplate } from '../../skill.ts';

const prompt = { en: 'Find {limit}.', es: 'Calcula {limit}.', fr: 'Calcule {limit}.' };

/** A quotient of two quadratics at infinity. */
const atInfinity: ItemTemplate = {
  id: 'limits.at_infinity',
  skills: ['limits'],
  level: 2,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Think of x as a million. Which terms above and below still matter beside the others?',
    es: 'Imagina que x es un millón. ¿Qué términos de arriba y de abajo siguen contando al lado de los demás?',
    fr: 'Imagine que x vaut un million. Quels termes, en haut et en bas, comptent encore à côté des autres ?',
  },
  make: (draw) => {
    const [a, c] = [draw.int(2, 9), draw.int(2, 9)];
    const [b, d] = [draw.nonZero(-9, 9), draw.nonZero(-9, 9)];
    const sign = (value: number) => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`;
    const fraction = `(${a}x^2 ${sign(b)})/(${c}x^2 ${sign(d)})`;
    return {
      slots: { limit: `lim_(x→∞)(${fraction})` },
      answer: {
        kind: 'formula',
        expected: lowest(a, c),
        form: 'lowest-terms',
        slips: [
          ...(a * d === b * c ? [] : [{ answer: lowest(b, d), mistake: 'constants_decide' as const }]),
          ...(a === c ? [] : [{ answer: '1', mistake: 'infinity_over_infinity' as const }]),
        ],
      },
      proof: { by: 'solve', problem: `limit of ${fraction} as x approaches infinity` },
      worked: 'engine',
    };
  },
};

const grows: LocalizedText = {
  en: 'It grows beyond every number.',
  es: 'Crece por encima de cualquier número.',
  fr: 'Elle dépasse tout nombre donné.',
};
const falls: LocalizedText = {
  en: 'It falls below every number.',
  es: 'Baja por debajo de cualquier número.',
  fr: 'Elle descend au-dessous de tout nombre donné.',
};
const toZero: LocalizedText = {
  en: 'It comes close to 0.',
  es: 'Se acerca a 0.',
  fr: 'Elle s’approche de 0.',
};

/** What happens on one side of a pole. */
const oneSided: ItemTemplate = {
  id: 'limits.one_sided',
  skills: ['limits'],
  level: 3,
  kind: 'choice',
  prompt: {
    en: 'What happens to {function} when x comes closer and closer to {place} and always stays {side}?',
    es: '¿Qué le pasa a {function} cuando x se acerca cada vez más a {place} y siempre es {side}?',
    fr: 'Que devient l’expression {function} quand x s’approche de plus en plus de {place} en restant toujours {side} ?',
  },
  hint: {
    en: 'Take a number very close to it on this side. Is the denominator positive or negative, large or small?',
    es: 'Toma un número muy próximo por ese lado. ¿El denominador es positivo o negativo, grande o pequeño?',
    fr: 'Prends un nombre très proche de ce côté. Le dénominateur est-il positif ou négatif, grand ou petit ?',
  },
  make: (draw) => {
    const [k, a] = [draw.nonZero(-9, 9), draw.nonZero(-9, 9)];
    const right = draw.chance(0.5);
    const up = right === k > 0;
    const fraction = `${k}/(${linear(1, -a)})`;
    const written = String(k).replace('-', '−');
    return {
      slots: { function: fraction, place: String(a) },
      words: {
        side: right
          ? { en: 'greater', es: 'mayor', fr: 'plus grand' }
          : { en: 'smaller', es: 'menor', fr: 'plus petit' },
      },
      answer: {
        kind: 'choice',
        options: [
          { text: up ? grows : falls, right: true },
          { text: up ? falls : grows, mistake: 'sign_near_pole' },
          { text: toZero, mistake: 'small_below' },
          {
            text: {
              en: `It comes close to ${written}.`,
              es: `Se acerca a ${written}.`,
              fr: `Elle s’approche de ${written}.`,
            },
            mistake: 'small_below',
          },
        ],
      },
      proof: {
        by: 'solve',
        problem: `limit of ${fraction} as x approaches ${a} from the ${right ? 'right' : 'left'}`,
      },
      worked: 'engine',
    };
  },
};

/** A root, rationalised. */
const root: ItemTemplate = {
  id: 'limits.root',
  skills: ['limits', 'roots'],
  level: 3,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Multiply above and below by the sum of the root and the number: a difference of squares has no root any more.',
    es: 'Multiplica arriba y abajo por la suma de la raíz y el número: en una diferencia de cuadrados ya no hay raíz.',
    fr: 'Multiplie en haut et en bas par la somme de la racine et du nombre : une différence de carrés n’a plus de racine.',
  },
  make: (draw) => {
    const [a, c] = [draw.int(2, 9), draw.nonZero(-7, 7)];
    const inside = a * a - c === 0 ? 'x' : linear(1, a * a - c);
    const fraction = `(sqrt(${inside}) - ${a})/(${linear(1, -c)})`;
    return {
      slots: { limit: `lim_(x→${c})(${fraction})` },
      answer: {
        kind: 'formula',
        expected: `1/${2 * a}`,
        form: 'lowest-terms',
        slips: [
          { answer: '0', mistake: 'zero_over_zero' },
          { answer: `1/${a}`, mistake: 'conjugate_half' },
        ],
      },
      proof: { by: 'solve', problem: `limit of ${fraction} as x approaches ${c}` },
      worked: 'engine',
    };
  },
};

export const harderTemplates = [atInfinity, oneSided, root];
