import { linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine } from '../prompts.ts';
import { reasons } from '../reasons.ts';

/** A sign error before a bracket, or when moving a term. */
export const wrongLine: ItemTemplate = {
  id: 'equations_both_sides.wrong_line',
  skills: ['equations_both_sides', 'expanding'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Look at the signs: what happens after a minus, and what happens when a term changes sides?',
    es: 'Fíjate en los signos: ¿qué pasa detrás de un menos, y cuando un término cambia de lado?',
    fr: 'Regarde les signes : que se passe-t-il derrière un moins, et quand un terme change de côté ?',
  },
  make: (draw) => {
    const [b, c, x] = [draw.int(2, 4), draw.int(2, 5), draw.int(2, 8)];
    const rate = draw.nonZero(2, 6, [b]);
    const sum = (b + rate) * x;
    const start = b * c + draw.nonZero(2, 10, [sum - 2 * b * c]);
    const right = start + b * c - sum;
    const bracketed = `${start} - ${b}(x - ${c}) = ${linear(rate, right)}`;
    const opened = `${linear(-b, start + b * c)} = ${linear(rate, right)}`;
    const atBracket = draw.chance(0.5);
    const lines = atBracket
      ? [
          bracketed,
          `${linear(-b, start - b * c)} = ${linear(rate, right)}`,
          `${start - b * c} = ${linear(b + rate, right)}`,
          `${start - b * c - right} = ${b + rate}x`,
        ]
      : [
          bracketed,
          opened,
          `${start + b * c} = ${linear(rate - b, right)}`,
          `${start + b * c - right} = ${linear(rate - b, 0)}`,
        ];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: atBracket ? 1 : 2,
        mistake: atBracket ? 'sign_lost_distributing' : 'moved_without_sign_change',
      },
      proof: { by: 'follows' },
      worked: [
        { line: opened, why: reasons.multipliedOut },
        { line: `${start + b * c} = ${linear(b + rate, right)}`, why: reasons.lettersTogether },
        { line: `${start + b * c - right} = ${b + rate}x`, why: reasons.numberAway },
        { line: `x = ${x}`, why: reasons.divided },
      ],
    };
  },
};
