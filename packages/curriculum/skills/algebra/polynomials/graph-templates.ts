import { linear, poly, inBrackets } from '../../../items/write-formula.ts';
import type { Draw } from '../../../items/draw.ts';
import type { ItemTemplate } from '../../skill.ts';

/** Three different zeros, none of them 0, and the polynomial with them. */
function cubicOf(draw: Draw, size: number) {
  const p = draw.nonZero(-size, size);
  const q = draw.nonZero(-size, size, [p]);
  const r = draw.nonZero(-size, size, [p, q]);
  const text = poly([1, -(p + q + r), p * q + q * r + r * p, -p * q * r]);
  return { p, q, r, text };
}

const factorsOf = (zeros: readonly number[]) =>
  zeros
    .toSorted((a, b) => a - b)
    .map((zero) => `(${linear(1, -zero)})`)
    .join('');

/** A factored form read off a graph. */
const fromGraph: ItemTemplate = {
  id: 'polynomials.from_graph',
  skills: ['polynomials', 'coordinates'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'The graph shows {function}. Factorise the polynomial.',
    es: 'La gráfica muestra {function}. Factoriza el polinomio.',
    fr: 'Le graphique montre {function}. Factorise le polynôme.',
  },
  hint: {
    en: 'Look where the curve meets the horizontal axis. Which bracket is 0 at such a place?',
    es: 'Mira dónde corta la curva al eje horizontal. ¿Qué paréntesis vale 0 en ese lugar?',
    fr: 'Regarde où la courbe coupe l’axe des abscisses. Quelle parenthèse s’annule à cet endroit ?',
  },
  label: {
    en: 'Polynomial as a product',
    es: 'Polinomio como producto',
    fr: 'Polynôme sous forme de produit',
  },
  make: (draw) => {
    const { p, q, r, text } = cubicOf(draw, 5);
    const peak = Math.min(40, Math.max(10, Math.abs(p * q * r)) + 6);
    return {
      slots: { function: `y = ${text}` },
      picture: { items: [`y = ${text}`], view: { x: [-6, 6], y: [-peak, peak] } },
      answer: {
        kind: 'formula',
        expected: factorsOf([p, q, r]),
        form: 'factored',
        slips: [{ answer: factorsOf([-p, -q, -r]), mistake: 'sign_of_solution' }],
      },
      proof: { by: 'solve', problem: `factor ${text}` },
      worked: 'engine',
    };
  },
};

/** The third zero, when two are known, as a point. */
const thirdZero: ItemTemplate = {
  id: 'polynomials.third_zero',
  skills: ['polynomials'],
  level: 3,
  kind: 'point',
  prompt: {
    en: 'The graph of {function} meets the horizontal axis at {first} and {second}. Put the point where it meets the axis for the third time.',
    es: 'La gráfica de {function} corta el eje horizontal en {first} y en {second}. Coloca el punto donde lo corta por tercera vez.',
    fr: 'La courbe de {function} coupe l’axe des abscisses en {first} et en {second}. Place le point où elle le coupe une troisième fois.',
  },
  hint: {
    en: 'Three brackets make the polynomial, and two are known. Multiplied together, the last terms of all three give the last term of the polynomial.',
    es: 'El polinomio es el producto de tres paréntesis y conoces dos. Los últimos términos de los tres, multiplicados, dan el último término del polinomio.',
    fr: 'Le polynôme est le produit de trois parenthèses et tu en connais deux. Les derniers termes des trois, multipliés, donnent le dernier terme du polynôme.',
  },
  make: (draw) => {
    const { p, q, r, text } = cubicOf(draw, 5);
    const [b, c, d] = [-(p + q + r), p * q + q * r + r * p, -p * q * r];
    const x = inBrackets(r);
    const value = `${x}^3 + (${b})*${x}^2 + (${c})*${x} + (${d})`;
    return {
      slots: { function: `y = ${text}`, first: `x = ${p}`, second: `x = ${q}` },
      answer: {
        kind: 'point',
        at: [r, 0],
        slips: [p, q].includes(-r) ? [] : [{ at: [-r, 0], mistake: 'sign_of_solution' }],
      },
      proof: { by: 'equal', pairs: [[`(${r}, 0)`, `(${r}, ${value})`]] },
      worked: [
        {
          line: `(${linear(1, -p)})(${linear(1, -q)})`,
          why: {
            en: 'Each known zero gives one bracket that is 0 there.',
            es: 'Cada cero conocido da un paréntesis que vale 0 ahí.',
            fr: 'Chaque zéro connu donne une parenthèse qui s’y annule.',
          },
        },
        {
          line: `(${linear(1, -p)})(${linear(1, -q)})(${linear(1, -r)})`,
          why: {
            en: 'The last terms of the three brackets multiply to the last term of the polynomial. That fixes the third bracket.',
            es: 'Los últimos términos de los tres paréntesis dan al multiplicarse el último término del polinomio. Eso determina el tercer paréntesis.',
            fr: 'Le produit des derniers termes des trois parenthèses est le dernier terme du polynôme. Cela fixe la troisième parenthèse.',
          },
        },
        {
          line: `(${r}, 0)`,
          why: {
            en: 'There the third bracket is 0, and with it the whole product.',
            es: 'Ahí vale 0 el tercer paréntesis, y con él todo el producto.',
            fr: 'Là, la troisième parenthèse est nulle, et avec elle tout le produit.',
          },
        },
      ],
    };
  },
};

export const graphTemplates = [fromGraph, thirdZero];
