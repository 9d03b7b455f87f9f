import { fraction } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { acrossEqual, onePart, partsCounted, unknownAlone } from './reasons.ts';

const coprime = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [2, 7],
  [3, 7],
  [5, 6],
  [4, 7],
  [5, 7],
  [3, 8],
  [5, 8],
] as const;

const simplify: ItemTemplate = {
  id: 'ratio.simplify',
  skills: ['ratio'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Write the ratio {ratio} with numbers that are as small as possible.',
    es: 'Escribe la razón {ratio} con números enteros lo más pequeños posible.',
    fr: 'Écris le ratio {ratio} avec des nombres entiers aussi petits que possible.',
  },
  hint: {
    en: 'By which number can both sides of the ratio be divided?',
    es: '¿Entre qué número se pueden dividir los dos términos de la razón?',
    fr: 'Par quel nombre peut-on diviser les deux termes du ratio ?',
  },
  make: (draw) => {
    const [small, large] = draw.pick(coprime);
    const [a, b] = draw.chance(0.5) ? [small, large] : [large, small];
    const factor = draw.int(3, 12);
    const ratio = `${a * factor}:${b * factor}`;
    return {
      slots: { ratio },
      answer: {
        kind: 'formula',
        expected: `${a}:${b}`,
        form: 'lowest-terms',
        slips: [{ answer: `${b}:${a}`, mistake: 'ratio_turned' }],
      },
      proof: { by: 'solve', problem: `simplify ${ratio}` },
      worked: [
        {
          line: `(${a}*${factor}):(${b}*${factor})`,
          why: {
            en: 'Both numbers have this factor, and no greater one.',
            es: 'Los dos números tienen este factor, y ninguno mayor.',
            fr: 'Les deux nombres ont ce facteur, et aucun de plus grand.',
          },
        },
        {
          line: `${a}:${b}`,
          why: {
            en: 'Dividing both by the same number keeps the ratio.',
            es: 'Dividir los dos entre el mismo número conserva la razón.',
            fr: 'Diviser les deux par le même nombre conserve le ratio.',
          },
        },
      ],
    };
  },
};

const mixture: ItemTemplate = {
  id: 'ratio.mixture',
  skills: ['ratio'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'A painter mixes blue and white as {ratio}. Which mixture of blue and white has the same shade?',
    es: 'Un pintor mezcla azul y blanco en la razón {ratio}. ¿Qué mezcla de azul y blanco tiene el mismo tono?',
    fr: 'Un peintre mélange du bleu et du blanc dans le ratio {ratio}. Quel mélange de bleu et de blanc a la même teinte ?',
  },
  hint: {
    en: 'The shade stays when both colours are multiplied by the same number.',
    es: 'El tono se conserva cuando los dos colores se multiplican por el mismo número.',
    fr: 'La teinte reste la même quand on multiplie les deux couleurs par le même nombre.',
  },
  make: (draw) => {
    const [small, large] = draw.pick(coprime);
    const [a, b] = draw.chance(0.5) ? [small, large] : [large, small];
    const factor = draw.int(2, 9);
    const right = `${a * factor}:${b * factor}`;
    return {
      slots: { ratio: `${a}:${b}` },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `${a + factor}:${b + factor}`, mistake: 'adds_to_both_parts' },
          { text: `${b * factor}:${a * factor}`, mistake: 'ratio_turned' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, `${a}:${b}`]] },
      worked: [
        {
          line: `${a}:${b}`,
          why: {
            en: 'This many parts of each colour belong together.',
            es: 'Estas son las partes de cada color que van juntas.',
            fr: 'Voici combien de parts de chaque couleur vont ensemble.',
          },
        },
        {
          line: right,
          why: {
            en: 'Both colours are multiplied by the same number, so the shade stays.',
            es: 'Los dos colores se multiplican por el mismo número, así que el tono se conserva.',
            fr: 'On multiplie les deux couleurs par le même nombre : la teinte ne change pas.',
          },
        },
      ],
    };
  },
};

