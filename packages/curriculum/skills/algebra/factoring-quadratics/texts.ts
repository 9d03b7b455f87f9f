import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Factorising quadratics',
    can: 'You write a quadratic expression as a product of two brackets.',
    what: [
      'Multiply {product} out and you get {sum}. The 6 is the product of the two numbers, the 5 is their sum. Factorising goes the way back: which two numbers have the product 6 and the sum 5?',
      'In the picture of a rectangle the whole area is given, and its two sides are wanted. The sign of the last term tells a lot: when it is plus, both numbers have the same sign; when it is minus, they have different signs.',
      'Two patterns are worth knowing by heart. A difference of squares such as {difference} is {conjugates}: the middle terms cancel each other. And {trinomial} is the square {square}, because the middle term is twice the product of the ends.',
      'A product is 0 only when one of its factors is 0. That is why the brackets show at once where a parabola meets the horizontal axis, and how a quadratic equation is solved.',
    ],
  },
  es: {
    name: 'Factorizar trinomios de segundo grado',
    can: 'Escribes una expresión de segundo grado como producto de dos paréntesis.',
    what: [
      'Si multiplicas {product}, obtienes {sum}. El 6 es el producto de los dos números y el 5 es su suma. Factorizar recorre el camino al revés: ¿qué dos números tienen producto 6 y suma 5?',
      'Imagina un rectángulo del que conoces el área y buscas los lados. El signo del último término dice mucho: si es más, los dos números tienen el mismo signo; si es menos, tienen signos distintos.',
      'Conviene saber de memoria dos modelos. Una diferencia de cuadrados como {difference} es {conjugates}, porque los términos centrales se anulan. Y {trinomial} es el cuadrado {square}, porque el término central es el doble del producto de los extremos.',
      'Un producto vale 0 solo cuando alguno de sus factores vale 0. Por eso los paréntesis muestran enseguida dónde corta una parábola al eje horizontal y cómo se resuelve una ecuación de segundo grado.',
    ],
  },
  fr: {
    name: 'Factoriser un trinôme',
    can: 'Tu écris une expression du second degré comme un produit de deux facteurs.',
    what: [
      'Développe {product} : tu obtiens {sum}. Le 6 est le produit des deux nombres, le 5 leur somme. Factoriser, c’est parcourir le chemin inverse : quels sont les deux nombres dont le produit est 6 et la somme 5 ?',
      'Imagine un rectangle dont tu connais l’aire et dont tu cherches les côtés. Le signe du dernier terme en dit long : avec un plus, les deux nombres ont le même signe ; avec un moins, ils sont de signes contraires.',
      'Deux identités remarquables méritent d’être sues par cœur. Une différence de carrés comme {difference} vaut {conjugates}, car les termes du milieu s’annulent. Et {trinomial} est le carré {square}, car le terme du milieu est le double produit.',
      'Un produit est nul seulement si l’un de ses facteurs est nul. Les parenthèses montrent donc aussitôt où une parabole coupe l’axe des abscisses, et comment résoudre une équation du second degré.',
    ],
  },
};
