import type { LocalizedText } from '../../skill.ts';

export const meanFirst: LocalizedText = {
  en: 'The mean is where the distances are measured from.',
  es: 'La media es el lugar desde el que se miden las distancias.',
  fr: 'La moyenne est le point d’où l’on mesure les écarts.',
};
export const deviationsSquared: LocalizedText = {
  en: 'Each distance from the mean is squared, so that none cancels another.',
  es: 'Cada distancia a la media se eleva al cuadrado, para que ninguna anule a otra.',
  fr: 'Chaque écart à la moyenne est élevé au carré, pour qu’aucun n’en annule un autre.',
};
export const squaresAveraged: LocalizedText = {
  en: 'The mean of the squares is the variance.',
  es: 'La media de los cuadrados es la varianza.',
  fr: 'La moyenne des carrés est la variance.',
};
export const rootLast: LocalizedText = {
  en: 'The square root of the variance is the standard deviation.',
  es: 'La raíz de la varianza es la desviación típica.',
  fr: 'La racine de la variance est l’écart-type.',
};
