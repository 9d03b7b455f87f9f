import type { ItemTemplate } from '../../skill.ts';

/** Common fractions in lowest terms. */
export const known = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [2, 7],
  [3, 7],
  [5, 7],
  [3, 8],
  [5, 8],
  [7, 8],
  [2, 9],
  [4, 9],
  [7, 9],
  [3, 10],
  [7, 10],
] as const;

export const simplify: ItemTemplate = {
  id: 'fractions.simplify',
  skills: ['fractions'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Write {fraction} in lowest terms.',
    es: 'Simplifica {fraction} hasta que sea irreducible.',
    fr: 'Écris {fraction} sous forme irréductible.',
  },
  hint: {
    en: 'Which number divides both the numerator and the denominator? Divide both by it, and look again.',
    es: '¿Qué número divide al numerador y al denominador? Divide los dos entre él y vuelve a mirar.',
    fr: 'Quel nombre divise à la fois le numérateur et le dénominateur ? Divise les deux, puis regarde encore.',
  },
  make: (draw) => {
    const [a, b] = draw.pick(known);
    const factor = draw.int(3, 12);
    const fraction = `${a * factor}/${b * factor}`;
    return {
      slots: { fraction },
      answer: {
        kind: 'formula',
        expected: `${a}/${b}`,
        form: 'lowest-terms',
        slips: [{ answer: `${a}/${b * factor}`, mistake: 'changes_one_part' }],
      },
      proof: { by: 'solve', problem: `simplify ${fraction}` },
      worked: 'engine',
    };
  },
};

/** The missing numerator or denominator of an equivalent fraction. */
export const equivalent: ItemTemplate = {
  id: 'fractions.equivalent',
  skills: ['fractions'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Which number makes {equation} true? The two fractions are equal.',
    es: '¿Qué número cumple {equation}? Las dos fracciones valen lo mismo.',
    fr: 'Quel nombre vérifie {equation} ? Les deux fractions sont égales.',
  },
  hint: {
    en: 'By which number was the part that you know multiplied? The other part was multiplied by the same one.',
    es: '¿Por qué número se multiplicó la parte que conoces? La otra se multiplicó por el mismo.',
    fr: 'Par quel nombre la partie connue a-t-elle été multipliée ? L’autre l’a été par le même.',
  },
  make: (draw) => {
    const [a, b] = draw.pick(known);
    const factor = draw.int(3, 9);
    const above = draw.chance(0.6);
    const equation = above ? `${a}/${b} = x/${b * factor}` : `${a}/${b} = ${a * factor}/x`;
    const x = above ? a * factor : b * factor;
    const added = above ? a + b * factor - b : b + a * factor - a;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        form: 'solved',
        slips: [{ answer: `x = ${added}`, mistake: 'adds_to_both_parts' }],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: [
        {
          line: `${a}/${b} = (${a}*${factor})/(${b}*${factor})`,
          why: {
            en: 'Both parts of the fraction are multiplied by the same number, and its value stays.',
            es: 'Las dos partes de la fracción se multiplican por el mismo número, y su valor no cambia.',
            fr: 'On multiplie les deux parties de la fraction par le même nombre, et sa valeur ne change pas.',
          },
        },
        {
          line: `x = ${x}`,
          why: {
            en: 'This is the number that the letter stands for.',
            es: 'Esto es lo que ocupa el lugar de la letra.',
            fr: 'C’est ce qui prend la place de la lettre.',
          },
        },
      ],
    };
  },
};

export const toMixed: ItemTemplate = {
  id: 'fractions.to_mixed',
  skills: ['fractions'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Write {fraction} as a mixed number.',
    es: 'Escribe {fraction} como número mixto.',
    fr: 'Écris {fraction} sous forme d’un entier et d’une fraction plus petite que 1 (nombre mixte).',
  },
  hint: {
    en: 'How many of these parts make one whole? See how many wholes can be put together, and what is left.',
    es: '¿Cuántas de estas partes hacen una unidad? Mira cuántas unidades se pueden formar y qué sobra.',
    fr: 'Combien de ces parts font une unité ? Cherche combien d’unités on peut former, et ce qui reste.',
  },
  make: (draw) => {
    const [a, b] = draw.pick(known);
    const whole = draw.int(2, 9);
    const fraction = `${whole * b + a}/${b}`;
    return {
      slots: { fraction },
      answer: {
        kind: 'formula',
        expected: `${whole} ${a}/${b}`,
        form: 'mixed',
        slips: [{ answer: `${whole + 1} ${a}/${b}`, mistake: 'wholes_miscounted' }],
      },
      proof: { by: 'solve', problem: `write ${fraction} as a mixed number` },
      worked: 'engine',
    };
  },
};

export const fromMixed: ItemTemplate = {
  id: 'fractions.from_mixed',
  skills: ['fractions'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Write {mixed} as one fraction.',
    es: 'Escribe {mixed} como una sola fracción.',
    fr: 'Écris {mixed} sous forme d’une seule fraction.',
  },
  hint: {
    en: 'Cut every whole into the same parts as the fraction. How many parts are there then?',
    es: 'Corta cada unidad en las mismas partes que la fracción. ¿Cuántas partes hay entonces?',
    fr: 'Coupe chaque unité en parts du même genre que la fraction. Combien de parts y a-t-il alors ?',
  },
  make: (draw) => {
    const [a, b] = draw.pick(known);
    const whole = draw.int(2, 9);
    const mixed = `${whole} ${a}/${b}`;
    return {
      slots: { mixed },
      answer: {
        kind: 'formula',
        expected: `${whole * b + a}/${b}`,
        form: 'lowest-terms',
        slips: [
          { answer: `${whole * a}/${b}`, mistake: 'mixed_as_product' },
          { answer: `${whole + a}/${b}`, mistake: 'wholes_not_cut' },
        ],
      },
      proof: { by: 'solve', problem: `write ${mixed} as a fraction` },
      worked: [
        {
          line: `(${whole}*${b} + ${a})/${b}`,
          why: {
            en: 'Each whole holds as many parts as the denominator says; those of the fraction join them.',
            es: 'Cada unidad tiene tantas partes como dice el denominador; a ellas se suman las de la fracción.',
            fr: 'Chaque unité contient autant de parts que le dit le dénominateur ; celles de la fraction s’y ajoutent.',
          },
        },
        {
          line: `${whole * b + a}/${b}`,
          why: {
            en: 'All parts are counted above the line.',
            es: 'Todas las partes se cuentan en el numerador.',
            fr: 'Toutes les parts sont comptées au numérateur.',
          },
        },
      ],
    };
  },
};
