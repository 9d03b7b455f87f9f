import { linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';

/** `ax + b = cx + d` with a whole solution. */
const bothSides: ItemTemplate = {
  id: 'equations_both_sides.both_sides',
  skills: ['equations_both_sides'],
  level: 1,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Which side has fewer of the letter? Take that many away from both sides.',
    es: '¿En qué lado hay menos letras? Quita esa cantidad de los dos lados.',
    fr: 'Dans quel membre le coefficient de la lettre est-il le plus petit ? Retranche ce terme des deux membres.',
  },
  make: (draw) => {
    const c = draw.int(2, 6);
    const [a, b, x] = [c + draw.int(2, 5), draw.nonZero(-12, 12), draw.nonZero(-8, 9, [1])];
    const d = (a - c) * x + b;
    const equation = `${linear(a, b)} = ${linear(c, d)}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [
          { answer: `x = ${d - b}/${a + c}`, mistake: 'moved_without_sign_change' as const },
          { answer: `x = (${d + b})/${a - c}`, mistake: 'moved_without_sign_change' as const },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** `a(x + b) = c(x + d)`; the right side needs no bracket where c is 1. */
const brackets: ItemTemplate = {
  id: 'equations_both_sides.brackets',
  skills: ['equations_both_sides', 'expanding'],
  level: 2,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Multiply out first. A bracket has two terms inside.',
    es: 'Desarrolla primero. Un paréntesis tiene dos términos dentro.',
    fr: 'Développe d’abord. Une parenthèse contient deux termes.',
  },
  make: (draw) => {
    const [a, step, x] = [draw.int(3, 7), draw.pick([1, 2]), draw.nonZero(-7, 9, [-1, 1])];
    const c = a - step;
    const d = a * draw.nonZero(-2, 2);
    const b = (c * d - step * x) / a;
    const whole = Number.isInteger(b) && b !== 0;
    const [inLeft, right] = whole
      ? [b, c === 1 ? linear(1, d) : `${c}(${linear(1, d)})`]
      : [d / a, linear(c, d + step * x)];
    const equation = `${a}(${linear(1, inLeft)}) = ${right}`;
    const kept = whole ? d - inLeft : d + step * x - inLeft;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips:
          kept === step * x ? [] : [{ answer: `x = ${kept}/${step}`, mistake: 'distributes_first_only' }],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** `x/a + b = x/c + d`, or one fraction and whole terms. */
const fractions: ItemTemplate = {
  id: 'equations_both_sides.fractions',
  skills: ['equations_both_sides', 'fraction_sums'],
  level: 3,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Which number do both denominators divide? Multiply every term on both sides by it.',
    es: '¿Qué número es múltiplo de los dos denominadores? Multiplica por él todos los términos de los dos lados.',
    fr: 'Quel nombre les deux dénominateurs divisent-ils ? Multiplie par lui chaque terme des deux membres.',
  },
  make: (draw) => {
    const [p, q] = draw.pick([
      [2, 3],
      [2, 5],
      [3, 4],
      [2, 4],
      [3, 6],
      [3, 5],
      [4, 6],
    ] as const);
    const common = p === 2 && q === 4 ? 4 : p === 3 && q === 6 ? 6 : p === 4 ? 12 : p * q;
    const [b, x] = [draw.nonZero(-6, 6), common * draw.nonZero(-3, 3)];
    const d = x / p + b - x / q;
    const plus = (n: number) => (n === 0 ? '' : n < 0 ? ` - ${-n}` : ` + ${n}`);
    const equation = `x/${p}${plus(b)} = x/${q}${plus(d)}`;
    const partly = (d - b) / (common / p - common / q);
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips:
          partly === x
            ? []
            : [
                {
                  answer: `x = ${d - b}/${common / p - common / q}`,
                  mistake: 'clears_denominator_partly',
                },
              ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** Two offers that cost the same at one quantity. */
const offers: ItemTemplate = {
  id: 'equations_both_sides.offers',
  skills: ['equations_both_sides'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Climbing hall A charges €{baseA} a month and €{rateA} for each visit. Hall B charges €{baseB} a month and €{rateB} for each visit. For how many visits a month do both cost the same?',
    es: 'La sala de escalada A cobra {baseA} € al mes y {rateA} € por visita. La sala de escalada B cobra {baseB} € al mes y {rateB} € por visita. ¿Con cuántas visitas al mes cuestan lo mismo?',
    fr: 'La salle d’escalade A demande {baseA} € par mois et {rateA} € par visite. La salle B demande {baseB} € par mois et {rateB} € par visite. Pour combien de visites par mois coûtent-elles autant ?',
  },
  hint: {
    en: 'Call the number of visits x and write what each hall costs with it.',
    es: 'Llama x al número de visitas y escribe con ella lo que cuesta cada sala.',
    fr: 'Appelle x le nombre de visites et écris avec lui le prix de chaque salle.',
  },
  label: { en: 'Visits', es: 'Visitas', fr: 'Visites' },
  make: (draw) => {
    const [rateB, step, x] = [draw.int(2, 5), draw.int(2, 4), draw.int(3, 12)];
    const [rateA, baseA] = [rateB + step, draw.int(2, 12)];
    const baseB = baseA + step * x;
    const slots = { baseA: `${baseA}`, rateA: `${rateA}`, baseB: `${baseB}`, rateB: `${rateB}` };
    const lines = [
      `${linear(rateA, baseA)} = ${linear(rateB, baseB)}`,
      `${linear(step, baseA)} = ${baseB}`,
      `${step}x = ${baseB - baseA}`,
      `x = ${x}`,
    ] as const;
    return {
      slots,
      answer: {
        kind: 'formula',
        expected: `${x}`,
        slips: [{ answer: `${baseB - baseA}/${rateA + rateB}`, mistake: 'moved_without_sign_change' }],
      },
      proof: { by: 'solve', problem: `solve ${lines[0]}` },
      worked: [
        { line: lines[0], why: reasons.setUp },
        { line: lines[1], why: reasons.lettersTogether },
        { line: lines[2], why: reasons.numberAway },
        { line: lines[3], why: reasons.divided },
      ],
    };
  },
};

export const templates = [bothSides, brackets, offers, fractions];
