import type { Said } from '../skill.ts';

export const calculusMistakes = {
  zero_over_zero: {
    en: '0 above and 0 below say nothing yet. Which factor can be cancelled before the number is put in?',
    es: '0 arriba y 0 abajo aún no dicen nada. ¿Qué factor se puede simplificar antes de sustituir el número?',
    fr: '0 en haut et 0 en bas ne disent encore rien. Quel facteur peut-on simplifier avant de remplacer par le nombre ?',
  },
  constants_decide: {
    en: 'You compared the plain numbers. For very large x, which terms are by far the greatest?',
    es: 'Has comparado los números solos. Para x muy grande, ¿qué términos son con mucho los mayores?',
    fr: 'Tu as comparé les nombres seuls. Pour x très grand, quels termes sont de loin les plus grands ?',
  },
  infinity_over_infinity: {
    en: 'Both parts grow without bound, but not equally fast. What stands in front of the highest powers?',
    es: 'Las dos partes crecen sin fin, pero no igual de rápido. ¿Qué hay delante de las potencias más altas?',
    fr: 'Les deux parties croissent sans limite, mais pas aussi vite. Qu’y a-t-il devant les plus hautes puissances ?',
  },
  sign_near_pole: {
    en: 'The size is right. Look at the sign: is the denominator positive or negative on this side?',
    es: 'El tamaño es correcto. Mira el signo: ¿el denominador es positivo o negativo por ese lado?',
    fr: 'La grandeur est juste. Regarde le signe : le dénominateur est-il positif ou négatif de ce côté ?',
  },
  small_below: {
    en: 'The denominator becomes very small. What happens when something is divided by a tenth, a hundredth, a thousandth?',
    es: 'El denominador se hace muy pequeño. ¿Qué pasa cuando se divide entre una décima, una centésima, una milésima?',
    fr: 'Le dénominateur devient très petit. Que se passe-t-il quand on divise par un dixième, un centième, un millième ?',
  },
  conjugate_half: {
    en: 'After cancelling, a root plus a number stands below. What does this whole sum come close to?',
    es: 'Después de simplificar queda abajo una raíz más un número. ¿A qué se acerca toda esa suma?',
    fr: 'Après simplification, il reste en bas une racine plus un nombre. De quoi cette somme entière s’approche-t-elle ?',
  },
} as const satisfies Record<string, Said>;
