import type { ChoiceOptionSpec, ItemTemplate } from '../../skill.ts';

/** A term some positions later. */
const term: ItemTemplate = {
  id: 'geometric_sequences.term',
  skills: ['geometric_sequences', 'powers'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A sequence with a constant factor begins {a}, {b}, {c}, … Which number is in position {n}?',
    es: 'Una sucesión geométrica empieza por {a}, {b}, {c}, … ¿Qué número ocupa el lugar {n}?',
    fr: 'Une suite géométrique commence par {a}, {b}, {c}, … Quel est le terme de rang {n} ?',
  },
  hint: {
    en: 'First find the number that each term is multiplied by. How many times does that happen on the way to the position that is asked for?',
    es: 'Busca primero el número por el que se multiplica cada término. ¿Cuántas veces ocurre hasta el lugar que se pregunta?',
    fr: 'Cherche d’abord le nombre par lequel chaque terme est multiplié. Combien de fois jusqu’au rang demandé ?',
  },
  make: (draw) => {
    const [r, highest] = draw.pick([
      [2, 9],
      [2, 9],
      [3, 6],
      [-2, 8],
      [-3, 6],
      [5, 5],
      [10, 7],
    ] as const);
    const [a, n] = [draw.int(2, 9), draw.int(5, highest)];
    const value = a * r ** (n - 1);
    return {
      slots: { a: `${a}`, b: `${a * r}`, c: `${a * r * r}`, n: `${n}` },
      answer: {
        kind: 'formula',
        expected: `${value}`,
        slips: [
          { answer: `${a * r ** n}`, mistake: 'one_step_too_many' },
          { answer: `${a + (n - 1) * (a * r - a)}`, mistake: 'difference_for_ratio' },
          { answer: `${a * r * (n - 1)}`, mistake: 'ratio_times_steps' },
        ],
      },
      proof: {
        by: 'solve',
        problem: `find the ${n}th term of the geometric sequence ${a}, ${a * r}, ${a * r * r}`,
      },
      worked: 'engine',
    };
  },
};

/** The rule for the nth term. */
const rule: ItemTemplate = {
  id: 'geometric_sequences.rule',
  skills: ['geometric_sequences', 'powers'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'A sequence with a constant factor begins {a}, {b}, {c}, … Which rule gives its term in position {n}?',
    es: 'Una sucesión geométrica empieza por {a}, {b}, {c}, … ¿Cuál es su término general, el del lugar {n}?',
    fr: 'Une suite géométrique commence par {a}, {b}, {c}, … Quelle formule donne son terme de rang {n} ?',
  },
  hint: {
    en: 'Test a rule with position 1 and with position 2: does it give the first two terms?',
    es: 'Prueba cada fórmula en el lugar 1 y en el lugar 2: ¿da los dos primeros términos?',
    fr: 'Essaie une formule au rang 1 et au rang 2 : donne-t-elle les deux premiers termes ?',
  },
  make: (draw) => {
    const r = draw.int(2, 5);
    const [a, grows] = [draw.nonZero(2, 15, [r]), draw.chance(0.6)];
    const first = grows ? a : a * r ** 3;
    const factor = grows ? `${r}` : `(1/${r})`;
    const at = (place: number): number => (grows ? first * r ** place : first / r ** place);
    const right = `a_n = ${first}*${factor}^(n - 1)`;
    const options: ChoiceOptionSpec[] = [
      { text: right, right: true },
      { text: `a_n = ${first}*${factor}^n`, mistake: 'one_step_too_many' },
      { text: `a_n = ${first}*${grows ? `(1/${r})` : r}^(n - 1)`, mistake: 'ratio_upside_down' },
      {
        text: `a_n = ${first} + ${at(1) - first < 0 ? `(${at(1) - first})` : at(1) - first}*(n - 1)`,
        mistake: 'difference_for_ratio',
      },
    ];
    return {
      slots: { a: `${at(0)}`, b: `${at(1)}`, c: `${at(2)}`, n: 'n' },
      answer: { kind: 'choice', options },
      proof: {
        by: 'solve',
        problem: `find the nth term of the geometric sequence ${at(0)}, ${at(1)}, ${at(2)}`,
      },
      worked: [
        {
          line: `${at(1)}/${at(0)}`,
          why: {
            en: 'A term divided by the one before it is the constant factor. The next two terms give the same.',
            es: 'Un término entre el anterior es la razón. Un lugar más adelante sale lo mismo.',
            fr: 'Un terme divisé par le précédent donne la raison. Un rang plus loin, on trouve la même.',
          },
        },
        {
          line: right,
          why: {
            en: 'From the first term on, the factor is used one time fewer than the position says.',
            es: 'Desde el primer término, la razón actúa una vez menos que el número del lugar.',
            fr: 'À partir du premier terme, la raison agit une fois de moins que le rang.',
          },
        },
      ],
    };
  },
};

