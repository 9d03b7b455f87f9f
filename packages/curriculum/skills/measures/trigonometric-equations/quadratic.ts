import { greatestDivisor, poly } from '../../../items/write-formula.ts';
import type { KnownSlip, ItemTemplate } from '../../skill.ts';
import { prompt, turn } from './templates.ts';
import { oneOf, rational } from './values.ts';

/** Numbers outside the range of sine and cosine, as a second solution of the quadratic equation. */
const beyond = [-3, -2, 2, 3].map((above) => ({ above, below: 1, angles: [] as readonly number[] }));

/** A quadratic equation in the sine or the cosine. */
export const quadratic: ItemTemplate = {
  id: 'trigonometric_equations.quadratic',
  skills: ['trigonometric_equations', 'factoring_quadratics'],
  level: 3,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Write one letter for the ratio. Which kind of equation is it then?',
    es: 'Pon una letra en lugar de la razón. ¿Qué clase de ecuación es entonces?',
    fr: 'Mets une lettre à la place du rapport. Quelle sorte d’équation est-ce alors ?',
  },
  make: (draw) => {
    const name = draw.pick(['sin', 'cos'] as const);
    const reached = rational.filter((value) => value.name === name);
    const one = draw.pick(reached);
    const other = draw.pick([...reached, ...beyond].filter((value) => value !== one));
    const coefficients = [
      one.below * other.below,
      -(one.below * other.above + other.below * one.above),
      one.above * other.above,
    ];
    // 4 sin(x)^2 = 1 and the like have no linear term: they are solved by a root, not by factoring.
    if (coefficients[1] === 0) return quadratic.make(draw);
    const divisor = coefficients.reduce((a, b) => greatestDivisor(a, b));
    const factor = draw.int(1, 3);
    const equation = `${poly(
      coefficients.map((each) => (each / divisor) * factor),
      `${name}(x)`,
    )} = 0`;
    const right = oneOf([...one.angles, ...other.angles]);
    const slips: KnownSlip[] = [
      { answer: oneOf(one.angles), mistake: 'one_factor_only' },
      {
        answer: oneOf([...one.angles.slice(0, 1), ...other.angles.slice(0, 1)]),
        mistake: 'second_angle_missing',
      },
    ];
    return {
      slots: { equation, interval: turn },
      answer: {
        kind: 'formula',
        expected: right,
        slips: slips.filter(({ answer }) => answer !== right),
      },
      proof: { by: 'solve', problem: `solve ${equation} for ${turn}` },
      worked: 'engine',
    };
  },
};
