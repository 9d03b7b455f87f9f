import type { ItemTemplate } from '../../skill.ts';

/** The smallest of four, which is not the one with the smallest digit. */
export const smallest: ItemTemplate = {
  id: 'integers.smallest',
  skills: ['integers'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which of these numbers is the smallest?',
    es: '¿Cuál de estos números es el menor?',
    fr: 'Lequel de ces nombres est le plus petit ?',
  },
  hint: {
    en: 'Think of a thermometer that stands upright. Which of these temperatures is the coldest?',
    es: 'Piensa en un termómetro vertical. ¿Cuál de estas temperaturas es la más fría?',
    fr: 'Pense à un thermomètre vertical. Laquelle de ces températures est la plus froide ?',
  },
  make: (draw) => {
    const [near, middle, far] = draw.distinct(3, 2, 19).toSorted((a, b) => a - b);
    if (near === undefined || middle === undefined || far === undefined) throw new Error('three are drawn');
    const positive = draw.int(far + 1, far + 9);
    const options = [-far, -near, -middle, positive];
    return {
      slots: {},
      answer: {
        kind: 'choice',
        options: [
          { text: String(-far), right: true },
          { text: String(-near), mistake: 'compares_without_sign' },
          { text: String(-middle), mistake: 'compares_without_sign' },
          { text: String(positive), mistake: 'compares_without_sign' },
        ],
      },
      proof: { by: 'equal', pairs: [[String(-far), `min(${options.join(', ')})`]] },
      worked: [
        {
          line: `${-far} < ${-middle}`,
          why: {
            en: 'Among negative numbers, the one furthest from 0 is furthest to the left.',
            es: 'Entre números negativos, el que está más lejos de 0 está más a la izquierda.',
            fr: 'Parmi les nombres négatifs, le plus éloigné de 0 est le plus à gauche.',
          },
        },
        {
          line: String(-far),
          why: {
            en: 'All the others are to its right.',
            es: 'Todos los demás están a su derecha.',
            fr: 'Tous les autres sont à sa droite.',
          },
        },
      ],
    };
  },
};

/** A difference across 0. */
export const temperature: ItemTemplate = {
  id: 'integers.temperature',
  skills: ['integers'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'At night the thermometer shows {low} °C, at noon {high} °C. By how many degrees has it risen?',
    es: 'Por la noche el termómetro marca {low} °C y al mediodía {high} °C. ¿Cuántos grados ha subido?',
    fr: 'La nuit, le thermomètre indique {low} °C, et à midi {high} °C. De combien de degrés est-il monté ?',
  },
  hint: {
    en: 'Go up in two parts: how far is it to 0, and how far from there?',
    es: 'Sube en dos tramos: ¿cuánto hay hasta 0 y cuánto desde ahí?',
    fr: 'Monte en deux temps : combien jusqu’à 0, puis combien à partir de là ?',
  },
  label: { en: 'Degrees', es: 'Grados', fr: 'Degrés' },
  make: (draw) => {
    const [low, high] = [draw.int(-18, -2), draw.int(2, 16)];
    const apart = Math.abs(high + low);
    return {
      slots: { low: String(low), high: String(high) },
      answer: {
        kind: 'formula',
        expected: String(high - low),
        form: 'simplified',
        slips: [{ answer: String(apart), mistake: 'same_side_of_zero' }],
      },
      proof: { by: 'solve', problem: `${high} - (${low})` },
      worked: [
        {
          line: `${high} - (${low})`,
          why: {
            en: 'How much it rose is the later value minus the earlier one.',
            es: 'Lo que subió es el valor final menos el inicial.',
            fr: 'La hausse est la valeur finale moins la valeur de départ.',
          },
        },
        {
          line: `${high} + ${-low}`,
          why: {
            en: 'Subtracting a negative number is adding: the way to 0 and the way beyond.',
            es: 'Restar un número negativo es sumar: el camino hasta 0 y el que sigue.',
            fr: 'Soustraire un nombre négatif, c’est ajouter : le chemin jusqu’à 0 et celui d’après.',
          },
        },
        {
          line: String(high - low),
          why: {
            en: 'Both ways together.',
            es: 'Los dos tramos juntos.',
            fr: 'Les deux trajets réunis.',
          },
        },
      ],
    };
  },
};
