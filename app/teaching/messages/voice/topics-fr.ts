import type { Translation } from '#app/platform/texts.ts';
import type { topicsEn } from './topics-en.ts';

export const topicsFr: Translation<typeof topicsEn> = {
  unknown: {
    is: 'La lettre tient la place d’un nombre que tu ne connais pas encore.',
    more: 'Elle vaut la même chose partout où elle apparaît, et on cherche le nombre qui rend l’égalité vraie.',
    why: 'Une lettre permet de calculer avec un nombre avant de le connaître. N’importe laquelle convient ; x n’est qu’une habitude.',
  },
  equation: {
    is: 'Une équation dit que deux membres ont la même valeur, comme une balance en équilibre.',
    more: 'Dans x + 2 = 5, les deux côtés ne sont égaux que si l’inconnue vaut 3.',
  },
  solve: {
    is: 'Résoudre, c’est trouver tous les nombres qui rendent l’égalité vraie.',
    more: 'On défait pas à pas ce qui est fait à l’inconnue, jusqu’à ce qu’elle soit seule d’un côté.',
  },
  solution: {
    is: 'Une solution est un nombre qui rend l’équation vraie quand on le met à la place de l’inconnue.',
    more: 'x + 2 = 5 a pour solution 3, car 3 + 2 fait bien 5.',
    scope:
      'Une équation peut avoir une solution, plusieurs, ou aucune : 2x = 6 en a une, x² = 9 en a deux, et x + 1 = x n’en a pas.',
  },
  both_sides: {
    is: 'Ce que tu fais d’un côté, tu le fais aussi de l’autre.',
    more: 'Une équation est une balance : enlève 3 des deux côtés et elle reste en équilibre, enlève d’un seul et elle penche.',
    why: 'Les deux membres sont le même nombre. Si on fait la même chose à deux nombres égaux, ils restent égaux ; si on n’en change qu’un, la balance penche.',
  },
  undo: {
    is: 'Chaque opération a un contraire qui la défait : ajouter et soustraire, multiplier et diviser.',
    more: 'Si on a ajouté 5, soustrais 5 des deux côtés ; si l’inconnue est multipliée par 3, divise les deux membres par 3.',
    why: 'Tu veux l’inconnue toute seule. L’opération contraire annule ce qui est à côté d’elle, et la faire des deux côtés garde l’égalité.',
  },
  isolate: {
    is: 'Isoler l’inconnue, c’est la laisser seule d’un côté.',
    more: 'Dans 2x + 3 = 11, on soustrait 3 puis on divise par 2, des deux côtés à chaque fois, et il reste x = 4.',
    why: 'Quand l’inconnue est seule, l’autre membre donne sa valeur.',
  },
  move_over: {
    is: 'Passer un nombre de l’autre côté, c’est une façon courte de dire : fais le contraire dans les deux membres.',
    more: 'Dans x + 8 = 11, on soustrait 8 des deux côtés et il reste x = 11 − 8. Voilà pourquoi +8 devient −8.',
    why: 'En vérité, rien ne saute. On défait +8 en soustrayant 8 des deux côtés : il disparaît ici et apparaît là avec le signe contraire.',
  },
  equals: {
    is: 'Le signe égal dit que les deux côtés ont la même valeur.',
    more: 'Il ne veut pas dire « voici le résultat » : 3 + 4 = 2 + 5 est aussi une égalité.',
  },
  term: {
    is: 'Un terme est un des morceaux qu’on ajoute ou qu’on soustrait, avec le signe devant lui.',
    more: '4x − 7 a deux termes : 4x et −7.',
  },
  coefficient: {
    is: 'Le coefficient est le nombre qui multiplie une lettre.',
    more: 'Dans 4x c’est 4 ; dans −x c’est −1, même si le 1 ne s’écrit pas.',
  },
  like_terms: {
    is: 'Les termes semblables ont les mêmes lettres avec les mêmes exposants : on peut donc les additionner.',
    more: '3x + 2x = 5x, comme 3 pommes et 2 pommes font 5 pommes. 3x et 2x² restent séparés.',
    why: '3x + 2x, c’est trois fois une chose et encore deux fois la même. 3x et 2x² comptent des choses différentes, la somme n’a pas de nom commun.',
  },
  expression: {
    is: 'Une expression contient des nombres et des lettres, mais pas de signe égal.',
    more: '3x + 2 est une expression ; 3x + 2 = 11 est une équation.',
  },
  simplify: {
    is: 'Simplifier, c’est écrire la même valeur de façon plus courte.',
    more: '6/8 devient 3/4 quand on divise en haut et en bas par 2, et 3x + 2x devient 5x.',
    how: 'Regroupe les termes semblables. Dans une fraction, divise le haut et le bas par un facteur commun, jusqu’à ce que seul 1 divise les deux.',
    scope:
      'Simplifie à la fin : s’il reste un facteur commun en haut et en bas, divise les deux par lui. S’ils n’ont que 1 en commun, il n’y a rien à faire.',
  },
  brackets: {
    is: 'Développer, c’est multiplier chaque terme de la parenthèse par le facteur devant elle.',
    more: '3(x + 2) = 3x + 6 : le 3 multiplie x et aussi 2, chaque terme.',
    why: '3(x + 2), c’est trois fois toute la parenthèse : x + 2 + x + 2 + x + 2. Le 2 revient à chaque fois, donc chaque terme est multiplié.',
    scope:
      'Développer change un produit en somme, et factoriser refait un produit de la somme. C’est l’inverse, et l’un permet de vérifier l’autre.',
  },
  minus_bracket: {
    is: 'Un moins devant une parenthèse change le signe de chaque terme à l’intérieur.',
    more: '−(x − 4) = −x + 4, car on enlève toute la parenthèse, le −4 compris.',
    why: 'On enlève tout ce qu’il y a dedans. Enlever x donne −x, et enlever −4 donne +4 : le contraire de chaque terme.',
    scope:
      'Le signe de chaque terme change, pas seulement le premier : −(x + 4) = −x − 4. Avec un plus devant, tous les signes restent.',
  },
  factorise: {
    is: 'Factoriser, c’est écrire une somme sous forme de produit, souvent avec des parenthèses.',
    more: 'x² + 5x = x(x + 5). C’est l’inverse de développer : on vérifie en multipliant de nouveau.',
    other: 'x² + 7x = x(x + 7). On vérifie en multipliant de nouveau.',
    why: 'Dans un produit on voit ce qui divise, et si un produit est nul, un de ses facteurs est nul. Une équation difficile devient plusieurs petites.',
    how: 'Sors d’abord ce que tous les termes partagent. Pour x² + bx + c, cherche deux nombres de produit c et de somme b.',
  },
  common_factor: {
    is: 'Un facteur commun est quelque chose qui divise chaque terme.',
    more: 'Dans 6x + 9 c’est 3, donc 6x + 9 = 3(2x + 3).',
    other: 'Dans 10x + 25 c’est 5, donc 10x + 25 = 5(2x + 5).',
  },
  substitute: {
    is: 'Remplacer, c’est mettre une valeur à la place d’une lettre.',
    more: 'Avec x = 3, 2x + 1 devient 2 · 3 + 1 = 7. Mets les nombres négatifs entre parenthèses.',
  },
  formula: {
    is: 'Une formule est une règle écrite avec des lettres qui dit comment calculer quelque chose.',
    more: 'A = L · l donne l’aire d’un rectangle : mets les deux longueurs à la place des lettres.',
  },
  constant: {
    is: 'Une constante est un nombre qui ne change pas et qui n’a pas de lettre à côté de lui.',
    more: 'Dans 4x − 7, c’est −7.',
  },
  inequality: {
    is: 'Une inéquation dit qu’un côté est plus petit ou plus grand que l’autre.',
    more: 'x < 5 veut dire moins de 5, x ≥ 5 veut dire 5 ou plus. Le côté ouvert du signe regarde le plus grand.',
    why: 'En général, toute une plage de nombres convient, pas un seul. La réponse s’écrit donc encore avec < ou >.',
    scope:
      'La réponse n’est en général pas un seul nombre : tout un intervalle convient, donc une infinité de nombres. Parfois tous conviennent, parfois aucun.',
  },
  flip_sign: {
    is: 'Quand on multiplie ou divise une inéquation par un nombre négatif, le signe change de sens.',
    more: '2 < 5, mais −2 > −5 : sous zéro, l’ordre est inversé.',
    why: 'Un facteur négatif inverse l’ordre des nombres : 2 < 5, mais −2 > −5. En divisant par un négatif, il faut donc le signe contraire pour que ça reste vrai.',
    scope:
      'Seulement quand on multiplie ou divise par un nombre négatif, ou qu’on échange les deux membres. Avec une somme, une différence ou un nombre positif, le sens reste le même.',
  },
  absolute_value: {
    is: 'La valeur absolue est la distance d’un nombre à 0 : elle n’est jamais négative.',
    more: '|−4| = 4 et |4| = 4. C’est pourquoi |x| = 4 a deux solutions.',
    scope:
      'Une valeur absolue n’est jamais négative, car c’est une distance. Donc |x| = 4 a deux solutions, |x| = 0 en a une, et |x| = −4 n’en a pas.',
  },
  order: {
    is: 'L’ordre est : d’abord les parenthèses, puis les puissances, puis multiplier et diviser, enfin ajouter et soustraire.',
    more: '2 + 3 · 4 = 2 + 12 = 14, et non 20.',
    why: 'Tout le monde doit lire la même chose. 3 · 4 abrège 4 + 4 + 4 : c’est un bloc, on le calcule avant d’ajouter.',
  },
  negative: {
    is: 'Un nombre négatif est plus petit que zéro.',
    more: 'Pense à un thermomètre : à partir de 3, si on descend de 5 degrés, on arrive à −2. Donc 3 − 5 = −2.',
  },
  minus_times_minus: {
    is: 'Moins par moins donne plus : deux facteurs négatifs ont un produit positif.',
    more: '−3 · 2 = −6, −3 · 1 = −3, −3 · 0 = 0, et la suite continue avec −3 · (−1) = +3.',
    why: 'Le moins mène au contraire. −3 · 2 = −6, puis −3, puis 0 : à chaque fois on monte de 3, donc −3 · (−2) doit faire +6.',
  },
  minus_minus: {
    is: 'Soustraire un nombre négatif revient à ajouter : 5 − (−2) = 5 + 2.',
    more: 'Si on t’enlève une dette de 2, tu as 2 de plus.',
    why: 'De 5 à −2, il y a une distance de 7 sur la droite. Enlever une dette, c’est gagner : moins et moins font plus.',
  },
  divide_by_zero: {
    is: 'On ne peut pas diviser par 0.',
    more: '6 : 2 = 3 parce que 3 · 2 = 6. Pour 6 : 0, il faudrait un nombre qui, fois 0, donne 6 : il n’y en a pas.',
    why: 'Diviser, c’est chercher quel nombre fois le diviseur donne le résultat. Tout nombre fois 0 fait 0, donc aucun ne convient pour 6 : 0.',
  },
  zero_product: {
    is: 'Un produit est nul seulement si un de ses facteurs est nul.',
    more: 'De (x − 2)(x + 3) = 0 on tire x − 2 = 0 ou x + 3 = 0.',
    why: 'Deux nombres différents de 0 ne donnent jamais 0 quand on les multiplie. Donc au moins une parenthèse vaut 0, et on peut regarder chacune à part.',
  },
  fraction: {
    is: 'Une fraction est une partie d’un tout, ou une division qui reste à faire.',
    more: '3/4 veut dire : on coupe en 4 parts égales et on en prend 3. C’est aussi 3 divisé par 4.',
  },
  numerator: {
    is: 'Le numérateur est le nombre du haut d’une fraction : combien de parts on prend.',
    more: 'Dans 3/4, c’est 3. Le 4 du bas dit combien de parts font le tout.',
  },
  denominator: {
    is: 'Le dénominateur est le nombre du bas : en combien de parts égales le tout est coupé.',
    more: 'Dans 3/4, c’est 4. Plus il est grand, plus chaque part est petite.',
  },
  common_denominator: {
    is: 'Un dénominateur commun est un nombre que tous les dénominateurs divisent : les parts ont alors la même taille.',
    more: '1/2 + 1/3 devient 3/6 + 2/6 : maintenant ce sont tous des sixièmes, on peut les compter ensemble.',
    why: 'Des morceaux de tailles différentes ne se comptent pas ensemble. Avec le même dénominateur, les parts sont égales et on ajoute combien il y en a : 3/6 + 2/6 = 5/6.',
    how: 'Cherche un nombre que les deux dénominateurs divisent, puis multiplie le haut et le bas de chaque fraction par ce qui manque.',
    scope:
      'Seulement pour ajouter et soustraire. Pour multiplier ou diviser des fractions, pas besoin. Tout multiple commun convient ; avec le plus petit, les nombres restent petits.',
  },
  clear_fractions: {
    is: 'Pour enlever les fractions d’une équation, multiplie chaque terme des deux côtés par un nombre que tous les dénominateurs divisent.',
    more: 'x/3 + 2 = 7 devient x + 6 = 21.',
    why: 'Diviser par 3 se défait par le contraire, multiplier par 3. Fais-le à chaque terme des deux côtés : ils restent égaux, et il n’y a plus de fraction.',
  },
  lcm: {
    is: 'Le plus petit commun multiple (PPCM) est le plus petit nombre que les deux divisent.',
    more: 'Pour 4 et 6, c’est 12 : 4, 8, 12 et 6, 12 s’y rencontrent pour la première fois.',
    how: 'Écris les multiples du plus grand jusqu’à ce que le plus petit en divise un.',
  },
  gcd: {
    is: 'Le plus grand commun diviseur (PGCD) est le plus grand nombre qui divise les deux.',
    more: 'Pour 12 et 18, c’est 6. Divise 12/18 en haut et en bas par 6, et tu as 2/3 d’un coup.',
  },
  equivalent: {
    is: 'Des fractions égales ont la même valeur avec d’autres nombres.',
    more: '1/2 = 2/4 = 3/6 : si on multiplie le haut et le bas par le même nombre, rien ne change.',
    why: 'Coupe chaque morceau en deux : il y en a deux fois plus, chacun deux fois plus petit. La quantité est la même.',
  },
  cancel: {
    is: 'Simplifier une fraction, c’est diviser le haut et le bas par le même nombre.',
    more: '6/8 = 3/4. On ne barre que des facteurs, jamais des morceaux d’une somme.',
    why: 'Diviser le haut et le bas par le même nombre, c’est diviser par 1 : la valeur reste. Dans une somme ça ne marche pas, car ce nombre ne divise pas chaque morceau.',
    scope:
      'On ne simplifie que des facteurs de tout le numérateur et de tout le dénominateur, jamais un terme d’une somme.',
  },
  mixed: {
    is: 'Un nombre mixte est un entier avec une fraction ; une fraction impropre a un haut plus grand que son bas.',
    more: '1 3/4 est la même chose que 7/4 : un entier fait 4 quarts, et 3 de plus font 7.',
  },
  reciprocal: {
    is: 'L’inverse d’un nombre est 1 divisé par lui : pour une fraction, on la retourne.',
    more: 'L’inverse de 2/3 est 3/2, car 2/3 · 3/2 = 1.',
  },
  divide_fractions: {
    is: 'Diviser par une fraction, c’est multiplier par son inverse.',
    more: '3 : 1/2 = 3 · 2 = 6, car une moitié de gâteau tient six fois dans trois gâteaux.',
    why: 'Diviser, c’est compter combien de fois ça tient. 1/4 tient quatre fois dans un entier, donc diviser par 1/4 revient à multiplier par 4. On retourne donc la seconde.',
  },
  multiply_fractions: {
    is: 'On multiplie les fractions haut par haut et bas par bas.',
    more: '2/3 · 4/5 = 8/15. Pas besoin de dénominateur commun ici.',
    why: 'Prendre 1/3 de 1/5 coupe chaque cinquième en 3, et le tout a 15 morceaux. C’est pourquoi les dénominateurs se multiplient.',
  },
  decimal: {
    is: 'Un nombre décimal écrit les parties de l’unité en dixièmes, centièmes et ainsi de suite, après la virgule.',
    more: '0,25, c’est 2 dixièmes et 5 centièmes, donc 25/100 ou 1/4.',
  },
  decimal_fraction: {
    is: 'Pour passer d’un décimal à une fraction, écris ses chiffres sur 10, 100 ou 1000, autant de zéros que de décimales, puis simplifie.',
    more: '0,6 = 6/10 = 3/5. Dans l’autre sens, divise le haut par le bas : 3 : 5 = 0,6.',
  },
  percentage: {
    is: 'Pour cent veut dire « sur cent » : 1 %, c’est 1/100.',
    more: 'Pour 15 % de 80, trouve d’abord 1 %, 80 : 100 = 0,8, et prends-le 15 fois : 12.',
    how: 'Divise par 100 pour avoir 1 %, puis multiplie par le nombre de pour cent. Ou prends 10 % et construis le reste avec.',
    scope:
      'Un pourcentage peut dépasser 100 % : 150 % d’un nombre, c’est une fois et demie ce nombre. Mais une partie d’un tout reste sous 100 %, et un prix ne peut pas baisser davantage.',
  },
  multiplier: {
    is: 'Le coefficient multiplicateur fait une évolution en une seule étape : 20 % de plus, c’est fois 1,2 ; 20 % de moins, fois 0,8.',
    more: 'Pars de 100 %, ajoute ou enlève le pourcentage et divise par 100 : 100 + 20 = 120 donne 1,2.',
  },
  percent_change: {
    is: 'Une variation en pourcentage compare le changement à la valeur de départ.',
    more: 'De 40 à 50, on gagne 10, et 10/40 = 25 %. Pour 20 % de plus multiplie par 1,2, pour 20 % de moins par 0,8.',
  },
  ratio: {
    is: 'Un rapport compare deux quantités : combien de l’une pour combien de l’autre.',
    more: '2 : 3, c’est 2 parts de l’une pour 3 de l’autre, 5 parts en tout.',
  },
  proportion: {
    is: 'Deux quantités sont proportionnelles si, quand l’une double, l’autre double aussi.',
    more: 'Si 3 stylos coûtent 6, un coûte 2 et 5 coûtent 10. Passer par l’unité marche toujours.',
    why: 'Si on multiplie a/b = c/d par les deux dénominateurs, on obtient a · d = b · c. Le produit en croix n’est rien d’autre.',
  },
  cross_multiply: {
    is: 'Le produit en croix change une proportion en deux produits égaux : a/b = c/d veut dire a · d = b · c.',
    more: 'De x/6 = 2/3 on tire 3x = 12, donc x = 4.',
    why: 'Multiplie a/b = c/d par les deux dénominateurs : b s’en va à gauche, d à droite, et il reste a · d = b · c.',
  },
  rounding: {
    is: 'Arrondir, c’est remplacer un nombre par un nombre proche et plus simple.',
    more: 'Regarde le chiffre suivant : de 0 à 4 on garde, de 5 à 9 on monte. 2,46 au dixième donne 2,5.',
  },
  scientific: {
    is: 'L’écriture scientifique écrit un nombre entre 1 et 10, fois une puissance de 10.',
    more: '4500 = 4,5 · 10³ : la virgule s’est déplacée de trois rangs.',
  },
  unit: {
    is: 'L’unité dit ce qu’on compte ou mesure ; en convertissant, la quantité reste la même.',
    more: '1 km fait 1000 m, 1 m fait 100 cm, 1 heure fait 60 minutes. On multiplie si la nouvelle unité est plus petite.',
  },
  prime: {
    is: 'Un nombre premier a exactement deux diviseurs : 1 et lui-même.',
    more: '2, 3, 5, 7 et 11 sont premiers. 1 ne l’est pas, il n’a qu’un diviseur.',
    how: 'Divise par 2 tant que ça tombe juste, puis par 3, par 5 et ainsi de suite : 60 = 2 · 2 · 3 · 5.',
    scope:
      '1 n’est jamais premier, et 2 est le seul nombre premier pair. Il y a une infinité de nombres premiers.',
  },
  divisor: {
    is: 'Un diviseur d’un nombre le divise sans reste ; on dit aussi facteur.',
    more: 'Les diviseurs de 12 sont 1, 2, 3, 4, 6 et 12.',
  },
  multiple: {
    is: 'Les multiples d’un nombre sont ceux de sa table.',
    more: 'Multiples de 4 : 4, 8, 12, 16 et ainsi de suite.',
  },
  remainder: {
    is: 'Le reste est ce qui reste quand une division ne tombe pas juste.',
    more: '17 : 5 = 3, reste 2, car 3 · 5 = 15.',
  },
  exponent: {
    is: 'L’exposant est le petit nombre en haut : il dit combien de fois on multiplie la base par elle-même.',
    more: '2⁴ = 2 · 2 · 2 · 2 = 16. Cela s’appelle une puissance.',
  },
  base: {
    is: 'La base d’une puissance est le nombre qu’on multiplie par lui-même.',
    more: 'Dans 2⁴, la base est 2 et l’exposant 4. Dans log₂(8), la base est aussi 2.',
  },
  zero_exponent: {
    is: 'Tout nombre sauf 0, élevé à la puissance 0, vaut 1.',
    more: '2³ = 8, 2² = 4, 2¹ = 2 : à chaque pas on divise par 2, donc 2⁰ = 1.',
    why: 'Chaque fois que l’exposant baisse de 1, on divise par la base : 8, 4, 2, et ensuite 1. C’est pareil avec toute base.',
  },
  negative_exponent: {
    is: 'Un exposant négatif veut dire 1 divisé par la puissance.',
    more: '2⁻³ = 1/2³ = 1/8. Le nombre ne devient pas négatif.',
    why: 'Baisser l’exposant de un divise par la base : 2¹ = 2, 2⁰ = 1, 2⁻¹ = 1/2, 2⁻² = 1/4. La suite continue, c’est tout.',
  },
  fraction_exponent: {
    is: 'Un exposant en fraction est une racine : 9^(1/2) est la racine carrée de 9.',
    more: 'Le nombre du bas dit quelle racine : 8^(1/3) = 2.',
    why: 'En ajoutant les exposants, 9^(1/2) · 9^(1/2) = 9. C’est donc le nombre qui, fois lui-même, donne 9 : la racine carrée.',
  },
  power_laws: {
    is: 'On multiplie des puissances de même base en ajoutant les exposants, on les divise en les soustrayant.',
    more: '2³ · 2⁴ = 2⁷, car trois facteurs et quatre de plus font sept. Une puissance de puissance multiplie : (2³)² = 2⁶.',
    why: 'Écris les facteurs : 2³ · 2² = (2 · 2 · 2)(2 · 2), cinq en tout. On ajoute donc combien il y en a : 3 + 2.',
  },
  square_root: {
    is: 'La racine carrée d’un nombre est le nombre positif qui, multiplié par lui-même, le donne.',
    more: '√49 = 7, car 7 · 7 = 49. Mettre au carré et prendre la racine se défont l’un l’autre.',
    why: 'Mettre au carré et prendre la racine se défont, donc la racine rend le nombre de départ. Dans une équation, écris ±, car deux nombres ont le même carré.',
    scope:
      'Le signe √ donne toujours la racine qui n’est pas négative : √9 = 3. Mais x² = 9 a deux solutions, 3 et −3. Un nombre négatif n’a pas de racine carrée réelle.',
  },
  root_sum: {
    is: 'La racine d’une somme n’est pas la somme des racines : chaque racine se calcule à part.',
    more: '√9 + √16 = 3 + 4 = 7, mais √(9 + 16) = √25 = 5.',
    why: 'Essaie avec des nombres : √9 + √16 donne 3 + 4 = 7, et √25 seulement 5. On réunit des racines dans un produit, √9 · √16 = √144, mais pas dans une somme.',
  },
  cube_root: {
    is: 'La racine cubique d’un nombre est celui qu’on multiplie trois fois pour l’obtenir.',
    more: 'La racine cubique de 8 est 2, car 2 · 2 · 2 = 8.',
  },
  surd: {
    is: 'Un radical est une racine qui ne tombe pas juste, comme √2.',
    more: 'On peut souvent la réduire : √50 = √(25 · 2) = 5√2. Cherche un carré qui le divise.',
  },
  negative_root: {
    is: 'Un nombre négatif n’a pas de racine carrée réelle.',
    more: '3 · 3 = 9, et (−3) · (−3) = 9 aussi. Aucun nombre réel multiplié par lui-même ne donne −9.',
    why: 'La racine cherche quel nombre, multiplié par lui-même, donne ce qui est dessous. Plus par plus fait plus, moins par moins aussi : un carré n’est jamais négatif.',
  },
  rationalise: {
    is: 'Rendre rationnel un dénominateur, c’est écrire la fraction sans racine en bas.',
    more: '1/√2 = √2/2 : on multiplie le haut et le bas par √2, la valeur reste.',
  },
  plus_minus: {
    is: 'Un carré vient de deux nombres, un positif et un négatif : ± veut dire les deux.',
    more: 'x² = 49 a x = 7 et x = −7, car (−7) · (−7) fait aussi 49.',
    why: 'Moins par moins fait plus, donc 7² et (−7)² valent 49. Le carré cache le signe, et au retour il faut garder les deux.',
  },
  quadratic: {
    is: 'Une équation du second degré a l’inconnue au carré comme plus haute puissance.',
    more: 'Elle s’écrit ax² + bx + c = 0 et a deux solutions, une seule ou aucune.',
    how: 'Mets tout d’un côté, avec 0 de l’autre. Puis factorise, ou utilise la formule avec le discriminant.',
    why: 'Avec 0 d’un côté, on utilise qu’un produit est nul seulement si un facteur est nul. Avec un autre nombre, cela ne marche pas.',
    scope:
      'Elle peut avoir deux solutions, une, ou aucune : x² = 9 en a deux, x² = 0 en a une, x² = −9 n’en a pas de réelle. Deux nombres peuvent avoir le même carré.',
  },
  quadratic_formula: {
    is: 'La formule donne les solutions de ax² + bx + c = 0 : x = (−b ± √(b² − 4ac)) / (2a).',
    more: 'Lis a, b et c avec leurs signes, puis remplace.',
    why: 'Elle vient de la forme canonique de ax² + bx + c = 0, faite une fois pour toutes, pour ne pas recommencer à chaque fois.',
    scope:
      'Elle marche toujours pour une équation du second degré dont un membre est 0. Sers-t’en quand tu ne vois pas vite les facteurs. Sous la racine, un nombre négatif veut dire : pas de solution réelle.',
  },
  discriminant: {
    is: 'Le discriminant, noté Δ, est ce qui est sous la racine dans la formule : b² − 4ac.',
    more: 'Positif, il y a deux solutions ; nul, une ; négatif, aucune solution réelle.',
    why: 'La formule en prend la racine carrée. D’un nombre positif viennent deux valeurs avec ±, de 0 une seule, et un négatif n’a pas de racine réelle.',
    scope:
      'Il peut être positif, nul ou négatif : il y a alors deux solutions, une, ou aucune réelle. Il n’a de sens que pour une équation du second degré égale à 0.',
  },
  parabola: {
    is: 'Une parabole est la courbe d’une fonction du second degré, en forme de bol.',
    more: 'Elle s’ouvre vers le haut si le nombre devant x² est positif, vers le bas s’il est négatif.',
  },
  vertex: {
    is: 'Le sommet est le point où la parabole tourne : le plus bas ou le plus haut.',
    more: 'Il est en x = −b/(2a), à mi-chemin entre les deux zéros.',
  },
  axis_of_symmetry: {
    is: 'L’axe de symétrie est la droite qui laisse deux moitiés identiques, comme dans un miroir.',
    more: 'Pour une parabole, il passe verticalement par le sommet : x = −b/(2a).',
  },
  complete_square: {
    is: 'La forme canonique écrit x² + bx comme une parenthèse au carré, moins ce qu’on a ajouté.',
    more: 'x² + 6x = (x + 3)² − 9 : la moitié de 6 est 3, et 3² = 9 est enlevé de nouveau.',
    other: 'x² + 8x = (x + 4)² − 16 : la moitié de 8 est 4, et 4² = 16 est enlevé de nouveau.',
  },
  difference_of_squares: {
    is: 'Une différence de deux carrés est un produit : a² − b² = (a + b)(a − b). C’est une identité remarquable.',
    more: 'x² − 9 = (x + 3)(x − 3).',
    other: 'x² − 64 = (x + 8)(x − 8).',
    why: 'Multiplie (a + b)(a − b) : a² − ab + ab − b². Les deux termes du milieu s’annulent, il reste les carrés.',
  },
  square_of_sum: {
    is: 'Le carré d’une somme a trois morceaux : (a + b)² = a² + 2ab + b². C’est une identité remarquable.',
    more: '(x + 3)² = x² + 6x + 9. Celui du milieu, le double produit, s’oublie facilement.',
    other: '(x + 5)² = x² + 10x + 25. Celui du milieu, le double produit, s’oublie facilement.',
    why: '(a + b)², c’est (a + b)(a + b) : chaque terme multiplie chaque terme. ab vient deux fois, d’où le double produit 2ab, et pas seulement les carrés.',
  },
  polynomial: {
    is: 'Un polynôme est une somme de puissances d’une lettre, chacune avec un nombre devant.',
    more: '2x³ − x + 5 en est un. Sa plus haute puissance, ici 3, est son degré.',
  },
  monomial: {
    is: 'Un monôme est un seul terme, comme 5x² ; un binôme a deux termes, un trinôme trois.',
    more: 'x + 3 est un binôme, x² + 5x + 6 un trinôme. Ce sont tous des polynômes.',
  },
  degree: {
    is: 'Le degré d’un polynôme est sa plus haute puissance.',
    more: 'x³ + 2x est de degré 3.',
  },
  long_division: {
    is: 'La division posée coupe une grande division en petites, chiffre par chiffre ou terme par terme.',
    more: 'Divise le premier morceau, multiplie en retour, soustrais, descends le suivant et recommence.',
  },
  zeros: {
    is: 'Les zéros, ou racines, d’une fonction sont les x où elle vaut 0 : là où sa courbe coupe l’axe des x.',
    more: 'f(x) = x − 4 a pour zéro 4, car 4 − 4 = 0.',
  },
  system: {
    is: 'Un système, ce sont deux équations ou plus qui doivent être vraies en même temps.',
    more: 'On cherche un couple de valeurs qui convient aux deux. Sur un dessin, c’est le point où les droites se coupent.',
    how: 'Isole une lettre dans une équation et remplace-la dans l’autre. Ou ajoute ou soustrais les équations pour qu’une lettre disparaisse.',
    scope:
      'Deux droites se coupent une fois, sont parallèles, ou sont confondues. Un système de deux équations linéaires a donc une solution, aucune, ou une infinité.',
  },
  elimination: {
    is: 'La combinaison ajoute ou soustrait deux équations pour faire disparaître une lettre.',
    more: 'x + y = 5 et x − y = 1 donnent ensemble 2x = 6.',
    why: 'À des choses égales, on peut ajouter des choses égales : gauche avec gauche, droite avec droite. L’égalité reste vraie.',
  },
  substitution_method: {
    is: 'Par substitution, on isole une lettre dans une équation et on la remplace dans l’autre.',
    more: 'Avec y = 2x et x + y = 6, on obtient x + 2x = 6 : il ne reste qu’une inconnue.',
    why: 'La lettre et l’expression sont le même nombre, l’une peut donc prendre la place de l’autre. Il reste alors une seule inconnue.',
    scope:
      'Elle est rapide quand une lettre est seule ou sans nombre devant : remplace-la dans l’autre équation. Si la même lettre a des coefficients égaux ou opposés, la combinaison est plus courte.',
  },
  equating: {
    is: 'Par comparaison, on isole la même lettre dans les deux équations et on égale les deux résultats.',
    more: 'Avec y = 2x + 1 et y = 7 − x, on obtient 2x + 1 = 7 − x, avec une seule inconnue.',
    scope:
      'C’est rapide quand la même lettre est déjà isolée dans les deux équations : égale les autres membres et résous.',
  },
  function: {
    is: 'Une fonction est comme une machine : pour chaque nombre qui entre, il en sort exactement un.',
    more: 'f(x) = 2x + 1 double et ajoute 1, donc f(3) = 7.',
  },
  linear_function: {
    is: 'Une fonction affine s’écrit f(x) = ax + b, et sa courbe est une droite ; si b = 0, elle est linéaire.',
    more: 'f(x) = 2x + 3 part de 3 et monte de 2 à chaque pas de x.',
  },
  preimage: {
    is: 'L’image d’un nombre est ce que la fonction en fait ; le nombre de départ est un antécédent.',
    more: 'Avec f(x) = 2x + 1, f(3) = 7 : 7 est l’image de 3, et 3 est l’antécédent de 7.',
  },
  domain: {
    is: 'L’ensemble de définition est l’ensemble des nombres qu’on peut mettre dans une fonction.',
    more: 'Pour 1/x, tous sauf 0 ; pour √x, à partir de 0.',
  },
  range: {
    is: 'L’ensemble image d’une fonction, ce sont les valeurs qui peuvent en sortir.',
    more: 'x² ne donne que des nombres à partir de 0 : y ≥ 0.',
  },
  inverse_function: {
    is: 'La fonction réciproque défait la fonction : elle ramène du résultat au départ.',
    more: 'Celle de f(x) = 2x + 1 est (x − 1)/2. Écris y = f(x), échange x et y, isole y.',
  },
  slope: {
    is: 'La pente, ou coefficient directeur, dit si une droite monte vite : de combien elle monte pour un pas à droite.',
    more: 'Par (1, 2) et (3, 8), elle monte de 6 quand on avance de 2 : la pente est 3.',
    how: 'Différence des y divisée par la différence des x, dans le même ordre.',
    scope:
      'Une pente peut être positive, négative ou nulle : la droite monte, descend ou reste horizontale. Seule une droite verticale n’en a pas.',
  },
  intercept: {
    is: 'L’ordonnée à l’origine est la hauteur où une droite coupe l’axe des y ; là, x vaut 0.',
    more: 'y = 2x + 3 coupe l’axe des y en 3. Sur l’axe des x, c’est y qui vaut 0.',
  },
  line: {
    is: 'Une droite a pour équation y = mx + p : m est la pente, p la hauteur où elle coupe l’axe des y.',
    more: 'y = 2x + 3 part de 3 et monte de 2 à chaque pas vers la droite.',
  },
  parallel: {
    is: 'Des droites parallèles ont la même pente ; des perpendiculaires se coupent à angle droit.',
    more: 'Pour des perpendiculaires, le produit des pentes est −1 : 2 et −1/2.',
  },
  coordinates: {
    is: 'Les coordonnées disent où est un point : d’abord l’abscisse x, vers la droite, puis l’ordonnée y, vers le haut.',
    more: '(3, 2) est à 3 vers la droite et 2 vers le haut.',
  },
  graph: {
    is: 'Une courbe est le dessin de tous les points qui vérifient une équation.',
    more: 'Choisis quelques x, calcule y pour chacun, place les points et relie-les.',
  },
  logarithm: {
    is: 'Un logarithme est un exposant : log₂(8) est la puissance à laquelle on élève 2 pour obtenir 8.',
    more: '2³ = 8, donc log₂(8) = 3. Tout logarithme s’écrit comme une puissance : log_b(x) = y veut dire b^y = x.',
    why: 'Un logarithme défait une puissance. Si log_b(x) = y, alors b élevé à la puissance y donne x ; on ne multiplie pas la base par y.',
    scope:
      'Seuls les nombres positifs ont un logarithme : ce qui est dedans doit être plus grand que 0. Le résultat, lui, peut être négatif. Sans base écrite, log est en base 10 et ln en base e.',
  },
  log_laws: {
    is: 'Le logarithme change les produits en sommes : log(a · b) = log(a) + log(b).',
    more: 'Un quotient devient une différence, et un exposant passe devant : log(aⁿ) = n · log(a).',
    why: 'Les logarithmes sont des exposants, et quand on multiplie des puissances, les exposants s’ajoutent. Le log d’un produit est donc la somme des logs.',
  },
  natural_log: {
    is: 'ln est le logarithme de base e, un nombre qui vaut environ 2,718.',
    more: 'ln(x) est l’exposant qui change e en x. Donc ln(e) = 1 et ln(1) = 0.',
  },
  e: {
    is: 'e est un nombre fixe, environ 2,718, la base naturelle de la croissance.',
    more: 'Ce qu’il a de spécial : en chaque point, la pente de eˣ est égale à sa valeur.',
  },
  log_one: {
    is: 'Le logarithme de 1 vaut toujours 0, et ni 0 ni les nombres négatifs n’ont de logarithme.',
    more: 'log₅(1) = 0 parce que 5⁰ = 1.',
    why: 'Un logarithme cherche un exposant. Toute base à la puissance 0 donne 1, donc log(1) = 0 ; et une puissance d’une base positive n’est jamais nulle ni négative.',
  },
  exponential: {
    is: 'Dans une expression exponentielle, l’inconnue est dans l’exposant, comme dans 2ˣ.',
    more: 'À chaque pas, elle grandit du même facteur : 2, 4, 8, 16.',
    how: 'Écris les deux membres avec la même base et compare les exposants, ou prends le logarithme.',
  },
  asymptote: {
    is: 'Une asymptote est une droite dont une courbe s’approche de plus en plus.',
    more: '1/x s’approche de l’axe des x quand x est grand, sans jamais valoir 0.',
  },
  arithmetic_sequence: {
    is: 'Dans une suite arithmétique, on ajoute à chaque fois le même nombre.',
    more: '4, 7, 10, 13 ajoute 3. Le n-ième terme est le premier + (n − 1) · raison.',
    why: 'Du premier terme au n-ième, il n’y a que n − 1 pas, un de moins que de termes.',
  },
  geometric_sequence: {
    is: 'Dans une suite géométrique, on multiplie à chaque fois par le même nombre.',
    more: '3, 6, 12, 24 multiplie par 2. Le n-ième terme est le premier · raison^(n − 1).',
  },
  sequence: {
    is: 'Une suite est une liste de nombres qui suit une règle.',
    more: 'Regarde ce qui se passe d’un terme au suivant : si on ajoute quelque chose ou si on multiplie.',
  },
  sequence_ratio: {
    is: 'La raison d’une suite mène d’un terme au suivant : on l’ajoute (suite arithmétique) ou on multiplie par elle (suite géométrique).',
    more: '4, 7, 10 a pour raison 3 ; 3, 6, 12 a pour raison 2.',
  },
  sine: {
    is: 'Le sinus d’un angle dans un triangle rectangle est le côté opposé divisé par l’hypoténuse.',
    more: 'sin(30°) = 1/2 : le côté opposé est deux fois plus court que l’hypoténuse.',
  },
  cosine: {
    is: 'Le cosinus d’un angle dans un triangle rectangle est le côté adjacent divisé par l’hypoténuse.',
    more: 'cos(60°) = 1/2. L’adjacent touche l’angle et n’est pas l’hypoténuse.',
  },
  tangent_ratio: {
    is: 'La tangente d’un angle dans un triangle rectangle est le côté opposé divisé par le côté adjacent.',
    more: 'tan(45°) = 1, car les deux côtés sont égaux. C’est aussi le sinus divisé par le cosinus.',
  },
  radian: {
    is: 'Le radian mesure un angle par la longueur de son arc sur un cercle de rayon 1.',
    more: 'Un tour complet fait 2π, donc 180° = π. Multiplie les degrés par π/180.',
  },
  unit_circle: {
    is: 'Le cercle trigonométrique a pour rayon 1 ; le point d’un angle a pour coordonnées (cosinus, sinus).',
    more: 'À 90°, c’est (0, 1) : cos 90° = 0 et sin 90° = 1.',
  },
  hypotenuse: {
    is: 'L’hypoténuse est le plus long côté d’un triangle rectangle, en face de l’angle droit.',
    more: 'Avec les petits côtés 3 et 4, elle mesure 5.',
    scope:
      'C’est toujours le plus grand côté, en face de l’angle droit. Seul un triangle rectangle en a une.',
  },
  pythagoras: {
    is: 'Dans un triangle rectangle, les carrés des deux petits côtés font ensemble le carré du plus grand : a² + b² = c².',
    more: '3² + 4² = 9 + 16 = 25 = 5².',
    why: 'Les carrés dessinés sur les deux petits côtés remplissent ensemble celui de l’hypoténuse. Cela ne vaut qu’avec un angle droit.',
    scope:
      'Seulement dans un triangle rectangle, et c doit être le côté opposé à l’angle droit. Sans angle droit, a² + b² = c² est faux.',
  },
  area: {
    is: 'L’aire dit combien de surface il y a dans une figure, en carrés.',
    more: 'Un rectangle de 3 sur 4 contient 12 carrés : 3 · 4 = 12. Un triangle en est la moitié.',
    why: 'L’aire compte des carrés. Un triangle est la moitié du rectangle qui l’entoure, c’est pourquoi on divise par 2.',
  },
  perimeter: {
    is: 'Le périmètre est la longueur du tour d’une figure.',
    more: 'Ajoute tous les côtés : un rectangle de 3 sur 4 a 3 + 4 + 3 + 4 = 14.',
  },
  circumference: {
    is: 'La circonférence est la longueur du tour du cercle : 2πr, ou π fois le diamètre.',
    more: 'C’est un peu plus de trois fois la largeur du cercle.',
  },
  radius: {
    is: 'Le rayon va du centre du cercle à son bord : c’est la moitié du diamètre.',
    more: 'Avec un diamètre de 10, le rayon est 5.',
  },
  diameter: {
    is: 'Le diamètre traverse le cercle en passant par le centre : c’est le double du rayon.',
    more: 'Avec un rayon de 7, le diamètre est 14.',
  },
  pi: {
    is: 'π dit combien de fois le diamètre tient dans le tour du cercle : environ 3,14.',
    more: 'C’est le même pour tous les cercles, circonférence divisée par diamètre, et ses décimales ne finissent jamais.',
  },
  circle: {
    is: 'Un cercle, ce sont tous les points à la même distance, le rayon, du centre.',
    more: 'L’aire du disque est πr², la circonférence 2πr.',
    why: 'Coupe le disque en fines parts et pose-les côte à côte : presque un rectangle, haut de r et long de πr, la moitié du tour. L’aire est donc πr².',
  },
  volume: {
    is: 'Le volume dit combien il y a de place dans un solide, en cubes.',
    more: 'Une boîte de 2 sur 3 sur 4 contient 24 cubes : longueur fois largeur fois hauteur.',
  },
  triangle: {
    is: 'Un triangle a trois côtés, et ses trois angles font toujours 180° ensemble.',
    more: 'Son aire est la base fois la hauteur, divisée par 2.',
  },
  angle: {
    is: 'Un angle dit de combien une droite est tournée par rapport à une autre, en degrés.',
    more: 'Un tour fait 360°, un angle droit 90°, un angle plat 180°.',
  },
  supplementary: {
    is: 'Deux angles sont supplémentaires s’ils font 180° ensemble, complémentaires s’ils font 90°.',
    more: '30° et 150° sont supplémentaires, 30° et 60° complémentaires.',
  },
  derivative: {
    is: 'La dérivée dit à quelle vitesse une fonction change : la pente de sa courbe en chaque point.',
    more: 'Celle de x² est 2x, donc en x = 3 la courbe monte avec la pente 6.',
    why: 'Elle sert à trouver des vitesses, des pentes de tangentes et les points les plus hauts ou les plus bas d’une courbe : là, la pente est 0.',
  },
  product_rule: {
    is: 'La règle du produit est (uv)′ = u′v + uv′ : dérivée du premier fois le second, plus le premier fois la dérivée du second.',
    more: 'x² · eˣ donne 2x · eˣ + x² · eˣ.',
    why: 'Quand les deux facteurs changent, les deux changements comptent : l’un pendant que l’autre reste, et l’inverse. D’où deux morceaux qu’on ajoute.',
    scope:
      'On s’en sert quand les deux facteurs contiennent la variable. Un nombre fois une fonction n’en a pas besoin : le nombre reste.',
  },
  quotient_rule: {
    is: 'La règle du quotient est (u/v)′ = (u′v − uv′) / v².',
    more: 'D’abord la dérivée du haut, un moins au milieu, et le bas au carré.',
  },
  chain_rule: {
    is: 'La dérivée d’une fonction composée : dérivée de l’extérieur fois dérivée de l’intérieur.',
    more: '(3x + 1)⁵ donne 5(3x + 1)⁴ · 3. Le facteur 3 vient de l’intérieur.',
    why: 'Si l’intérieur change 3 fois plus vite que x, et l’extérieur 5 fois plus vite que l’intérieur, cela fait 3 · 5. Les vitesses se multiplient.',
    scope:
      'On s’en sert dès qu’il y a autre chose que la variable seule dans une fonction : (2x + 1)³, sin(3x), e^(5x). La dérivée de l’intérieur est alors un facteur.',
  },
  power_rule: {
    is: 'Pour dériver une puissance, l’exposant passe devant et diminue de 1.',
    more: 'x⁵ devient 5x⁴, et 3x² devient 6x.',
  },
  integral: {
    is: 'Une intégrale est l’inverse de la dérivée, et elle mesure l’aire sous une courbe.',
    more: 'La dérivée de x² est 2x, donc une primitive de 2x est x² + C.',
  },
  constant_c: {
    is: 'Le + C tient la place de n’importe quelle constante.',
    more: 'x² + 1 et x² − 7 ont la même dérivée, 2x.',
    why: 'La dérivée d’une constante est 0 : elle disparaît quand on dérive. Au retour, on ne sait pas laquelle c’était, et C les garde toutes.',
  },
  limit: {
    is: 'Une limite est la valeur dont une fonction s’approche de plus en plus.',
    more: '1/x s’approche de 0 autant qu’on veut quand x grandit : sa limite est 0.',
    how: 'Remplace d’abord par la valeur. Si tu trouves 0/0, factorise, simplifie, puis essaie encore.',
  },
  infinity: {
    is: 'L’infini n’est pas un nombre : il dit que quelque chose grandit sans fin.',
    more: 'On ne calcule pas avec lui, on regarde ce qui se passe quand x grandit toujours plus.',
  },
  tangent_line: {
    is: 'Une tangente touche la courbe en un point et y a la même pente.',
    more: 'Sa pente est la dérivée en ce point.',
  },
  extremum: {
    is: 'Un maximum ou un minimum est un point le plus haut ou le plus bas d’une courbe.',
    more: 'Là, la courbe est plate et la dérivée vaut 0. Écris qu’elle est nulle et résous.',
  },
  mean: {
    is: 'La moyenne est la somme des valeurs divisée par leur nombre.',
    more: 'Pour 2, 4 et 9 : 15 : 3 = 5. C’est ce que chacun aurait si on partageait également.',
    scope:
      'Il y a toujours une seule moyenne, entre la plus petite et la plus grande valeur. Ce n’est pas forcément une des valeurs, et une valeur extrême la déplace.',
  },
  median: {
    is: 'La médiane est la valeur du milieu quand les nombres sont rangés dans l’ordre.',
    more: 'Pour 2, 4, 9, c’est 4. S’ils sont en nombre pair, on prend le milieu des deux du centre.',
    why: 'On range pour que la moitié soit au-dessous et la moitié au-dessus. Sans ordre, la place du milieu ne dit rien.',
    scope:
      'Il y a toujours une seule médiane. Avec un nombre pair de valeurs, elle est à mi-chemin entre les deux du milieu : ce n’est pas forcément une des valeurs.',
  },
  mode: {
    is: 'Le mode est la valeur qui revient le plus souvent.',
    more: 'Dans 2, 3, 3, 5, c’est 3.',
    scope:
      'Il peut y avoir deux modes, ou plus, si plusieurs valeurs reviennent aussi souvent. Si aucune ne se répète, il n’y a pas de mode.',
  },
  data_range: {
    is: 'L’étendue est la plus grande valeur moins la plus petite.',
    more: 'Pour 2, 4, 9, c’est 7.',
  },
  deviation: {
    is: 'L’écart-type dit à quelle distance de la moyenne sont d’habitude les valeurs.',
    more: 'C’est la racine de la variance, la moyenne des distances au carré.',
    why: 'Les distances au-dessus et au-dessous s’annuleraient, alors on les met au carré. La racine ramène à l’unité de départ.',
  },
  probability: {
    is: 'Une probabilité dit si quelque chose a des chances d’arriver : cas favorables divisés par tous les cas.',
    more: 'Faire 6 avec un dé : 1/6. Elle va toujours de 0 (jamais) à 1 (certain).',
    scope:
      'Une probabilité est toujours entre 0 (jamais) et 1 (certain). Elle n’est jamais plus grande que 1 ni négative : regarde par quoi tu as divisé.',
  },
  factorial: {
    is: 'La factorielle de n, écrite avec un point d’exclamation, multiplie tous les entiers de 1 à n.',
    more: 'Pour 4, c’est 4 · 3 · 2 · 1 = 24 : les façons de mettre 4 choses en rang.',
  },
  combination: {
    is: 'Une combinaison compte des choix où l’ordre n’importe pas ; un arrangement, des choix où il compte.',
    more: '2 personnes sur 4 : 6 paires, mais 12 si l’une passe avant l’autre.',
  },
  imaginary: {
    is: 'i est le nombre dont le carré vaut −1.',
    more: 'Avec lui √(−9) = 3i, et des nombres comme 2 + 3i s’appellent complexes.',
  },
  vector: {
    is: 'Un vecteur est une flèche : il a une longueur et une direction.',
    more: '(3, 4) va de 3 vers la droite et de 4 vers le haut, sa longueur est 5.',
  },
  matrix: {
    is: 'Une matrice est un tableau de nombres en lignes et colonnes, avec lequel on calcule comme avec une seule chose.',
    more: 'On les multiplie ligne par colonne.',
  },
  interval: {
    is: 'Un intervalle, ce sont tous les nombres entre deux bornes.',
    more: '[2 ; 5[ contient 2 mais pas 5 : le crochet tourné vers l’intérieur garde la borne, l’autre la laisse dehors.',
  },
  integer: {
    is: 'Les entiers sont les nombres sans virgule, avec les négatifs et 0.',
    more: '−3, 0 et 7 sont des entiers ; 1/2 n’en est pas un.',
  },
  rational_number: {
    is: 'Un nombre rationnel s’écrit comme une fraction d’entiers ; un irrationnel, non.',
    more: '0,5 = 1/2 est rationnel ; √2 et π sont irrationnels : leurs décimales ne finissent pas et ne se répètent pas.',
  },
  sum: { is: 'Une somme est le résultat d’une addition.', more: 'La somme de 3 et 4 est 7.' },
  difference: {
    is: 'Une différence est le résultat d’une soustraction.',
    more: 'La différence de 9 et 4 est 5.',
  },
  product: {
    is: 'Un produit est le résultat d’une multiplication ; ses morceaux s’appellent facteurs.',
    more: 'Le produit de 3 et 4 est 12.',
  },
  quotient: { is: 'Un quotient est le résultat d’une division.', more: 'Le quotient de 12 par 4 est 3.' },
  place_value: {
    is: 'Chaque chiffre compte selon sa place : unités, dizaines, centaines, dix fois plus à chaque pas vers la gauche.',
    more: 'Dans 352, le 5 vaut 50.',
  },
  estimate: {
    is: 'Estimer, c’est calculer avec des nombres ronds pour voir à peu près ce qu’on doit trouver.',
    more: '49 · 21, c’est environ 50 · 20 = 1000.',
  },
  excluded: {
    is: 'Une valeur interdite est une valeur qui rendrait un dénominateur nul.',
    more: 'Dans 1/(x − 2), le 2 n’est pas permis. On teste donc chaque résultat à la fin.',
    why: 'On ne peut rien diviser par 0. Une valeur qui annule un dénominateur ne peut pas être solution, même si une ligne plus loin la donne.',
  },
  extraneous: {
    is: 'Une solution étrangère sort des calculs, mais ne vérifie pas l’équation de départ.',
    more: 'En élevant x = −3 au carré, on a x² = 9, que 3 vérifie aussi. On teste donc chaque résultat dans la première ligne.',
    why: 'Certaines étapes ne marchent pas à l’envers : −3 et 3 ont le même carré. Une valeur peut alors vérifier la ligne suivante et pas la première.',
  },
  linear_equation: {
    is: 'Dans une équation du premier degré, l’inconnue n’a pas de puissance et n’est pas au dénominateur : on peut l’écrire ax + b = 0.',
    more: '3x − 5 = 16 est du premier degré, x² = 9 ne l’est pas. Il y a une solution, sauf si l’inconnue disparaît.',
  },
  nth_term: {
    is: 'Le terme général est une règle qui donne chaque terme à partir de son rang n, sans écrire ceux d’avant.',
    more: '5, 8, 11, 14 monte de 3 à partir de 5 : le terme de rang n est 5 + (n − 1) · 3, soit 3n + 2. Pour une suite géométrique : premier · raison^(n − 1).',
  },
  triangle_sides: {
    is: 'Dans un triangle rectangle, le côté opposé est en face de l’angle ; le côté adjacent le touche et n’est pas l’hypoténuse.',
    more: 'SOH CAH TOA : sinus = opposé/hypoténuse, cosinus = adjacent/hypoténuse, tangente = opposé/adjacent.',
  },
  compound_interest: {
    is: 'L’intérêt est un pourcentage d’une somme, payé pour le temps ; composé, il est payé aussi sur les intérêts d’avant.',
    more: '100 à 5 % deviennent 100 · 1,05 en un an et 100 · 1,05² en deux : chaque fois le même facteur.',
  },
};
