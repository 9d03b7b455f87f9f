import type { SkillContent } from '../../skill.ts';

/** Nine and sixteen squares make twenty-five. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'side_squares',
  legs: [4, 3],
  labels: ['4^2 = 16', '3^2 = 9', '5^2 = 25'],
  caption: {
    en: 'Together the two squares on the legs have the area of the square on the hypotenuse: 16 + 9 = 25.',
    es: 'Los dos cuadrados de los catetos tienen juntos el área del cuadrado de la hipotenusa: 16 + 9 = 25.',
    fr: 'Les deux carrés des côtés de l’angle droit ont ensemble l’aire du carré de l’hypoténuse : 16 + 9 = 25.',
  },
  description: {
    en: 'A right-angled triangle with legs 4 and 3 and a square on each side. The areas 16 and 9 stand in the squares on the legs, 25 in the one on the hypotenuse. The theorem is about these areas, so a root leads back to a side.',
    es: 'Un triángulo rectángulo de catetos 4 y 3 con un cuadrado sobre cada lado. En los de los catetos pone 16 y 9; en el de la hipotenusa, 25. El teorema habla de estas áreas, y por eso una raíz devuelve el lado.',
    fr: 'Un triangle rectangle de côtés 4 et 3 autour de l’angle droit, avec un carré sur chaque côté. On lit 16 et 9 dans ces carrés-là, 25 dans celui de l’hypoténuse. Le théorème parle de ces aires : une racine ramène au côté.',
  },
};
