import type { Translation } from '#app/platform/texts.ts';
import type { concepts as source } from './concepts-en.ts';

export const concepts: Translation<typeof source> = {
  brackets: {
    name: 'développer la parenthèse',
    idea: 'Un nombre devant une parenthèse multiplie tous les termes qu’elle contient, pas seulement le premier.',
    ask: 'Que fait le nombre de devant à chaque terme de la parenthèse ?',
  },
  collect: {
    name: 'regrouper les termes semblables',
    idea: 'On peut additionner les termes qui ont la même lettre et le même exposant. Les autres restent à part.',
    ask: 'Quels termes sont de la même sorte ?',
  },
  denominators: {
    name: 'supprimer les dénominateurs',
    idea: 'Multiplie les deux membres par un nombre que tous les dénominateurs divisent : il ne reste plus de fraction.',
    ask: 'Quel nombre est un multiple de tous les dénominateurs ?',
  },
  balance: {
    name: 'faire la même chose dans les deux membres',
    idea: 'Une équation reste vraie si tu fais la même chose dans les deux membres. Pour isoler l’inconnue, défais ce qu’on lui a fait.',
    ask: 'Quelle opération touche l’inconnue, et laquelle la défait ?',
  },
  turn_sign: {
    name: 'diviser et changer le sens',
    idea: 'Multiplier ou diviser une inégalité par un nombre négatif change son sens.',
    ask: 'Le nombre par lequel tu divises est-il positif ou négatif ?',
  },
  truth: {
    name: 'regarder ce qui reste sans l’inconnue',
    idea: 'Quand l’inconnue disparaît, ce qui reste est toujours vrai ou ne l’est jamais.',
    ask: 'Que reste-t-il une fois l’inconnue partie, et est-ce vrai ?',
  },
  standard_form: {
    name: 'tout mettre dans un membre',
    idea: 'Une équation du second degré se traite mieux avec tout dans un membre et 0 dans l’autre.',
    ask: 'Que faut-il faire passer pour qu’un membre soit 0 ?',
  },
  factor_pair: {
    name: 'l’écrire comme un produit',
    idea: 'Une expression du second degré est souvent un produit de deux parenthèses. Cherche deux nombres qui ont le bon produit et la bonne somme.',
    ask: 'Quels deux nombres ont le produit et la somme qu’il te faut ?',
  },
  zero_product: {
    name: 'annuler chaque facteur',
    idea: 'Un produit est nul seulement si l’un de ses facteurs est nul. Chaque facteur donne sa petite équation.',
    ask: 'Pour quelles valeurs chaque parenthèse vaut-elle 0 ?',
  },
  roots: {
    name: 'prendre la racine, avec les deux signes',
    idea: 'Une racine défait un carré, et deux nombres ont le même carré : un positif et un négatif.',
    ask: 'Quels nombres ont ce carré ?',
  },
  formula: {
    name: 'utiliser la formule du second degré',
    idea: 'La formule donne les solutions de toute équation du second degré à partir de a, b et c. Ce qui est sous la racine dit combien il y en a.',
    ask: 'Que valent a, b et c ici, avec leurs signes ?',
  },
  order: {
    name: 'l’opération suivante, dans l’ordre',
    idea: 'D’abord les parenthèses, puis les puissances, ensuite les produits et les quotients, les sommes à la fin.',
    ask: 'Quelle opération vient en premier ici ?',
  },
  common_denominator: {
    name: 'trouver un dénominateur commun',
    idea: 'On n’additionne que des fractions qui comptent les mêmes parts. Mets-les au même dénominateur, puis additionne les numérateurs.',
    ask: 'Quel nombre est un multiple des deux dénominateurs ?',
  },
  cancel: {
    name: 'simplifier par un facteur commun',
    idea: 'Une fraction garde sa valeur quand on divise le numérateur et le dénominateur par le même nombre.',
    ask: 'Quel nombre divise à la fois le numérateur et le dénominateur ?',
  },
  times_fraction: {
    name: 'multiplier en ligne',
    idea: 'On multiplie les fractions numérateur par numérateur et dénominateur par dénominateur.',
    ask: 'Que font numérateur fois numérateur, et dénominateur fois dénominateur ?',
  },
  divide_fraction: {
    name: 'multiplier par l’inverse',
    idea: 'Diviser par une fraction, c’est multiplier par cette fraction retournée.',
    ask: 'Quelle fraction faut-il retourner, et que devient-elle ?',
  },
  convert: {
    name: 'l’écrire en une seule fraction',
    idea: 'Les décimaux, les pourcentages et les nombres mixtes se manient mieux sous forme de fraction.',
    ask: 'Comment s’écrit ce nombre sous forme de fraction ?',
  },
  square: {
    name: 'le carré d’une somme',
    idea: 'Le carré d’une somme a trois termes : les deux carrés et le double produit.',
    ask: 'Que vaut le double produit des deux termes ?',
  },
  difference_of_squares: {
    name: 'la différence de deux carrés',
    idea: 'Une somme fois la différence des deux mêmes termes est la différence de leurs carrés, et réciproquement.',
    ask: 'Quels sont les deux termes au carré ici ?',
  },
  common_factor: {
    name: 'mettre un facteur commun devant',
    idea: 'Ce qui divise tous les termes peut s’écrire une seule fois, devant une parenthèse.',
    ask: 'Qu’est-ce qui divise tous les termes ?',
  },
  surd: {
    name: 'sortir un carré de la racine',
    idea: 'Un facteur carré sous une racine peut en sortir : il devient sa racine.',
    ask: 'Quel carré divise ce qui est sous la racine ?',
  },
  rationalise: {
    name: 'enlever la racine du dénominateur',
    idea: 'Multiplie le numérateur et le dénominateur par la racine qui gêne. La valeur reste, la racine du bas s’en va.',
    ask: 'Par quoi faut-il multiplier en haut et en bas ?',
  },
  substitution: {
    name: 'combiner les deux équations',
    idea: 'Deux inconnues demandent deux équations. Exprime l’une par l’autre, ou additionne les équations pour qu’une inconnue disparaisse.',
    ask: 'Quelle inconnue peux-tu faire disparaître, et comment ?',
  },
  excluded: {
    name: 'chasser les dénominateurs et vérifier',
    idea: 'Un dénominateur n’est jamais nul. Note ce que l’inconnue ne peut pas valoir, multiplie par les dénominateurs, puis vérifie ce qui sort.',
    ask: 'Pour quelles valeurs un dénominateur serait-il nul ?',
  },
  domain: {
    name: 'dire où chaque partie est définie',
    idea: 'Un dénominateur n’est jamais nul, rien de négatif sous une racine carrée, et un logarithme n’accepte que des nombres strictement positifs. Ce qu’une partie interdit, toute la formule l’interdit.',
    ask: 'Quelle partie de la formule n’accepte pas tous les nombres ?',
  },
  isolate_root: {
    name: 'isoler la racine, puis élever au carré',
    idea: 'Isole la racine dans un membre et défais-la par une puissance. Des valeurs en trop peuvent apparaître : mets chacune dans la première ligne.',
    ask: 'Qu’y a-t-il à côté de la racine qui doit partir d’abord ?',
  },
  distance: {
    name: 'deux cas pour la valeur absolue',
    idea: 'Une valeur absolue est une distance à 0. L’intérieur est ce nombre ou son opposé : deux cas.',
    ask: 'Quels sont les deux nombres à cette distance de 0 ?',
  },
  exponent: {
    name: 'faire descendre l’inconnue de l’exposant',
    idea: 'Écris les deux membres comme puissances d’une même base, ou prends le logarithme : un logarithme demande l’exposant.',
    ask: 'Quelle base convient aux deux membres ?',
  },
  sign_chart: {
    name: 'regarder le signe entre les zéros',
    idea: 'Entre ses zéros, une expression garde son signe. Trouve les zéros, puis essaie un nombre dans chaque partie.',
    ask: 'Où le signe change-t-il ?',
  },
  circle: {
    name: 'penser au cercle',
    idea: 'Le sinus et le cosinus sont la hauteur et la largeur d’un point du cercle. Chaque valeur vient de plusieurs angles et revient après un tour.',
    ask: 'Où cette valeur apparaît-elle sur le cercle ?',
  },
  complete_square: {
    name: 'compléter le carré',
    idea: 'La moitié du nombre devant x, au carré, fait de x² et x un carré. Ce que tu ajoutes, tu l’enlèves aussi.',
    ask: 'Quelle est la moitié du nombre devant x ?',
  },
  power_laws: {
    name: 'utiliser les règles des puissances',
    idea: 'Une puissance compte des facteurs égaux. Un produit les additionne, un quotient les soustrait, une puissance de puissance les multiplie.',
    ask: 'Combien de facteurs égaux y a-t-il ?',
  },
  calculus: {
    name: 'regarder la dernière opération',
    idea: 'C’est l’opération faite en dernier qui décide : somme, produit, quotient, ou une fonction dans une autre. Sa règle vient d’abord.',
    ask: 'Quelle opération se fait ici en dernier ?',
  },
  counting: {
    name: 'dire ce qu’on compte',
    idea: 'Nomme ce qui est donné : le premier terme et le pas, ou combien il y en a et combien on en choisit. La formule en découle.',
    ask: 'Qu’est-ce qui est donné, et que demande-t-on ?',
  },
  measure: {
    name: 'écrire la formule, puis les nombres',
    idea: 'Nomme ce que tu connais et ce que tu cherches. Écris d’abord la formule en lettres, puis mets les nombres.',
    ask: 'Quelle formule relie ce que tu connais à ce que tu cherches ?',
  },
  one_letter: {
    name: 'regrouper la lettre cherchée',
    idea: 'Quand la lettre est dans plusieurs termes, amène-les tous dans un membre et mets-la en facteur. Il reste alors une seule division.',
    ask: 'Dans quels termes se trouve la lettre que tu cherches ?',
  },
  new_letter: {
    name: 'donner une lettre à ce qui se répète',
    idea: 'Quand la même expression revient, remplace-la par une lettre. L’équation devient plus simple ; à la fin, reviens à l’inconnue.',
    ask: 'Quelle partie revient, une fois telle quelle et une fois au carré ?',
  },
  test: {
    name: 'tester les candidats',
    idea: 'Une étape a pu faire entrer des valeurs qui ne conviennent pas. Remplace dans la première ligne et garde celles qui la rendent vraie.',
    ask: 'Que dit la première ligne pour chacune des valeurs ?',
  },
  logarithm: {
    name: 'utiliser les règles des logarithmes',
    idea: 'Un logarithme est un exposant. Un produit devient une somme, un quotient une différence, et un exposant passe devant.',
    ask: 'À quelle puissance faut-il élever la base ?',
  },
  root_laws: {
    name: 'utiliser les règles des racines',
    idea: 'Une racine est une puissance d’exposant fractionnaire. Les racines de même indice se multiplient sous une seule, et les puissances entières en sortent.',
    ask: 'Quelles puissances sous la racine sont des multiples de son indice ?',
  },
  long_division: {
    name: 'diviser les termes de plus haut degré',
    idea: 'Divise les termes de plus haut degré, multiplie tout le diviseur par ce terme et soustrais. Continue jusqu’à un reste de degré plus petit.',
    ask: 'Que donne le terme de plus haut degré divisé par celui du diviseur ?',
  },
  factor_first: {
    name: 'écrire numérateur et dénominateur en produits',
    idea: 'On ne simplifie que des facteurs, jamais des termes d’une somme. Écris d’abord le numérateur et le dénominateur en produits.',
    ask: 'Quel facteur est à la fois en haut et en bas ?',
  },
  cubes: {
    name: 'utiliser la règle des cubes',
    idea: 'Les cubes ont leurs règles : le cube d’une somme a quatre termes, et une somme ou différence de cubes a pour facteur celle de leurs racines.',
    ask: 'Quels sont les deux termes au cube ?',
  },
  prime: {
    name: 'décomposer en nombres premiers',
    idea: 'Tout nombre est un produit de nombres premiers. Ce que les nombres partagent, ou ce qu’il faut ensemble, se lit dans ces produits.',
    ask: 'Quels nombres premiers les divisent ?',
  },
  imaginary: {
    name: 'traiter i comme une lettre, avec i² = −1',
    idea: 'Additionne à part les parties réelles et imaginaires et multiplie comme des parenthèses. À la place de i², écris −1 ; pour diviser, prends le conjugué.',
    ask: 'Où apparaît i², ou quel est le conjugué du diviseur ?',
  },
  all_parts: {
    name: 'faire la même chose partout',
    idea: 'Une chaîne réunit plusieurs inégalités. Fais la même opération dans chaque partie, ou sépare-les et garde ce qu’elles ont en commun.',
    ask: 'Qu’est-ce qui accompagne l’inconnue au milieu, et qu’est-ce qui le défait ?',
  },
  antiderivative: {
    name: 'chercher ce qui a été dérivé',
    idea: 'Intégrer défait la dérivation. Sépare les sommes, garde les facteurs constants devant et vérifie en dérivant ce que tu trouves.',
    ask: 'Quelle fonction a ceci pour dérivée ?',
  },
  constant: {
    name: 'ajouter la constante',
    idea: 'Une constante disparaît quand on dérive. Une primitive n’est donc connue qu’à une constante près, qu’on écrit C.',
    ask: 'Que peut-on ajouter sans changer la dérivée ?',
  },
  approach: {
    name: 'regarder ce qui se passe tout près',
    idea: 'Une limite demande de quelle valeur on s’approche. Remplace ; si cela ne dit rien, comme 0/0, transforme d’abord l’expression.',
    ask: 'Qu’obtiens-tu en remplaçant ?',
  },
  data: {
    name: 'dire ce que mesure l’indicateur',
    idea: 'Moyenne : la somme divisée par l’effectif. Médiane : le milieu, une fois rangé. Mode : le plus fréquent. Dispersion : l’écart à la moyenne.',
    ask: 'Laquelle est demandée, et combien y a-t-il de valeurs ?',
  },
  percentage: {
    name: 'trouver le tout et la partie',
    idea: 'Pour cent veut dire centièmes d’un tout. Partie = pourcentage fois tout ; augmenter ou réduire, c’est multiplier par 1 plus ou moins le pourcentage.',
    ask: 'Quel est ici le tout, les 100 pour cent ?',
  },
  proportion: {
    name: 'faire le produit en croix',
    idea: 'Deux rapports égaux : les produits en croix sont égaux.',
    ask: 'Quels nombres sont en diagonale ?',
  },
  other_writing: {
    name: 'écrire la même valeur autrement',
    idea: 'Seule l’écriture change, pas la valeur : fraction, décimal, pourcentage, puissance de dix ou autre unité.',
    ask: 'Par quel facteur les deux écritures diffèrent-elles ?',
  },
  slope: {
    name: 'penser à la pente',
    idea: 'La pente dit de combien y change quand x augmente de 1. La pente et un point fixent la droite ; les parallèles ont la même.',
    ask: 'De combien change y, et de combien x ?',
  },
  on_axis: {
    name: 'mettre 0 pour l’autre coordonnée',
    idea: 'Sur l’axe des x, y vaut 0 ; sur l’axe des y, x vaut 0.',
    ask: 'Quelle coordonnée vaut 0 à cet endroit ?',
  },
  put_in: {
    name: 'mettre les valeurs',
    idea: 'Écris chaque valeur connue à la place de sa lettre, entre parenthèses si elle est négative, puis calcule.',
    ask: 'Quelle valeur va avec quelle lettre ?',
  },
};
