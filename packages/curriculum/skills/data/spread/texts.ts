import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Range and standard deviation',
    can: 'You measure how far the values of a list lie apart.',
    what: [
      'Two lists can have the same mean and yet look quite different: in one town every day has 15 degrees, in another it is freezing in winter and scorching in summer. Measures of spread tell them apart.',
      'The range is the quickest: the greatest value minus the least. It looks at two values only, so one odd value decides it.',
      'The standard deviation uses all values. Take how far each lies from the mean; square these distances, so that those to the left and to the right do not cancel; their mean is the variance. Its square root, the standard deviation, has the unit of the values again. For 1, 3, 5 and 7 the mean is 4, the variance is {variance}.',
      'Adding the same number to all values moves the list and leaves its spread alone; doubling all values doubles it. Quality control, sport and polls rely on such figures.',
    ],
  },
  es: {
    name: 'Rango y desviación típica',
    can: 'Mides cuánto se separan entre sí los datos de una lista.',
    what: [
      'Dos listas pueden tener la misma media y ser muy distintas: en una ciudad hay 15 grados todos los días, en otra hiela en invierno y arde en verano. Las medidas de dispersión las distinguen.',
      'El rango es la medida más rápida: el dato mayor menos el menor. Solo mira dos datos, así que uno raro lo decide todo.',
      'La desviación típica, o estándar, usa todos los datos. Se toma a qué distancia está cada uno de la media; se elevan esas distancias al cuadrado, para que las de un lado no anulen las del otro; su media es la varianza. La raíz de esta, la desviación típica, vuelve a tener la unidad de los datos. Para 1, 3, 5 y 7 la media es 4 y la varianza es {variance}.',
      'Sumar lo mismo a todos los datos desplaza la lista y no cambia su dispersión; duplicarlos la duplica. El control de calidad, el deporte y las encuestas viven de estas cifras.',
    ],
  },
  fr: {
    name: 'Étendue et écart-type',
    can: 'Tu mesures à quel point les valeurs d’une série sont dispersées.',
    what: [
      'Deux séries peuvent avoir la même moyenne et pourtant se ressembler peu : dans une ville, il fait 15 degrés tous les jours ; dans une autre, il gèle l’hiver et l’été est brûlant. Les indicateurs de dispersion les distinguent.',
      'L’étendue est l’indicateur le plus rapide : la plus grande valeur moins la plus petite. Elle ne regarde que deux valeurs, si bien qu’une seule valeur aberrante suffit à la changer.',
      'L’écart-type utilise toutes les valeurs. On prend la distance de chacune à la moyenne ; on élève ces distances au carré, pour que celles de gauche n’annulent pas celles de droite ; leur moyenne est la variance. Sa racine, l’écart-type, retrouve l’unité des valeurs. Pour 1, 3, 5 et 7, la moyenne est 4 et la variance est {variance}.',
      'Ajouter un même nombre à toutes les valeurs déplace la série sans changer sa dispersion ; les doubler la double. Contrôle de qualité, sport et sondages vivent de ces chiffres.',
    ],
  },
};
