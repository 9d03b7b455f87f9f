import { topicTexts } from './topic-texts.ts';

/** Trigonometric equations and values. */
export const trigonometry = topicTexts({
  en: {
    isolate_function: 'Get {function} alone on the left.',
    solve_sine:
      'The sine of {angle} is {value}: one such angle is {first}, another one is {half} minus it, and all return after {turn}.',
    solve_cosine:
      'The cosine of {angle} is {value}: one such angle is {first}, another one its opposite, and all return after {turn}.',
    solve_tangent:
      'The tangent of {angle} is {value}: one such angle is {first}, and they return after {turn}.',
    divide_by_cosine:
      'Divide by the cosine, which is not 0 where the sides are equal: {tangent}. One such angle is {first}; they return after {turn}.',
    sine_bounded: 'A sine is never below −1 nor above 1, so the sine of {angle} is never {value}.',
    cosine_bounded: 'A cosine is never below −1 nor above 1, so the cosine of {angle} is never {value}.',
    pythagoras: 'sin² + cos² = 1, so {square} is {value}.',
    double_angle: 'Double angle: {angle} is {value}.',
    within_interval: 'Put in whole numbers for the letter and keep what lies in {interval}.',
    whole_turns: 'Take whole turns away: {before} and {after} are the same place on the circle.',
    exact_value: '{function} is {value}: a value of the special angles.',
    inverse_value: '{function} is the angle whose value this is: {value}.',
    tangent_as_quotient: 'The tangent is sine over cosine.',
  },
  es: {
    isolate_function: 'Deja {function} solo a la izquierda.',
    solve_sine:
      'El seno de {angle} es {value}: un ángulo así es {first}, otro es {half} menos él, y todos se repiten tras {turn}.',
    solve_cosine:
      'El coseno de {angle} es {value}: un ángulo así es {first}, otro su opuesto, y todos se repiten tras {turn}.',
    solve_tangent: 'La tangente de {angle} es {value}: un ángulo así es {first}, y se repiten tras {turn}.',
    divide_by_cosine:
      'Divide entre el coseno, que no es 0 donde los lados son iguales: {tangent}. Un ángulo así es {first}; se repiten tras {turn}.',
    sine_bounded:
      'Un seno nunca es menor que −1 ni mayor que 1, así que el seno de {angle} nunca es {value}.',
    cosine_bounded:
      'Un coseno nunca es menor que −1 ni mayor que 1, así que el coseno de {angle} nunca es {value}.',
    pythagoras: 'sen² + cos² = 1, así que {square} es {value}.',
    double_angle: 'Ángulo doble: {angle} es {value}.',
    within_interval: 'Pon números enteros en lugar de la letra y quédate con lo que está en {interval}.',
    whole_turns: 'Quita vueltas enteras: {before} y {after} son el mismo lugar de la circunferencia.',
    exact_value: '{function} es {value}: un valor de los ángulos notables.',
    inverse_value: '{function} es el ángulo que tiene ese valor: {value}.',
    tangent_as_quotient: 'La tangente es seno entre coseno.',
  },
  fr: {
    isolate_function: 'Isole {function} à gauche.',
    solve_sine:
      'Le sinus de {angle} vaut {value} : un tel angle est {first}, un autre est {half} moins celui-ci, et tous reviennent après {turn}.',
    solve_cosine:
      'Le cosinus de {angle} vaut {value} : un tel angle est {first}, un autre son opposé, et tous reviennent après {turn}.',
    solve_tangent:
      'La tangente de {angle} vaut {value} : un tel angle est {first}, et ils reviennent après {turn}.',
    divide_by_cosine:
      'Divise par le cosinus, qui n’est pas nul là où les membres sont égaux : {tangent}. Un tel angle est {first} ; ils reviennent après {turn}.',
    sine_bounded:
      'Un sinus n’est jamais inférieur à −1 ni supérieur à 1 : le sinus de {angle} ne vaut donc jamais {value}.',
    cosine_bounded:
      'Un cosinus n’est jamais inférieur à −1 ni supérieur à 1 : le cosinus de {angle} ne vaut donc jamais {value}.',
    pythagoras: 'sin² + cos² = 1, donc {square} vaut {value}.',
    double_angle: 'Angle double : {angle} vaut {value}.',
    within_interval: 'Remplace la lettre par des nombres entiers et garde ce qui est dans {interval}.',
    whole_turns: 'Enlève les tours entiers : {before} et {after} sont au même endroit du cercle.',
    exact_value: '{function} vaut {value} : une valeur des angles remarquables.',
    inverse_value: '{function} est l’angle qui a cette valeur : {value}.',
    tangent_as_quotient: 'La tangente est le sinus divisé par le cosinus.',
  },
});
