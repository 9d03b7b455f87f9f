import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Derivatives',
    can: 'You differentiate polynomials and say how steep a curve is at a point.',
    what: [
      'A straight line has one slope, a curve has a different one at every place. Zoom in on a point of a smooth curve: the closer you look, the straighter it becomes. The line that appears is the tangent, and its slope is the derivative at this point.',
      'It is found with a limit: take a second point, work out the slope between the two, and let the second one move towards the first. For {square} this gives {double} at every place. The same work done once for all powers gives the power rule: the exponent comes in front and falls by one, {power} becomes {powered}.',
      'Sums are differentiated term by term, factors in front stay, and a constant vanishes, because raising a curve does not make it steeper.',
      'Where something changes, a derivative says how fast: speed is the derivative of the distance, and costs, temperatures and populations have one too.',
    ],
  },
  es: {
    name: 'Derivadas',
    can: 'Derivas polinomios y dices qué pendiente tiene una curva en un punto.',
    what: [
      'Una recta tiene una sola pendiente; una curva, en cada punto, la suya. Acércate mucho a un punto de una curva suave: cuanto más de cerca la miras, más recta parece. La recta que aparece es la tangente, y su pendiente es la derivada en ese punto.',
      'Se encuentra con un límite: se toma un segundo punto, se calcula la pendiente entre los dos y se deja que el segundo se acerque al primero. Para {square} se obtiene {double} en todas partes. El mismo trabajo, hecho de una vez para todas las potencias, da la regla de la potencia: el exponente baja delante y disminuye en uno, {power} pasa a ser {powered}.',
      'Las sumas se derivan término a término, los factores se conservan y las constantes desaparecen, porque subir una curva no la inclina más.',
      'Donde algo cambia, la derivada dice a qué ritmo: la velocidad es la derivada de la distancia, y también la tienen costes, temperaturas y poblaciones.',
    ],
  },
  fr: {
    name: 'Dérivées',
    can: 'Tu dérives des polynômes et tu donnes la pente d’une courbe en un point.',
    what: [
      'Une droite a une seule pente ; une courbe en a une autre en chaque point. Agrandis une courbe lisse autour d’un point : plus tu regardes de près, plus elle semble droite. La droite qui apparaît est la tangente, et sa pente est le nombre dérivé en ce point.',
      'On le trouve par une limite : on prend un second point, on calcule la pente entre les deux, puis on laisse le second s’approcher du premier. Pour {square}, on obtient partout {double}. Le même travail, fait une fois pour toutes, donne la règle des puissances : l’exposant passe devant et diminue de un, {power} devient {powered}.',
      'Une somme se dérive terme à terme, les coefficients restent, et une constante disparaît, car relever une courbe ne la rend pas plus raide.',
      'Partout où quelque chose varie, la dérivée dit à quelle vitesse : la vitesse est la dérivée de la distance, et les coûts, les températures, les populations ont aussi la leur.',
    ],
  },
};
