import { fraction, linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** The area between a parabola and the axis below it. */
const belowAxis: ItemTemplate = {
  id: 'integrals.below_axis',
  skills: ['integrals', 'parabolas'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'How large is the area that the curve {curve} and the x-axis enclose?',
    es: '¿Cuánto mide el área que encierran la curva {curve} y el eje x?',
    fr: 'Quelle est l’aire comprise entre la courbe {curve} et l’axe des abscisses ?',
  },
  hint: {
    en: 'The bounds are the places where the curve meets the axis. On which side of the axis does it lie between them?',
    es: 'Los límites de integración son los lugares donde la curva corta el eje. ¿A qué lado del eje queda entre ellos?',
    fr: 'Les bornes sont les endroits où la courbe coupe l’axe. De quel côté de l’axe se trouve-t-elle entre les deux ?',
  },
  label: { en: 'Area', es: 'Área', fr: 'Aire' },
  make: (draw) => {
    const [k, left, width] = [draw.int(1, 3), draw.int(-5, 3), draw.int(2, 6)];
    const right = left + width;
    const body = poly([k, -k * (left + right), k * left * right]);
    const area = fraction(k * width ** 3, 6);
    const depth = Math.ceil((k * width * width) / 4) + 2;
    return {
      slots: { curve: `y = ${body}` },
      picture: { items: [`y = ${body}`], view: { x: [left - 2, right + 2], y: [-depth, 4] } },
      answer: {
        kind: 'formula',
        expected: area,
        form: 'lowest-terms',
        slips: [{ answer: `-${area}`, mistake: 'area_below_axis' }],
      },
      proof: { by: 'solve', problem: `integrate -(${body}) from ${left} to ${right}` },
      worked: [
        {
          line: `x = ${left} or x = ${right}`,
          why: {
            en: 'There the curve meets the axis: these are the bounds.',
            es: 'Ahí la curva corta el eje: estos son los límites de integración.',
            fr: 'La courbe y coupe l’axe : ce sont les bornes.',
          },
        },
        {
          line: `∫_(${left})^(${right}) (${body}) dx = -${area}`,
          why: {
            en: 'Between them the curve lies below the axis, so the integral is negative.',
            es: 'Entre ellos la curva queda bajo el eje, así que la integral es negativa.',
            fr: 'Entre les deux, la courbe est sous l’axe : l’intégrale est négative.',
          },
        },
        {
          line: area,
          why: {
            en: 'An area is its size without the sign.',
            es: 'El área es su tamaño sin el signo.',
            fr: 'L’aire en est la valeur absolue.',
          },
        },
      ],
    };
  },
};

/** The braking distance of a car. */
const braking: ItemTemplate = {
  id: 'integrals.braking',
  skills: ['integrals'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A train brakes. After t seconds its speed is {speed} metres per second, until it stands still. How many metres does it go while it brakes?',
    es: 'Un tren frena. Al cabo de t segundos su velocidad es de {speed} metros por segundo, hasta que se detiene. ¿Cuántos metros recorre mientras frena?',
    fr: 'Un train freine. Au bout de t secondes, sa vitesse est de {speed} mètres par seconde, jusqu’à l’arrêt. Combien de mètres parcourt-il pendant le freinage ?',
  },
  hint: {
    en: 'When is the speed 0? The distance is the area under the line of the speed up to that moment.',
    es: '¿Cuándo vale 0 la velocidad? La distancia es el área bajo la recta de la velocidad hasta ese momento.',
    fr: 'Quand la vitesse est-elle nulle ? La distance est l’aire sous la droite de la vitesse jusqu’à cet instant.',
  },
  label: { en: 'Metres', es: 'Metros', fr: 'Mètres' },
  make: (draw) => {
    const [tenths, time] = [draw.pick([4, 5, 6, 8, 10, 12, 15]), 2 * draw.int(3, 20)];
    const first = (tenths * time) / 10;
    const rate = tenths === 10 ? '' : String(tenths / 10);
    const speed = `${first} - ${rate}t`;
    const way = (tenths * time * time) / 2 / 10;
    return {
      slots: { speed },
      answer: {
        kind: 'formula',
        expected: String(way),
        form: 'decimal',
        slips: [{ answer: String(2 * way), mistake: 'speed_taken_as_constant' }],
      },
      proof: { by: 'solve', problem: `integrate ${speed} from 0 to ${time}` },
      worked: [
        {
          line: `t = ${time}`,
          why: {
            en: 'At this moment the speed is 0: the train stands.',
            es: 'En ese instante la velocidad vale 0: el tren está parado.',
            fr: 'À cet instant, la vitesse est nulle : le train est arrêté.',
          },
        },
        {
          line: `∫_0^${time} (${speed}) dt`,
          why: {
            en: 'The distance is the integral of the speed, the area under its line.',
            es: 'La distancia es la integral de la velocidad, el área bajo su recta.',
            fr: 'La distance est l’intégrale de la vitesse, l’aire sous sa droite.',
          },
        },
        {
          line: String(way),
          why: {
            en: 'A triangle with the first speed as height and the braking time as base.',
            es: 'Es un triángulo con la velocidad inicial de altura y el tiempo de frenado de base.',
            fr: 'C’est un triangle : la vitesse initiale pour hauteur, la durée du freinage pour base.',
          },
        },
      ],
    };
  },
};

/** Which antiderivative has a given value at 0. */
const throughPoint: ItemTemplate = {
  id: 'integrals.through_point',
  skills: ['integrals', 'derivatives'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which antiderivative of {function} goes through the point {point}?',
    es: '¿Qué primitiva de {function} pasa por el punto {point}?',
    fr: 'Quelle primitive de {function} passe par le point {point} ?',
  },
  hint: {
    en: 'All antiderivatives differ by a constant. The point tells which constant it is.',
    es: 'Todas las primitivas se diferencian en una constante. El punto dice cuál es.',
    fr: 'Les primitives ne diffèrent entre elles que d’une constante. Le point dit laquelle.',
  },
  make: (draw) => {
    const [a, b, n, c] = [draw.int(2, 5), draw.int(1, 6), draw.int(1, 2), draw.nonZero(-7, 7)];
    const height = a * n * n + b * n + c;
    const right = poly([a, b, c]);
    return {
      slots: { function: `f(x) = ${linear(2 * a, b)}`, point: `(${n}, ${height})` },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: poly([a, b, height]), mistake: 'constant_from_height' },
          { text: poly([2 * a, b, c]), mistake: 'integral_not_divided' },
          { text: String(2 * a), mistake: 'differentiated_instead' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, `${poly([a, b, 0])} + (${height}) - (${a * n * n + b * n})`]] },
      worked: [
        {
          line: `${poly([a, b, 0])} + C`,
          why: {
            en: 'All antiderivatives, with a constant that is still to be found.',
            es: 'Todas las primitivas, con una constante aún por determinar.',
            fr: 'Toutes les primitives, avec une constante encore inconnue.',
          },
        },
        {
          line: `${a * n * n + b * n} + C = ${height}`,
          why: {
            en: 'At the point the value must be the height of the point.',
            es: 'En el punto, el valor tiene que ser la altura del punto.',
            fr: 'Au point donné, la valeur doit être la hauteur du point.',
          },
        },
        {
          line: right,
          why: {
            en: 'The equation gives the constant.',
            es: 'La ecuación da la constante.',
            fr: 'L’équation donne la constante.',
          },
        },
      ],
    };
  },
};

export const areaTemplates = [throughPoint, belowAxis, braking];
