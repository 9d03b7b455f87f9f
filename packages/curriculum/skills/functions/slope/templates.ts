import { fraction, linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** The slope between two points. */
const between: ItemTemplate = {
  id: 'slope.between_points',
  skills: ['slope', 'integers'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'What is the slope of the line through {a} and {b}?',
    es: '¿Qué pendiente tiene la recta que pasa por {a} y {b}?',
    fr: 'Quelle est la pente de la droite qui passe par {a} et {b} ?',
  },
  hint: {
    en: 'How much does the height change on the way from one point to the other, and how far to the right is it?',
    es: '¿Cuánto cambia la altura de un punto al otro y cuánto se avanza a la derecha?',
    fr: 'De combien la hauteur change-t-elle d’un point à l’autre, et de combien avance-t-on vers la droite ?',
  },
  label: { en: 'Slope', es: 'Pendiente', fr: 'Pente' },
  make: (draw) => {
    const [x, y] = [draw.nonZero(-6, 4), draw.nonZero(-6, 6)];
    const run = draw.int(2, 6);
    const rise = draw.nonZero(-8, 8, [-run, run]);
    const expected = fraction(rise, run);
    return {
      slots: { a: `(${x}, ${y})`, b: `(${x + run}, ${y + rise})` },
      answer: {
        kind: 'formula',
        expected,
        form: 'lowest-terms',
        slips: [
          { answer: fraction(run, rise), mistake: 'slope_upside_down' },
          { answer: fraction(-rise, run), mistake: 'climbs_for_falls' },
        ],
      },
      proof: {
        by: 'solve',
        problem: `find the slope of the line through (${x}, ${y}) and (${x + run}, ${y + rise})`,
      },
      worked: 'engine',
    };
  },
};

/** The slope of a line whose equation is not solved for y. */
const fromEquation: ItemTemplate = {
  id: 'slope.from_equation',
  skills: ['slope', 'linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'What is the slope of the line {line}?',
    es: '¿Qué pendiente tiene la recta {line}?',
    fr: 'Quelle est la pente de la droite d’équation {line} ?',
  },
  hint: {
    en: 'The slope can be read off once y is on its own on one side.',
    es: 'La pendiente se lee cuando y está sola a un lado.',
    fr: 'La pente se lit dès que y est seul dans un membre.',
  },
  label: { en: 'Slope', es: 'Pendiente', fr: 'Pente' },
  make: (draw) => {
    const below = draw.int(2, 6);
    const a = draw.nonZero(-9, 9, [below, -below]);
    const c = below * draw.nonZero(-4, 4);
    const line = `${linear(a, 0)} + ${below}y = ${c}`;
    return {
      slots: { line },
      answer: {
        kind: 'formula',
        expected: fraction(-a, below),
        form: 'lowest-terms',
        slips: [
          { answer: fraction(a, below), mistake: 'moved_without_sign_change' },
          { answer: fraction(-below, a), mistake: 'slope_upside_down' },
        ],
      },
      proof: { by: 'solve', problem: `find the slope of ${line}` },
      worked: 'engine',
    };
  },
};

/** The equation of the line through two points. */
const equation: ItemTemplate = {
  id: 'slope.through_two_points',
  skills: ['slope', 'linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Write the equation of the line through {a} and {b}, solved for y.',
    es: 'Escribe la ecuación de la recta que pasa por {a} y {b}, con y despejada.',
    fr: 'Écris l’équation réduite de la droite qui passe par {a} et {b}.',
  },
  hint: {
    en: 'Find the slope first. Then one of the points tells at which height the line starts.',
    es: 'Halla primero la pendiente. Después, uno de los puntos dice a qué altura empieza la recta.',
    fr: 'Trouve d’abord la pente. Ensuite, l’un des points dit à quelle hauteur la droite commence.',
  },
  label: { en: 'Equation', es: 'Ecuación', fr: 'Équation' },
  make: (draw) => {
    const m = draw.nonZero(-4, 5, [-1, 1]);
    const b = draw.nonZero(-8, 8);
    const [x, run] = [draw.nonZero(-3, 3), draw.int(2, 4)];
    const at = (place: number): string => `(${place}, ${m * place + b})`;
    const expected = `y = ${linear(m, b)}`;
    const first = m * x + b;
    return {
      slots: { a: at(x), b: at(x + run) },
      answer: {
        kind: 'formula',
        expected,
        form: 'simplified',
        slips: [
          { answer: `y = ${linear(m, first)}`, mistake: 'starts_at_first_point' as const },
          { answer: `y = ${linear(-m, first + m * x)}`, mistake: 'climbs_for_falls' as const },
        ].filter(({ answer }) => answer !== expected),
      },
      proof: {
        by: 'solve',
        problem: `find the equation of the line through ${at(x)} and ${at(x + run)}`,
      },
      worked: 'engine',
    };
  },
};

/** A tank that drains at a constant rate: a negative slope from two readings. */
const tank: ItemTemplate = {
  id: 'slope.water_tank',
  skills: ['slope', 'linear_equations'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A tank is emptied evenly. After {first} minutes {more} litres are left, after {second} minutes {less} litres. Write an equation for the number {y} of litres left after {x} minutes.',
    es: 'Un depósito se vacía de manera uniforme. A los {first} minutos quedan {more} litros y a los {second} minutos, {less} litros. Expresa los litros {y} que quedan en función de los minutos {x}.',
    fr: 'Une cuve se vide régulièrement. Au bout de {first} minutes, il reste {more} litres, au bout de {second} minutes, {less} litres. Exprime le nombre {y} de litres restants en fonction du nombre {x} de minutes.',
  },
  hint: {
    en: 'How many litres flow out in one minute? Then go back to the moment when it began.',
    es: '¿Cuántos litros salen en un minuto? Después, vuelve al momento en que empezó.',
    fr: 'Combien de litres partent en une minute ? Reviens ensuite au moment où cela a commencé.',
  },
  label: { en: 'Equation', es: 'Ecuación', fr: 'Équation' },
  make: (draw) => {
    const rate = draw.int(3, 12);
    const [first, passed] = [draw.int(2, 6), draw.int(3, 8)];
    const second = first + passed;
    const start = rate * (second + draw.int(2, 9)) + draw.int(0, 9);
    const [more, less] = [start - rate * first, start - rate * second];
    const expected = `y = ${linear(-rate, start)}`;
    return {
      slots: { first: `${first}`, second: `${second}`, more: `${more}`, less: `${less}`, x: 'x', y: 'y' },
      answer: {
        kind: 'formula',
        expected,
        slips: [
          { answer: `y = ${linear(rate, start)}`, mistake: 'climbs_for_falls' },
          { answer: `y = ${linear(-rate, more)}`, mistake: 'starts_at_first_point' },
          { answer: `y = ${linear(start, -rate)}`, mistake: 'rate_and_fixed_swapped' },
        ],
      },
      proof: {
        by: 'solve',
        problem: `find the equation of the line through (${first}, ${more}) and (${second}, ${less})`,
      },
      worked: [
        {
          line: `m = (${less} - ${more})/(${second} - ${first})`,
          why: {
            en: 'The change in litres, divided by the minutes it took.',
            es: 'El cambio de litros dividido entre los minutos que han pasado.',
            fr: 'La variation du nombre de litres, divisée par le nombre de minutes écoulées.',
          },
        },
        {
          line: `m = -${rate}`,
          why: {
            en: 'This many litres flow out each minute; the minus says that the amount falls.',
            es: 'Esos litros salen cada minuto; el signo menos dice que van quedando menos.',
            fr: 'Autant de litres partent chaque minute ; le signe moins dit qu’il en reste de moins en moins.',
          },
        },
        {
          line: `y - ${more} = -${rate}(x - ${first})`,
          why: {
            en: 'The line starts from the first reading and falls by that much each minute.',
            es: 'La recta parte de la primera medida y baja esa cantidad cada minuto.',
            fr: 'La droite part de la première mesure et descend d’autant à chaque minute.',
          },
        },
        {
          line: expected,
          why: {
            en: 'Solved for y. The number alone is what the tank held at the beginning.',
            es: 'Se despeja y. El número solo es lo que había en el depósito al principio.',
            fr: 'On isole y. Le nombre seul est ce que contenait la cuve au départ.',
          },
        },
      ],
    };
  },
};

export const templates = [between, fromEquation, equation, tank];