/** A ball that bounces lower each time. */
const bounce: ItemTemplate = {
  id: 'geometric_sequences.bouncing_ball',
  skills: ['geometric_sequences', 'fraction_products'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A ball is dropped from {height} cm. After each bounce it rises to {part} of the height before. How many centimetres does it rise after bounce number {n}?',
    es: 'Se deja caer una pelota desde {height} cm. Tras cada bote sube a {part} de la altura anterior. ¿Cuántos centímetros sube tras el bote número {n}?',
    fr: 'On lâche une balle de {height} cm. Après chaque rebond, elle remonte à {part} de la hauteur précédente. À combien de centimètres remonte-t-elle après le rebond numéro {n} ?',
  },
  hint: {
    en: 'By which number does one bounce multiply the height? Count how many bounces there are.',
    es: '¿Por qué número multiplica la altura un bote? Cuenta cuántos botes hay.',
    fr: 'Par quel nombre un rebond multiplie-t-il la hauteur ? Compte les rebonds.',
  },
  label: { en: 'Centimetres', es: 'Centímetros', fr: 'Centimètres' },
  make: (draw) => {
    const [above, below, n] = draw.pick([
      [1, 2, 3],
      [1, 2, 4],
      [2, 3, 2],
      [2, 3, 3],
      [3, 4, 2],
      [3, 4, 3],
      [3, 5, 2],
      [4, 5, 2],
      [2, 5, 2],
    ] as const);
    const unit = below ** n;
    const times = draw.int(Math.ceil(60 / unit), Math.floor(400 / unit));
    const [height, result] = [unit * times, times * above ** n];
    const lost = height - (n * height * (below - above)) / below;
    return {
      slots: { height: `${height}`, part: `${above}/${below}`, n: `${n}` },
      answer: {
        kind: 'formula',
        expected: `${result}`,
        slips: [
          { answer: `${height}*(${above}/${below})^${n + 1}`, mistake: 'one_step_too_many' as const },
          ...(lost > 0 ? [{ answer: `${lost}`, mistake: 'difference_for_ratio' as const }] : []),
        ],
      },
      proof: { by: 'equal', pairs: [[`${height}*(${above}/${below})^${n}`, `${result}`]] },
      worked: [
        {
          line: `${height}*(${above}/${below})^${n}`,
          why: {
            en: 'Each bounce multiplies the height by the same fraction.',
            es: 'Cada bote multiplica la altura por la misma fracción.',
            fr: 'Chaque rebond multiplie la hauteur par la même fraction.',
          },
        },
        {
          line: `${result}`,
          why: {
            en: 'The power first, then the product.',
            es: 'Primero la potencia, después el producto.',
            fr: 'La puissance d’abord, puis le produit.',
          },
        },
      ],
    };
  },
};

/** The sum of a few days. */
const sum: ItemTemplate = {
  id: 'geometric_sequences.sum',
  skills: ['geometric_sequences', 'powers'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'On the first day {first} people sign a petition, and on each following day {factor} times as many as the day before. How many have signed after {days} days?',
    es: 'El primer día firman una petición {first} personas, y cada día siguiente, {factor} veces las del día anterior. ¿Cuántas han firmado a los {days} días?',
    fr: 'Le premier jour, {first} personnes signent une pétition, et chaque jour suivant {factor} fois autant que la veille. Combien de personnes ont signé au bout de {days} jours ?',
  },
  hint: {
    en: 'All the days count, not only the last one. What is left when you multiply the sum by the factor and then take the sum itself away?',
    es: 'Cuentan todos los días, no solo el último. ¿Qué queda si multiplicas la suma por la razón y le restas la suma?',
    fr: 'Tous les jours comptent, pas seulement le dernier. Que reste-t-il si tu multiplies la somme par la raison et retranches la somme ?',
  },
  label: { en: 'People', es: 'Personas', fr: 'Personnes' },
  make: (draw) => {
    const [factor, days] = draw.pick([
      [2, 5],
      [2, 6],
      [2, 7],
      [2, 8],
      [3, 4],
      [3, 5],
      [3, 6],
      [4, 4],
      [5, 4],
    ] as const);
    const first = draw.int(2, 25);
    const total = (first * (factor ** days - 1)) / (factor - 1);
    return {
      slots: { first: `${first}`, factor: `${factor}`, days: `${days}` },
      answer: {
        kind: 'formula',
        expected: `${total}`,
        slips: [
          { answer: `${first * factor ** (days - 1)}`, mistake: 'term_for_sum' },
          { answer: `${(first * (factor ** (days + 1) - 1)) / (factor - 1)}`, mistake: 'one_step_too_many' },
        ],
      },
      proof: {
        by: 'solve',
        problem: `find the sum of the first ${days} terms of the geometric sequence ${first}, ${first * factor}, ${first * factor * factor}`,
      },
      worked: [
        {
          line: `S = ${first}*(${factor}^${days} - 1)/(${factor} - 1)`,
          why: {
            en: 'Multiplied by the factor, minus itself, the sum keeps only its two ends.',
            es: 'Multiplicada por la razón y restándole la propia suma, solo quedan los dos extremos.',
            fr: 'Multipliée par la raison, moins elle-même, la somme ne garde que ses deux bouts.',
          },
        },
        {
          line: `S = ${first}*${factor ** days - 1}/${factor - 1}`,
          why: { en: 'The power first.', es: 'Primero la potencia.', fr: 'La puissance d’abord.' },
        },
        { line: `S = ${total}`, why: { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' } },
      ],
    };
  },
};

export const templates = [term, rule, bounce, sum];
