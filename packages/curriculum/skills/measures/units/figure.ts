import type { SkillContent } from '../../skill.ts';

const ten = { size: 10 };

/** One square centimetre in square millimetres. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'area',
  across: [{ ...ten, label: '1 cm = 10 mm' }],
  down: [{ ...ten, label: '1 cm' }],
  cells: [[{ tone: 'given' }]],
  units: true,
  caption: {
    en: '10 rows of 10: a square centimetre holds 100 square millimetres. With areas the factor counts twice.',
    es: '10 filas de 10: en un centímetro cuadrado caben 100 milímetros cuadrados. En las áreas el factor cuenta dos veces.',
    fr: '10 rangées de 10 : un centimètre carré contient 100 millimètres carrés. Pour les aires, le facteur compte deux fois.',
  },
  description: {
    en: 'A square with sides of one centimetre, much enlarged and cut into 10 rows of 10 small squares, each a square millimetre. The side takes the factor 10 once, the area takes it twice: 100.',
    es: 'Un cuadrado de un centímetro de lado, muy ampliado y cortado en 10 filas de 10 cuadraditos, cada uno de un milímetro cuadrado. En el lado el factor 10 cuenta una vez; en el área, dos: 100.',
    fr: 'Un carré d’un centimètre de côté, très agrandi, coupé en 10 rangées de 10 petits carrés d’un millimètre carré. Pour le côté, le facteur 10 compte une fois ; pour l’aire, deux fois : 100.',
  },
};
