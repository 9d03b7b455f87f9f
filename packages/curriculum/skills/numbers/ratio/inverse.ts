import type { ItemTemplate } from '../../skill.ts';

/** Inverse proportion: more machines, less time. */
export const inverse: ItemTemplate = {
  id: 'ratio.inverse',
  skills: ['ratio'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Working at the same pace, {first} machines finish an order in {hours} hours. How many hours do {second} such machines need?',
    es: 'Al mismo ritmo, {first} máquinas terminan un pedido en {hours} horas. ¿Cuántas horas necesitan {second} máquinas iguales?',
    fr: 'Au même rythme, {first} machines terminent une commande en {hours} heures. Combien d’heures faut-il à {second} machines identiques ?',
  },
  hint: {
    en: 'More machines share the work, so it takes less time. How long would a single one work?',
    es: 'Más máquinas se reparten el trabajo, así que hace falta menos tiempo. ¿Cuánto tardaría una sola?',
    fr: 'Plus de machines se partagent le travail, il faut donc moins de temps. Combien de temps une seule mettrait-elle ?',
  },
  label: { en: 'Hours', es: 'Horas', fr: 'Heures' },
  make: (draw) => {
    const [first = 2, second = 3] = draw.distinct(2, 2, 8);
    const factor = draw.int(2, 5);
    const hours = second * factor;
    const expected = first * factor;
    return {
      slots: { first: `${first}`, hours: `${hours}`, second: `${second}` },
      answer: {
        kind: 'formula',
        expected: `${expected}`,
        slips: [
          { answer: `${hours * second}/${first}`, mistake: 'inverse_as_direct' },
          { answer: `${hours * first}`, mistake: 'stops_too_early' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${first}*${hours}/${second}`, `${expected}`]] },
      worked: [
        {
          line: `${first}*${hours} = ${first * hours}`,
          why: {
            en: 'One machine alone would have to do the work of all: that many hours.',
            es: 'Una sola máquina tendría que hacer el trabajo de todas: estas son sus horas.',
            fr: 'Une machine seule devrait faire le travail de toutes : ce nombre d’heures.',
          },
        },
        {
          line: `${first * hours}/${second}`,
          why: {
            en: 'The work is shared equally among the machines.',
            es: 'El trabajo se reparte por igual entre las máquinas.',
            fr: 'Le travail se répartit également entre les machines.',
          },
        },
        { line: `${expected}`, why: { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' } },
      ],
    };
  },
};
