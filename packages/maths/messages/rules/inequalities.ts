import { topicTexts } from './topic-texts.ts';

/** Inequalities: chains, several at once, quadratic and rational ones. */
export const inequalities = topicTexts({
  en: {
    all_to_left: 'Bring everything to the left, so that 0 stands on the right.',
    all_to_left_turned:
      'Bring everything to the side where the highest power is positive, and read the inequality with 0 on the right: the sign turns round.',
    factor_inequality: 'Write the left side as a product: each factor shows a zero.',
    one_fraction:
      'Bring everything to the left and write it as one fraction over {by}. Multiplying by it is not allowed here, because its sign is not known.',
    sign_chart:
      'The zeros are {zeros}; between them the sign cannot change. Test a number in each part: positive for {positive}, negative for {negative}.',
    sign_chart_fraction:
      'The numerator is 0 at {zeros}, the denominator at {poles}; between these the sign cannot change. Test a number in each part: positive for {positive}, negative for {negative}.',
    sign_chart_poles:
      'The denominator is 0 at {poles}; elsewhere the sign cannot change. Test a number in each part: positive for {positive}, negative for {negative}.',
    same_sign_everywhere:
      '{expression} is never 0, so it has the same sign everywhere. Testing one number decides.',
    add_all_parts: 'Add {term} to all three parts.',
    subtract_all_parts: 'Subtract {term} from all three parts.',
    divide_all_parts: 'Divide all three parts by {by}.',
    divide_all_parts_turned:
      'Divide all three parts by {by}. It is negative, so both signs turn round; read from the smaller to the larger number.',
    read_backwards: 'Read from the smaller to the larger number.',
    split_chain: 'A chain says two things at once: write them apart.',
    solve_each: 'Solve each of the inequalities.',
    common_part: 'All of them must hold: keep what they have in common.',
    joined_parts: 'One of them is enough: put the parts together.',
    squeezed: 'Only one number lies between these bounds.',
    empty_chain: 'The lower bound lies above the upper one: no number fits.',
    isolate_bars_turned:
      'Get the absolute value alone on one side. Dividing by a negative number turns the sign round.',
  },
  es: {
    all_to_left: 'Lleva todo a la izquierda para que a la derecha quede 0.',
    all_to_left_turned:
      'Lleva todo al lado donde la potencia más alta es positiva y lee la inecuación con 0 a la derecha: el signo cambia de sentido.',
    factor_inequality: 'Escribe el lado izquierdo como un producto: cada factor muestra un cero.',
    one_fraction:
      'Lleva todo a la izquierda y escríbelo como una sola fracción con denominador {by}. Aquí no se puede multiplicar por él, porque no se conoce su signo.',
    sign_chart:
      'Los ceros son {zeros}; entre ellos el signo no puede cambiar. Prueba un número en cada tramo: positivo en {positive}, negativo en {negative}.',
    sign_chart_fraction:
      'El numerador se anula en {zeros} y el denominador en {poles}; entre ellos el signo no puede cambiar. Prueba un número en cada tramo: positivo en {positive}, negativo en {negative}.',
    sign_chart_poles:
      'El denominador se anula en {poles}; en el resto el signo no puede cambiar. Prueba un número en cada tramo: positivo en {positive}, negativo en {negative}.',
    same_sign_everywhere:
      '{expression} nunca vale 0, así que tiene siempre el mismo signo. Basta probar un número.',
    add_all_parts: 'Suma {term} en las tres partes.',
    subtract_all_parts: 'Resta {term} en las tres partes.',
    divide_all_parts: 'Divide las tres partes entre {by}.',
    divide_all_parts_turned:
      'Divide las tres partes entre {by}. Es negativo, así que los dos signos cambian de sentido; léelo del número menor al mayor.',
    read_backwards: 'Léelo del número menor al mayor.',
    split_chain: 'Una cadena dice dos cosas a la vez: escríbelas por separado.',
    solve_each: 'Resuelve cada una de las inecuaciones.',
    common_part: 'Tienen que cumplirse todas: quédate con lo que tienen en común.',
    joined_parts: 'Basta que se cumpla una: une las partes.',
    squeezed: 'Entre estos límites hay un solo número.',
    empty_chain: 'El límite inferior está por encima del superior: ningún número sirve.',
    isolate_bars_turned:
      'Deja el valor absoluto solo en un lado. Al dividir entre un número negativo, el signo cambia de sentido.',
  },
  fr: {
    all_to_left: 'Amène tout à gauche pour qu’il reste 0 à droite.',
    all_to_left_turned:
      'Amène tout dans le membre où la plus grande puissance est positive et lis l’inéquation avec 0 à droite : son sens change.',
    factor_inequality: 'Écris le membre de gauche comme un produit : chaque facteur montre un zéro.',
    one_fraction:
      'Amène tout à gauche et écris une seule fraction de dénominateur {by}. Ici on ne peut pas multiplier par lui, car son signe est inconnu.',
    sign_chart:
      'Les zéros sont {zeros} ; entre eux le signe ne peut pas changer. Essaie un nombre dans chaque partie : positif sur {positive}, négatif sur {negative}.',
    sign_chart_fraction:
      'Le numérateur s’annule en {zeros}, le dénominateur en {poles} ; entre eux le signe ne peut pas changer. Essaie un nombre dans chaque partie : positif sur {positive}, négatif sur {negative}.',
    sign_chart_poles:
      'Le dénominateur s’annule en {poles} ; ailleurs le signe ne peut pas changer. Essaie un nombre dans chaque partie : positif sur {positive}, négatif sur {negative}.',
    same_sign_everywhere:
      '{expression} ne s’annule jamais : son signe est partout le même. Un seul essai suffit.',
    add_all_parts: 'Ajoute {term} aux trois parties.',
    subtract_all_parts: 'Soustrais {term} des trois parties.',
    divide_all_parts: 'Divise les trois parties par {by}.',
    divide_all_parts_turned:
      'Divise les trois parties par {by}. Il est négatif : les deux signes changent de sens ; lis du plus petit au plus grand nombre.',
    read_backwards: 'Lis du plus petit au plus grand nombre.',
    split_chain: 'Un encadrement dit deux choses à la fois : écris-les séparément.',
    solve_each: 'Résous chacune des inéquations.',
    common_part: 'Toutes doivent être vraies : garde ce qu’elles ont en commun.',
    joined_parts: 'Une seule suffit : réunis les parties.',
    squeezed: 'Un seul nombre se trouve entre ces bornes.',
    empty_chain: 'La borne inférieure dépasse la borne supérieure : aucun nombre ne convient.',
    isolate_bars_turned:
      'Isole la valeur absolue dans un membre. Diviser par un nombre négatif change le sens.',
  },
});
