import { linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine, orderHint, orderLines, solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';

/** `ax + b = c` with a whole solution. */
const twoSteps: ItemTemplate = {
  id: 'linear_equations.two_steps',
  skills: ['linear_equations'],
  level: 1,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Which operation was done to the unknown last? Undo that one first, on both sides.',
    es: '¿Qué operación se le hizo a la incógnita en último lugar? Deshazla primero, en los dos lados.',
    fr: 'Quelle opération l’inconnue a-t-elle subie en dernier ? Défais-la d’abord, dans les deux membres.',
  },
  make: (draw) => {
    const [a, b, x] = [draw.int(2, 9), draw.nonZero(-12, 12), draw.nonZero(-9, 9)];
    const equation = `${linear(a, b)} = ${a * x + b}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [
          { answer: `x = ${a * x - a}`, mistake: 'inverse_operation_wrong' as const },
          { answer: `x = (${a * x + 2 * b})/${a}`, mistake: 'moved_without_sign_change' as const },
        ].filter(({ answer }) => answer !== `x = ${x}`),
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** A quotient with the unknown: `x/a + b = c`. */
const divided: ItemTemplate = {
  id: 'linear_equations.divided',
  skills: ['linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Dividing is undone by multiplying. Take away first what was added last.',
    es: 'La división se deshace multiplicando. Quita primero lo que se sumó al final.',
    fr: 'Une division se défait par une multiplication. Enlève d’abord ce qui a été ajouté en dernier.',
  },
  make: (draw) => {
    const [a, b, quotient] = [draw.int(2, 7), draw.nonZero(-9, 9), draw.nonZero(-6, 6)];
    const equation = `x/${a} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${quotient + b}`;
    return {
      slots: { equation },
      answer: { kind: 'formula', expected: `x = ${quotient * a}` },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** A solution in which one line does not follow. */
const wrongLine: ItemTemplate = {
  id: 'linear_equations.wrong_line',
  skills: ['linear_equations'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Take the lines in pairs. What was done on the left, and was the same done on the right?',
    es: 'Compara las líneas de dos en dos. ¿Qué se hizo a la izquierda, y se hizo lo mismo a la derecha?',
    fr: 'Compare les lignes deux à deux. Qu’a-t-on fait à gauche, et a-t-on fait de même à droite ?',
  },
  make: (draw) => {
    const [a, x] = [draw.int(3, 6), draw.int(2, 9)];
    const b = a * draw.int(1, 4);
    const moved = draw.chance(0.5);
    const lines = [`${linear(a, b)} = ${a * x + b}`];
    if (moved) lines.push(`${a}x = ${a * x + 2 * b}`, `x = ${x + (2 * b) / a}`);
    else lines.push(`${a}x = ${a * x}`, `x = ${a * x - a}`);
    const wrong = moved ? 1 : 2;
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong,
        mistake: moved ? 'moved_without_sign_change' : 'inverse_operation_wrong',
      },
      proof: { by: 'follows' },
      worked: [
        { line: `${a}x = ${a * x}`, why: reasons.numberAway },
        { line: `x = ${x}`, why: reasons.divided },
      ],
    };
  },
};

/** A basic fare and a fare per kilometre. */
const taxi: ItemTemplate = {
  id: 'linear_equations.taxi',
  skills: ['linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A taxi costs €{base} to start with, and €{rate} for each kilometre. A ride costs €{total}. How many kilometres long is it?',
    es: 'Un taxi cobra {base} € al empezar y {rate} € por cada kilómetro. Un viaje cuesta {total} €. ¿Cuántos kilómetros tiene?',
    fr: 'Un taxi demande {base} € au départ, puis {rate} € par kilomètre. Une course coûte {total} €. Combien de kilomètres fait-elle ?',
  },
  hint: {
    en: 'Call the number of kilometres x. What does the ride cost, written with x?',
    es: 'Llama x al número de kilómetros. ¿Cuánto cuesta el viaje, expresado con x?',
    fr: 'Appelle x le nombre de kilomètres. Que coûte la course, exprimée avec x ?',
  },
  label: { en: 'Kilometres', es: 'Kilómetros', fr: 'Kilomètres' },
  make: (draw) => {
    const [rate, base, x] = [draw.int(2, 4), draw.int(5, 9), draw.int(4, 18)];
    const total = rate * x + base;
    return {
      slots: { base: `${base}`, rate: `${rate}`, total: `${total}` },
      answer: {
        kind: 'formula',
        expected: `${x}`,
        slips: [{ answer: `(${total + base})/${rate}`, mistake: 'moved_without_sign_change' }],
      },
      proof: { by: 'solve', problem: `solve ${linear(rate, base)} = ${total}` },
      worked: [
        { line: `${linear(rate, base)} = ${total}`, why: reasons.setUp },
        { line: `${rate}x = ${rate * x}`, why: reasons.numberAway },
        { line: `x = ${x}`, why: reasons.divided },
      ],
    };
  },
};

/** The lines of a solution with a fraction. */
const order: ItemTemplate = {
  id: 'linear_equations.order',
  skills: ['linear_equations'],
  level: 3,
  kind: 'order',
  prompt: orderLines,
  hint: orderHint,
  make: (draw) => {
    const [a, below] = draw.pick([
      [2, 3],
      [2, 5],
      [3, 4],
      [3, 5],
      [2, 7],
      [4, 5],
      [5, 6],
      [3, 7],
    ] as const);
    const b = draw.nonZero(-9, 9);
    const x = below * draw.nonZero(-6, 6, [-1, 1]);
    const quotient = (a * x) / below;
    const start = `${a}x/${below} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${quotient + b}`;
    const lines = [`${a}x/${below} = ${quotient}`, `${a}x = ${quotient * below}`, `x = ${x}`] as const;
    return {
      slots: { equation: start },
      answer: { kind: 'order', lines: [start, ...lines] },
      proof: { by: 'follows' },
      worked: [
        { line: lines[0], why: reasons.numberAway },
        {
          line: lines[1],
          why: {
            en: 'The division is undone by multiplying both sides by the same number.',
            es: 'La división se deshace multiplicando los dos lados por el mismo número.',
            fr: 'La division se défait en multipliant les deux membres par ce même nombre.',
          },
        },
        { line: lines[2], why: reasons.divided },
      ],
    };
  },
};

export const templates = [twoSteps, divided, taxi, wrongLine, order];
