import type { ItemTemplate } from '../../skill.ts';
import {
  asHundredths,
  dividedByRate,
  factorsMultiply,
  inHundredths,
  partOverWhole,
  rateTimesWhole,
  whatStays,
  workedOut,
} from './reasons.ts';

const hundredths = (count: number): string => String(count / 100);

export const asPercent: ItemTemplate = {
  id: 'percent.as_percent',
  skills: ['percent'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which percentage is equal to {number}?',
    es: '¿Qué porcentaje vale lo mismo que {number}?',
    fr: 'Quel pourcentage est égal à {number} ?',
  },
  hint: {
    en: 'How many hundredths is that?',
    es: '¿Cuántas centésimas son?',
    fr: 'Combien de centièmes cela fait-il ?',
  },
  make: (draw) => {
    const count = draw.chance(0.3) ? draw.int(2, 9) : draw.nonZero(11, 199, [100]);
    const right = `${count}%`;
    return {
      slots: { number: hundredths(count) },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `${count * 10}%`, mistake: 'percent_not_hundredths' },
          { text: `${count / 10}%`, mistake: 'percent_not_hundredths' },
          { text: `${hundredths(count)}%`, mistake: 'percent_not_hundredths' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, hundredths(count)]] },
      worked: [
        { line: `${count}/100`, why: asHundredths },
        { line: right, why: inHundredths },
      ],
    };
  },
};

export const partOf: ItemTemplate = {
  id: 'percent.part',
  skills: ['percent'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'How much is {rate}% of {whole}?',
    es: '¿Cuánto es el {rate} % de {whole}?',
    fr: 'Combien font {rate} % de {whole} ?',
  },
  hint: {
    en: 'How much is one percent of it, or ten percent?',
    es: '¿Cuánto es el uno por ciento, o el diez por ciento?',
    fr: 'Combien vaut un pour cent, ou dix pour cent ?',
  },
  make: (draw) => {
    const rate = draw.pick([5, 15, 20, 30, 35, 40, 60, 70, 75, 80, 90]);
    const whole = draw.int(2, 30) * 20;
    const part = (rate * whole) / 100;
    return {
      slots: { rate: String(rate), whole: String(whole) },
      answer: {
        kind: 'formula',
        expected: String(part),
        form: 'decimal',
        slips: [
          { answer: String(rate * whole), mistake: 'percent_not_hundredths' },
          { answer: String(whole - part), mistake: 'rest_for_part' },
        ],
      },
      proof: { by: 'solve', problem: `${rate}% of ${whole}` },
      worked: 'engine',
    };
  },
};

export const rate: ItemTemplate = {
  id: 'percent.rate',
  skills: ['percent'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Of {all} pupils, {some} come by bicycle. What percentage is that? Write the number in front of the % sign.',
    es: 'De {all} estudiantes, {some} vienen en bicicleta. ¿Qué tanto por ciento es? Escribe el número que va delante del signo %.',
    fr: 'Sur {all} élèves, {some} viennent à vélo. Quel pourcentage cela fait-il ? Écris le nombre qui précède le signe %.',
  },
  hint: {
    en: 'Look for the number that is the whole. What would the part be if the whole were 100?',
    es: 'Busca el número que es el total. ¿Cuánto sería la parte si el total fuera 100?',
    fr: 'Cherche le nombre qui est le total. Combien vaudrait la part si le total était 100 ?',
  },
  label: { en: 'Percent (the number)', es: 'Por ciento (el número)', fr: 'Pour cent (le nombre)' },
  make: (draw) => {
    const all = draw.pick([20, 25, 40, 50, 60, 80, 120, 150, 160, 180, 200, 240, 300]);
    const share = draw.pick(
      [5, 10, 15, 20, 30, 35, 40, 45, 55, 60, 65, 70, 85].filter(
        (value) => (value * all) % 100 === 0 && value * all > 100,
      ),
    );
    const some = (share * all) / 100;
    return {
      slots: { all: String(all), some: String(some) },
      answer: {
        kind: 'formula',
        expected: String(share),
        form: 'decimal',
        slips: [
          { answer: String(100 - share), mistake: 'rest_for_part' as const },
          { answer: String(some), mistake: 'whole_taken_for_part' as const },
          { answer: `${share}%`, mistake: 'percent_sign_twice' as const },
        ].filter(({ answer }) => answer !== String(share)),
      },
      proof: {
        by: 'equal',
        pairs: [
          [`${share}%`, `${some}/${all}`],
          [String(share), `${some}/${all}*100`],
        ],
      },
      worked: [
        { line: `${some}/${all}`, why: partOverWhole },
        { line: `${(100 * some) / all}/100`, why: asHundredths },
        { line: String(share), why: inHundredths },
      ],
    };
  },
};

