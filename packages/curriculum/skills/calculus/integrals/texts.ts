import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Integrals',
    can: 'You find antiderivatives and work out areas under curves.',
    what: [
      'Integrating is the way back from the derivative. You look for a function whose derivative is {square}: it is {cube}, because when the exponent comes down, the 3 below cancels it. Any constant may be added, because it vanishes when you differentiate. That is why + C is written.',
      'An integral with bounds measures an area. Cut the area under a curve into many narrow strips and add them up; the narrower they are, the more exact the sum. A tank that is being filled shows why the two belong together: the speed of filling is the derivative of the contents, and all the strips of speed times time add up to what has flowed in.',
      'So find an antiderivative, put in the upper bound and subtract the value at the lower one. What lies below the axis counts as negative.',
      'Distances, volumes, work and probabilities are worked out in this way.',
    ],
  },
  es: {
    name: 'Integrales',
    can: 'Encuentras primitivas y calculas áreas bajo curvas.',
    what: [
      'Integrar es el camino de vuelta de la derivada. Se busca una función cuya derivada sea {square}: es {cube}, porque al bajar el exponente se simplifica con el 3 de abajo. Se puede sumar cualquier constante, ya que desaparece al derivar. Por eso se escribe + C.',
      'Una integral con límites de integración mide un área. Corta el área bajo la curva en muchas franjas estrechas y súmalas: cuanto más estrechas, más exacta es la suma. Un depósito que se llena muestra por qué todo esto va unido: el ritmo de llenado es la derivada del contenido, y todas las franjas de ritmo por tiempo suman lo que ha entrado.',
      'Así que se busca una primitiva, se sustituye el límite superior y se resta el valor en el inferior. Lo que queda bajo el eje cuenta como negativo.',
      'De este modo se calculan distancias, volúmenes, trabajos y probabilidades.',
    ],
  },
  fr: {
    name: 'Intégrales',
    can: 'Tu trouves des primitives et tu calcules des aires sous des courbes.',
    what: [
      'Intégrer, c’est parcourir la dérivation en sens inverse. On cherche une fonction dont la dérivée est {square} : c’est {cube}, car l’exposant qui descend se simplifie avec le 3 du dénominateur. On peut ajouter n’importe quelle constante, puisqu’elle disparaît quand on dérive. Voilà pourquoi on écrit + C.',
      'Une intégrale avec des bornes mesure une aire. Découpe l’aire sous la courbe en bandes étroites et additionne-les : plus elles sont étroites, plus la somme est exacte. Un réservoir qui se remplit montre le lien : le débit est la dérivée du contenu, et toutes les bandes « débit fois temps » donnent ensemble ce qui est entré.',
      'On cherche donc une primitive, on remplace par la borne supérieure et on retranche la valeur à la borne inférieure. Ce qui est sous l’axe compte négativement.',
      'On calcule ainsi des distances, des volumes, des travaux et des probabilités.',
    ],
  },
};
