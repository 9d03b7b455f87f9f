export const en = {
  maths: {
    reading: {
      empty: 'Write a formula.',
      too_long: 'That is longer than 500 characters. Write one line at a time.',
      too_deep: 'There are too many brackets inside each other here.',
      too_large: 'This number is too large to work with.',
      unknown_character: 'The sign {found} is not used in formulas here.',
      unknown_word: '“{found}” is no word that we know in formulas.',
      words: 'This is a text. Write the calculation or the equation in it, for example 12/2+5.',
      unexpected: '{found} cannot stand here. Something is missing before it.',
      missing_operand: 'The line stops too early. Something is missing at the end.',
      unclosed_bracket: 'A bracket is open and not closed.',
      unopened_bracket: 'A bracket is closed that was never opened.',
      two_numbers: 'Two numbers stand side by side. Put a sign between them.',
    },
    cannot: {
      not_read: 'We could not read this as a problem.',
      family: 'This kind of problem is beyond what our solver can show step by step.',
      too_large: 'The numbers grow too large to show the steps.',
      unchecked: 'We found steps, but could not prove each of them. So we do not show them.',
      timeout: 'This took too long. Try a shorter form of the problem.',
      busy: 'Many people are asking at this moment. Please try again shortly.',
    },
    rules: {
      multiply_out: 'Multiply out the brackets: each term inside is multiplied by what stands in front.',
      collect_terms: 'Put like terms together.',
      clear_denominators: 'Multiply both sides by {by}, so that the fractions go away.',
      move_terms: 'Get the unknown alone: do the opposite operation on both sides.',
      add_both_sides: 'Add {term} to both sides.',
      subtract_both_sides: 'Subtract {term} from both sides.',
      divide_both_sides: 'Divide both sides by {by}.',
      multiply_both_sides: 'Multiply both sides by {by}.',
      divide_and_turn: 'Divide both sides by {by}. It is negative, so the sign turns round.',
      swap_sides: 'Swap the sides, so that the unknown stands on the left.',
      always_true: 'This is true whatever the unknown is: every number is a solution.',
      never_true: 'This is never true, whatever the unknown is: there is no solution.',
      to_standard_form: 'Bring everything to one side, so that 0 stands on the other.',
      factor_equation: 'Write the left side as a product.',
      zero_product: 'A product is 0 only when one of its factors is 0.',
      solve_factors: 'Solve each of the small equations.',
      take_roots: 'Take the square root on both sides. Both signs count.',
      negative_square: 'A square is never negative, so no real number fits.',
      quadratic_formula: 'Use the quadratic formula with a = {a}, b = {b}, c = {c}.',
      discriminant: 'Work out b² − 4ac.',
      discriminant_negative:
        'b² − 4ac is negative, and a negative number has no real square root: no real solution.',
      simplify_solutions: 'Work out what is left on the right.',
      powers_first: 'Powers, factorials and absolute values come first.',
      brackets_first: 'What stands in brackets comes first.',
      products_first: 'Multiplying and dividing come before adding and subtracting.',
      sums_last: 'Add and subtract.',
      common_denominator: 'Write the fractions with a common denominator.',
      add_numerators: 'The denominators are the same: add the numerators.',
      cancel_common_factor: 'Cancel what numerator and denominator share.',
      multiply_fractions: 'Multiply numerator by numerator and denominator by denominator.',
      divide_fractions: 'Dividing by a fraction is multiplying by its reciprocal.',
      decimal_to_fraction: 'Write the decimal number as a fraction.',
      percent_to_fraction: 'Percent means hundredths.',
      mixed_to_fraction: 'Write the mixed number as one fraction.',
      square_of_sum: 'Square of a sum: the first squared, twice their product, the second squared.',
      sum_times_difference: 'Sum times difference: the first squared minus the second squared.',
      common_factor: 'Take out {factor}, which all terms share.',
      difference_of_squares: 'A difference of two squares is sum times difference.',
      perfect_square: 'This is the square of a sum.',
      factor_pair: 'Look for two numbers with product {product} and sum {sum}.',
      factor_by_roots: 'Find where it is zero; each such place gives a factor.',
      surd_square_factor: 'Take the square factor out of the root.',
      rationalise: 'Multiply above and below, so that no root is left in the denominator.',
    },
    mistakes: {
      sign_lost_distributing:
        'A minus stands in front of the bracket in {before}. It turns the sign of every term inside, also of the last one.',
      distributes_first_only:
        'In {before} the factor in front belongs to every term in the bracket, not only to the first.',
      power_over_sum:
        'A power of a sum is not the sum of the powers. Write {before} as a product and multiply it out: which term is missing?',
      square_over_difference:
        'The square of a difference is not the difference of the squares. Multiply out {before}: which term is missing?',
      moved_without_sign_change:
        'You moved {before} to the other side. What leaves one side by subtracting is subtracted on the other side too, so its sign changes.',
      divides_one_term_only:
        'You divided by {before}, but not every term. Each term on both sides is divided.',
      adds_across_fractions:
        'Numerators and denominators are not added separately in {before}. Bring the fractions to a common denominator first.',
      cancels_terms:
        'In {before} you cancelled a term. Only factors of the whole numerator can be cancelled.',
      forgets_plus_minus: 'Two numbers have this square. Which one is missing in your line?',
      one_side_only:
        'You changed one side by {before} and left the other as it was. Do the same on both sides.',
      wrong_sign_factor_pair:
        'The numbers in your brackets have the right size. Multiply the brackets out and look at the signs.',
      inverse_operation_wrong:
        'How is {before} joined to the unknown? Undo exactly that: a product by dividing, a quotient by multiplying.',
      divides_by_variable:
        'You divided by the unknown. That is only allowed when it is not 0, and 0 is a solution here. Put everything on one side and take out the common factor.',
      multiplies_exponents:
        'Look at the exponents in {before}. Equal bases multiplied: exponents are added. Power of a power: exponents are multiplied.',
      adds_unlike_terms:
        'In {before} the terms are of different kinds, so they cannot be joined into {wrong}.',
      inequality_not_turned: 'Multiplying or dividing by a negative number turns the inequality sign round.',
      sign_of_solution:
        'Put {wrong} into the brackets: is one of them 0? A bracket x − a is 0 at a, a bracket x + a at −a.',
      square_not_balanced:
        'You completed the square, but did not balance it. Multiply out {before}: which number does it bring along that the line before did not have?',
      arithmetic_slip: 'The way is right. Work out the number {wrong} once more.',
    },
    verbs: {
      solve: 'solve',
      simplify: 'simplify',
      expand: 'expand',
      factor: 'factorise',
      evaluate: 'calculate',
    },
  },
} as const;
