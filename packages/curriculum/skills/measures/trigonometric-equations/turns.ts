import type { ChoiceOptionSpec, KnownSlip, ItemTemplate } from '../../skill.ts';
import { prompt, turn } from './templates.ts';
import { oneOf, surd, type ExactTrigonometricValue, values } from './values.ts';

/** Where the multiple of x has the value, for x from 0° to below `end`. */
function anglesOf({ angles }: ExactTrigonometricValue, times: number, end: number): number[] {
  const turns = Array.from({ length: times }, (_, index) => 360 * index);
  return turns
    .flatMap((before) => angles.map((angle) => (angle + before) / times))
    .filter((angle) => angle < end);
}

const inside = (times: number): string => (times === 1 ? 'x' : `${times}x`);

/** A multiple of the angle has a known ratio. */
export const multiple: ItemTemplate = {
  id: 'trigonometric_equations.multiple_angle',
  skills: ['trigonometric_equations'],
  level: 3,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Call the angle inside by one letter. Through which interval does it run while x runs through its own?',
    es: 'Llama con una sola letra al ángulo de dentro. ¿Qué intervalo recorre mientras x recorre el suyo?',
    fr: 'Désigne par une seule lettre l’angle entre parenthèses. Quel intervalle parcourt-il pendant que x parcourt le sien ?',
  },
  make: (draw) => {
    const value = draw.pick(values);
    const { name, above, under, below } = value;
    const [times, end] = draw.pick([
      [2, 180],
      [2, 360],
      [3, 120],
      [3, 180],
    ] as const);
    const factor = draw.int(1, 4);
    const equation = `${below * factor === 1 ? '' : below * factor}${name}(${inside(times)}) = ${surd(above * factor, under)}`;
    const interval = `0° <= x < ${end}°`;
    const right = anglesOf(value, times, end);
    const firstTurn = value.angles.map((angle) => angle / times);
    const slips: KnownSlip[] = [
      { answer: oneOf(value.angles), mistake: 'multiple_not_divided' },
      { answer: oneOf(firstTurn), mistake: 'further_turns_missed' },
      { answer: oneOf(right.slice(0, 1)), mistake: 'second_angle_missing' },
    ];
    return {
      slots: { equation, interval },
      answer: {
        kind: 'formula',
        expected: oneOf(right),
        slips: slips.filter(
          ({ answer }, at) =>
            answer !== oneOf(right) && slips.findIndex((slip) => slip.answer === answer) === at,
        ),
      },
      proof: { by: 'solve', problem: `solve ${equation} for ${interval}` },
      worked: 'engine',
    };
  },
};

/** Numbers outside the range of sine and cosine. */
const beyond = [
  [3, 2],
  [-3, 2],
  [4, 3],
  [-5, 4],
  [7, 5],
  [-6, 5],
] as const;

/** True only without the interval. */
const endless: ChoiceOptionSpec = {
  text: { en: 'infinitely many', es: 'infinitas', fr: 'une infinité' },
  mistake: 'interval_ignored',
};

/** The number of solutions, without finding them. */
export const howMany: ItemTemplate = {
  id: 'trigonometric_equations.how_many',
  skills: ['trigonometric_equations'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'How many solutions does {equation} have for {interval}?',
    es: '¿Cuántas soluciones tiene {equation} para {interval}?',
    fr: 'Combien de solutions l’équation {equation} a-t-elle pour {interval} ?',
  },
  hint: {
    en: 'Picture the wave at this height: how many times does it reach it in one turn, and how many turns are there?',
    es: 'Imagina la onda a esta altura: ¿cuántas veces pasa por ella en una vuelta, y cuántas vueltas hay?',
    fr: 'Imagine la courbe à cette hauteur : combien de fois y passe-t-elle en un tour, et combien de tours y a-t-il ?',
  },
  make: (draw) => {
    if (draw.chance(0.2))
      return unreached(draw.pick(['sin', 'cos'] as const), draw.pick(beyond), draw.int(1, 3));
    const [value, times] = [draw.pick(values), draw.int(1, 4)];
    const { name, above, under, below, angles } = value;
    const equation = `${below === 1 ? '' : below}${name}(${inside(times)}) = ${surd(above, under)}`;
    return countQuestion(equation, angles.length * times, [
      angles.length === 2
        ? { text: `${times}`, mistake: 'second_angle_missing' }
        : { text: `${2 * times}`, mistake: 'single_angle_doubled' },
      { text: `${angles.length}`, mistake: 'further_turns_missed' },
    ]);
  },
};

function unreached(name: string, [above, below]: readonly [number, number], times: number) {
  const equation = `${below}${name}(${inside(times)}) = ${above}`;
  return countQuestion(equation, 0, [
    { text: `${times}`, mistake: 'ratio_beyond_one' },
    { text: `${2 * times}`, mistake: 'ratio_beyond_one' },
  ]);
}

function countQuestion(
  equation: string,
  count: number,
  wrong: readonly ChoiceOptionSpec[],
): ReturnType<ItemTemplate['make']> {
  const others = wrong.filter(
    ({ text }, at) => text !== `${count}` && wrong.findIndex((each) => each.text === text) === at,
  );
  return {
    slots: { equation, interval: turn },
    answer: { kind: 'choice', options: [{ text: `${count}`, right: true }, ...others, endless] },
    proof: { by: 'solve', problem: `solve ${equation} for ${turn}`, counts: true },
    worked: 'engine',
  };
}
