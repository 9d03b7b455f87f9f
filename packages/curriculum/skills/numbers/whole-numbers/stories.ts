import type { ItemTemplate } from '../../skill.ts';

/** Division with a remainder that needs one more bus. */
export const minibuses: ItemTemplate = {
  id: 'whole_numbers.minibuses',
  skills: ['whole_numbers'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A sports club travels to a match: {people} people. Each minibus seats {seats}. How many minibuses are needed?',
    es: 'Un club deportivo viaja a un partido: son {people} personas. En cada microbús caben {seats}. ¿Cuántos microbuses hacen falta?',
    fr: 'Un club sportif se rend à un match : {people} personnes. Chaque minibus compte {seats} places. Combien de minibus faut-il ?',
  },
  hint: {
    en: 'How many full minibuses are there, and is anybody still waiting after that?',
    es: '¿Cuántos microbuses se llenan, y queda alguien esperando después?',
    fr: 'Combien de minibus sont pleins, et reste-t-il quelqu’un ensuite ?',
  },
  label: { en: 'Minibuses', es: 'Microbuses', fr: 'Minibus' },
  make: (draw) => {
    const [seats, full] = [draw.int(7, 16), draw.int(3, 9)];
    const rest = draw.int(1, seats - 1);
    const people = seats * full + rest;
    return {
      slots: { people: String(people), seats: String(seats) },
      answer: {
        kind: 'formula',
        expected: String(full + 1),
        form: 'simplified',
        slips: [{ answer: String(full), mistake: 'remainder_dropped' }],
      },
      proof: {
        by: 'equal',
        pairs: [
          [`${people}`, `${full}*${seats} + ${rest}`],
          [`${full} + 1`, `${full + 1}`],
        ],
      },
      worked: [
        {
          line: `${people} = ${full}*${seats} + ${rest}`,
          why: {
            en: 'This many minibuses are filled, and some people are left.',
            es: 'Estos son los microbuses que se llenan, y sobran algunas personas.',
            fr: 'Voici combien de minibus sont pleins, et il reste quelques personnes.',
          },
        },
        {
          line: String(full + 1),
          why: {
            en: 'Those who are left need one more, even if it does not fill.',
            es: 'Quienes sobran necesitan uno más, aunque no se llene.',
            fr: 'Il en faut un de plus pour ceux qui restent, même s’il n’est pas plein.',
          },
        },
      ],
    };
  },
};

/** The sum of two products, and the change from a note. */
export const changeGiven: ItemTemplate = {
  id: 'whole_numbers.change',
  skills: ['whole_numbers'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Someone buys {m} exercise books at €{a} each and {k} folders at €{b} each, and pays with a note of €{note}. How much change is there?',
    es: 'Alguien compra {m} cuadernos a {a} € cada uno y {k} carpetas a {b} € cada una, y paga con un billete de {note} €. ¿Cuánto le devuelven?',
    fr: 'Quelqu’un achète {m} cahiers à {a} € l’un et {k} classeurs à {b} € l’un, et paie avec un billet de {note} €. Combien lui rend-on ?',
  },
  hint: {
    en: 'What do the books cost together, and the folders? The change is what is left of the note after that.',
    es: '¿Cuánto cuestan todos los cuadernos, y todas las carpetas? Se devuelve lo que el billete tiene de más.',
    fr: 'Combien coûtent tous les cahiers, et tous les classeurs ? On rend ce que le billet a de plus.',
  },
  label: { en: 'Change in €', es: 'Cambio en €', fr: 'Monnaie en €' },
  make: (draw) => {
    const [m, k, b] = [draw.int(2, 7), draw.int(2, 6), draw.int(4, 7)];
    const a = draw.int(2, 3);
    const cost = m * a + k * b;
    const note = cost < 45 ? 50 : 100;
    const way = `${note} - (${m}*${a} + ${k}*${b})`;
    return {
      slots: { m: String(m), a: String(a), k: String(k), b: String(b), note: String(note) },
      answer: {
        kind: 'formula',
        expected: String(note - cost),
        form: 'simplified',
        slips: [{ answer: String(cost), mistake: 'stops_too_early' as const }].filter(
          () => cost !== note - cost,
        ),
      },
      proof: { by: 'equal', pairs: [[way, String(note - cost)]] },
      worked: [
        {
          line: way,
          why: {
            en: 'The books and the folders are paid together, and the note covers them.',
            es: 'Los cuadernos y las carpetas se pagan juntos, con el mismo billete.',
            fr: 'Cahiers et classeurs se paient ensemble, et le billet couvre le tout.',
          },
        },
        {
          line: `${note} - (${m * a} + ${k * b})`,
          why: {
            en: 'Equal prices several times: these are products.',
            es: 'El mismo precio varias veces: son productos.',
            fr: 'Le même prix plusieurs fois : ce sont des produits.',
          },
        },
        {
          line: `${note} - ${cost}`,
          why: { en: 'This is the whole cost.', es: 'Este es el coste total.', fr: 'C’est le prix total.' },
        },
        {
          line: String(note - cost),
          why: {
            en: 'What is left of the note after the cost comes back as change.',
            es: 'Lo que sobra del billete se devuelve.',
            fr: 'Ce qui dépasse le prix est rendu.',
          },
        },
      ],
    };
  },
};
