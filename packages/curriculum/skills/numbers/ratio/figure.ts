import type { SkillContent } from '../../skill.ts';

const boxes = (label: string) => [
  ...Array.from({ length: 2 }, () => ({ label, tone: 'given' as const })),
  ...Array.from({ length: 3 }, () => ({ label, tone: 'second' as const })),
];

/** An amount shared in the ratio 2 to 3. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'bars',
  rows: [{ name: '2 : 3', parts: boxes('150'), total: '750 ml' }],
  caption: {
    en: '750 ml in the ratio 2 : 3. Five equal boxes, 150 ml each: 300 ml of juice and 450 ml of water.',
    es: '750 ml en la razón 2 : 3. Cinco casillas iguales, de 150 ml: 300 ml de zumo y 450 ml de agua.',
    fr: '750 ml dans le ratio 2 : 3. Cinq cases égales de 150 ml : 300 ml de jus et 450 ml d’eau.',
  },
  description: {
    en: 'A bar of five equal boxes, two in one colour and three in another; below it stands the whole, 750 ml. Each box holds 150 ml. First find one box, then count boxes.',
    es: 'Una barra de cinco casillas iguales, dos de un color y tres de otro; debajo está el total, 750 ml. Cada casilla tiene 150 ml. Primero se halla una casilla y luego se cuentan casillas.',
    fr: 'Une barre de cinq cases égales, deux d’une couleur et trois d’une autre ; dessous, le tout, 750 ml. Chaque case contient 150 ml. On cherche d’abord une case, puis on compte les cases.',
  },
};
