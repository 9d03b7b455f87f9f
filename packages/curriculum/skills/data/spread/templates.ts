import { fraction } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { formatList } from '../list.ts';
import { workedOut } from '../reasons.ts';
import { shifted, squares } from './values.ts';

export const range: ItemTemplate = {
  id: 'spread.range',
  skills: ['spread', 'integers'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'These temperatures in °C were measured in a day: {values}. What is their range?',
    es: 'En un día se midieron estas temperaturas en °C: {values}. ¿Cuál es su rango?',
    fr: 'Ces températures en °C ont été relevées un même jour : {values}. Quelle est leur étendue ?',
  },
  hint: {
    en: 'Which value is the least, which is the greatest, and how far apart are they?',
    es: '¿Cuál es el menor, cuál el mayor, y qué distancia hay entre ellos?',
    fr: 'Quelle est la plus petite valeur, quelle est la plus grande, et quelle distance les sépare ?',
  },
  label: { en: 'Degrees', es: 'Grados', fr: 'Degrés' },
  make: (draw) => {
    const [low, high] = [-draw.int(2, 9), draw.int(4, 15)];
    const values = draw.shuffle([low, high, ...draw.distinct(4, low + 1, high - 1).slice(0, 3)]);
    const bare = high + low;
    return {
      slots: {},
      words: { values: formatList(values) },
      answer: {
        kind: 'formula',
        expected: `${high - low}`,
        slips: [
          { answer: `${Math.abs(bare)}`, mistake: 'same_side_of_zero' },
          { answer: `${high}`, mistake: 'stops_too_early' },
        ],
      },
      proof: { by: 'solve', problem: `range of ${values.join(', ')}` },
      worked: [
        {
          line: `${high} - (${low})`,
          why: {
            en: 'The greatest value minus the least.',
            es: 'El valor mayor menos el menor.',
            fr: 'La plus grande valeur moins la plus petite.',
          },
        },
        { line: `${high - low}`, why: workedOut },
      ],
    };
  },
};

/** Which list has the largest spread? */
export const widest: ItemTemplate = {
  id: 'spread.widest',
  skills: ['spread'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which of these lists has the greatest standard deviation?',
    es: '¿Cuál de estas listas tiene la mayor desviación típica?',
    fr: 'Laquelle de ces séries a le plus grand écart-type ?',
  },
  hint: {
    en: 'Do not look at how large the values are. Look how far they lie from their own mean.',
    es: 'No mires lo grandes que son los datos. Mira lo lejos que están de su propia media.',
    fr: 'Ne regarde pas la taille des valeurs. Regarde leurs écarts à leur propre moyenne.',
  },
  make: (draw) => {
    const mean = draw.int(14, 22);
    const [wide, tight] = [draw.int(8, 12), draw.int(1, 3)];
    const widely = [-wide, -wide + 1, 0, wide - 1, wide];
    const right = shifted(draw, widely, mean);
    const large = shifted(draw, [-tight - 1, -tight, 0, tight, tight + 1], mean + draw.int(30, 60));
    const far = shifted(draw, [-wide, -1, 0, 1, wide], mean);
    return {
      slots: {},
      answer: {
        kind: 'choice',
        options: [
          { text: formatList(right), right: true },
          { text: formatList(large), mistake: 'size_for_spread' },
          { text: formatList(far), mistake: 'range_for_deviation' },
        ],
      },
      proof: { by: 'solve', problem: `variance of ${right.join(', ')}` },
      worked: [
        {
          line: fraction(squares(widely), 5),
          why: {
            en: 'The variance of the list in which almost all values lie far from the mean.',
            es: 'La varianza de la lista en la que casi todos los datos están lejos de la media.',
            fr: 'La variance de la série dont presque toutes les valeurs sont loin de la moyenne.',
          },
        },
        {
          line: fraction(2 * wide * wide + 2, 5),
          why: {
            en: 'The list with the same range: three values lie close to the mean, so the variance is smaller.',
            es: 'La lista con el mismo rango: tres datos están cerca de la media, así que la varianza es menor.',
            fr: 'La série de même étendue : trois valeurs sont proches de la moyenne, la variance est donc plus petite.',
          },
        },
        {
          line: fraction(2 * tight * tight + 2 * (tight + 1) ** 2, 5),
          why: {
            en: 'The list with large values: they lie close together.',
            es: 'La lista de datos grandes: están muy juntos.',
            fr: 'La série aux grandes valeurs : elles sont proches les unes des autres.',
          },
        },
      ],
    };
  },
};

/** The effect of scaling and shifting on the spread. */
export const scaled: ItemTemplate = {
  id: 'spread.scaled',
  skills: ['spread'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'The prices in a list have a standard deviation of {old}. Each price is multiplied by {factor}, and then {added} is added to each. What is the new standard deviation?',
    es: 'Los precios de una lista tienen desviación típica {old}. Cada precio se multiplica por {factor} y después se le suma {added}. ¿Cuál es la nueva desviación típica?',
    fr: 'Les prix d’une liste ont pour écart-type {old}. On multiplie chaque prix par {factor}, puis on lui ajoute {added}. Quel est le nouvel écart-type ?',
  },
  hint: {
    en: 'Picture the values as points on a line. What happens to their distances at each step?',
    es: 'Imagina los datos como puntos en una recta. ¿Qué les pasa a sus distancias en cada paso?',
    fr: 'Imagine les valeurs comme des points sur une droite. Que deviennent leurs distances à chaque étape ?',
  },
  make: (draw) => {
    const [old, factor, plus] = [draw.int(3, 12), draw.int(2, 5), draw.int(2, 9)];
    return {
      slots: { old: `${old}`, factor: `${factor}`, added: `${plus}` },
      answer: {
        kind: 'formula',
        expected: `${old * factor}`,
        slips: [
          { answer: `${old * factor + plus}`, mistake: 'shift_changes_spread' },
          { answer: `${old * factor * factor}`, mistake: 'root_forgotten' },
        ],
      },
      proof: { by: 'equal', pairs: [[`sqrt(${factor}^2*${old}^2)`, `${old * factor}`]] },
      worked: [
        {
          line: `${factor}*${old}`,
          why: {
            en: 'Multiplying stretches every distance by this factor; adding moves all values together and changes no distance.',
            es: 'Multiplicar estira todas las distancias por ese factor; sumar desplaza todos los datos a la vez y no cambia ninguna distancia.',
            fr: 'Multiplier étire toutes les distances par ce facteur ; ajouter déplace toutes les valeurs ensemble et ne change aucune distance.',
          },
        },
        { line: `${old * factor}`, why: workedOut },
      ],
    };
  },
};
