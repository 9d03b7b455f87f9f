import { topicTexts } from '../rules/topic-texts.ts';

/** Differentiating and integrating. */
export const calculusMistakes = topicTexts({
  en: {
    derivative_of_product:
      '{before} has a product inside. Its derivative has two parts: each factor is differentiated once while the other stays.',
    derivative_of_quotient:
      '{before} has a quotient inside. Its derivative is not the quotient of the derivatives.',
    power_rule_partly: 'In {before} two things happen: the exponent comes down in front, and it falls by 1.',
    inner_derivative_forgotten:
      'In {before} one function is inside another. What does the chain rule multiply by?',
    differentiated_instead:
      'You differentiated. {before} asks for the way back: a function whose derivative is this one.',
    integral_not_divided:
      'Differentiate your line: does it give what is in {before}? Which factor does not belong?',
    bounds_turned: 'The number is right but for its sign. Which bound of {before} is put in first?',
    constant_forgotten:
      'The function fits. {before} has many antiderivatives: what may be added to all of them?',
  },
  es: {
    derivative_of_product:
      '{before} tiene dentro un producto. Su derivada tiene dos partes: cada factor se deriva una vez mientras el otro se queda.',
    derivative_of_quotient:
      '{before} tiene dentro un cociente. Su derivada no es el cociente de las derivadas.',
    power_rule_partly: 'En {before} pasan dos cosas: el exponente baja delante y disminuye en 1.',
    inner_derivative_forgotten:
      'En {before} hay una función dentro de otra. ¿Por qué expresión multiplica la regla de la cadena?',
    differentiated_instead:
      'Has derivado. {before} pide el camino de vuelta: una función cuya derivada sea esta.',
    integral_not_divided: 'Deriva tu línea: ¿da lo que hay en {before}? ¿Qué factor sobra?',
    bounds_turned: 'El número es correcto salvo el signo. ¿Qué límite de {before} se sustituye primero?',
    constant_forgotten:
      'La función es correcta. {before} tiene muchas primitivas: ¿qué se les puede sumar a todas?',
  },
  fr: {
    derivative_of_product:
      '{before} contient un produit. Sa dérivée a deux parties : on dérive chaque facteur une fois pendant que l’autre reste.',
    derivative_of_quotient: '{before} contient un quotient. Sa dérivée n’est pas le quotient des dérivées.',
    power_rule_partly:
      'Dans {before}, deux choses se passent : l’exposant descend devant, et il diminue de 1.',
    inner_derivative_forgotten:
      'Dans {before}, une fonction est dans une autre. Par quoi faut-il multiplier quand on dérive une fonction composée ?',
    differentiated_instead:
      'Tu as dérivé. {before} demande le chemin inverse : une fonction dont la dérivée est celle-ci.',
    integral_not_divided:
      'Dérive ta ligne : retrouves-tu ce qui est dans {before} ? Quel facteur est en trop ?',
    bounds_turned: 'Le nombre est juste au signe près. Quelle borne de {before} met-on en premier ?',
    constant_forgotten:
      'La fonction convient. {before} a beaucoup de primitives : que peut-on leur ajouter à toutes ?',
  },
});
