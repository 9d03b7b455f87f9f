import { topicTexts } from './topic-texts.ts';

/** Exponential and logarithmic equations, laws of logarithms. */
export const exponential = topicTexts({
  en: {
    same_base: 'Write both sides as powers of {base}.',
    equate_exponents: 'Two powers of {base} are equal only when their exponents are equal.',
    power_is_one: 'A power of {base} is 1 only when the exponent is 0.',
    power_positive: '{power} is always positive, so it is never {value}: there is no solution.',
    take_logarithms: 'Take the natural logarithm on both sides; the exponents come down in front.',
    one_on_each_side: 'Bring one power to each side.',
    in_one_power: 'Write everything with {power}.',
    gather_unknown: 'Bring the unknown to the left and take it out; the rest goes to the right.',
    divide_both_sides_value: 'Divide both sides by {by}. As a decimal number it is about {value}.',
    both_signs: 'The two signs give two equations.',
    logarithm_definition:
      'A logarithm to the base {base} is an exponent: if it is {value}, then {base} to this power is what stands inside.',
    logarithms_equal:
      'Equal logarithms have equal arguments. Test at the end that the arguments are positive.',
    gather_logarithms: 'Bring the logarithms to the left and the numbers to the right.',
    logarithm_power: 'A number in front of a logarithm goes inside as an exponent.',
    logarithm_laws: 'A sum of logarithms is the logarithm of the product, a difference that of the quotient.',
    logarithm_rejects:
      '{rejected} is no solution: there {argument} would be {value}, and only positive numbers have a logarithm.',
    logarithm_rejects_all:
      'Where an argument is not positive there is no logarithm: for {rejected}, {argument} would be {value}.',
    raise_both_sides: 'Raise both sides to the power {index}; the root goes away.',
    logarithm_value: '{base} to the power {value} is {number}, so this logarithm is {value}.',
    logarithm_inverse: 'A power and the logarithm to the same base undo each other.',
    logarithm_expand:
      'The logarithm of a product is a sum, of a quotient a difference, and an exponent comes in front.',
  },
  es: {
    same_base: 'Escribe los dos lados como potencias de {base}.',
    equate_exponents: 'Dos potencias de {base} son iguales solo si sus exponentes son iguales.',
    power_is_one: 'Una potencia de {base} vale 1 solo si el exponente es 0.',
    power_positive: '{power} es siempre positivo, así que nunca vale {value}: no hay solución.',
    take_logarithms: 'Toma el logaritmo natural en los dos lados; los exponentes bajan delante.',
    one_on_each_side: 'Deja una potencia en cada lado.',
    in_one_power: 'Escribe todo con {power}.',
    gather_unknown: 'Lleva la incógnita a la izquierda y sácala como factor; lo demás va a la derecha.',
    divide_both_sides_value: 'Divide los dos lados entre {by}. En decimales es aproximadamente {value}.',
    both_signs: 'Los dos signos dan dos ecuaciones.',
    logarithm_definition:
      'Un logaritmo en base {base} es un exponente: si vale {value}, entonces {base} elevado a ese número es lo que hay dentro.',
    logarithms_equal:
      'Logaritmos iguales tienen argumentos iguales. Comprueba al final que los argumentos son positivos.',
    gather_logarithms: 'Lleva los logaritmos a la izquierda y los números a la derecha.',
    logarithm_power: 'Un número delante de un logaritmo pasa dentro como exponente.',
    logarithm_laws: 'Una suma de logaritmos es el logaritmo del producto; una resta, el del cociente.',
    logarithm_rejects:
      '{rejected} no es solución: ahí {argument} valdría {value}, y solo los números positivos tienen logaritmo.',
    logarithm_rejects_all:
      'Donde un argumento no es positivo no hay logaritmo: con {rejected}, {argument} valdría {value}.',
    raise_both_sides: 'Eleva los dos lados a {index}; la raíz desaparece.',
    logarithm_value: '{base} elevado a {value} es {number}, así que este logaritmo vale {value}.',
    logarithm_inverse: 'Una potencia y el logaritmo de la misma base se anulan.',
    logarithm_expand:
      'El logaritmo de un producto es una suma, el de un cociente una resta, y un exponente pasa delante.',
  },
  fr: {
    same_base: 'Écris les deux membres comme des puissances de {base}.',
    equate_exponents: 'Deux puissances de {base} ne sont égales que si leurs exposants le sont.',
    power_is_one: 'Une puissance de {base} ne vaut 1 que si l’exposant est 0.',
    power_positive: '{power} est toujours positif, donc ne vaut jamais {value} : il n’y a pas de solution.',
    take_logarithms: 'Prends le logarithme népérien des deux membres ; les exposants passent devant.',
    one_on_each_side: 'Mets une puissance dans chaque membre.',
    in_one_power: 'Écris tout avec {power}.',
    gather_unknown: 'Amène l’inconnue à gauche et mets-la en facteur ; le reste va à droite.',
    divide_both_sides_value: 'Divise les deux membres par {by}. En décimal, cela vaut environ {value}.',
    both_signs: 'Les deux signes donnent deux équations.',
    logarithm_definition:
      'Un logarithme de base {base} est un exposant : s’il vaut {value}, alors {base} élevé à ce nombre est ce qui se trouve à l’intérieur.',
    logarithms_equal:
      'Des logarithmes égaux ont des arguments égaux. Vérifie à la fin que les arguments sont positifs.',
    gather_logarithms: 'Amène les logarithmes à gauche et les nombres à droite.',
    logarithm_power: 'Un nombre devant un logarithme passe à l’intérieur comme exposant.',
    logarithm_laws:
      'Une somme de logarithmes est le logarithme du produit ; une différence, celui du quotient.',
    logarithm_rejects:
      '{rejected} n’est pas solution : {argument} vaudrait alors {value}, et seuls les nombres positifs ont un logarithme.',
    logarithm_rejects_all:
      'Là où un argument n’est pas positif, il n’y a pas de logarithme : pour {rejected}, {argument} vaudrait {value}.',
    raise_both_sides: 'Élève les deux membres à la puissance {index} ; la racine disparaît.',
    logarithm_value: '{base} à la puissance {value} donne {number} : ce logarithme vaut donc {value}.',
    logarithm_inverse: 'Une puissance et le logarithme de même base s’annulent.',
    logarithm_expand:
      'Le logarithme d’un produit est une somme, celui d’un quotient une différence, et un exposant passe devant.',
  },
});
