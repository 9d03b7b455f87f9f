import { inBrackets, linear, poly, sum } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** The value of a quadratic function at a negative number. */
const value: ItemTemplate = {
  id: 'function_values.value',
  skills: ['function_values', 'integers'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'What is the value of {function} at {place}?',
    es: '¿Cuánto vale la función {function} en {place}?',
    fr: 'Quelle est l’image de {input} par la fonction {function} ?',
  },
  hint: {
    en: 'Write the number, in brackets, wherever there is an x. Powers first, then products, sums last.',
    es: 'Escribe el número, entre paréntesis, donde está x. Primero las potencias, luego los productos y al final las sumas.',
    fr: 'Écris le nombre, entre parenthèses, partout où se trouve x. D’abord les puissances, puis les produits, enfin les sommes.',
  },
  label: { en: 'Value', es: 'Valor', fr: 'Valeur' },
  make: (draw) => {
    const [a, b, c] = [draw.pick([1, 2, 3]), draw.nonZero(-6, 6), draw.nonZero(-9, 9)];
    const x = -draw.int(2, 5);
    const body = poly([a, b, c]);
    return {
      slots: { function: `f(x) = ${body}`, place: `x = ${x}`, input: `${x}` },
      answer: {
        kind: 'formula',
        expected: `${a * x * x + b * x + c}`,
        form: 'simplified',
        slips: [
          { answer: `${-a * x * x + b * x + c}`, mistake: 'put_in_without_brackets' },
          ...(a * x === b
            ? []
            : [{ answer: `${a * x * x - b * x + c}`, mistake: 'put_in_without_brackets' as const }]),
        ],
      },
      proof: { by: 'solve', problem: `evaluate ${body} at x = ${x}` },
      worked: 'engine',
    };
  },
};

/** The argument with a given value. */
const place: ItemTemplate = {
  id: 'function_values.place',
  skills: ['function_values', 'linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'For which x does {function} have the value {value}?',
    es: '¿Para qué valor de x toma {function} el valor {value}?',
    fr: 'Pour quel x la fonction {function} prend-elle la valeur {value} ?',
  },
  hint: {
    en: 'Here the result is known, not what went in. Which equation says that?',
    es: 'Aquí se conoce el resultado, no lo que entró. ¿Qué ecuación lo dice?',
    fr: 'Ici on connaît le résultat, pas ce qui est entré. Quelle équation le dit ?',
  },
  make: (draw) => {
    const [a, b, x] = [draw.nonZero(-7, 8, [-1, 1]), draw.nonZero(-12, 12), draw.nonZero(-8, 8, [1])];
    const height = a * x + b;
    const put = a * height + b;
    return {
      slots: { function: `f(x) = ${linear(a, b)}`, value: `${height}` },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [{ answer: `x = ${put}`, mistake: 'input_for_value' as const }].filter(() => put !== x),
      },
      proof: { by: 'solve', problem: `solve ${linear(a, b)} = ${height}` },
      worked: 'engine',
    };
  },
};

/** A composition of functions. */
const chained: ItemTemplate = {
  id: 'function_values.chained',
  skills: ['function_values'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A number goes through {first}. What comes out goes through {second}. Which number comes out in the end, when {input} goes in?',
    es: 'Un número pasa por {first}. Lo que sale pasa por {second}. Si entra {input}, ¿qué número sale al final?',
    fr: 'Un nombre passe par {first}. Ce qui en sort passe par {second}. Si l’on fait entrer {input}, quel nombre sort à la fin ?',
  },
  hint: {
    en: 'Two machines in a row: finish with the first one before you begin with the second.',
    es: 'Dos máquinas en fila: termina con la primera antes de empezar con la segunda.',
    fr: 'Deux machines à la suite : termine la première avant de commencer la seconde.',
  },
  make: (draw) => {
    const [a, b] = [draw.int(2, 5), draw.nonZero(-9, 9)];
    const [c, x] = [draw.nonZero(-9, 9), draw.nonZero(-4, 4, [-1, 1])];
    const inner = a * x + b;
    if (Math.abs(inner) > 12 || Math.abs(inner) < 2) return chained.make(draw);
    const result = inner * inner + c;
    const [turned, multiplied] = [a * (x * x + c) + b, inner * (x * x + c)];
    return {
      slots: { first: `f(x) = ${linear(a, b)}`, second: `g(x) = ${poly([1, 0, c])}`, input: `${x}` },
      answer: {
        kind: 'formula',
        expected: `${result}`,
        slips: [
          { answer: `${turned}`, mistake: 'wrong_function_first' as const },
          { answer: `${multiplied}`, mistake: 'functions_multiplied' as const },
        ].filter(({ answer }) => answer !== `${result}`),
      },
      proof: { by: 'solve', problem: `evaluate ${poly([1, 0, c])} at x = ${inner}` },
      worked: [
        {
          line: `${a}*${inBrackets(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${inner}`,
          why: {
            en: 'The first function takes the number and gives this.',
            es: 'La primera función recibe el número y da esto.',
            fr: 'La première fonction reçoit le nombre et donne ceci.',
          },
        },
        {
          line: `${inBrackets(inner)}^2 ${c < 0 ? '-' : '+'} ${Math.abs(c)}`,
          why: {
            en: 'Its result goes into the second one, in place of x.',
            es: 'Su resultado entra en la segunda, en el lugar de x.',
            fr: 'Son résultat entre dans la seconde, à la place de x.',
          },
        },
        {
          line: `${result}`,
          why: {
            en: 'The square first, then the number beside it.',
            es: 'Primero el cuadrado, después el número de al lado.',
            fr: 'D’abord le carré, puis le nombre à côté.',
          },
        },
      ],
    };
  },
};

