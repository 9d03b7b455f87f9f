import { linear, sum } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { bothNumbers, solveSystem } from './prompts.ts';

/** One equation is solved for y: `y = ax + b` and `cx + dy = e`. */
const substitution: ItemTemplate = {
  id: 'systems.substitution',
  skills: ['systems'],
  level: 1,
  kind: 'formula',
  prompt: solveSystem,
  label: bothNumbers,
  hint: {
    en: 'The first equation says what y is. Put that, in brackets, in place of y in the second.',
    es: 'La primera ecuación dice cuánto vale y. Ponlo, entre paréntesis, donde está y en la segunda.',
    fr: 'La première équation dit ce que vaut y. Mets-le, entre parenthèses, à la place de y dans la seconde.',
  },
  make: (draw) => {
    const [x, a, c] = [draw.nonZero(-5, 6), draw.nonZero(-3, 4), draw.int(2, 5)];
    const [b, d] = [draw.nonZero(-7, 7), draw.pick([1, 2, -1, -2].filter((n) => c + n * a !== 0))];
    const y = a * x + b;
    const [first, second] = [
      `y = ${linear(a, b)}`,
      `${sum([
        [c, 'x'],
        [d, 'y'],
      ])} = ${c * x + d * y}`,
    ];
    const wrongX = `(${c * x + d * y} + ${d * b})/(${c + d * a})`;
    return {
      slots: { first, second },
      answer: {
        kind: 'formula',
        expected: `x = ${x} and y = ${y}`,
        slips: [
          ...(x === y ? [] : [{ answer: `x = ${y} and y = ${x}`, mistake: 'point_turned' as const }]),
          { answer: `x = ${wrongX} and y = ${a} * ${wrongX} + (${b})`, mistake: 'moved_without_sign_change' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${first}; ${second}` },
      worked: 'engine',
    };
  },
};

/** Addition or subtraction, after multiplying one equation where needed. */
const elimination: ItemTemplate = {
  id: 'systems.elimination',
  skills: ['systems'],
  level: 2,
  kind: 'formula',
  prompt: solveSystem,
  label: bothNumbers,
  hint: {
    en: 'Which letter has the same number in both equations, or gets it when one of them is multiplied?',
    es: '¿Qué letra lleva números iguales, o que se igualan al multiplicar una ecuación?',
    fr: 'Quelle lettre a des coefficients égaux ou opposés, ou qui le deviennent si l’on multiplie une équation ?',
  },
  make: (draw) => {
    const [x, y] = draw.distinct(2, -5, 6) as [number, number];
    const [a, b, factor] = [draw.int(2, 5), draw.pick([2, 3]), draw.pick([1, 2])];
    const [c, d] = [draw.nonZero(1, 7, [a * factor]), b * factor * draw.pick([-1, 1])];
    const first = `${sum([
      [a, 'x'],
      [b, 'y'],
    ])} = ${a * x + b * y}`;
    const second = `${sum([
      [c, 'x'],
      [d, 'y'],
    ])} = ${c * x + d * y}`;
    return {
      slots: { first, second },
      answer: {
        kind: 'formula',
        expected: `x = ${x} and y = ${y}`,
        slips: [{ answer: `x = ${y} and y = ${x}`, mistake: 'point_turned' }],
      },
      proof: { by: 'solve', problem: `solve ${first}; ${second}` },
      worked: 'engine',
    };
  },
};

/** Two kinds of tickets. */
const tickets: ItemTemplate = {
  id: 'systems.tickets',
  skills: ['systems'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'At a museum, {a} adults and {b} children pay €{one}. Another group, {c} adults and {d} children, pays €{two}. What does the ticket for one child cost, in euros?',
    es: 'En un museo, {a} adultos y {b} niños pagan {one} €. Otro grupo, de {c} adultos y {d} niños, paga {two} €. ¿Cuántos euros cuesta la entrada de un niño?',
    fr: 'Au musée, {a} adultes et {b} enfants paient {one} €. Un autre groupe, de {c} adultes et {d} enfants, paie {two} €. Combien d’euros coûte le billet d’un enfant ?',
  },
  hint: {
    en: 'Two unknown prices, two groups: one equation for each group.',
    es: 'Dos precios desconocidos, dos grupos: una ecuación por grupo.',
    fr: 'Deux prix inconnus, deux groupes : une équation par groupe.',
  },
  label: { en: 'Euros', es: 'Euros', fr: 'Euros' },
  make: (draw) => {
    const [child, more] = [draw.int(3, 9), draw.int(2, 7)];
    const adult = child + more;
    const [a, b] = [draw.int(2, 4), draw.int(2, 5)];
    const [c, d] = [a * draw.pick([1, 2]), b + draw.int(1, 3)];
    const twice = c / a;
    const [one, two] = [a * adult + b * child, c * adult + d * child];
    const left = twice * b - d;
    const [first, second] = [`${a}x + ${b}y = ${one}`, `${c}x + ${d}y = ${two}`];
    if (left === 0) return tickets.make(draw);
    return {
      slots: { a: `${a}`, b: `${b}`, c: `${c}`, d: `${d}`, one: `${one}`, two: `${two}` },
      answer: {
        kind: 'formula',
        expected: `${child}`,
        slips: [{ answer: `${adult}`, mistake: 'one_number_of_pair' }],
      },
      proof: { by: 'equal', pairs: [[`(${twice} * ${one} - ${two})/(${twice} * ${b} - ${d})`, `${child}`]] },
      worked: [
        {
          line: `${first} and ${second}`,
          why: {
            en: 'With x for an adult and y for a child, each group is one equation.',
            es: 'Con x para un adulto e y para un niño, cada grupo es una ecuación.',
            fr: 'Avec x pour un adulte et y pour un enfant, chaque groupe donne une équation.',
          },
        },
        {
          line: `${linear(left, 0, 'y')} = ${twice * one - two}`,
          why: {
            en: 'With as many adults in both equations, one is subtracted from the other and x goes away.',
            es: 'Con los mismos adultos en las dos ecuaciones, se resta una de otra y x desaparece.',
            fr: 'Avec autant d’adultes dans les deux équations, on soustrait l’une de l’autre et x disparaît.',
          },
        },
        {
          line: `y = ${child}`,
          why: {
            en: 'Divided by the number before y, that is the price for a child.',
            es: 'Al dividir entre el número que va delante de y, queda el precio de un niño.',
            fr: 'En divisant par le nombre devant y, on a le prix d’un enfant.',
          },
        },
      ],
    };
  },
};

/** Lines of a system, with one wrong subtraction or substitution. */
const wrongLine: ItemTemplate = {
  id: 'systems.wrong_line',
  skills: ['systems'],
  level: 2,
  kind: 'wrong_line',
  prompt: {
    en: 'A system is solved line by line. One line does not follow from the one above it. Which one?',
    es: 'Se resuelve un sistema línea por línea. Una línea no se deduce de la anterior. ¿Cuál?',
    fr: 'On résout un système ligne par ligne. L’une des lignes ne découle pas de la précédente. Laquelle ?',
  },
  hint: {
    en: 'A bracket keeps together what is put in for y. What does the minus in front of it do?',
    es: 'El paréntesis mantiene unido lo que se pone en lugar de y. ¿Qué hace el menos de delante?',
    fr: 'La parenthèse garde ensemble ce qui remplace y. Que fait le moins placé devant ?',
  },
  make: (draw) => {
    const [x, a, b] = [draw.int(2, 7), draw.int(2, 3), draw.int(1, 6)];
    const c = a + draw.int(2, 4);
    const right = (c - a) * x - b;
    const y = `y = ${linear(a, b)}`;
    const early = draw.chance(0.6);
    const opened = (sign: number) => `${y} and ${c}x - ${a}x ${sign < 0 ? '-' : '+'} ${b} = ${right}`;
    const collected = (from: number) => `${y} and ${c - a}x = ${from}`;
    const lines = [
      `${y} and ${c}x - y = ${right}`,
      `${y} and ${c}x - (${linear(a, b)}) = ${right}`,
      ...(early ? [opened(1), collected(right - b)] : [opened(-1), collected(right - b)]),
    ];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: early ? 2 : 3,
        mistake: early ? 'sign_lost_distributing' : 'moved_without_sign_change',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: opened(-1),
          why: {
            en: 'The minus in front of the bracket changes every sign in it.',
            es: 'El menos delante del paréntesis cambia todos los signos de dentro.',
            fr: 'Le moins devant la parenthèse change tous les signes à l’intérieur.',
          },
        },
        {
          line: collected(right + b),
          why: {
            en: 'The letters are put together, and the number is added on both sides.',
            es: 'Se juntan las letras y el número se suma en los dos lados.',
            fr: 'On regroupe les lettres, et le nombre s’ajoute aux deux membres.',
          },
        },
        {
          line: `x = ${x} and y = ${a * x + b}`,
          why: {
            en: 'Divided, then put in: that gives both numbers.',
            es: 'Se divide y luego se sustituye: así salen los dos números.',
            fr: 'On divise, puis on remplace : voilà les deux nombres.',
          },
        },
      ],
    };
  },
};

export const templates = [substitution, elimination, wrongLine, tickets];
