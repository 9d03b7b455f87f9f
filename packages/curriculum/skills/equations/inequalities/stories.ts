import { linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { reasons } from '../reasons.ts';

/** A budget for a party: the answer is the largest whole number below a limit. */
const budget: ItemTemplate = {
  id: 'inequalities.budget',
  skills: ['inequalities'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A room costs €{base}, and food costs €{rate} for each guest. There are €{budget} to spend. How many guests can come at most?',
    es: 'Una sala cuesta {base} € y la comida {rate} € por invitado. Hay {budget} € para gastar. ¿Cuántos invitados pueden venir como máximo?',
    fr: 'Une salle coûte {base} €, et le repas {rate} € par invité. On dispose de {budget} €. Combien d’invités peuvent venir au plus ?',
  },
  hint: {
    en: 'With x guests, what has to stay at or below the money there is? The number of guests is whole.',
    es: 'Con x invitados, ¿qué no puede pasar del dinero que hay? El número de invitados es entero.',
    fr: 'Avec x invités, qu’est-ce qui ne doit pas dépasser l’argent disponible ? Le nombre d’invités est entier.',
  },
  label: { en: 'Guests', es: 'Invitados', fr: 'Invités' },
  make: (draw) => {
    const [base, rate, guests] = [10 * draw.int(4, 15), draw.int(6, 15), draw.int(8, 30)];
    const rest = draw.int(1, rate - 1);
    const budget = base + rate * guests + rest;
    return {
      slots: { base: `${base}`, rate: `${rate}`, budget: `${budget}` },
      answer: {
        kind: 'formula',
        expected: `${guests}`,
        slips: [{ answer: `${guests + 1}`, mistake: 'rounded_down_or_up' }],
      },
      proof: { by: 'equal', pairs: [[`(${budget} - ${base} - ${rest})/${rate}`, `${guests}`]] },
      worked: [
        {
          line: `${linear(rate, base)} <= ${budget}`,
          why: {
            en: 'Room and food together must not cost more than there is.',
            es: 'La sala y la comida juntas no pueden costar más de lo que hay.',
            fr: 'La salle et les repas ensemble ne doivent pas coûter plus que ce dont on dispose.',
          },
        },
        { line: `${rate}x <= ${budget - base}`, why: reasons.numberAway },
        {
          line: `x <= ${budget - base}/${rate}`,
          why: {
            en: 'Both sides are divided by a positive number, so the sign stays.',
            es: 'Los dos lados se dividen entre un número positivo, así que el signo se mantiene.',
            fr: 'On divise les deux membres par un nombre positif : le sens demeure.',
          },
        },
        {
          line: `x = ${guests}`,
          why: {
            en: 'The largest whole number within the limit.',
            es: 'Es el mayor número entero que lo cumple.',
            fr: 'C’est le plus grand nombre entier qui convient.',
          },
        },
      ],
    };
  },
};

/** Letters on both sides, four answers to choose from. */
const choose: ItemTemplate = {
  id: 'inequalities.choose',
  skills: ['inequalities', 'equations_both_sides'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which line says the same as {equation}?',
    es: '¿Qué línea dice lo mismo que {equation}?',
    fr: 'Quelle ligne dit la même chose que {equation} ?',
  },
  hint: {
    en: 'Solve it, then try one number from your solution in the first line.',
    es: 'Resuélvela y prueba después en la primera línea un número de tu solución.',
    fr: 'Résous-la, puis essaie dans la première ligne un nombre de ta solution.',
  },
  make: (draw) => {
    const [a, step, x] = [draw.int(2, 5), draw.int(2, 4), draw.nonZero(-7, 8)];
    const [b, strict] = [draw.nonZero(-9, 9), draw.chance(0.5)];
    const right = b - step * x;
    const equation = `${linear(a, b)} ${strict ? '<' : '<='} ${linear(a + step, right)}`;
    return {
      slots: { equation },
      answer: {
        kind: 'choice',
        options: [
          { text: `x ${strict ? '>' : '>='} ${x}`, right: true },
          { text: `x ${strict ? '<' : '<='} ${x}`, mistake: 'inequality_not_turned' },
          { text: `x ${strict ? '>=' : '>'} ${x}`, mistake: 'boundary_of_inequality' },
          { text: `x ${strict ? '>' : '>='} ${-x}`, mistake: 'sign_in_sum' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

export const stories = [budget, choose];
