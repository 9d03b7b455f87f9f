import { topicTexts } from './topic-texts.ts';

/** Systems of equations. */
export const systems = topicTexts({
  en: {
    system_standard: 'Write the equations with the unknowns on the left and whole numbers.',
    isolate_letter: 'Solve {equation} for {letter}.',
    substitute_expression: 'Put {equation} into the other equations.',
    substitute_value: 'Put {values} into the rest.',
    substitute_values: 'Put each value into the equation beside it.',
    add_equations: 'The numbers before {letter} are opposite: add the equations, and {letter} goes away.',
    subtract_equations:
      'The numbers before {letter} are equal: subtract the equations, and {letter} goes away.',
    scale_equation: 'Multiply {equation} by {by}, so that the numbers before {letter} match.',
    scale_equations:
      'Multiply one equation by {first} and the other by {second}, so that the numbers before {letter} match.',
    eliminate_letter: 'Use {equation} to take {letter} out of the other equations.',
    order_equation:
      'Multiply out and bring everything to one side, so that the equation for {letter} can be seen.',
    solve_single: 'Solve {equation} for {letter}, the only unknown in it.',
    solve_single_twice: 'Solve {equation} for {letter}. There are two values, so there are two cases.',
    no_real_value: '{equation} has no real solution, so the system has none.',
    contradiction: '{equation} is never true: the system has no solution.',
    no_information:
      '{equation} is always true and says nothing new: the system has infinitely many solutions, one for every choice of the free unknown.',
    order_values: 'Write the values in order.',
  },
  es: {
    system_standard: 'Escribe las ecuaciones con las incógnitas a la izquierda y con números enteros.',
    isolate_letter: 'Despeja {letter} en {equation}.',
    substitute_expression: 'Sustituye {equation} en las otras ecuaciones.',
    substitute_value: 'Sustituye {values} en lo demás.',
    substitute_values: 'Sustituye cada valor en la ecuación que está a su lado.',
    add_equations: 'Los números delante de {letter} son opuestos: suma las ecuaciones y {letter} desaparece.',
    subtract_equations:
      'Los números delante de {letter} son iguales: resta las ecuaciones y {letter} desaparece.',
    scale_equation: 'Multiplica {equation} por {by}, para que coincidan los números delante de {letter}.',
    scale_equations:
      'Multiplica una ecuación por {first} y la otra por {second}, para que coincidan los números delante de {letter}.',
    eliminate_letter: 'Usa {equation} para eliminar {letter} de las otras ecuaciones.',
    order_equation: 'Quita paréntesis y lleva todo a un lado, para ver la ecuación en {letter}.',
    solve_single: 'Resuelve {equation}, donde {letter} es la única incógnita.',
    solve_single_twice: 'Resuelve {equation} para {letter}. Hay dos valores, así que hay dos casos.',
    no_real_value: '{equation} no tiene solución real, así que el sistema tampoco.',
    contradiction: '{equation} nunca se cumple: el sistema no tiene solución.',
    no_information:
      '{equation} se cumple siempre y no dice nada nuevo: el sistema tiene infinitas soluciones, una por cada valor de la incógnita libre.',
    order_values: 'Escribe los valores en orden.',
  },
  fr: {
    system_standard: 'Écris les équations avec les inconnues à gauche et des nombres entiers.',
    isolate_letter: 'Exprime {letter} à partir de {equation}.',
    substitute_expression: 'Reporte {equation} dans les autres équations.',
    substitute_value: 'Reporte {values} dans le reste.',
    substitute_values: 'Reporte chaque valeur dans l’équation qui est à côté.',
    add_equations:
      'Les nombres devant {letter} sont opposés : additionne les équations, et {letter} disparaît.',
    subtract_equations:
      'Les nombres devant {letter} sont égaux : soustrais les équations, et {letter} disparaît.',
    scale_equation: 'Multiplie {equation} par {by}, pour que les nombres devant {letter} correspondent.',
    scale_equations:
      'Multiplie une équation par {first} et l’autre par {second}, pour que les nombres devant {letter} correspondent.',
    eliminate_letter: 'Utilise {equation} pour éliminer {letter} des autres équations.',
    order_equation: 'Développe et amène tout dans un membre, pour voir l’équation en {letter}.',
    solve_single: 'Résous {equation}, où {letter} est la seule inconnue.',
    solve_single_twice: 'Résous {equation} pour {letter}. Il y a deux valeurs, donc deux cas.',
    no_real_value: '{equation} n’a pas de solution réelle, donc le système n’en a pas.',
    contradiction: '{equation} n’est jamais vraie : le système n’a pas de solution.',
    no_information:
      '{equation} est toujours vraie et n’apprend rien : le système a une infinité de solutions, une pour chaque valeur de l’inconnue libre.',
    order_values: 'Écris les valeurs dans l’ordre.',
  },
});
