import type { LocalizedText } from '../../localized-text.ts';

export const equationsMistakes = {
  one_number_of_pair: {
    en: 'That is the value of the other unknown. Look again at what each letter stands for, and at what is asked for.',
    es: 'Ese es el valor de la otra incógnita. Mira otra vez qué significa cada letra y qué se pregunta.',
    fr: 'C’est la valeur de l’autre inconnue. Relis ce que désigne chaque lettre, et ce qui est demandé.',
  },
  point_turned: {
    en: 'Those are the right numbers, in the wrong places. Which of them is read off to the right, and which upwards?',
    es: 'Los números son los correctos, pero cambiados de sitio. ¿Cuál se lee en horizontal y cuál en vertical?',
    fr: 'Ce sont les bons nombres, mais échangés. Lequel se lit vers la droite, et lequel vers le haut ?',
  },
  subtracted_partly: {
    en: 'When one equation is subtracted from another, every sign of the second one changes, on both sides of it.',
    es: 'Al restar una ecuación de otra cambian todos los signos de la segunda, en sus dos lados.',
    fr: 'Quand on soustrait une équation d’une autre, tous les signes de la seconde changent, dans ses deux membres.',
  },
  parallel_taken_as_same: {
    en: 'Compare the numbers before the letters, then the numbers alone. Do both equations say the same, or do they contradict each other?',
    es: 'Compara los números que van delante de las letras y después los que van solos. ¿Dicen lo mismo las dos ecuaciones o se contradicen?',
    fr: 'Compare les nombres devant les lettres, puis les nombres seuls. Les deux équations disent-elles la même chose, ou se contredisent-elles ?',
  },
  length_negative: {
    en: 'Both numbers solve the equation, but the story asks for a length. Can both of them be a length?',
    es: 'Los dos números cumplen la ecuación, pero la historia pide una longitud. ¿Pueden serlo los dos?',
    fr: 'Les deux nombres vérifient l’équation, mais l’énoncé demande une longueur. Une longueur peut-elle prendre ces deux valeurs ?',
  },
  half_not_taken: {
    en: 'A square (x + p)² brings 2p times the letter. Which number has to be in the bracket then?',
    es: 'Un cuadrado (x + p)² trae 2p veces la letra. ¿Qué número tiene que ir entonces en el paréntesis?',
    fr: 'Un carré (x + p)² donne 2p fois la lettre. Quel nombre doit alors figurer dans la parenthèse ?',
  },
  corner_not_squared: {
    en: 'That is the number in the bracket. Multiply the bracket by itself: which number comes last?',
    es: 'Ese número va dentro del paréntesis. Multiplica el paréntesis por sí mismo: ¿qué número trae?',
    fr: 'Ce nombre figure dans la parenthèse. Multiplie la parenthèse par elle-même : quel nombre apporte-t-elle ?',
  },
  discriminant_misread: {
    en: 'Work out b² − 4ac once more and look at its sign: what is under the root decides how many solutions there are.',
    es: 'Calcula otra vez b² − 4ac y mira su signo: lo que hay bajo la raíz decide cuántas soluciones existen.',
    fr: 'Recalcule b² − 4ac et regarde son signe : ce qui est sous la racine décide du nombre de solutions.',
  },
  numerator_taken_as_forbidden: {
    en: 'The numerator of a fraction may well be 0. Only what is below the line must not become 0.',
    es: 'Arriba una fracción puede valer 0. Solo lo que está abajo no puede llegar a 0.',
    fr: 'En haut, une fraction peut valoir 0. Seul ce qui est en bas ne doit pas s’annuler.',
  },
  rounded_down_or_up: {
    en: 'Put your number back into the story. Does it still keep to the limit, and would the next whole number?',
    es: 'Vuelve a poner tu número en la historia. ¿Respeta el límite, y lo respetaría el siguiente número entero?',
    fr: 'Remets ton nombre dans l’énoncé. Respecte-t-il encore la limite, et le nombre entier suivant la respecterait-il ?',
  },
  sign_taken_for_impossible: {
    en: 'A minus alone does not stop an equation. Get the root on its own: which number does it have to equal then?',
    es: 'Un menos por sí solo no impide resolver la ecuación. Deja sola la raíz: ¿qué número tiene que valer?',
    fr: 'Un signe moins ne suffit pas à bloquer une équation. Isole la racine : quel nombre doit-elle valoir ?',
  },
  squares_factor_not: {
    en: 'The number before the root is squared along with it. Or divide by that number first.',
    es: 'El número que va delante de la raíz también se eleva al cuadrado. O divide primero entre él.',
    fr: 'Le nombre devant la racine est élevé au carré avec elle. Ou divise d’abord par ce nombre.',
  },
  root_ignored: {
    en: 'The root is still there: what is under it was set equal to the other side without squaring that side.',
    es: 'La raíz sigue ahí: igualaste lo de dentro con el otro lado sin elevar ese lado al cuadrado.',
    fr: 'La racine est toujours là : tu as égalé ce qu’elle contient à l’autre membre sans élever celui-ci au carré.',
  },
} as const satisfies Record<string, LocalizedText>;
