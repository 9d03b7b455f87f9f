import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Ratio and proportion',
    can: 'You simplify ratios, share in a ratio and scale quantities up and down.',
    what: [
      'A ratio compares two amounts by saying how many parts of each belong together. Mixing juice and water as {mix} means: for every 2 cups of juice there are 3 cups of water. It does not say how large a cup is.',
      'Multiplying both numbers by the same factor gives the same mixture in a larger jug: {larger}. Adding the same to both changes the taste. That is why ratios are simplified as fractions are, by dividing both numbers.',
      'Picture a bar cut into equal boxes, two of one colour and three of another. To share an amount in this ratio, divide it by all the boxes together, here 5, and then count boxes.',
      'Two quantities are proportional when one grows by the same factor as the other: twice the people, twice the flour. Maps, recipes, mixtures and currencies all work in this way. Some pairs do the opposite: twice the hands need half the time.',
    ],
  },
  es: {
    name: 'Razones y proporciones',
    can: 'Simplificas razones, repartes en una razón dada y calculas cantidades proporcionales.',
    what: [
      'Una razón compara dos cantidades diciendo cuántas partes de cada una van juntas. Mezclar zumo y agua en la razón {mix} significa que por cada 2 vasos de zumo hay 3 de agua. No dice de qué tamaño es el vaso.',
      'Si se multiplican los dos números por el mismo factor, sale la misma mezcla en una jarra mayor: {larger}. Sumar lo mismo a los dos cambia el sabor. Por eso las razones se simplifican como las fracciones, dividiendo los dos números.',
      'Imagina una barra cortada en casillas iguales, dos de un color y tres de otro. Para repartir una cantidad en esta razón, se divide entre todas las casillas juntas, aquí 5, y después se cuentan casillas.',
      'Dos magnitudes son proporcionales cuando crecen por el mismo factor: doble de personas, doble de harina. Así funcionan los mapas, las recetas, las mezclas y las monedas. Otras hacen lo contrario: el doble de manos tarda la mitad.',
    ],
  },
  fr: {
    name: 'Ratios et proportionnalité',
    can: 'Tu simplifies des ratios, tu partages selon un ratio et tu calcules des quantités proportionnelles.',
    what: [
      'Un ratio compare deux quantités : il dit combien de parts de chacune vont ensemble. Mélanger du jus et de l’eau dans le ratio {mix}, c’est mettre 3 verres d’eau pour 2 verres de jus. La taille du verre n’est pas dite.',
      'En multipliant les deux nombres par un même facteur, on obtient le même mélange dans une carafe plus grande : {larger}. Ajouter le même nombre aux deux change le goût. Les ratios se simplifient donc comme les fractions, en divisant les deux nombres.',
      'Imagine une barre coupée en cases égales, deux d’une couleur et trois d’une autre. Pour partager une quantité selon ce ratio, on la divise par le nombre total de cases, ici 5, puis on compte des cases.',
      'Deux grandeurs sont proportionnelles quand elles grandissent du même facteur : deux fois plus de convives, deux fois plus de farine. Cartes, recettes, mélanges et monnaies fonctionnent ainsi. D’autres font l’inverse : deux fois plus de bras, deux fois moins de temps.',
    ],
  },
};
