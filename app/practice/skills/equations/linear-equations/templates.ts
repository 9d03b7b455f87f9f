import { linear } from '../../../items/write.ts';
import type { Template } from '../../skill.ts';

/** `ax + b = c` with a whole solution. */
const twoSteps: Template = {
  id: 'linear_equations.two_steps',
  skills: ['linear_equations'],
  level: 1,
  kind: 'formula',
  prompt: { en: 'Solve {equation}.', es: 'Resuelve {equation}.', fr: 'Résous {equation}.' },
  hint: {
    en: 'Which operation was done to the unknown last? Undo that one first, on both sides.',
    es: '¿Qué operación se le hizo a la incógnita en último lugar? Deshazla primero, en los dos lados.',
    fr: 'Quelle opération l’inconnue a-t-elle subie en dernier ? Défais-la d’abord, dans les deux membres.',
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
          { answer: `x = ${a * x + b - a}`, mistake: 'inverse_operation_wrong' as const },
          { answer: `x = (${a * x + 2 * b})/${a}`, mistake: 'moved_without_sign_change' as const },
        ].filter(({ answer }) => answer !== `x = ${x}`),
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** The letter is divided: `x/a + b = c`. */
const divided: Template = {
  id: 'linear_equations.divided',
  skills: ['linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: { en: 'Solve {equation}.', es: 'Resuelve {equation}.', fr: 'Résous {equation}.' },
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
const wrongLine: Template = {
  id: 'linear_equations.wrong_line',
  skills: ['linear_equations'],
  level: 2,
  kind: 'wrong_line',
  prompt: {
    en: 'One of these lines does not follow from the line above it. Which one?',
    es: 'Una de estas líneas no se deduce de la anterior. ¿Cuál?',
    fr: 'L’une de ces lignes ne découle pas de la précédente. Laquelle ?',
  },
  hint: {
    en: 'Take the lines in pairs. What was done on the left, and was the same done on the right?',
    es: 'Compara las líneas de dos en dos. ¿Qué se hizo a la izquierda, y se hizo lo mismo a la derecha?',
    fr: 'Compare les lignes deux à deux. Qu’a-t-on fait à gauche, et a-t-on fait de même à droite ?',
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
        {
          line: `${a}x = ${a * x}`,
          why: {
            en: 'What is added on the left is subtracted on both sides.',
            es: 'Lo que se suma a la izquierda se resta en los dos lados.',
            fr: 'Ce qui est ajouté à gauche est retranché des deux membres.',
          },
        },
        {
          line: `x = ${x}`,
          why: {
            en: 'The letter is multiplied, so both sides are divided by the same number.',
            es: 'La letra está multiplicada, así que los dos lados se dividen entre el mismo número.',
            fr: 'La lettre est multipliée : on divise donc les deux membres par ce même nombre.',
          },
        },
      ],
    };
  },
};

export const templates = [twoSteps, divided, wrongLine];
