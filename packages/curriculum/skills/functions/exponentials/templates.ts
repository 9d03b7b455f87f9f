import type { LocalizedText, ItemTemplate } from '../../skill.ts';
import { solveIt } from '../../equations/prompts.ts';

const rises: LocalizedText = { en: 'rises', es: 'sube', fr: 'augmente' };
const falls: LocalizedText = { en: 'falls', es: 'baja', fr: 'diminue' };

/** The factor of a percentage change. */
const factor: ItemTemplate = {
  id: 'exponentials.factor',
  skills: ['exponentials', 'percent'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A value {changes} by {rate} each year. By which number is it multiplied each year?',
    es: 'Un valor {changes} un {rate} cada año. ¿Por qué número se multiplica cada año?',
    fr: 'Une valeur {changes} de {rate} chaque année. Par quel nombre est-elle multipliée chaque année ?',
  },
  hint: {
    en: 'What percentage of the old value is there afterwards?',
    es: '¿Qué porcentaje del valor anterior hay después?',
    fr: 'Quel pourcentage de l’ancienne valeur y a-t-il ensuite ?',
  },
  label: { en: 'Factor', es: 'Factor', fr: 'Facteur' },
  make: (draw) => {
    const [rate, up] = [draw.nonZero(2, 60, [50]), draw.chance(0.5)];
    const hundredths = up ? 100 + rate : 100 - rate;
    const expected = `${hundredths / 100}`;
    return {
      slots: { rate: `${rate}%` },
      words: { changes: up ? rises : falls },
      answer: {
        kind: 'formula',
        expected,
        slips: [
          { answer: `${rate / 100}`, mistake: 'rate_for_factor' },
          { answer: `${(200 - hundredths) / 100}`, mistake: 'growth_for_decay' },
        ],
      },
      proof: { by: 'equal', pairs: [[`(100 ${up ? '+' : '-'} ${rate})/100`, expected]] },
      worked: [
        {
          line: `(100 ${up ? '+' : '-'} ${rate})/100`,
          why: up
            ? {
                en: 'The old value is all there, 100%, and the rise comes on top.',
                es: 'El valor anterior sigue ahí, el 100 %, y se le añade la subida.',
                fr: 'L’ancienne valeur est toujours là, 100 %, et la hausse s’y ajoute.',
              }
            : {
                en: 'The loss is taken away from the whole, 100%.',
                es: 'Del total, el 100 %, se quita la bajada.',
                fr: 'Du tout, 100 %, on retire la baisse.',
              },
        },
        {
          line: expected,
          why: {
            en: 'Percent means hundredths.',
            es: 'Los tantos por ciento son centésimas.',
            fr: 'Les pour cent sont des centièmes.',
          },
        },
      ],
    };
  },
};

