import type { SkillContent } from '../../skill.ts';

const layers = (exponent: number) => ({
  name: `2^${exponent} = ${2 ** exponent}`,
  parts: Array.from({ length: 2 ** exponent }, () => ({ tone: 'given' as const })),
});

/** A strip that doubles. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'bars',
  rows: [0, 1, 2, 3, 4].map(layers),
  caption: {
    en: 'One more in the exponent, twice as many layers; one less, half as many. So the row begins with 1.',
    es: 'Uno más en el exponente, el doble de capas; uno menos, la mitad. Por eso la serie empieza en 1.',
    fr: 'Un de plus dans l’exposant, deux fois plus de couches ; un de moins, la moitié. La suite commence donc par 1.',
  },
  description: {
    en: 'Five strips of small squares: 1, 2, 4, 8 and 16 of them, beside the powers of two with the exponents 0 to 4. Each strip is twice as long as the one above it, which shows how fast a power grows and why the power with the exponent 0 is 1.',
    es: 'Cinco tiras de cuadraditos: 1, 2, 4, 8 y 16, junto a las potencias de dos con exponentes de 0 a 4. Cada tira es el doble de larga que la de arriba: se ve lo deprisa que crece una potencia y por qué con exponente 0 vale 1.',
    fr: 'Cinq bandes de petits carrés : 1, 2, 4, 8 et 16, à côté des puissances de deux d’exposants 0 à 4. Chaque bande est deux fois plus longue que celle du dessus : on voit comme une puissance grandit vite, et pourquoi l’exposant 0 donne 1.',
  },
};
