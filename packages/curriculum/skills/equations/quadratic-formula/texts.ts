import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'The quadratic formula',
    can: 'You solve any quadratic equation with the formula, and tell how many solutions it has.',
    what: [
      'Whoever completes the square of {standard} once, with letters in place of numbers, never has to do it again. The result is the quadratic formula: {formula}. It needs three things: everything on one side, the numbers a, b and c read off with their signs, and care with the fraction bar, which runs under everything.',
      'The part under the root, {discriminant}, is the discriminant. Positive: the root can be added and subtracted, and there are two solutions. Zero: both come to the same, there is one. Negative: no real number has such a root, and there is none. In the picture the curve cuts the x-axis twice, touches it, or floats above it.',
      'Factorising is quicker where it works; the formula always works, even with decimals from a measurement. It says when a thrown ball lands and how wide a frame must be.',
    ],
  },
  es: {
    name: 'La fórmula general de segundo grado',
    can: 'Resuelves cualquier ecuación de segundo grado con la fórmula y sabes cuántas soluciones tiene.',
    what: [
      'Quien completa una vez el cuadrado de {standard}, con letras en lugar de números, ya no tiene que repetirlo. El resultado es la fórmula general: {formula}. Pide tres cosas: todo en un lado, los números a, b y c leídos con su signo y cuidado con la raya de fracción, que llega debajo de todo.',
      'Lo que hay bajo la raíz, {discriminant}, se llama discriminante. Si es positivo, la raíz se suma y se resta, y hay dos soluciones. Si es cero, las dos coinciden y hay una. Si es negativo, ningún número real tiene esa raíz y no hay ninguna. En el dibujo, la curva corta el eje x dos veces, lo toca o no lo alcanza.',
      'Factorizar es más rápido cuando se puede; la fórmula sirve siempre, también con decimales de una medición. Dice cuándo cae una pelota o cuánto debe medir un marco.',
    ],
  },
  fr: {
    name: 'La formule du second degré',
    can: 'Tu résous toute équation du second degré avec la formule, et tu sais combien de solutions elle a.',
    what: [
      'Celui qui complète une fois le carré de {standard}, avec des lettres à la place des nombres, n’a plus jamais à le refaire. Le résultat est la formule du second degré : {formula}. Elle demande trois choses : tout dans un membre, les nombres a, b et c lus avec leur signe, et de l’attention au trait de fraction, qui passe sous tout le reste.',
      'Ce qui est sous la racine, {discriminant}, s’appelle le discriminant. Positif : on ajoute et on retranche la racine, il y a deux solutions. Nul : les deux se confondent, il y en a une. Négatif : aucun nombre réel n’a une telle racine, il n’y en a pas. Sur le dessin, la courbe coupe l’axe des abscisses deux fois, le touche, ou ne le rencontre pas.',
      'Factoriser est plus rapide quand c’est possible ; la formule marche toujours, aussi avec des décimaux issus d’une mesure. Elle dit quand un ballon retombe et quelle largeur donner à un cadre.',
    ],
  },
};