/** Compound growth. */
const subscribers: ItemTemplate = {
  id: 'exponentials.subscribers',
  skills: ['exponentials', 'percent'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A channel has {start} subscribers, and their number grows by {rate} each month. How many are there after {months} months?',
    es: 'Un canal tiene {start} suscriptores y su número crece un {rate} cada mes. ¿Cuántos tiene a los {months} meses?',
    fr: 'Une chaîne compte {start} abonnés, et leur nombre augmente de {rate} chaque mois. Combien en compte-t-elle au bout de {months} mois ?',
  },
  hint: {
    en: 'By which number does one month multiply them? Each month starts from what the month before left.',
    es: '¿Por qué número los multiplica un mes? Cada mes parte de lo que dejó el anterior.',
    fr: 'Par quel nombre un mois les multiplie-t-il ? Chaque mois part de ce que le précédent a laissé.',
  },
  label: { en: 'Subscribers', es: 'Suscriptores', fr: 'Abonnés' },
  make: (draw) => {
    const [rate, months] = draw.pick([
      [10, 2],
      [10, 3],
      [20, 2],
      [20, 3],
      [5, 2],
      [50, 2],
      [50, 3],
      [30, 2],
      [40, 2],
    ] as const);
    const start = (rate === 5 ? 2000 : 1000) * draw.int(2, 18);
    const total = Math.round((start * (100 + rate) ** months) / 100 ** months);
    const base = `${(100 + rate) / 100}`;
    return {
      slots: { start: `${start}`, rate: `${rate}%`, months: `${months}` },
      answer: {
        kind: 'formula',
        expected: `${total}`,
        slips: [
          { answer: `${start + (start * rate * months) / 100}`, mistake: 'same_amount_each_time' },
          { answer: `${start}*${rate / 100}^${months}`, mistake: 'rate_for_factor' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${start}*${base}^${months}`, `${total}`]] },
      worked: [
        {
          line: `${start}*${base}^${months}`,
          why: {
            en: 'Each month multiplies by the same factor: all that was there and the growth.',
            es: 'Cada mes multiplica por el mismo factor: todo lo que había y el crecimiento.',
            fr: 'Chaque mois multiplie par le même facteur : ce qu’il y avait, plus la hausse.',
          },
        },
        {
          line: `${total}`,
          why: {
            en: 'The power first, then the product.',
            es: 'Primero la potencia, después el producto.',
            fr: 'La puissance d’abord, le produit ensuite.',
          },
        },
      ],
    };
  },
};

/** x in the exponent, with both sides powers of one base. */
const equation: ItemTemplate = {
  id: 'exponentials.equation',
  skills: ['exponentials', 'powers'],
  level: 2,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Get the power on its own, then write the other side as a power of the same base.',
    es: 'Deja sola la potencia y escribe después el otro lado como potencia de la misma base.',
    fr: 'Isole la puissance, puis écris l’autre membre comme une puissance de la même base.',
  },
  make: (draw) => {
    const [base, highest] = draw.pick([
      [2, 7],
      [2, 7],
      [3, 4],
      [4, 3],
      [5, 3],
      [10, 4],
    ] as const);
    const [a, n, shift] = [draw.int(2, 7), draw.int(2, highest), draw.nonZero(-5, 5)];
    if (a === base) return equation.make(draw);
    const [power, x] = [base ** n, n - shift];
    const written = `${a}*${base}^(x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}) = ${a * power}`;
    return {
      slots: { equation: written },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [
          { answer: `x = ${n}`, mistake: 'stops_too_early' as const },
          { answer: `x = ${n + shift}`, mistake: 'moved_without_sign_change' as const },
          { answer: `x = ${power}/${base} - (${shift})`, mistake: 'power_as_product' as const },
        ].filter(({ mistake }) => mistake !== 'power_as_product' || power !== base * n),
      },
      proof: { by: 'solve', problem: `solve ${written}` },
      worked: 'engine',
    };
  },
};

/** The factor per step, from several steps. */
const hourly: ItemTemplate = {
  id: 'exponentials.hourly_factor',
  skills: ['exponentials', 'roots'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A culture of bacteria grows by the same factor every hour. From {start} thousand it comes to {total} thousand in {hours} hours. What is the factor for one hour?',
    es: 'Un cultivo de bacterias se multiplica cada hora por el mismo factor. De {start} mil pasa a {total} mil en {hours} horas. ¿Cuál es el factor de una hora?',
    fr: 'Une culture de bactéries est multipliée chaque heure par le même nombre. De {start} milliers, elle passe à {total} milliers en {hours} heures. Quel est ce nombre ?',
  },
  hint: {
    en: 'By which number is the whole multiplied? This number comes from the hourly factor, used again and again.',
    es: '¿Por qué número se multiplica en total? Ese número sale de usar el factor de una hora una y otra vez.',
    fr: 'Par quel nombre est-elle multipliée en tout ? Ce nombre vient du facteur d’une heure, employé plusieurs fois.',
  },
  label: { en: 'Factor', es: 'Factor', fr: 'Facteur' },
  make: (draw) => {
    const [base, hours] = draw.pick([
      [2, 3],
      [2, 4],
      [2, 5],
      [3, 2],
      [3, 3],
      [3, 4],
      [4, 2],
      [4, 3],
      [5, 2],
      [5, 3],
    ] as const);
    const start = draw.int(2, 15);
    const whole = base ** hours;
    const slips = [
      { answer: `${whole}/${hours}`, mistake: 'power_as_product' as const, is: whole / hours },
      {
        answer: `${start * (whole - 1)}/${hours}`,
        mistake: 'same_amount_each_time' as const,
        is: (start * (whole - 1)) / hours,
      },
    ];
    return {
      slots: { start: `${start}`, total: `${start * whole}`, hours: `${hours}` },
      answer: {
        kind: 'formula',
        expected: `${base}`,
        slips: slips.filter(({ is }) => is !== base).map(({ answer, mistake }) => ({ answer, mistake })),
      },
      proof: { by: 'equal', pairs: [[`(${start * whole}/${start})^(1/${hours})`, `${base}`]] },
      worked: [
        {
          line: `b^${hours} = ${start * whole}/${start}`,
          why: {
            en: 'The factor b, once for every hour, makes the whole growth.',
            es: 'El factor b, una vez por cada hora, da el crecimiento total.',
            fr: 'Le facteur b, une fois par heure, donne toute la croissance.',
          },
        },
        {
          line: `b^${hours} = ${base}^${hours}`,
          why: {
            en: 'The quotient is written as a power with the same exponent.',
            es: 'El cociente se escribe como potencia del mismo exponente.',
            fr: 'Le quotient s’écrit comme une puissance de même exposant.',
          },
        },
        {
          line: `b = ${base}`,
          why: {
            en: 'A growth factor is positive, so this is the only one.',
            es: 'Un factor de crecimiento es positivo, así que es el único.',
            fr: 'Un facteur de croissance est positif : c’est donc le seul.',
          },
        },
      ],
    };
  },
};

export const templates = [factor, subscribers, equation, hourly];
