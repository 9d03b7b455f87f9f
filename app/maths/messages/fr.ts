import type { Translation } from '../../platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  maths: {
    reading: {
      empty: 'Écris une formule.',
      too_long: 'Cela dépasse 500 caractères. Écris une ligne à la fois.',
      too_deep: 'Il y a ici trop de parenthèses les unes dans les autres.',
      too_large: 'Ce nombre est trop grand pour être traité.',
      unknown_character: 'Le signe {found} ne s’emploie pas ici dans les formules.',
      unknown_word: '« {found} » n’est pas un mot que nous connaissons dans les formules.',
      words: 'C’est un texte. Écris le calcul ou l’équation qu’il contient, par exemple 12/2+5.',
      unexpected: '{found} ne peut pas se trouver ici. Il manque quelque chose avant.',
      missing_operand: 'La ligne s’arrête trop tôt. Il manque quelque chose à la fin.',
      unclosed_bracket: 'Une parenthèse est ouverte et n’est pas fermée.',
      unopened_bracket: 'Une parenthèse est fermée sans avoir été ouverte.',
      two_numbers: 'Deux nombres se suivent. Mets un signe entre eux.',
    },
    cannot: {
      not_read: 'Nous n’avons pas pu lire cela comme un problème.',
      family: 'Ce genre de problème dépasse ce que notre solveur sait montrer pas à pas.',
      too_large: 'Les nombres deviennent trop grands pour montrer les étapes.',
      unchecked:
        'Nous avons trouvé des étapes sans pouvoir toutes les démontrer. Nous ne les montrons donc pas.',
      timeout: 'C’était trop long. Essaie une forme plus courte du problème.',
      busy: 'Beaucoup de personnes posent une question en ce moment. Réessaie dans un instant.',
    },
    rules: {
      multiply_out: 'Développe les parenthèses : chaque terme est multiplié par ce qui est devant.',
      collect_terms: 'Regroupe les termes semblables.',
      clear_denominators: 'Multiplie les deux membres par {by} : les fractions disparaissent.',
      move_terms: 'Isole l’inconnue : fais l’opération contraire dans les deux membres.',
      add_both_sides: 'Ajoute {term} aux deux membres.',
      subtract_both_sides: 'Soustrais {term} des deux membres.',
      divide_both_sides: 'Divise les deux membres par {by}.',
      multiply_both_sides: 'Multiplie les deux membres par {by}.',
      divide_and_turn: 'Divise les deux membres par {by}. Il est négatif : le sens de l’inégalité change.',
      swap_sides: 'Échange les membres pour que l’inconnue soit à gauche.',
      always_true: 'C’est vrai quelle que soit l’inconnue : tous les nombres sont solutions.',
      never_true: 'Ce n’est jamais vrai, quelle que soit l’inconnue : il n’y a pas de solution.',
      to_standard_form: 'Amène tout d’un côté pour qu’il reste 0 de l’autre.',
      factor_equation: 'Écris le membre de gauche comme un produit.',
      zero_product: 'Un produit est nul seulement si l’un de ses facteurs est nul.',
      solve_factors: 'Résous chacune des petites équations.',
      take_roots: 'Prends la racine carrée des deux membres. Les deux signes comptent.',
      negative_square: 'Un carré n’est jamais négatif : aucun nombre réel ne convient.',
      quadratic_formula: 'Utilise la formule du second degré avec a = {a}, b = {b}, c = {c}.',
      discriminant: 'Calcule b² − 4ac.',
      discriminant_negative:
        'b² − 4ac est négatif, et un nombre négatif n’a pas de racine carrée réelle : pas de solution réelle.',
      simplify_solutions: 'Calcule ce qui reste à droite.',
      powers_first: 'Les puissances, factorielles et valeurs absolues d’abord.',
      brackets_first: 'Ce qui est entre parenthèses d’abord.',
      products_first: 'Multiplications et divisions avant additions et soustractions.',
      sums_last: 'Additionne et soustrais.',
      common_denominator: 'Écris les fractions avec un dénominateur commun.',
      add_numerators: 'Les dénominateurs sont égaux : additionne les numérateurs.',
      cancel_common_factor: 'Simplifie ce que le numérateur et le dénominateur ont en commun.',
      multiply_fractions: 'Multiplie les numérateurs entre eux et les dénominateurs entre eux.',
      divide_fractions: 'Diviser par une fraction, c’est multiplier par son inverse.',
      decimal_to_fraction: 'Écris le nombre décimal sous forme de fraction.',
      percent_to_fraction: 'Pour cent veut dire centièmes.',
      mixed_to_fraction: 'Écris le nombre mixte comme une seule fraction.',
      square_of_sum: 'Carré d’une somme : le premier au carré, le double produit, le second au carré.',
      sum_times_difference: 'Somme fois différence : le premier au carré moins le second au carré.',
      common_factor: 'Mets {factor} en facteur : il est dans tous les termes.',
      difference_of_squares: 'Une différence de deux carrés est une somme fois une différence.',
      perfect_square: 'C’est le carré d’une somme.',
      factor_pair: 'Cherche deux nombres de produit {product} et de somme {sum}.',
      factor_by_roots: 'Cherche où l’expression s’annule ; chaque endroit donne un facteur.',
      surd_square_factor: 'Sors de la racine le facteur qui est un carré.',
      rationalise: 'Multiplie en haut et en bas pour qu’il ne reste pas de racine au dénominateur.',
    },
    mistakes: {
      sign_lost_distributing:
        'Il y a un moins devant la parenthèse dans {before}. Il change le signe de tous les termes, le dernier compris.',
      distributes_first_only:
        'Dans {before}, le facteur de devant multiplie tous les termes de la parenthèse, pas seulement le premier.',
      power_over_sum:
        'La puissance d’une somme n’est pas la somme des puissances. Écris {before} comme un produit et développe : quel terme manque ?',
      square_over_difference:
        'Le carré d’une différence n’est pas la différence des carrés. Développe {before} : quel terme manque ?',
      moved_without_sign_change:
        'Tu as passé {before} de l’autre côté. Ce qu’on soustrait d’un membre se soustrait aussi de l’autre : le signe change.',
      divides_one_term_only:
        'Tu as divisé par {before}, mais pas tous les termes. On divise chaque terme des deux membres.',
      adds_across_fractions:
        'Dans {before}, on n’additionne pas séparément numérateurs et dénominateurs. Cherche d’abord un dénominateur commun.',
      cancels_terms:
        'Dans {before}, tu as barré un terme. On ne simplifie que des facteurs de tout le numérateur.',
      forgets_plus_minus: 'Deux nombres ont ce carré. Lequel manque dans ta ligne ?',
      one_side_only:
        'Tu as changé un membre avec {before} et laissé l’autre tel quel. Fais la même chose des deux côtés.',
      wrong_sign_factor_pair:
        'Les nombres de tes parenthèses ont la bonne taille. Développe les parenthèses et regarde les signes.',
      inverse_operation_wrong:
        'Comment {before} est-il lié à l’inconnue ? Défais exactement cela : un produit en divisant, un quotient en multipliant.',
      divides_by_variable:
        'Tu as divisé par l’inconnue. Ce n’est permis que si elle n’est pas nulle, et 0 est une solution ici. Amène tout d’un côté et mets en facteur.',
      multiplies_exponents:
        'Regarde les exposants dans {before}. Produit de même base : on les additionne. Puissance d’une puissance : on les multiplie.',
      adds_unlike_terms:
        'Dans {before}, les termes sont de nature différente : on ne peut pas les réunir en {wrong}.',
      inequality_not_turned: 'Multiplier ou diviser par un nombre négatif change le sens de l’inégalité.',
      sign_of_solution:
        'Mets {wrong} dans les parenthèses : l’une d’elles est-elle nulle ? La parenthèse x − a s’annule en a, la parenthèse x + a en −a.',
      square_not_balanced:
        'Tu as complété le carré sans compenser. Développe {before} : quel nombre apporte-t-il que la ligne d’avant n’avait pas ?',
      arithmetic_slip: 'Le chemin est bon. Recalcule le nombre {wrong}.',
    },
    verbs: {
      solve: 'résous',
      simplify: 'simplifie',
      expand: 'développe',
      factor: 'factorise',
      evaluate: 'calcule',
    },
  },
};
