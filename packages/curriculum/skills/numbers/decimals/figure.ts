import type { SkillContent } from '../../skill.ts';

/** A tenth of the line, magnified ten times. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'number_lines',
  lines: [
    { from: 3, to: 4, step: 0.1, every: 5, marks: [{ at: 3.07 }] },
    { from: 3, to: 3.1, step: 0.01, every: 5, marks: [{ at: 3.07, label: '3.07' }] },
  ],
  caption: {
    en: 'The piece from 3 to 3.1, ten times as large: 3.07 lies seven hundredths after 3.',
    es: 'El trozo de 3 a 3,1, diez veces más grande: 3,07 está siete centésimas después de 3.',
    fr: 'Le morceau de 3 à 3,1, dix fois plus grand : 3,07 se trouve sept centièmes après 3.',
  },
  description: {
    en: 'A number line from 3 to 4 in tenths, and below it the piece from 3 to 3.1 enlarged, in hundredths. 3.07 stands at the seventh small mark. Each place cuts the piece before it into ten.',
    es: 'Una recta numérica de 3 a 4 en décimas y, debajo, el trozo de 3 a 3,1 ampliado, en centésimas. 3,07 está en la séptima marca pequeña. Cada cifra parte en diez el trozo anterior.',
    fr: 'Une droite graduée de 3 à 4 en dixièmes et, dessous, le morceau de 3 à 3,1 agrandi, en centièmes. 3,07 est à la septième petite marque. Chaque rang coupe le morceau précédent en dix.',
  },
};
