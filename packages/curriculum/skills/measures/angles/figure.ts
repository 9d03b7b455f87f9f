import type { SkillContent } from '../../skill.ts';

/** The angle sum of a triangle: its three angles along a straight line. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'shape',
  corners: [
    [0, 0],
    [10, 0],
    [4.1, 5.7],
  ],
  angles: ['α', 'β', 'γ'],
  lines: [{ from: [-0.4, 5.7], to: [10.4, 5.7], dashed: true }],
  arcs: [
    { at: [4.1, 5.7], from: 180, to: 234.3, label: 'α' },
    { at: [4.1, 5.7], from: 316, to: 360, label: 'β' },
  ],
  caption: {
    en: 'The dashed line is parallel to the base. At the top α, γ and β lie side by side and make a straight line: 180°.',
    es: 'La línea discontinua es paralela a la base. Arriba, α, γ y β están una junto a otra y forman una recta: 180°.',
    fr: 'La ligne en pointillé est parallèle à la base. En haut, α, γ et β sont côte à côte et forment un angle plat : 180°.',
  },
  description: {
    en: 'A triangle with the angles α, β and γ, and a line through its top, parallel to the base. Beside γ the angles α and β appear again, one on each side. Together the three fill a straight line, so they make 180°.',
    es: 'Un triángulo de ángulos α, β y γ, y una recta por el vértice de arriba, paralela a la base. Junto a γ aparecen otra vez α y β, uno a cada lado. Entre los tres llenan una recta, así que suman 180°.',
    fr: 'Un triangle d’angles α, β et γ, et une droite passant par le sommet, parallèle à la base. À côté de γ, on retrouve α et β, un de chaque côté. À eux trois ils forment un angle plat : leur somme est 180°.',
  },
};