const share: ItemTemplate = {
  id: 'ratio.share',
  skills: ['ratio'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Alex and Sam share €{total} in the ratio {ratio}. How many euros does Sam get?',
    es: 'Álex y Noa se reparten {total} € en la razón {ratio}. ¿Cuántos euros recibe Noa?',
    fr: 'Camille et Sacha se partagent {total} € selon le ratio {ratio}. Combien d’euros reçoit Sacha ?',
  },
  hint: {
    en: 'Think of the money in equal piles. How many piles are there in all?',
    es: 'Imagina el dinero en montones iguales. ¿Cuántos montones hay en total?',
    fr: 'Imagine l’argent en tas égaux. Combien y a-t-il de tas en tout ?',
  },
  label: { en: 'Euros', es: 'Euros', fr: 'Euros' },
  make: (draw) => {
    const [small, large] = draw.pick(coprime);
    const [a, b] = draw.chance(0.6) ? [small, large] : [large, small];
    const part = draw.int(4, 15);
    const total = (a + b) * part;
    return {
      slots: { total: `${total}`, ratio: `${a}:${b}` },
      answer: {
        kind: 'formula',
        expected: `${b * part}`,
        slips: [
          { answer: `${a * part}`, mistake: 'rest_for_part' as const },
          { answer: fraction(total, b), mistake: 'parts_not_added' as const },
        ].filter(({ answer }) => answer !== `${b * part}`),
      },
      proof: { by: 'equal', pairs: [[`${total}/(${a} + ${b})*${b}`, `${b * part}`]] },
      worked: [
        { line: `${a} + ${b} = ${a + b}`, why: partsCounted },
        { line: `${total}/${a + b} = ${part}`, why: onePart },
        {
          line: `${b}*${part}`,
          why: {
            en: 'This many of the equal parts are asked for.',
            es: 'Se piden tantas de las partes iguales.',
            fr: 'On demande ce nombre de parts égales.',
          },
        },
      ],
    };
  },
};

const recipe: ItemTemplate = {
  id: 'ratio.recipe',
  skills: ['ratio'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'For {people} people a recipe takes {amount} of rice. How much rice do {guests} people need?',
    es: 'Para {people} personas, una receta lleva {amount} de arroz. ¿Cuánto arroz necesitan {guests} personas?',
    fr: 'Pour {people} personnes, une recette demande {amount} de riz. Combien de riz faut-il pour {guests} personnes ?',
  },
  hint: {
    en: 'How much does one person need?',
    es: '¿Cuánto necesita una persona?',
    fr: 'Combien faut-il pour une seule personne ?',
  },
  label: { en: 'Amount with its unit', es: 'Cantidad con su unidad', fr: 'Quantité avec son unité' },
  make: (draw) => {
    const [people = 4, guests = 6] = draw.distinct(2, 3, 11);
    const each = 5 * draw.int(12, 18);
    const amount = each * people;
    return {
      slots: { people: `${people}`, amount: `${amount} g`, guests: `${guests}` },
      answer: {
        kind: 'formula',
        expected: `${each * guests} g`,
        slips: [
          { answer: `${each} g`, mistake: 'stops_too_early' },
          { answer: `(${amount * people}/${guests}) g`, mistake: 'ratio_turned' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${amount} g/${people}*${guests}`, `${each * guests} g`]] },
      worked: [
        {
          line: `${amount} g/${people} = ${each} g`,
          why: {
            en: 'Everybody eats the same, so this is the share of one person.',
            es: 'Todos comen lo mismo, así que esta es la ración de una persona.',
            fr: 'Chacun mange autant : voici la part d’une personne.',
          },
        },
        {
          line: `${guests}*${each} g`,
          why: {
            en: 'As many shares as there are people.',
            es: 'Tantas raciones como personas.',
            fr: 'Autant de parts que de personnes.',
          },
        },
        {
          line: `${each * guests} g`,
          why: { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' },
        },
      ],
    };
  },
};

const proportion: ItemTemplate = {
  id: 'ratio.proportion',
  skills: ['ratio', 'linear_equations'],
  level: 3,
  kind: 'order',
  prompt: {
    en: 'Put the lines of this solution in order. It starts with {equation}.',
    es: 'Ordena las líneas de esta resolución. Empieza por {equation}.',
    fr: 'Remets dans l’ordre les lignes de cette résolution. Elle commence par {equation}.',
  },
  hint: {
    en: 'In a proportion the two products across are equal. In which line do they stand?',
    es: 'En una proporción los dos productos en cruz son iguales. ¿En qué línea aparecen?',
    fr: 'Dans une proportion, les deux produits en croix sont égaux. Sur quelle ligne figurent-ils ?',
  },
  make: (draw) => {
    const [small, large] = draw.pick(coprime);
    const [a, b] = draw.chance(0.5) ? [small, large] : [large, small];
    const factor = draw.int(3, 9);
    const start = `${a}/${b} = x/${b * factor}`;
    const lines = [`${b}x = ${a}*${b * factor}`, `${b}x = ${a * b * factor}`, `x = ${a * factor}`] as const;
    return {
      slots: { equation: start },
      answer: { kind: 'order', lines: [start, ...lines] },
      proof: { by: 'follows' },
      worked: [
        { line: lines[0], why: acrossEqual },
        {
          line: lines[1],
          why: {
            en: 'The product is worked out.',
            es: 'Se calcula el producto.',
            fr: 'On calcule le produit.',
          },
        },
        { line: lines[2], why: unknownAlone },
      ],
    };
  },
};

export const templates = [simplify, mixture, share, recipe, proportion];