export const reduced: ItemTemplate = {
  id: 'percent.reduced',
  skills: ['percent'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A pair of shoes costs €{price}. In the sale the price falls by {rate}%. What is the new price, in euros?',
    es: 'Unos zapatos cuestan {price} €. En las rebajas el precio baja un {rate} %. ¿Cuál es el nuevo precio, en euros?',
    fr: 'Une paire de chaussures coûte {price} €. Pendant les soldes, le prix baisse de {rate} %. Quel est le nouveau prix, en euros ?',
  },
  hint: {
    en: 'The old price is 100%. What percentage of it is left to pay?',
    es: 'El precio antiguo es el 100 %. ¿Qué tanto por ciento queda por pagar?',
    fr: 'L’ancien prix représente 100 %. Quel pourcentage reste-t-il à payer ?',
  },
  label: { en: 'New price in €', es: 'Precio nuevo en €', fr: 'Nouveau prix en €' },
  make: (draw) => {
    const off = draw.pick([5, 10, 15, 20, 25, 30, 35, 40, 60]);
    const price = draw.int(2, 14) * 20;
    const left = ((100 - off) * price) / 100;
    return {
      slots: { price: String(price), rate: String(off) },
      answer: {
        kind: 'formula',
        expected: String(left),
        form: 'decimal',
        slips: [
          { answer: String(price - left), mistake: 'stops_too_early' as const },
          { answer: String(price - off), mistake: 'percent_as_amount' as const },
        ].filter(({ answer }) => answer !== String(left)),
      },
      proof: { by: 'equal', pairs: [[`${price} - ${off}% * ${price}`, String(left)]] },
      worked: [
        { line: `${100 - off}% * ${price}`, why: whatStays },
        { line: `${hundredths(100 - off)}*${price}`, why: asHundredths },
        { line: String(left), why: workedOut },
      ],
    };
  },
};

export const whole: ItemTemplate = {
  id: 'percent.whole',
  skills: ['percent'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A cyclist has covered {part} km. That is {rate}% of the whole tour. How many kilometres long is the tour?',
    es: 'Un ciclista ha recorrido {part} km. Eso es el {rate} % de la ruta completa. ¿Cuántos kilómetros tiene la ruta?',
    fr: 'Un cycliste a parcouru {part} km. Cela représente {rate} % du circuit entier. Combien de kilomètres mesure le circuit ?',
  },
  hint: {
    en: 'The kilometres that you know are a part. Find a smaller part first, such as 10% or 5%.',
    es: 'Los kilómetros que conoces son una parte. Halla primero una parte más pequeña, como el 10 % o el 5 %.',
    fr: 'Les kilomètres connus sont une part. Trouve d’abord une part plus petite, comme 10 % ou 5 %.',
  },
  label: { en: 'Kilometres', es: 'Kilómetros', fr: 'Kilomètres' },
  make: (draw) => {
    const share = draw.pick([15, 20, 30, 35, 40, 60, 70, 75, 80]);
    const all = draw.int(2, 14) * 20;
    const part = (share * all) / 100;
    return {
      slots: { part: String(part), rate: String(share) },
      answer: {
        kind: 'formula',
        expected: String(all),
        form: 'decimal',
        slips: [{ answer: String((part * share) / 100), mistake: 'whole_taken_for_part' }],
      },
      proof: { by: 'equal', pairs: [[`${part}/(${share}%)`, String(all)]] },
      worked: [
        { line: `${hundredths(share)}*x = ${part}`, why: rateTimesWhole },
        { line: `${part}/${hundredths(share)}`, why: dividedByRate },
        { line: String(all), why: workedOut },
      ],
    };
  },
};

/** A rise and a fall: the factors multiply, the rates do not add up. */
export const twice: ItemTemplate = {
  id: 'percent.twice',
  skills: ['percent'],
  level: 3,
  kind: 'choice',
  prompt: {
    en: 'A price first rises by {up}% and then falls by {down}%. By which factor has it changed in all?',
    es: 'Un precio sube primero un {up} % y después baja un {down} %. ¿Por qué factor se ha multiplicado en total?',
    fr: 'Un prix augmente d’abord de {up} %, puis baisse de {down} %. Par quel facteur a-t-il été multiplié au total ?',
  },
  hint: {
    en: 'Try it with a price of 100. From which price does the second change start?',
    es: 'Pruébalo con un precio de 100. ¿De qué precio parte el segundo cambio?',
    fr: 'Essaie avec un prix de 100. De quel prix part la seconde variation ?',
  },
  make: (draw) => {
    const [up, down] = [draw.int(2, 12) * 5, draw.nonZero(2, 12, [10]) * 5];
    const right = String(((100 + up) * (100 - down)) / 10000);
    const way = `${hundredths(100 + up)}*${hundredths(100 - down)}`;
    return {
      slots: { up: String(up), down: String(down) },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: hundredths(100 + up - down), mistake: 'percents_added' },
          { text: String(((100 + up) * down) / 10000), mistake: 'rest_for_part' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, way]] },
      worked: [
        { line: way, why: factorsMultiply },
        { line: right, why: workedOut },
      ],
    };
  },
};
