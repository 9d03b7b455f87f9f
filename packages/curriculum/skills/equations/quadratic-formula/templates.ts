import { poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** Numbers a, b, c whose discriminant is positive and square-free. */
const rough = [1, 2, 3, 4].flatMap((a) =>
  [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9].flatMap((b) =>
    [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4].flatMap((c) => {
      const d = b * b - 4 * a * c;
      const fits = d > 1 && [9, 25, 49, 81, 121, 169].every((square) => d % square !== 0);
      return fits ? [[a, b, c] as const] : [];
    }),
  ),
);

/** `b^2 - 4ac` of an equation. */
const discriminant: ItemTemplate = {
  id: 'quadratic_formula.discriminant',
  skills: ['quadratic_formula'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Work out the discriminant of {equation}.',
    es: 'Calcula el discriminante de {equation}.',
    fr: 'Calcule le discriminant de {equation}.',
  },
  hint: {
    en: 'Read off a, b and c with their signs. The discriminant is what is under the root in the formula.',
    es: 'Lee a, b y c con su signo. El discriminante es lo que está bajo la raíz de la fórmula.',
    fr: 'Lis a, b et c avec leur signe. Le discriminant est ce qui est sous la racine de la formule.',
  },
  label: { en: 'Discriminant', es: 'Discriminante', fr: 'Discriminant' },
  make: (draw) => {
    const [a, b, c] = [draw.int(1, 4), draw.nonZero(-9, 9), draw.nonZero(-6, 6)];
    const quadratic = poly([a, b, c]);
    return {
      slots: { equation: `${quadratic} = 0` },
      answer: {
        kind: 'formula',
        expected: `${b * b - 4 * a * c}`,
        slips: [
          { answer: `${b * b + 4 * a * c}`, mistake: 'sign_of_product' },
          { answer: `${-b * b - 4 * a * c}`, mistake: 'square_of_negative' },
        ],
      },
      proof: { by: 'solve', problem: `discriminant of ${quadratic} = 0` },
      worked: 'engine',
    };
  },
};

/** A solution with an irrational root. */
const solve: ItemTemplate = {
  id: 'quadratic_formula.solve',
  skills: ['quadratic_formula', 'roots'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Solve {equation} with the formula. Leave the root as it is.',
    es: 'Resuelve {equation} con la fórmula. Deja la raíz indicada.',
    fr: 'Résous {equation} avec la formule. Garde la racine telle quelle.',
  },
  hint: {
    en: 'Which numbers are a, b and c here? Work out what is under the root before anything else.',
    es: '¿Qué números son aquí a, b y c? Calcula antes que nada lo que va bajo la raíz.',
    fr: 'Quels nombres sont ici a, b et c ? Calcule avant tout ce qui est sous la racine.',
  },
  make: (draw) => {
    const [a, b, c] = draw.pick(rough);
    const d = b * b - 4 * a * c;
    const equation = `${poly([a, b, c])} = 0`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = (${-b} ± sqrt(${d}))/${2 * a}`,
        slips: [
          { answer: `x = ${-b} ± sqrt(${d})/${2 * a}`, mistake: 'formula_divides_part' },
          { answer: `x = (${b} ± sqrt(${d}))/${2 * a}`, mistake: 'sign_of_product' },
          ...(a === 1
            ? []
            : [{ answer: `x = (${-b} ± sqrt(${d}))/2`, mistake: 'formula_denominator' as const }]),
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** The number of solutions: two, one, none. */
const howMany: ItemTemplate = {
  id: 'quadratic_formula.how_many',
  skills: ['quadratic_formula'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'How many real solutions does {equation} have?',
    es: '¿Cuántas soluciones reales tiene {equation}?',
    fr: 'Combien de solutions réelles a l’équation {equation} ?',
  },
  hint: {
    en: 'No need to solve it: the sign of one number decides.',
    es: 'No hace falta resolverla: decide el signo de un número.',
    fr: 'Pas besoin de la résoudre : le signe d’un seul nombre décide.',
  },
  make: (draw) => {
    const count = draw.pick([0, 1, 2] as const);
    const [k, p, m] = [draw.int(1, 3), draw.nonZero(-5, 5), draw.int(1, 6)];
    const shift = count === 0 ? m : count === 2 ? -m : 0;
    const equation = `${poly([k, 2 * k * p, k * p * p + shift])} = 0`;
    const option = (of: number, en: string, es: string, fr: string) =>
      of === count
        ? { text: { en, es, fr }, right: true as const }
        : { text: { en, es, fr }, mistake: 'discriminant_misread' as const };
    return {
      slots: { equation },
      answer: {
        kind: 'choice',
        options: [
          option(2, 'two', 'dos', 'deux'),
          option(1, 'one', 'una', 'une seule'),
          option(0, 'none', 'ninguna', 'aucune'),
        ],
      },
      proof: { by: 'solve', problem: `discriminant of ${equation}` },
      worked: 'engine',
    };
  },
};

export const templates = [discriminant, howMany, solve];
