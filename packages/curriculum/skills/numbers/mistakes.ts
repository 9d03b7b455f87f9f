import type { LocalizedText } from '../../localized-text.ts';

export const numbersMistakes = {
  stops_too_early: {
    en: 'This value is one you meet on the way. Read the last sentence of the question again: what is asked for?',
    es: 'Este valor aparece por el camino. Vuelve a leer la última frase de la pregunta: ¿qué se pide?',
    fr: 'Cette valeur se rencontre en chemin. Relis la dernière phrase de la question : que demande-t-on ?',
  },
  remainder_dropped: {
    en: 'The division left a remainder, and your answer does not provide for it. What happens to those who are left?',
    es: 'La división deja un resto, y tu respuesta no lo tiene en cuenta. ¿Qué pasa con los que sobran?',
    fr: 'La division laisse un reste, et ta réponse n’en tient pas compte. Que deviennent ceux qui restent ?',
  },
  rounds_wrong_way: {
    en: 'You rounded in the other direction. Look at the first digit that is left out: is it below 5, or not?',
    es: 'Has redondeado hacia el otro lado. Mira la primera cifra que se suprime: ¿es menor que 5 o no?',
    fr: 'Tu as arrondi dans l’autre sens. Regarde le premier chiffre supprimé : est-il inférieur à 5, ou non ?',
  },
  rounds_wrong_place: {
    en: 'You rounded to another place. Which digit is in the place that is asked for?',
    es: 'Has redondeado en otra posición. ¿Qué cifra del número ocupa la posición que se pide?',
    fr: 'Tu as arrondi à un autre rang. Quel chiffre du nombre occupe le rang demandé ?',
  },
  compares_without_sign: {
    en: 'You compared the digits and not the places on the number line. Which of these numbers is furthest to the left?',
    es: 'Has comparado las cifras y no los lugares en la recta numérica. ¿Cuál de estos números está más a la izquierda?',
    fr: 'Tu as comparé les chiffres et non les places sur la droite graduée. Lequel de ces nombres est le plus à gauche ?',
  },
  same_side_of_zero: {
    en: 'You counted as if both were on the same side of 0. How far is each of them from 0, and on which side?',
    es: 'Has contado como si los dos estuvieran al mismo lado del 0. ¿A qué distancia de 0 está cada uno, y a qué lado?',
    fr: 'Tu as compté comme si les deux étaient du même côté de 0. À quelle distance de 0 est chacun, et de quel côté ?',
  },
  divisor_and_multiple_swapped: {
    en: 'You found another kind of number. A common factor goes into both numbers; both numbers go into a common multiple. Which one is asked for?',
    es: 'Has hallado otro tipo de número. Un divisor común cabe en los dos números; un múltiplo común contiene a los dos. ¿Cuál se pide?',
    fr: 'Tu as trouvé un autre genre de nombre. Un diviseur commun entre dans les deux nombres ; un multiple commun les contient tous les deux. Lequel demande-t-on ?',
  },
  not_greatest_divisor: {
    en: 'Your number divides both. Divide each of them by it: do the results still share a factor?',
    es: 'Tu número divide a los dos. Divide cada uno entre él: ¿los resultados tienen todavía un factor común?',
    fr: 'Ton nombre divise les deux. Divise chacun par lui : les résultats ont-ils encore un facteur commun ?',
  },
  not_least_multiple: {
    en: 'Your number is a multiple of both, but there is a smaller one. Do the two numbers share a factor that was counted twice?',
    es: 'Tu número es múltiplo de los dos, pero hay uno menor. ¿Comparten los dos números un factor que se contó dos veces?',
    fr: 'Ton nombre est un multiple des deux, mais il y en a un plus petit. Les deux nombres ont-ils un facteur commun compté deux fois ?',
  },
  looks_prime: {
    en: 'This number is a product. Divide it by 3 (add its digits) and by 7.',
    es: 'Este número es un producto. Divídelo entre 3 (suma sus cifras) y entre 7.',
    fr: 'Ce nombre est un produit. Divise-le par 3 (additionne ses chiffres) et par 7.',
  },
  times_added: {
    en: 'You added the two intervals. Does each of the two events happen at that moment?',
    es: 'Has sumado los dos intervalos. ¿Ocurre cada uno de los dos sucesos en ese momento?',
    fr: 'Tu as additionné les deux intervalles. Chacun des deux événements a-t-il lieu à cet instant ?',
  },
  changes_one_part: {
    en: 'You divided only one part of the fraction. What happens to its value when the other part stays as it was?',
    es: 'Has dividido solo una parte de la fracción. ¿Qué le pasa a su valor si la otra se queda como estaba?',
    fr: 'Tu n’as divisé qu’une partie de la fraction. Que devient sa valeur si l’autre reste comme avant ?',
  },
  adds_to_both_parts: {
    en: 'You added the same number above and below. Equal fractions come from multiplying: by what was the known part multiplied?',
    es: 'Has sumado el mismo número arriba y abajo. Las fracciones equivalentes salen de multiplicar: ¿por cuánto se multiplicó la parte conocida?',
    fr: 'Tu as ajouté le même nombre en haut et en bas. Les fractions égales viennent d’une multiplication : par combien la partie connue a-t-elle été multipliée ?',
  },
  wholes_miscounted: {
    en: 'Multiply your whole number by the denominator. Are there that many parts in the fraction?',
    es: 'Multiplica tu número entero por el denominador. ¿Hay tantas partes en la fracción?',
    fr: 'Multiplie ton nombre entier par le dénominateur. Y a-t-il autant de parts dans la fraction ?',
  },
  wholes_not_cut: {
    en: 'You counted each whole as one part. How many parts of this kind does one whole have?',
    es: 'Has contado cada unidad como una sola parte. ¿Cuántas partes de este tipo tiene una unidad?',
    fr: 'Tu as compté chaque unité comme une seule part. Combien de parts de ce genre y a-t-il dans une unité ?',
  },
  compares_numbers_not_parts: {
    en: 'The numerators and denominators alone do not tell the size. Larger denominators mean smaller parts. Cut all wholes into the same kind of part.',
    es: 'Los numeradores y los denominadores por separado no dicen el tamaño. A mayor denominador, partes más pequeñas. Corta todas las unidades en partes del mismo tipo.',
    fr: 'Numérateurs et dénominateurs pris seuls ne disent pas la taille. Plus le dénominateur est grand, plus les parts sont petites. Coupe toutes les unités en parts du même genre.',
  },
  one_part_only: {
    en: 'This is one of the equal parts. How many of them does the numerator ask for?',
    es: 'Esta es una de las partes iguales. ¿Cuántas pide el numerador?',
    fr: 'C’est une seule des parts égales. Combien le numérateur en demande-t-il ?',
  },
  rest_for_part: {
    en: 'The whole has two pieces here: the one that is named, and what remains. You gave the other one. Which one is asked for?',
    es: 'El total tiene aquí dos trozos: el que se nombra y el que queda. Has dado el otro. ¿Cuál se pide?',
    fr: 'Le tout se compose ici de deux morceaux : celui que l’on nomme et celui qui reste. Tu as donné l’autre. Lequel demande-t-on ?',
  },
  whole_not_carried: {
    en: 'The parts make more than one whole. What becomes of that whole?',
    es: 'Las partes hacen más de una unidad. ¿Qué pasa con esa unidad?',
    fr: 'Les parts font plus d’une unité. Que devient cette unité ?',
  },
  longer_is_larger: {
    en: 'More digits do not make a larger decimal. Which of these numbers has the most tenths?',
    es: 'Tener más cifras no hace mayor a un decimal. ¿Cuál de estos números tiene más décimas?',
    fr: 'Plus de chiffres ne font pas un décimal plus grand. Lequel de ces nombres a le plus de dixièmes ?',
  },
  tenths_for_hundredths: {
    en: 'The denominator does not fit the last place. How many digits come after the point, and so how many zeros does the denominator have?',
    es: 'El denominador no corresponde a la última posición. ¿Cuántas cifras hay detrás de la coma y, por tanto, cuántos ceros abajo?',
    fr: 'Le dénominateur ne correspond pas au dernier rang. Combien de chiffres après la virgule, et donc combien de zéros en bas ?',
  },
  whole_taken_for_part: {
    en: 'You swapped two of the numbers. Which of them is the whole, the one that stands for 100%?',
    es: 'Has confundido dos de los números. ¿Cuál es el total, el que representa el 100 %?',
    fr: 'Tu as confondu deux des nombres. Lequel est le total, celui qui représente 100 % ?',
  },
  percent_sign_twice: {
    en: 'The value fits. The question has the % sign already: which number stands in front of it?',
    es: 'El valor encaja. La pregunta ya tiene el signo %: ¿qué número va delante?',
    fr: 'La valeur convient. La question contient déjà le signe % : quel nombre le précède ?',
  },
  percent_as_amount: {
    en: 'You subtracted the rate as if it were an amount of money. How much is that share of the price?',
    es: 'Has restado el porcentaje como si fuera dinero. ¿Cuánto es esa parte del precio?',
    fr: 'Tu as soustrait le taux comme s’il s’agissait d’argent. Combien vaut cette part du prix ?',
  },
  percents_added: {
    en: 'You combined the two rates into one. The second change starts from the price after the first one: which whole is that?',
    es: 'Has juntado los dos porcentajes. El segundo cambio parte del precio que dejó el primero: ¿cuál es ese total?',
    fr: 'Tu as réuni les deux taux. La seconde variation part du prix obtenu après la première : quel est ce total ?',
  },
  bases_multiplied: {
    en: 'You changed the base. Write the powers out as products: which factor appears again and again?',
    es: 'Has cambiado la base. Escribe las potencias como productos: ¿qué factor se repite?',
    fr: 'Tu as changé la base. Écris les puissances comme des produits : quel facteur se répète ?',
  },
  ratio_turned: {
    en: 'The two numbers have changed places. Which quantity is named first, and which number belongs to it?',
    es: 'Los dos números han cambiado de lugar. ¿Qué cantidad se nombra primero y qué número le corresponde?',
    fr: 'Les deux nombres ont échangé leurs places. Quelle quantité est nommée d’abord, et quel nombre lui revient ?',
  },
  parts_not_added: {
    en: 'You divided by one number of the ratio. Into how many equal parts is the whole divided?',
    es: 'Has dividido entre un solo número de la razón. ¿En cuántas partes iguales se divide el total?',
    fr: 'Tu as divisé par un seul nombre du ratio. En combien de parts égales le tout est-il partagé ?',
  },
  inverse_as_direct: {
    en: 'In your answer more hands take more time. Does one quantity here grow or shrink when the other grows?',
    es: 'En tu respuesta, más manos tardan más. Aquí, cuando una magnitud crece, ¿la otra crece o disminuye?',
    fr: 'Dans ta réponse, plus de bras mettent plus de temps. Quand une grandeur augmente ici, l’autre augmente-t-elle ou diminue-t-elle ?',
  },
} as const satisfies Record<string, LocalizedText>;
