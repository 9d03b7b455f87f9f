import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Decimals',
    can: 'You compare, round and calculate with decimals, and turn them into fractions.',
    what: [
      'After the decimal point the places go on, each worth a tenth of the one before: tenths, hundredths, thousandths. In {number} there are no tenths and seven hundredths. On a ruler, tenths of a centimetre are the millimetres between two long marks.',
      'Places of one kind belong together. To compare, add or subtract, write the points one below the other; zeros at the end may be added, since {equal}. The number of digits says nothing about the size.',
      'A product of whole numbers is known: {whole}. Each factor taken ten times smaller makes the product ten times smaller, so {product}. In a division, both numbers may be multiplied by ten until the divisor is a whole number. An estimate says where the point must go.',
    ],
  },
  es: {
    name: 'Números decimales',
    can: 'Comparas, redondeas y calculas con decimales, y los conviertes en fracciones.',
    what: [
      'Detrás de la coma las posiciones continúan, y cada una vale la décima parte de la anterior: décimas, centésimas, milésimas. En {number} no hay décimas y hay siete centésimas. En una regla, las décimas de centímetro son los milímetros entre dos marcas largas.',
      'Las posiciones del mismo tipo van juntas. Para comparar, sumar o restar, las comas se colocan una debajo de otra; se pueden añadir ceros al final, porque {equal}. La cantidad de cifras no dice nada del tamaño.',
      'El producto de los enteros ya se conoce: {whole}. Si un factor se hace diez veces menor, el producto también, así que {product}. En una división se pueden multiplicar los dos números por diez hasta que el divisor sea entero. Una estimación dice dónde tiene que ir la coma.',
    ],
  },
  fr: {
    name: 'Nombres décimaux',
    can: 'Tu compares, arrondis et calcules avec des nombres décimaux, et tu les transformes en fractions.',
    what: [
      'Après la virgule, les rangs continuent, chacun valant le dixième du précédent : dixièmes, centièmes, millièmes. Dans {number}, il n’y a aucun dixième et sept centièmes. Sur une règle, les dixièmes de centimètre sont les millimètres entre deux grands traits.',
      'Les rangs de même nature vont ensemble. Pour comparer, additionner ou soustraire, on place les virgules l’une sous l’autre ; on peut ajouter des zéros à la fin, car {equal}. Le nombre de chiffres ne dit rien de la taille.',
      'On connaît le produit des entiers : {whole}. Si un facteur devient dix fois plus petit, le produit aussi, donc {product}. Dans une division, on peut multiplier les deux nombres par dix jusqu’à diviser par un entier. Un ordre de grandeur dit où placer la virgule.',
    ],
  },
};
