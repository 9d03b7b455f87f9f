import { topicTexts } from '../rules/topic-texts.ts';

/** Mistakes in questions that ask for a quantity, and in ways of writing. */
export const questionMistakes = topicTexts({
  en: {
    percent_base_exchanged:
      'Which of the two numbers is the whole? That one is divided by, so it stands below.',
    percent_as_amount:
      'A percentage is a part of the number. Work out that part first, then add or subtract it.',
    percent_left_as_decimal: 'You have the right share as a decimal. How many hundredths is it?',
    percent_part_missing:
      'You have one part of it. What does the question ask for: the change, or what there is afterwards?',
    percent_turned_round:
      'Does the amount get larger or smaller here? Compare your result with the number at the start.',
    percent_of_wrong_whole:
      'Of which number is this a percentage: the one before the change or the one after it?',
    figure_half_forgotten: 'Draw the figure inside a rectangle. How much of the rectangle does it fill?',
    figure_half_added: 'Draw the figure. Does it fill the whole rectangle, or only half of it?',
    area_and_perimeter_confused:
      'Once around the edge, or everything inside? Look at which of the two is asked for.',
    sides_counted_once: 'Walk once around the figure with a finger. How many sides do you pass?',
    sides_multiplied: 'Which lengths belong together here? Write the formula with letters first.',
    sides_added: 'Picture layers of little cubes. Do you count them by adding the edges?',
    pi_forgotten: 'Your figure is round. Which number does every circle need?',
    radius_and_diameter_confused: 'Is the given length the radius or the diameter? One is half of the other.',
    square_forgotten: 'Look at the radius in the formula once more: which part of it is squared?',
    third_forgotten: 'A cylinder of the same height holds more. How many of these fit into it?',
    legs_added: 'The straight way is shorter than going around the corner. Which rule joins the three sides?',
    root_not_taken: 'That is the square of the length. One step is still missing.',
    squares_subtracted: 'Which side is the longest one here? Are the squares added or subtracted?',
    squares_added: 'The longest side is given here. Are the squares added or subtracted?',
    coordinates_added: 'How far is it from one point to the other? A distance is a difference.',
    slope_turned_over: 'A slope says how far up for one step to the right. Which difference stands above?',
    slope_order_mixed: 'Take the points in the same order above and below the line.',
    sign_of_intercept: 'Put one of the points into your equation. Does it fit?',
    sign_of_vertex:
      'Put x one step to the left and one to the right of your place into the formula. Are both values the same?',
    midpoint_by_difference:
      'Half of the difference is how far it is to the middle. Where is the middle itself?',
    midpoint_not_halved: 'The middle lies between the two numbers. Does yours?',
    mean_not_divided: 'You have added everything. If everybody got the same, how much would each one have?',
    mean_wrong_count: 'How many numbers are there? Count them once more, and divide by that.',
    median_not_sorted: 'Put the numbers in order first. Then look at the middle.',
    averages_confused: 'Mean, median and mode are three different things. Which one is asked for?',
    range_for_average: 'The range says how far apart the numbers are. What is asked for here?',
    range_not_extremes:
      'The range is the distance from the smallest to the largest number. Which are these two?',
    gcd_and_lcm_confused:
      'A divisor is not larger than the numbers, a multiple is not smaller. Which one is asked for?',
    common_divisor_not_greatest: 'That divides both. Is there a larger number that does?',
    lcm_as_product:
      'That is a common multiple. Is there a smaller one? Look for a factor that both numbers share.',
    unit_factor:
      'How many of the small units make one of the large ones? Start from a measure that you know.',
    unit_divided_instead: 'Are the new units smaller or larger? Then do you need more of them or fewer?',
    decimal_time: 'An hour has 60 minutes, not 100. What part of 60 is the number behind the point?',
    sine_derivative_sign:
      'Look at the graph: where the sine rises, is its derivative positive or negative? And the cosine?',
    integral_of_product: 'Differentiate your result: do you get the product back?',
    absolute_mirrored: 'The bars stand around the whole expression. Which two values can it have inside?',
    divided_other_way: 'Which of the two is shared out, and among how many? Say it in a sentence first.',
    bounds_without_antiderivative:
      'Into which function do the bounds go: into the one under the integral sign, or into its antiderivative?',
    term_counted_from_zero:
      'From the first term to the second is one step. How many steps is it to this term?',
    first_term_forgotten: 'Where does the sequence begin? That number belongs in the formula as well.',
    sequence_kind_confused: 'Is the same number added every time, or is it multiplied by the same number?',
    term_for_difference: 'That is a term of the sequence. How do you get from one term to the next?',
    difference_turned_round: 'Go from a term to the next one, not back.',
    inverse_function_as_reciprocal:
      'The inverse undoes the function. It is not 1 divided by it. What happens to x first, and how do you go back?',
    inverse_function_partly:
      'Try a number: put it into the function, and the result into yours. Do you come back to it?',
    composition_order: 'Write the composition as one function inside the other. Which one acts on x first?',
    exponent_as_factor:
      'The unknown is in the exponent: it says how often the base is multiplied. What undoes a power like that?',
    number_taken_into_logarithm:
      'The number in front of the unknown is outside the logarithm. Where does the division belong?',
    substituted_without_brackets:
      'Put the negative number in brackets wherever x stands. What is its square?',
    factor_pair_sum: 'Your numbers have the right product. Do they also have the right sum?',
    factor_pair_product: 'Your numbers have the right sum. Do they also have the right product?',
    substitution_not_undone: 'These are the values of the new letter. What was it put for?',
    second_solution_added: 'Put your second value into the equation. Does it fit?',
    equals_as_then:
      'An equals sign says that both sides are the same. Begin a new line when you go on calculating.',
    equations_added_unevenly: 'Did you do the same on the left and on the right: add both, or subtract both?',
    sine_cosine_confused: 'Draw the triangle. Which of sine and cosine belongs to this side?',
    term_not_differentiated: 'What is the slope of {before}? Every term gets its own derivative.',
    derivative_of_inside:
      'In {before} differentiate the outer power first and keep the bracket. Then comes the inside.',
    cross_terms_forgotten:
      'Each term of one bracket meets each term of the other. How many products does {before} have?',
    bases_multiplied: 'Write {before} out as a long product. Which number is repeated, and how often?',
    logarithms_added_inside: 'A sum of logarithms is the logarithm of what?',
    discriminant_sign:
      'Write b² − 4ac with each number in brackets, its sign included. What do two minus signs make?',
    discriminant_factor: 'Compare with b² − 4ac: which of its parts is missing in your line?',
    coefficient_sign: 'The sign in front of a number belongs to it. Read it off once more.',
    logarithm_left_out: 'The logarithm was left out on one side only. What undoes it on both sides?',
  },
  es: {
    percent_base_exchanged: '¿Cuál de los dos números es el total? Entre ese se divide, así que va abajo.',
    percent_as_amount:
      'Un porcentaje es una parte del número. Calcula primero esa parte y luego súmala o réstala.',
    percent_left_as_decimal: 'Ya tienes la parte en forma decimal. ¿Cuántas centésimas son?',
    percent_part_missing: 'Tienes una parte. ¿Qué te piden: el cambio o lo que queda al final?',
    percent_turned_round: '¿Aquí la cantidad sube o baja? Compara tu resultado con el número inicial.',
    percent_of_wrong_whole: '¿De qué número es este porcentaje: del de antes del cambio o del de después?',
    figure_half_forgotten: 'Dibuja la figura dentro de un rectángulo. ¿Qué parte del rectángulo ocupa?',
    figure_half_added: 'Dibuja la figura. ¿Ocupa todo el rectángulo o solo la mitad?',
    area_and_perimeter_confused: '¿El borde o todo lo de dentro? Mira cuál de los dos te piden.',
    sides_counted_once: 'Recorre la figura con el dedo. ¿Por cuántos lados pasas?',
    sides_multiplied: '¿Qué longitudes van juntas aquí? Escribe primero la fórmula con letras.',
    sides_added: 'Imagina capas de cubitos. ¿Se cuentan sumando las aristas?',
    pi_forgotten: 'Tu figura es redonda. ¿Qué número aparece en todo círculo?',
    radius_and_diameter_confused: '¿La medida dada es el radio o el diámetro? Uno es la mitad del otro.',
    square_forgotten: 'Mira otra vez el radio en la fórmula: ¿qué parte va al cuadrado?',
    third_forgotten: 'En un cilindro de la misma altura cabe más. ¿Cuántas veces cabe esta figura en él?',
    legs_added: 'El camino recto es más corto que doblar la esquina. ¿Qué regla une los tres lados?',
    root_not_taken: 'Ese es el cuadrado de la longitud. Te falta un paso.',
    squares_subtracted: '¿Cuál es aquí el lado más largo? ¿Los cuadrados se suman o se restan?',
    squares_added: 'Aquí ya te dan el lado más largo. ¿Los cuadrados se suman o se restan?',
    coordinates_added: '¿Cuánto hay de un punto al otro? Una distancia es una diferencia.',
    slope_turned_over:
      'La pendiente dice cuánto se sube por cada paso a la derecha. ¿Qué diferencia va arriba?',
    slope_order_mixed: 'Toma los puntos en el mismo orden arriba y abajo.',
    sign_of_intercept: 'Pon uno de los puntos en tu ecuación. ¿Se cumple?',
    sign_of_vertex: 'Prueba con x un paso a la izquierda y otro a la derecha de tu valor. ¿Sale lo mismo?',
    midpoint_by_difference:
      'La mitad de la diferencia es lo que falta hasta el medio. ¿Y dónde está el medio?',
    midpoint_not_halved: 'El punto medio queda entre los dos números. ¿El tuyo también?',
    mean_not_divided: 'Ya sumaste todo. Si a todos les tocara lo mismo, ¿cuánto le tocaría a cada uno?',
    mean_wrong_count: '¿Cuántos números hay? Cuéntalos otra vez y divide entre eso.',
    median_not_sorted: 'Ordena primero los números. Después mira el del medio.',
    averages_confused: 'Media, mediana y moda son tres cosas distintas. ¿Cuál te piden?',
    range_for_average: 'El rango dice cuánto se separan los números. ¿Qué te piden aquí?',
    range_not_extremes: 'El rango va del número más pequeño al más grande. ¿Cuáles son?',
    gcd_and_lcm_confused: 'Un divisor no es mayor que los números; un múltiplo no es menor. ¿Cuál te piden?',
    common_divisor_not_greatest: 'Ese número divide a los dos. ¿Hay otro más grande?',
    lcm_as_product: 'Ese es un múltiplo común. ¿Hay uno más pequeño? Busca un factor que compartan.',
    unit_factor: '¿Cuántas unidades pequeñas forman una grande? Parte de una medida que conozcas.',
    unit_divided_instead:
      '¿Las unidades nuevas son más pequeñas o más grandes? Entonces, ¿hacen falta más o menos?',
    decimal_time: 'Una hora tiene 60 minutos, no 100. ¿Qué parte de 60 es lo que va tras la coma?',
    sine_derivative_sign:
      'Mira la gráfica: donde el seno sube, ¿su derivada es positiva o negativa? ¿Y la del coseno?',
    integral_of_product: 'Deriva tu resultado: ¿vuelve a salir el producto?',
    absolute_mirrored: 'Las barras rodean toda la expresión. ¿Qué dos valores puede tener lo de dentro?',
    divided_other_way: '¿Qué se reparte y entre cuántos? Dilo primero con una frase.',
    bounds_without_antiderivative:
      '¿En qué función se sustituyen los límites: en la que está bajo la integral o en su primitiva?',
    term_counted_from_zero: 'Del primer término al segundo hay un paso. ¿Cuántos pasos hay hasta este?',
    first_term_forgotten: '¿Por qué número empieza la sucesión? También va en la fórmula.',
    sequence_kind_confused: '¿Se suma siempre el mismo número o se multiplica siempre por el mismo?',
    term_for_difference: 'Ese es un término. ¿Cómo se pasa de un término al siguiente?',
    difference_turned_round: 'Ve de un término al siguiente, no al revés.',
    inverse_function_as_reciprocal:
      'La inversa deshace la función; no es 1 dividido entre ella. ¿Qué le pasa primero a x y cómo se vuelve?',
    inverse_function_partly:
      'Prueba con un número: ponlo en la función y el resultado en la tuya. ¿Vuelves al mismo?',
    composition_order: 'Escribe la composición como una función dentro de otra. ¿Cuál actúa primero sobre x?',
    exponent_as_factor:
      'La incógnita está en el exponente: dice cuántas veces se multiplica la base. ¿Qué deshace una potencia así?',
    number_taken_into_logarithm:
      'El número que acompaña a la incógnita está fuera del logaritmo. ¿Dónde va la división?',
    substituted_without_brackets:
      'Pon el número negativo entre paréntesis donde está la x. ¿Cuánto da su cuadrado?',
    factor_pair_sum: 'Tus números tienen el producto correcto. ¿También la suma?',
    factor_pair_product: 'Tus números tienen la suma correcta. ¿También el producto?',
    substitution_not_undone: 'Esos son los valores de la letra nueva. ¿En lugar de qué la pusiste?',
    second_solution_added: 'Pon tu segundo valor en la ecuación. ¿Se cumple?',
    equals_as_then:
      'El signo igual dice que los dos lados valen lo mismo. Si sigues calculando, empieza otra línea.',
    equations_added_unevenly:
      '¿Hiciste lo mismo a la izquierda y a la derecha: sumar las dos o restar las dos?',
    sine_cosine_confused: 'Dibuja el triángulo. ¿A este lado le toca el seno o el coseno?',
    term_not_differentiated: '¿Cuánto vale la pendiente de {before}? Cada término tiene su propia derivada.',
    derivative_of_inside:
      'En {before} deriva primero la potencia de fuera y deja el paréntesis como está. Después viene lo de dentro.',
    cross_terms_forgotten:
      'Cada término de un paréntesis se multiplica por cada uno del otro. ¿Cuántos productos hay en {before}?',
    bases_multiplied: 'Escribe {before} como un producto largo. ¿Qué número se repite y cuántas veces?',
    logarithms_added_inside: 'Una suma de logaritmos, ¿es el logaritmo de qué?',
    discriminant_sign:
      'Escribe b² − 4ac con cada número entre paréntesis, con su signo. ¿Qué dan dos signos menos?',
    discriminant_factor: 'Compara con b² − 4ac: ¿qué parte falta en tu línea?',
    coefficient_sign: 'El signo que va delante del número es parte de él. Léelo otra vez.',
    logarithm_left_out: 'Quitaste el logaritmo en un solo lado. ¿Qué lo deshace en los dos?',
  },
  fr: {
    percent_base_exchanged:
      'Lequel des deux nombres est le total ? C’est par lui qu’on divise : il va en bas.',
    percent_as_amount:
      'Un pourcentage est une partie du nombre. Calcule d’abord cette partie, puis ajoute-la ou enlève-la.',
    percent_left_as_decimal: 'Tu as la bonne part, en nombre décimal. Combien de centièmes cela fait-il ?',
    percent_part_missing: 'Tu as une partie. Que demande-t-on : la variation, ou ce qu’il y a à la fin ?',
    percent_turned_round: 'Ici, la quantité augmente ou diminue ? Compare ton résultat au nombre de départ.',
    percent_of_wrong_whole:
      'C’est un pourcentage de quel nombre : celui d’avant le changement ou celui d’après ?',
    figure_half_forgotten: 'Dessine la figure dans un rectangle. Quelle part du rectangle remplit-elle ?',
    figure_half_added: 'Dessine la figure. Remplit-elle tout le rectangle ou seulement la moitié ?',
    area_and_perimeter_confused: 'Le tour, ou tout l’intérieur ? Regarde lequel des deux on demande.',
    sides_counted_once: 'Fais le tour de la figure avec le doigt. Par combien de côtés passes-tu ?',
    sides_multiplied: 'Quelles longueurs vont ensemble ici ? Écris d’abord la formule avec des lettres.',
    sides_added: 'Imagine des couches de petits cubes. Les compte-t-on en ajoutant les arêtes ?',
    pi_forgotten: 'Ta figure est ronde. Quel nombre faut-il pour tout cercle ?',
    radius_and_diameter_confused:
      'La longueur donnée est-elle le rayon ou le diamètre ? L’un est la moitié de l’autre.',
    square_forgotten: 'Regarde encore le rayon dans la formule : qu’est-ce qui est au carré ?',
    third_forgotten:
      'Un cylindre de même hauteur contient davantage. Combien de fois cette figure y tient-elle ?',
    legs_added:
      'Aller tout droit est plus court que de faire le tour par le coin. Quelle règle relie les trois côtés ?',
    root_not_taken: 'C’est le carré de la longueur. Il manque encore une étape.',
    squares_subtracted: 'Quel est ici le plus long côté ? Les carrés s’ajoutent-ils ou se soustraient-ils ?',
    squares_added: 'Ici, le plus long côté est donné. Les carrés s’ajoutent-ils ou se soustraient-ils ?',
    coordinates_added: 'Combien y a-t-il d’un point à l’autre ? Une distance est une différence.',
    slope_turned_over:
      'La pente dit de combien on monte pour un pas vers la droite. Quelle différence va en haut ?',
    slope_order_mixed: 'Prends les points dans le même ordre en haut et en bas.',
    sign_of_intercept: 'Mets un des points dans ton équation. Est-ce que ça marche ?',
    sign_of_vertex: 'Essaie x un pas à gauche puis un pas à droite de ta valeur. Trouves-tu la même chose ?',
    midpoint_by_difference:
      'La moitié de la différence, c’est le chemin jusqu’au milieu. Où est le milieu lui-même ?',
    midpoint_not_halved: 'Le milieu est entre les deux nombres. Le tien aussi ?',
    mean_not_divided: 'Tu as tout ajouté. Si chacun avait la même chose, combien aurait chacun ?',
    mean_wrong_count: 'Combien y a-t-il de nombres ? Recompte-les, et divise par ce nombre.',
    median_not_sorted: 'Range d’abord les nombres. Regarde ensuite celui du milieu.',
    averages_confused: 'Moyenne, médiane et mode sont trois choses différentes. Laquelle demande-t-on ?',
    range_for_average: 'L’étendue dit l’écart entre les nombres. Que demande-t-on ici ?',
    range_not_extremes: 'L’étendue va du plus petit au plus grand nombre. Lesquels est-ce ?',
    gcd_and_lcm_confused:
      'Un diviseur n’est pas plus grand que les nombres, un multiple pas plus petit. Lequel demande-t-on ?',
    common_divisor_not_greatest: 'Il divise bien les deux. Y en a-t-il un plus grand ?',
    lcm_as_product:
      'C’est un multiple commun. Y en a-t-il un plus petit ? Cherche un facteur que les deux partagent.',
    unit_factor: 'Combien de petites unités font une grande ? Pars d’une mesure que tu connais.',
    unit_divided_instead:
      'Les nouvelles unités sont-elles plus petites ou plus grandes ? En faut-il alors plus ou moins ?',
    decimal_time: 'Une heure a 60 minutes, pas 100. Quelle part de 60 est le nombre après la virgule ?',
    sine_derivative_sign:
      'Regarde la courbe : là où le sinus monte, sa dérivée est-elle positive ou négative ? Et le cosinus ?',
    integral_of_product: 'Dérive ton résultat : retrouves-tu le produit ?',
    absolute_mirrored: 'Les barres entourent toute l’expression. Quelles deux valeurs peut-elle prendre ?',
    divided_other_way: 'Qu’est-ce qu’on partage, et en combien de parts ? Dis-le d’abord en une phrase.',
    bounds_without_antiderivative:
      'Dans quelle fonction met-on les bornes : celle sous le signe intégral ou sa primitive ?',
    term_counted_from_zero: 'Du premier terme au deuxième, il y a un pas. Combien de pas jusqu’à celui-ci ?',
    first_term_forgotten: 'Par quel nombre la suite commence-t-elle ? Il entre aussi dans la formule.',
    sequence_kind_confused: 'Ajoute-t-on chaque fois le même nombre, ou multiplie-t-on par le même ?',
    term_for_difference: 'C’est un terme de la suite. Comment passe-t-on d’un terme au suivant ?',
    difference_turned_round: 'Va d’un terme au suivant, pas dans l’autre sens.',
    inverse_function_as_reciprocal:
      'La réciproque défait la fonction ; ce n’est pas 1 divisé par elle. Qu’arrive-t-il d’abord à x, et comment revenir ?',
    inverse_function_partly:
      'Essaie un nombre : mets-le dans la fonction, puis le résultat dans la tienne. Reviens-tu au départ ?',
    composition_order: 'Écris la composée comme une fonction dans l’autre. Laquelle agit d’abord sur x ?',
    exponent_as_factor:
      'L’inconnue est en exposant : elle dit combien de fois on multiplie la base. Qu’est-ce qui défait une telle puissance ?',
    number_taken_into_logarithm: 'Le nombre devant l’inconnue est hors du logarithme. Où va la division ?',
    substituted_without_brackets:
      'Mets le nombre négatif entre parenthèses à la place de x. Que vaut son carré ?',
    factor_pair_sum: 'Tes nombres ont le bon produit. Ont-ils aussi la bonne somme ?',
    factor_pair_product: 'Tes nombres ont la bonne somme. Ont-ils aussi le bon produit ?',
    substitution_not_undone: 'Ce sont les valeurs de la nouvelle lettre. À la place de quoi l’as-tu mise ?',
    second_solution_added: 'Mets ta deuxième valeur dans l’équation. Est-ce que ça marche ?',
    equals_as_then:
      'Le signe égal dit que les deux côtés valent la même chose. Si tu continues à calculer, commence une nouvelle ligne.',
    equations_added_unevenly:
      'As-tu fait la même chose à gauche et à droite : ajouter les deux, ou soustraire les deux ?',
    sine_cosine_confused: 'Dessine le triangle. Pour ce côté, est-ce le sinus ou le cosinus ?',
    term_not_differentiated: 'Quelle est la pente de {before} ? Chaque terme a sa propre dérivée.',
    derivative_of_inside:
      'Dans {before}, dérive d’abord la puissance en gardant la parenthèse. L’intérieur vient ensuite.',
    cross_terms_forgotten:
      'Chaque terme d’une parenthèse rencontre chaque terme de l’autre. Combien de produits y a-t-il dans {before} ?',
    bases_multiplied: 'Écris {before} comme un long produit. Quel nombre se répète, et combien de fois ?',
    logarithms_added_inside: 'Une somme de logarithmes, c’est le logarithme de quoi ?',
    discriminant_sign:
      'Écris b² − 4ac avec chaque nombre entre parenthèses, signe compris. Que donnent deux signes moins ?',
    discriminant_factor: 'Compare avec b² − 4ac : quelle partie manque dans ta ligne ?',
    coefficient_sign: 'Le signe devant un nombre en fait partie. Relis-le.',
    logarithm_left_out: 'Tu as enlevé le logarithme d’un seul côté. Qu’est-ce qui le défait des deux côtés ?',
  },
});
