import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Percent',
    can: 'You find parts, rates and wholes, and what a price is after it rises or falls.',
    what: [
      'Percent means “out of a hundred”: {meaning}. Shares of different wholes can be compared that way. Think of a square of a hundred small squares; 35 percent are 35 of them coloured.',
      'Three numbers belong together: the whole, the rate and the part. The part is the rate times the whole, {part}. Backwards, the rate is the part divided by the whole, and the whole is the part divided by the rate. First decide which number is the whole: it stands for 100 percent.',
      'When something rises by 20 percent, the new value is 120 percent of the old one, so {rise}. Falling by 20 percent leaves 80 percent. Two changes in a row are multiplied and not added, because the second one starts from a new whole.',
    ],
  },
  es: {
    name: 'Porcentajes',
    can: 'Calculas partes, porcentajes y totales, y el precio tras una subida o una bajada.',
    what: [
      '«Por ciento» significa «de cada cien»: {meaning}. Así se pueden comparar partes de totales distintos. Piensa en un cuadrado formado por cien cuadraditos: el 35 por ciento son 35 coloreados.',
      'Hay tres números que van juntos: el total, el porcentaje y la parte. La parte es el porcentaje por el total, {part}. Al revés, el porcentaje es la parte entre el total, y el total es la parte entre el porcentaje. Decide primero qué número es el total: ese es el 100 por ciento.',
      'Si algo sube un 20 por ciento, el valor nuevo es el 120 por ciento del antiguo, es decir, {rise}. Si baja un 20 por ciento, queda el 80. Dos cambios seguidos se multiplican y no se suman, porque el segundo parte de un total nuevo.',
    ],
  },
  fr: {
    name: 'Pourcentages',
    can: 'Tu trouves une part, un taux ou un total, et un prix après une hausse ou une baisse.',
    what: [
      '« Pour cent » veut dire « sur cent » : {meaning}. On peut ainsi comparer des parts de totaux différents. Pense à un carré fait de cent petits carreaux : 35 pour cent, ce sont 35 carreaux coloriés.',
      'Trois nombres vont ensemble : le total, le taux et la part. La part est le taux multiplié par le total, {part}. À l’inverse, le taux est la part divisée par le total, et le total est la part divisée par le taux. Décide d’abord quel nombre est le total : il représente 100 pour cent.',
      'Si une quantité augmente de 20 pour cent, la nouvelle vaut 120 pour cent de l’ancienne, donc {rise}. Une baisse de 20 pour cent laisse 80 pour cent. Deux variations successives se multiplient et ne s’additionnent pas, car la seconde part d’un nouveau total.',
    ],
  },
};
