import { topicTexts } from '../rules/topic-texts.ts';

/** Mistakes in shares, chances, rates, sums of sequences and limits. */
export const situationMistakes = topicTexts({
  en: {
    share_by_one_number:
      'How many equal parts are there altogether? Work out one part first, then count how many each one gets.',
    shared_equally: 'With that, everybody gets the same. What does the ratio say about it?',
    operation_exchanged:
      'What happens in one hour, or for one piece? Then think: does your result have to be larger or smaller than that?',
    odds_for_probability:
      'You compared these with the others. How many possible outcomes are there in all, with these among them?',
    complement_for_event: 'That is the chance that it does not happen. What is asked for?',
    sum_not_halved:
      'The first and the last term together, the second and the last but one: how many such pairs are there?',
    indeterminate_as_value:
      'Here both parts go to the same place at once, so this form can still be anything. Change the expression first: which factor is above and below?',
    proportion_by_adding:
      'Double the first amount in your head: does the second one double as well, or does it grow by the same number?',
    step_as_constant:
      'Put 1, 2 and 3 for n into your rule. Does it grow from term to term as the sequence does?',
    term_index_mixed:
      'Write down the terms one after the other with their numbers. Which number does this one have?',
    values_swapped:
      'What you found is right, but is each number with the right name? Read the story again with your numbers in it.',
    comparison_reversed:
      'Which one is larger in the story? Put small numbers into your equation: which one is larger there?',
    unit_of_figure:
      'Look at the unit: a length is counted in centimetres, say, an area in squares, a volume in cubes. Which of these is asked for?',
    numbers_without_use: 'Say in a sentence what your number counts. What do you need it for?',
    product_quotient_sign:
      'One of the two rules, for products and for quotients, adds and the other subtracts. Which one do you need here?',
  },
  es: {
    share_by_one_number:
      '¿Cuántas partes iguales hay en total? Calcula primero cuánto vale una y luego cuenta cuántas le tocan a cada uno.',
    shared_equally: 'Así todos reciben lo mismo. ¿Qué dice la razón del enunciado?',
    operation_exchanged:
      '¿Qué pasa en una hora, o con una sola pieza? Con eso piensa: ¿el resultado tiene que ser mayor o menor?',
    odds_for_probability:
      'Has comparado estos casos con los demás. ¿Cuántos casos posibles hay en total, contando también estos?',
    complement_for_event: 'Esa es la probabilidad de que no ocurra. ¿Qué se pregunta?',
    sum_not_halved: 'El primer término con el último, el segundo con el penúltimo: ¿cuántas parejas así hay?',
    indeterminate_as_value:
      'Aquí las dos partes se comportan igual a la vez, así que esta forma todavía puede valer cualquier cosa. Transforma antes la expresión: ¿qué factor está arriba y abajo?',
    proportion_by_adding:
      'Duplica mentalmente la primera cantidad: ¿la segunda también se duplica o solo crece lo mismo?',
    step_as_constant: 'Pon 1, 2 y 3 en lugar de n en tu regla. ¿Crece de un término a otro como la sucesión?',
    term_index_mixed: 'Escribe los términos uno tras otro con su número. ¿Qué número tiene este?',
    values_swapped:
      'Lo que hallaste está bien, pero ¿cada número va con su nombre? Lee otra vez el problema con esos números puestos.',
    comparison_reversed:
      '¿Qué cantidad es mayor en el enunciado? Pon números pequeños en tu ecuación: ¿cuál es mayor ahí?',
    unit_of_figure:
      'Fíjate en la unidad: una longitud se mide en centímetros, por ejemplo; un área, en cuadrados; un volumen, en cubos. ¿Qué se pide aquí?',
    numbers_without_use: 'Di en una frase qué cuenta tu número. ¿Para qué te sirve?',
    product_quotient_sign:
      'De las dos reglas, la del producto y la del cociente, una suma y la otra resta. ¿Cuál necesitas aquí?',
  },
  fr: {
    share_by_one_number:
      'Combien y a-t-il de parts égales en tout ? Calcule d’abord une part, puis compte combien chacun en reçoit.',
    shared_equally: 'Ainsi, chacun reçoit la même chose. Que dit le rapport de l’énoncé ?',
    operation_exchanged:
      'Que se passe-t-il en une heure, ou pour une seule pièce ? Ton résultat doit-il alors être plus grand ou plus petit ?',
    odds_for_probability:
      'Tu as comparé ces cas aux autres. Combien y a-t-il d’issues possibles en tout, avec ceux-ci ?',
    complement_for_event: 'C’est la probabilité que cela n’arrive pas. Que demande-t-on ?',
    sum_not_halved:
      'Le premier terme avec le dernier, le deuxième avec l’avant-dernier : combien de paires y a-t-il ?',
    indeterminate_as_value:
      'Ici, le haut et le bas évoluent en même temps : cette forme peut encore donner n’importe quoi. Transforme d’abord l’expression : quel facteur est à la fois en haut et en bas ?',
    proportion_by_adding:
      'Double la première quantité dans ta tête : la seconde double-t-elle aussi, ou augmente-t-elle du même nombre ?',
    step_as_constant:
      'Mets 1, 2 et 3 à la place de n dans ta règle. Grandit-elle d’un terme à l’autre comme la suite ?',
    term_index_mixed: 'Écris les termes l’un après l’autre avec leur numéro. Lequel est celui-ci ?',
    values_swapped:
      'Ce que tu as trouvé est juste, mais chaque nombre va-t-il avec le bon nom ? Relis l’énoncé avec ces nombres.',
    comparison_reversed:
      'Dans l’énoncé, quelle quantité est la plus grande ? Mets de petits nombres dans ton équation : laquelle est alors la plus grande ?',
    unit_of_figure:
      'Regarde l’unité : une longueur se mesure par exemple en centimètres, une aire en carrés, un volume en cubes. Que demande l’énoncé ?',
    numbers_without_use: 'Dis en une phrase ce que compte ton nombre. À quoi te sert-il ?',
    product_quotient_sign:
      'Des deux règles, celle du produit et celle du quotient, l’une ajoute et l’autre soustrait. De laquelle as-tu besoin ici ?',
  },
});
