import type { SkillContent } from '../../skill.ts';

const boxes = (count: number) =>
  Array.from({ length: count }, () => ({ size: 2, label: 'b', tone: 'given' as const }));
const pens = (count: number) =>
  Array.from({ length: count }, () => ({ label: '1', tone: 'second' as const }));

/** Boxes with the same number of pens, and loose pens. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'bars',
  rows: [
    { name: '2b + 4 + 5b', parts: [...boxes(2), ...pens(4), ...boxes(5)] },
    { name: '7b + 4', parts: [...boxes(7), ...pens(4)] },
  ],
  caption: {
    en: 'Boxes are counted with boxes, loose pens with loose pens. The whole row keeps its length.',
    es: 'Las cajas se cuentan con las cajas y los lápices sueltos con los sueltos. La fila entera no cambia de largo.',
    fr: 'On compte les boîtes avec les boîtes, les stylos isolés entre eux. La rangée garde sa longueur.',
  },
  description: {
    en: 'Two rows of equal length. In the upper one there are two boxes marked b, four single pieces and five boxes; in the lower one seven boxes and then the four pieces. Putting like things together changes the order, not the value.',
    es: 'Dos filas igual de largas. En la de arriba hay dos cajas con la letra b, cuatro piezas sueltas y cinco cajas; en la de abajo, siete cajas y luego las cuatro piezas. Juntar lo semejante cambia el orden, no el valor.',
    fr: 'Deux rangées de même longueur. En haut, deux boîtes marquées b, quatre pièces isolées et cinq boîtes ; en bas, sept boîtes puis les quatre pièces. Regrouper ce qui se ressemble change l’ordre, pas la valeur.',
  },
};
