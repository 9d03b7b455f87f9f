import { poly } from '../../../items/write-formula.ts';
import type { LocalizedText, ItemTemplate } from '../../skill.ts';

/** The lowest or highest point of a parabola. */
const vertex: ItemTemplate = {
  id: 'extrema.vertex',
  skills: ['extrema', 'parabolas'],
  level: 1,
  kind: 'point',
  prompt: {
    en: 'Put the point at the {which} place of the curve {curve}.',
    es: 'Coloca el punto más {which} de la curva {curve}.',
    fr: 'Place le point le plus {which} de la courbe {curve}.',
  },
  hint: {
    en: 'There the slope is 0. Solve that equation for x; the curve then gives the height.',
    es: 'Ahí la pendiente vale 0. Resuelve esa ecuación en x; la curva da después la altura.',
    fr: 'Là, la pente est nulle. Résous cette équation en x ; la courbe donne ensuite la hauteur.',
  },
  make: (draw) => {
    const [p, q, a] = [draw.nonZero(-5, 5), draw.int(-5, 5), draw.pick([-2, -1, 1, 2])];
    const body = poly([a, -2 * a * p, a * p * p + q]);
    return {
      slots: { curve: `y = ${body}` },
      words: {
        which: a > 0 ? { en: 'lowest', es: 'bajo', fr: 'bas' } : { en: 'highest', es: 'alto', fr: 'haut' },
      },
      answer: { kind: 'point', at: [p, q], slips: [{ at: [-p, q], mistake: 'sign_of_solution' }] },
      proof: { by: 'solve', problem: `find the vertex of y = ${body}` },
      worked: 'engine',
    };
  },
};

/** Where a cubic has a horizontal tangent. */
const level: ItemTemplate = {
  id: 'extrema.level',
  skills: ['extrema', 'derivatives', 'quadratic_equations'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'For which x does the curve {curve} have a level tangent?',
    es: '¿Para qué valores de x tiene la curva {curve} una tangente horizontal?',
    fr: 'Pour quelles valeurs de x la courbe {curve} a-t-elle une tangente horizontale ?',
  },
  hint: {
    en: 'A level tangent has the slope 0. Differentiate and set the derivative equal to 0.',
    es: 'Una tangente horizontal tiene pendiente 0. Deriva e iguala la derivada a 0.',
    fr: 'Une tangente horizontale a pour pente 0. Dérive et écris que la dérivée est nulle.',
  },
  make: (draw) => {
    const p = draw.nonZero(-5, 5);
    const q = draw.nonZero(-5, 5, [p, -p]);
    const d = draw.nonZero(-9, 9);
    const expected = `x = ${Math.min(p, q)} or x = ${Math.max(p, q)}`;
    return {
      slots: { curve: `y = ${poly([2, -3 * (p + q), 6 * p * q, d])}` },
      answer: {
        kind: 'formula',
        expected,
        slips: [{ answer: `x = ${-p} or x = ${-q}`, mistake: 'sign_of_solution' }],
      },
      proof: { by: 'solve', problem: `solve ${poly([6, -6 * (p + q), 6 * p * q])} = 0` },
      worked: [
        {
          line: `${poly([6, -6 * (p + q), 6 * p * q])} = 0`,
          why: {
            en: 'The derivative gives the slope, and level means slope 0.',
            es: 'La derivada da la pendiente, y horizontal significa pendiente 0.',
            fr: 'La dérivée donne la pente, et horizontale signifie pente nulle.',
          },
        },
        {
          line: `${poly([1, -(p + q), p * q])} = 0`,
          why: {
            en: 'All numbers are divisible by 6, so both sides are divided by it.',
            es: 'Todos los números son divisibles entre 6: se dividen los dos lados.',
            fr: 'Tous les nombres sont divisibles par 6 : on divise les deux membres.',
          },
        },
        {
          line: expected,
          why: {
            en: 'Two numbers with this product and this sum make the two brackets.',
            es: 'Dos números con ese producto y esa suma forman los dos paréntesis.',
            fr: 'Deux nombres ayant ce produit et cette somme donnent les deux parenthèses.',
          },
        },
      ],
    };
  },
};

const summit: LocalizedText = { en: 'a summit (maximum)', es: 'un máximo', fr: 'un maximum' };
const valley: LocalizedText = { en: 'a valley (minimum)', es: 'un mínimo', fr: 'un minimum' };
const pause: LocalizedText = {
  en: 'a level place, but neither',
  es: 'una tangente horizontal, pero ninguno de los dos',
  fr: 'une tangente horizontale, mais ni l’un ni l’autre',
};

