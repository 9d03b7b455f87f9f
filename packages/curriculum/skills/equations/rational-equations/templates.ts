import { fraction, linear, sum } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';

const clearHint = {
  en: 'Multiply every term by what is below the bar, including the terms without a fraction.',
  es: 'Multiplica todos los términos por lo que está debajo de la raya, también los que no llevan fracción.',
  fr: 'Multiplie chaque terme par ce qui est sous le trait, même les termes sans fraction.',
};

/** `a/(x + b) = c`. */
const oneFraction: ItemTemplate = {
  id: 'rational_equations.one_fraction',
  skills: ['rational_equations'],
  level: 1,
  kind: 'formula',
  prompt: solveIt,
  hint: clearHint,
  make: (draw) => {
    const [b, c, below] = [draw.nonZero(-8, 8), draw.int(2, 7), draw.nonZero(-8, 9, [1, -1])];
    const [x, a] = [below - b, c * below];
    const equation = `${a}/(${linear(1, b)}) = ${c}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [
          { answer: `x = ${below + b}`, mistake: 'moved_without_sign_change' },
          { answer: `x = ${fraction(a - b, c)}`, mistake: 'distributes_first_only' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** `(x + a)/(x + b) = c`. */
const twoTerms: ItemTemplate = {
  id: 'rational_equations.two_terms',
  skills: ['rational_equations'],
  level: 2,
  kind: 'formula',
  prompt: solveIt,
  hint: clearHint,
  make: (draw) => {
    const [b, c, below] = [draw.nonZero(-7, 7), draw.int(2, 6), draw.nonZero(-6, 7, [-1])];
    const [x, a] = [below - b, (c - 1) * below + b];
    const other = a === 0 ? b : a;
    const equation =
      a === 0 ? `x/(${linear(1, b)}) = ${c}` : `(${linear(1, other)})/(${linear(1, b)}) = ${c}`;
    const slip = fraction(a - b, c - 1);
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: slip === `${x}` ? [] : [{ answer: `x = ${slip}`, mistake: 'distributes_first_only' }],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** `x + a/x = b`, which leads to a quadratic equation. */
const quadratic: ItemTemplate = {
  id: 'rational_equations.quadratic',
  skills: ['rational_equations', 'quadratic_equations'],
  level: 3,
  kind: 'formula',
  prompt: solveIt,
  hint: clearHint,
  make: (draw) => {
    const [p, q] = [draw.nonZero(-7, 9), draw.nonZero(-7, 9)];
    if (p === q || p === -q || p + q === 1) return quadratic.make(draw);
    const [total, product] = [p + q, p * q];
    const equation = draw.chance(0.5)
      ? `x ${product < 0 ? '-' : '+'} ${Math.abs(product)}/x = ${total}`
      : `${-product}/x = ${linear(1, -total)}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${p} or x = ${q}`,
        slips: [
          { answer: `x = ${fraction(product, total - 1)}`, mistake: 'clears_denominator_partly' },
          { answer: `x = ${-p} or x = ${-q}`, mistake: 'sign_of_solution' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** Two trains that travel for the same time. */
const trains: ItemTemplate = {
  id: 'rational_equations.trains',
  skills: ['rational_equations'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'In the time that one train takes to cover {near} km, another train, {faster} km/h faster, covers {far} km. How fast is the slower train, in km/h?',
    es: 'En el tiempo en que un tren recorre {near} km, otro que va {faster} km/h más rápido recorre {far} km. ¿A cuántos km/h va el tren más lento?',
    fr: 'Pendant qu’un train parcourt {near} km, un autre, plus rapide de {faster} km/h, parcourt {far} km. À quelle vitesse roule le train le plus lent, en km/h ?',
  },
  hint: {
    en: 'Time is distance divided by speed. Both trains take the same time.',
    es: 'El tiempo es la distancia dividida entre la velocidad. Los dos trenes tardan lo mismo.',
    fr: 'La durée est la distance divisée par la vitesse. Les deux trains mettent le même temps.',
  },
  label: { en: 'km/h', es: 'km/h', fr: 'km/h' },
  make: (draw) => {
    const [speed, faster, hours] = [10 * draw.int(6, 15), 10 * draw.int(1, 5), draw.int(2, 5)];
    const [near, far] = [speed * hours, (speed + faster) * hours];
    const equation = `${near}/x = ${far}/(x + ${faster})`;
    return {
      slots: { near: `${near}`, far: `${far}`, faster: `${faster}` },
      answer: {
        kind: 'formula',
        expected: `${speed}`,
        slips: [{ answer: `${speed + faster}`, mistake: 'one_number_of_pair' }],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: [
        {
          line: equation,
          why: {
            en: 'The slower speed is x. Distance divided by speed is the time, and it is the same for both.',
            es: 'La velocidad menor es x. Distancia entre velocidad es el tiempo, y es el mismo para los dos.',
            fr: 'La plus petite vitesse est x. Distance divisée par vitesse donne la durée, la même pour les deux.',
          },
        },
        { line: `${near}(x + ${faster}) = ${far}x`, why: reasons.cleared },
        {
          line: `${sum([
            [near, 'x'],
            [near * faster, ''],
          ])} = ${far}x`,
          why: reasons.multipliedOut,
        },
        { line: `${near * faster} = ${far - near}x`, why: reasons.lettersTogether },
        { line: `x = ${speed}`, why: reasons.divided },
      ],
    };
  },
};

export const templates = [oneFraction, twoTerms, trains, quadratic];