/** The point of a curve at a given x. */
const onCurve: ItemTemplate = {
  id: 'function_values.point_of_curve',
  skills: ['function_values', 'coordinates'],
  level: 1,
  kind: 'point',
  prompt: {
    en: 'Put the point on the graph of {function} at {place}.',
    es: 'Coloca el punto de la gráfica de {function} que está en {place}.',
    fr: 'Place le point de la courbe de {function} qui a pour abscisse {input}.',
  },
  hint: {
    en: 'What goes in is read to the right, what comes out is read upwards. What comes out here?',
    es: 'Lo que entra se lee hacia la derecha y lo que sale, hacia arriba. ¿Qué sale aquí?',
    fr: 'Ce qui entre se lit vers la droite, ce qui sort vers le haut. Que sort-il ici ?',
  },
  make: (draw) => {
    const [b, c, x] = [draw.int(-3, 3), draw.nonZero(-6, 6), draw.nonZero(-4, 4, [-1, 1])];
    const sign = draw.pick([1, -1]);
    const y = sign * x * x + b * x + c;
    const body = poly([sign, b, c]);
    if (Math.abs(y) > 7 || y === x) return onCurve.make(draw);
    const bare = (x < 0 ? -sign : sign) * x * x + b * x + c;
    return {
      slots: { function: `f(x) = ${body}`, place: `x = ${x}`, input: `${x}` },
      picture: { items: [], view: { x: [-8, 8], y: [-8, 8] } },
      answer: {
        kind: 'point',
        at: [x, y],
        slips: [
          { at: [y, x] as const, mistake: 'point_turned' as const },
          ...(x < 0 && Math.abs(bare) <= 8
            ? [{ at: [x, bare] as const, mistake: 'put_in_without_brackets' as const }]
            : []),
        ],
      },
      proof: { by: 'equal', pairs: [[`(${x}, ${y})`, `(${x}, ${sign}*(${x})^2 + (${b})*(${x}) + (${c}))`]] },
      worked: [
        {
          line: `${sum([
            [sign, `${inBrackets(x)}^2`],
            [b, Math.abs(b) === 1 ? inBrackets(x) : `*${inBrackets(x)}`],
            [c, ''],
          ])} = ${y}`,
          why: {
            en: 'The number takes the place of every x, in brackets.',
            es: 'El número ocupa el lugar de cada x, entre paréntesis.',
            fr: 'Le nombre prend la place de chaque x, entre parenthèses.',
          },
        },
        {
          line: `(${x}, ${y})`,
          why: {
            en: 'The place comes first, its value is the height.',
            es: 'Primero el lugar; su valor es la altura.',
            fr: 'D’abord l’abscisse ; l’image est la hauteur.',
          },
        },
      ],
    };
  },
};

/** Working out a value, with one line that does not follow. */
const wrongLine: ItemTemplate = {
  id: 'function_values.wrong_line',
  skills: ['function_values', 'integers'],
  level: 2,
  kind: 'wrong_line',
  prompt: {
    en: 'The value of {function} at {place} is worked out line by line. One line is not equal to the one above it. Which one?',
    es: 'Se calcula línea a línea el valor de {function} en {place}. Una línea no es igual a la anterior. ¿Cuál?',
    fr: 'On calcule ligne par ligne la valeur de {function} en {place}. L’une des lignes n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'Look at each sign: what is the square of a negative number, and what is minus times minus?',
    es: 'Mira cada signo: ¿cuánto es el cuadrado de un número negativo y cuánto es menos por menos?',
    fr: 'Regarde chaque signe : que vaut le carré d’un nombre négatif, et que donne moins par moins ?',
  },
  make: (draw) => {
    const [a, b, x] = [draw.int(2, 5), draw.int(2, 7), draw.int(2, 5)];
    const first = draw.chance(0.5);
    const square = a * x * x;
    const start = `${a}*(-${x})^2 - ${b}*(-${x})`;
    const lines = first
      ? [start, `-${square} - ${b}*(-${x})`, `-${square} + ${b * x}`, `${b * x - square}`]
      : [start, `${square} - ${b}*(-${x})`, `${square} - ${b * x}`, `${square - b * x}`];
    return {
      slots: { function: `f(x) = ${poly([a, -b, 0])}`, place: `x = -${x}` },
      answer: { kind: 'wrong_line', lines, wrong: first ? 1 : 2, mistake: 'put_in_without_brackets' },
      proof: { by: 'follows' },
      worked: [
        {
          line: `${square} - ${b}*(-${x})`,
          why: {
            en: 'The square belongs to the whole number with its minus, so it is positive.',
            es: 'El cuadrado afecta a todo el número, con su signo, así que es positivo.',
            fr: 'Le carré porte sur le nombre avec son signe : il est donc positif.',
          },
        },
        {
          line: `${square + b * x}`,
          why: {
            en: 'Minus times minus gives plus.',
            es: 'Menos por menos da más.',
            fr: 'Moins par moins donne plus.',
          },
        },
      ],
    };
  },
};

export const templates = [value, onCurve, place, wrongLine, chained];