/** What a zero of the derivative means. */
const kindOfPoint: ItemTemplate = {
  id: 'extrema.kind',
  skills: ['extrema'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'A function has the derivative {derivative}. What does its curve have at {place}?',
    es: 'Una función tiene la derivada {derivative}. ¿Qué tiene su curva en {place}?',
    fr: 'Une fonction a pour dérivée {derivative}. Qu’y a-t-il sur sa courbe en {place} ?',
  },
  hint: {
    en: 'Put a number a little smaller and one a little greater into the derivative. Only the signs matter.',
    es: 'Sustituye en la derivada un número algo menor y otro algo mayor. Solo importan los signos.',
    fr: 'Remplace x dans la dérivée par un nombre un peu plus petit, puis un peu plus grand. Seuls les signes comptent.',
  },
  make: (draw) => {
    const p = draw.nonZero(-7, 7);
    const q = draw.nonZero(-7, 7, [p]);
    const k = draw.pick([-3, -2, 2, 3]);
    const bracket = (zero: number) => `(${poly([1, -zero])})`;
    const double = draw.chance(0.3);
    const derivative = `${k}${bracket(p)}${double ? '^2' : bracket(q)}`;
    const rises = k * (p - q) > 0;
    const right = double ? pause : rises ? valley : summit;
    const option = (text: LocalizedText) => ({
      text,
      ...(text === right
        ? { right: true as const }
        : {
            mistake:
              double || text === pause
                ? ('slope_zero_is_no_proof' as const)
                : ('extremum_kind_turned' as const),
          }),
    });
    const at = (x: string) => derivative.replaceAll('x', `(${x})`);
    const value = (x: number) => k * (x - p) * (x - (double ? p : q));
    const [before, after] = [p - 0.5, p + 0.5];
    return {
      slots: { derivative: `f'(x) = ${derivative}`, place: `x = ${p}` },
      answer: { kind: 'choice', options: [summit, valley, pause].map(option) },
      proof: {
        by: 'equal',
        pairs: [before, after].map((x) => [at(String(x)), String(value(x))] as const),
      },
      worked: [
        {
          line: `${at(String(before))} = ${value(before)}`,
          why: {
            en: 'The slope a little before: its sign says whether the curve rises or falls there.',
            es: 'La pendiente un poco antes: su signo dice si la curva sube o baja ahí.',
            fr: 'La pente un peu avant : son signe dit si la courbe monte ou descend.',
          },
        },
        {
          line: `${at(String(after))} = ${value(after)}`,
          why: {
            en: 'The slope a little after. Plus then minus is a summit, minus then plus a valley, the same sign neither.',
            es: 'La pendiente un poco después. Más y luego menos es un máximo; menos y luego más, un mínimo; el mismo signo, ninguno.',
            fr: 'La pente un peu après. Plus puis moins : un maximum ; moins puis plus : un minimum ; le même signe : ni l’un ni l’autre.',
          },
        },
      ],
    };
  },
};

/** The lines from the derivative to its zeros, to be ordered. */
const order: ItemTemplate = {
  id: 'extrema.order',
  skills: ['extrema', 'quadratic_equations'],
  level: 2,
  kind: 'order',
  prompt: {
    en: 'Where does {curve} have a level tangent? Put the lines of the solution in order, the equation with the derivative first.',
    es: '¿Dónde tiene {curve} una tangente horizontal? Ordena las líneas de la solución, empezando por la ecuación con la derivada.',
    fr: 'Où la courbe {curve} a-t-elle une tangente horizontale ? Range les lignes de la solution, l’équation avec la dérivée en premier.',
  },
  hint: {
    en: 'From line to line the equation becomes simpler: smaller numbers, then brackets, then the places.',
    es: 'De línea en línea la ecuación es más sencilla: números más pequeños, después paréntesis y al final los lugares.',
    fr: 'De ligne en ligne, l’équation devient plus simple : des nombres plus petits, puis des parenthèses, enfin les valeurs.',
  },
  make: (draw) => {
    const p = draw.nonZero(-6, 6);
    const q = draw.nonZero(-6, 6, [p, -p]);
    const lines = [
      `${poly([6, -6 * (p + q), 6 * p * q])} = 0`,
      `${poly([1, -(p + q), p * q])} = 0`,
      `(${poly([1, -p])})(${poly([1, -q])}) = 0`,
      `x = ${p} or x = ${q}`,
    ];
    const why: readonly LocalizedText[] = [
      {
        en: 'The derivative is the slope; level means slope 0.',
        es: 'La derivada es la pendiente; horizontal significa pendiente 0.',
        fr: 'La dérivée est la pente ; horizontale signifie pente nulle.',
      },
      {
        en: 'Both sides are divided by 6.',
        es: 'Se dividen los dos lados entre 6.',
        fr: 'On divise les deux membres par 6.',
      },
      {
        en: 'The left side is written as a product.',
        es: 'El lado izquierdo se escribe como producto.',
        fr: 'On écrit le membre de gauche comme un produit.',
      },
      {
        en: 'A product is 0 when one of its factors is.',
        es: 'Un producto vale 0 cuando alguno de sus factores vale 0.',
        fr: 'Un produit est nul quand l’un de ses facteurs l’est.',
      },
    ];
    return {
      slots: { curve: `y = ${poly([2, -3 * (p + q), 6 * p * q, 0])}` },
      answer: { kind: 'order', lines },
      proof: { by: 'follows' },
      worked: lines.flatMap((line, index) => {
        const reason = why[index];
        return reason === undefined ? [] : [{ line, why: reason }];
      }),
    };
  },
};

export const templates = [vertex, level, kindOfPoint, order];
