import type { Draw } from '../../../items/draw.ts';
import { fraction, linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine, solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';

const signs = ['<', '<=', '>', '>='] as const;
type Sign = (typeof signs)[number];
const turned: Record<Sign, Sign> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const otherEdge: Record<Sign, Sign> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const signOf = (draw: Draw): Sign => draw.pick(signs);

/** `ax + b < c` with a positive coefficient. */
const positive: ItemTemplate = {
  id: 'inequalities.positive',
  skills: ['inequalities'],
  level: 1,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Work as in an equation, and keep the sign in the middle as it is.',
    es: 'Trabaja como en una ecuación y deja el signo del medio como está.',
    fr: 'Fais comme dans une équation, et garde le signe du milieu tel quel.',
  },
  make: (draw) => {
    const [a, b, x, sign] = [draw.int(2, 8), draw.nonZero(-12, 12), draw.nonZero(-8, 9), signOf(draw)];
    const equation = `${linear(a, b)} ${sign} ${a * x + b}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x ${sign} ${x}`,
        slips: [
          { answer: `x ${otherEdge[sign]} ${x}`, mistake: 'boundary_of_inequality' },
          { answer: `x ${sign} (${a * x + 2 * b})/${a}`, mistake: 'moved_without_sign_change' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** A negative coefficient. */
const negative: ItemTemplate = {
  id: 'inequalities.negative',
  skills: ['inequalities'],
  level: 2,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'By which number do you divide in the end? Its sign matters.',
    es: '¿Entre qué número divides al final? Su signo importa.',
    fr: 'Par quel nombre divises-tu à la fin ? Son signe compte.',
  },
  make: (draw) => {
    const [a, b, x, sign] = [draw.int(2, 7), draw.int(2, 15), draw.nonZero(-7, 8), signOf(draw)];
    const right = b - a * x;
    const equation = `${b} - ${a}x ${sign} ${right}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x ${turned[sign]} ${x}`,
        slips: [
          { answer: `x ${sign} ${x}`, mistake: 'inequality_not_turned' },
          { answer: `x ${otherEdge[turned[sign]]} ${x}`, mistake: 'boundary_of_inequality' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** `c < ax + b <= d`: a double inequality. */
const double: ItemTemplate = {
  id: 'inequalities.double',
  skills: ['inequalities'],
  level: 3,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'There are three parts. Whatever you do to the middle one, do it to all three.',
    es: 'Hay tres partes. Lo que hagas con la del medio, hazlo con las tres.',
    fr: 'Il y a trois parties. Ce que tu fais à celle du milieu, fais-le aux trois.',
  },
  make: (draw) => {
    const [a, b, low] = [draw.int(2, 5), draw.nonZero(-9, 9), draw.int(-6, 2)];
    const high = low + draw.int(2, 6);
    const [first, second] = [draw.pick(['<', '<='] as const), draw.pick(['<', '<='] as const)];
    const equation = `${a * low + b} ${first} ${linear(a, b)} ${second} ${a * high + b}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `${low} ${first} x ${second} ${high}`,
        slips: [
          { answer: `${low} ${otherEdge[first]} x ${second} ${high}`, mistake: 'boundary_of_inequality' },
          { answer: `${low} ${first} x ${second} (${a * high + b})/${a}`, mistake: 'one_side_only' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** The line in which the inequality sign was wrongly reversed, or not reversed. */
const wrongLine: ItemTemplate = {
  id: 'inequalities.wrong_line',
  skills: ['inequalities'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Where are both sides divided by something negative, and where is something only taken away?',
    es: '¿Dónde se divide entre algo negativo y dónde solo se quita algo?',
    fr: 'Où divise-t-on par un nombre négatif, et où enlève-t-on seulement quelque chose ?',
  },
  make: (draw) => {
    const [a, x, sign] = [draw.int(3, 7), draw.nonZero(-6, 8), signOf(draw)];
    const c = draw.int(1, a - 2);
    const b = draw.nonZero(2, 12, [(a - c) * x]);
    const right = b - (a - c) * x;
    const atEnd = draw.chance(0.5);
    const start = `${b} - ${a}x ${sign} ${linear(-c, right)}`;
    const gathered = `${linear(c - a, b)} ${sign} ${right}`;
    const lines = atEnd
      ? [start, gathered, `${linear(c - a, 0)} ${sign} ${right - b}`, `x ${sign} ${x}`]
      : [
          start,
          gathered,
          `${linear(c - a, 0)} ${sign} ${right + b}`,
          `x ${turned[sign]} ${fraction(-right - b, a - c)}`,
        ];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: atEnd ? 3 : 2,
        mistake: atEnd ? 'inequality_not_turned' : 'moved_without_sign_change',
      },
      proof: { by: 'follows' },
      worked: [
        { line: gathered, why: reasons.lettersTogether },
        { line: `${linear(c - a, 0)} ${sign} ${right - b}`, why: reasons.numberAway },
        {
          line: `x ${turned[sign]} ${x}`,
          why: {
            en: 'Dividing by a negative number turns the sign round.',
            es: 'Al dividir entre un número negativo, el signo se invierte.',
            fr: 'Diviser par un nombre négatif change le sens du signe.',
          },
        },
      ],
    };
  },
};

export const templates = [positive, negative, wrongLine, double];
