import type { Said } from '../skill.ts';

export const functionsMistakes = {
  slope_upside_down: {
    en: 'That is the run over the rise. The slope is the change in height over the change to the right.',
    es: 'Eso es el avance entre la subida. La pendiente es lo que cambia la altura entre lo que se avanza a la derecha.',
    fr: 'Là, tu as divisé le déplacement par la montée. La pente, c’est la variation de hauteur divisée par le déplacement vers la droite.',
  },
} as const satisfies Record<string, Said>;
