import type { SkillContent } from '../../skill.ts';

/** A product as a rectangle whose sides grow a little. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'area',
  across: [
    { size: 12, label: 'u' },
    { size: 3.6, label: 'Δu' },
  ],
  down: [
    { size: 8, label: 'v' },
    { size: 1.8, label: 'Δv' },
  ],
  cells: [
    [
      { label: 'u * v', tone: 'given' },
      { label: 'v * Δu', tone: 'second' },
    ],
    [{ label: 'u * Δv', tone: 'second' }, {}],
  ],
  caption: {
    en: 'Both sides grow: the area gains two strips. The corner is too small to count.',
    es: 'Crecen los dos lados: el área gana dos franjas. La esquina es demasiado pequeña para contar.',
    fr: 'Les deux côtés augmentent : l’aire gagne deux bandes. Le coin est trop petit pour compter.',
  },
  description: {
    en: 'A rectangle with the sides u and v. Along the right side lies a narrow strip v times Δu, along the lower side a strip u times Δv, and between them a tiny corner. The two strips are the two terms of the product rule.',
    es: 'Un rectángulo de lados u y v. A la derecha hay una franja estrecha, v por Δu; abajo, otra, u por Δv; y entre ambas una esquina diminuta. Las dos franjas son los dos términos de la regla del producto.',
    fr: 'Un rectangle de côtés u et v. À droite, une bande étroite, v fois Δu ; en bas, une autre, u fois Δv ; entre elles, un coin minuscule. Les deux bandes sont les deux termes de la règle du produit.',
  },
};
