/** Ideas behind the rules: `name` for models that announce the next rule, `idea` for a first hint, `ask` for a question. */
export const concepts = {
  brackets: {
    name: 'multiply the bracket out',
    idea: 'A number in front of a bracket multiplies every term inside it, not only the first.',
    ask: 'What does the number in front do to each term in the bracket?',
  },
  collect: {
    name: 'collect like terms',
    idea: 'Terms with the same letter and the same power can be added. Others stay apart.',
    ask: 'Which terms are of the same kind?',
  },
  denominators: {
    name: 'clear the denominators',
    idea: 'Multiply both sides by a number that all denominators divide. Then no fraction is left.',
    ask: 'Which number do all the denominators divide?',
  },
  balance: {
    name: 'do the same on both sides',
    idea: 'An equation stays true when you do the same on both sides. To free the unknown, undo what is done to it.',
    ask: 'What is being done to the unknown, and what undoes it?',
  },
  turn_sign: {
    name: 'divide, and turn the sign',
    idea: 'Multiplying or dividing an inequality by a negative number turns its sign around.',
    ask: 'Is the number that you divide by positive or negative?',
  },
  truth: {
    name: 'see what remains without the unknown',
    idea: 'When the unknown disappears, the statement that is left is either always true or never.',
    ask: 'What is left when the unknown has gone, and is it true?',
  },
  standard_form: {
    name: 'bring everything to one side',
    idea: 'A quadratic equation is easiest with everything on one side and 0 on the other.',
    ask: 'What has to go across so that one side is 0?',
  },
  factor_pair: {
    name: 'write it as a product',
    idea: 'A quadratic can often be written as a product of two brackets. Look for two numbers with the right product and the right sum.',
    ask: 'Which two numbers have the product and the sum that you need?',
  },
  zero_product: {
    name: 'set each factor to 0',
    idea: 'A product is 0 only if one of its factors is 0. So each factor gives its own small equation.',
    ask: 'For which values is each bracket 0?',
  },
  roots: {
    name: 'take the root, both signs',
    idea: 'A square is undone by a root, and two numbers have the same square: one positive, one negative.',
    ask: 'Which numbers have this square?',
  },
  formula: {
    name: 'use the quadratic formula',
    idea: 'For any quadratic equation the formula gives the solutions from its three numbers a, b and c. The part under the root says how many there are.',
    ask: 'What are a, b and c here, with their signs?',
  },
  order: {
    name: 'the next operation in order',
    idea: 'Brackets first, then powers, then products and quotients, sums last.',
    ask: 'Which operation comes first here?',
  },
  common_denominator: {
    name: 'find a common denominator',
    idea: 'Fractions can be added only when they count the same parts. Make the denominators equal, then add the numerators.',
    ask: 'Which number do both denominators divide?',
  },
  cancel: {
    name: 'cancel a common factor',
    idea: 'A fraction keeps its value when numerator and denominator are divided by the same number.',
    ask: 'Which number divides both the numerator and the denominator?',
  },
  times_fraction: {
    name: 'multiply straight across',
    idea: 'Fractions are multiplied numerator by numerator and denominator by denominator.',
    ask: 'What is numerator times numerator, and denominator times denominator?',
  },
  divide_fraction: {
    name: 'multiply by the reciprocal',
    idea: 'Dividing by a fraction is multiplying by it turned upside down.',
    ask: 'Which fraction is turned over, and what becomes of it?',
  },
  convert: {
    name: 'write it as one fraction',
    idea: 'Decimals, percentages and mixed numbers are easiest to work with as plain fractions.',
    ask: 'What is this number as a fraction?',
  },
  square: {
    name: 'the square of a sum',
    idea: 'The square of a sum has three terms: both squares, and twice the product of the two.',
    ask: 'What is twice the product of the two terms?',
  },
  difference_of_squares: {
    name: 'the difference of two squares',
    idea: 'A sum times the difference of the same two terms is the difference of their squares, and the other way round.',
    ask: 'Which two terms are squared here?',
  },
  common_factor: {
    name: 'take out a common factor',
    idea: 'What divides every term can be written once, in front of a bracket.',
    ask: 'What divides every term?',
  },
  surd: {
    name: 'take a square out of the root',
    idea: 'A square factor under a root can come out of it as its root.',
    ask: 'Which square number divides what stands under the root?',
  },
  rationalise: {
    name: 'clear the root from the denominator',
    idea: 'Multiply numerator and denominator by the root that is in the way. The value stays, the root below goes.',
    ask: 'What has to be multiplied above and below?',
  },
  substitution: {
    name: 'combine the two equations',
    idea: 'Two unknowns need two equations. Express one unknown by the other, or add the equations so that one unknown goes.',
    ask: 'Which unknown can be made to disappear, and how?',
  },
  excluded: {
    name: 'clear the denominators, and test',
    idea: 'A denominator is never 0. Note what the unknown may not be, multiply by the denominators, and test what comes out.',
    ask: 'For which values would a denominator be 0?',
  },
  domain: {
    name: 'say where each part is defined',
    idea: 'A denominator is never 0, nothing negative stands under a square root, and a logarithm takes only positive numbers. What one part forbids, the whole formula forbids.',
    ask: 'Which part of the formula does not accept every number?',
  },
  isolate_root: {
    name: 'get the root alone, then square',
    idea: 'Get the root alone on one side and undo it by a power. That may bring in values that do not fit, so put each into the first line.',
    ask: 'What stands beside the root and has to go first?',
  },
  distance: {
    name: 'two cases for the absolute value',
    idea: 'An absolute value is a distance from 0. What stands inside is that number or its opposite: two cases.',
    ask: 'Which two numbers have this distance from 0?',
  },
  exponent: {
    name: 'bring the unknown down from the exponent',
    idea: 'Write both sides as powers of one base, or take logarithms: a logarithm asks for the exponent.',
    ask: 'Which base would fit both sides?',
  },
  sign_chart: {
    name: 'look at the sign between the zeros',
    idea: 'Between its zeros an expression keeps its sign. Find the zeros, then test one number in each part.',
    ask: 'Where does the sign change?',
  },
  circle: {
    name: 'think of the circle',
    idea: 'Sine and cosine are the height and the width of a point on the circle. Each value comes from more than one angle, and returns after a full turn.',
    ask: 'Where on the circle does this value occur?',
  },
  complete_square: {
    name: 'complete the square',
    idea: 'Half of the number in front of x, squared, turns x² and x into a square. What you add you also take away.',
    ask: 'What is half of the number in front of x?',
  },
  power_laws: {
    name: 'use the laws of powers',
    idea: 'A power counts equal factors. Multiplying adds the counts, dividing subtracts them, a power of a power multiplies them.',
    ask: 'How many equal factors are there?',
  },
  calculus: {
    name: 'look at the outermost operation',
    idea: 'The operation that is done last decides: a sum, a product, a quotient, or one function inside another. Its rule comes first.',
    ask: 'Which operation is done last here?',
  },
  counting: {
    name: 'say what is counted',
    idea: 'Name what is given: the first term and the step, or how many there are and how many are chosen. The formula follows from that.',
    ask: 'What is given, and what is asked?',
  },
  measure: {
    name: 'write the formula, then the numbers',
    idea: 'Name what you know and what you look for. Write the formula with letters first and put the numbers in afterwards.',
    ask: 'Which formula joins what you know to what you look for?',
  },
  one_letter: {
    name: 'gather the letter that you look for',
    idea: 'When the letter stands in several terms, bring them all to one side and take it out of the sum. Then one division is left.',
    ask: 'In which terms does the letter stand that you look for?',
  },
  new_letter: {
    name: 'give a repeated part a letter of its own',
    idea: 'When the same expression comes back, write one letter for it. A simpler equation appears; go back to the unknown at the end.',
    ask: 'Which part comes back, once as it is and once squared?',
  },
  test: {
    name: 'put the candidates to the test',
    idea: 'A step on the way may bring in values that do not fit. Put each one into the first line and keep those that make it true.',
    ask: 'What does the first line say when you put each value in?',
  },
  logarithm: {
    name: 'use the laws of logarithms',
    idea: 'A logarithm is an exponent. A product inside becomes a sum, a quotient a difference, and an exponent comes in front.',
    ask: 'To what power does the base have to be raised?',
  },
  root_laws: {
    name: 'use the laws of roots',
    idea: 'A root is a power with a fraction as its exponent. Roots of the same kind may be multiplied under one root, and whole powers come out.',
    ask: 'Which powers under the root are whole powers of its index?',
  },
  long_division: {
    name: 'divide the leading terms',
    idea: 'Divide the leading terms, multiply the whole divisor by that and subtract. Go on until the rest has a lower degree than the divisor.',
    ask: 'How often does the leading term of the divisor go into the leading term?',
  },
  factor_first: {
    name: 'write numerator and denominator as products',
    idea: 'Only factors can be cancelled, never terms of a sum. So write numerator and denominator as products first.',
    ask: 'Which factor stands in both?',
  },
  cubes: {
    name: 'use the pattern for cubes',
    idea: 'Cubes have patterns of their own: the cube of a sum has four terms, and a sum or difference of cubes has the bracket of the roots as a factor.',
    ask: 'Which two terms are cubed here?',
  },
  prime: {
    name: 'break the numbers into primes',
    idea: 'Every number is a product of primes. What numbers share, or need together, is read from these products.',
    ask: 'Which prime numbers divide them?',
  },
  imaginary: {
    name: 'work with i like a letter, and i² = −1',
    idea: 'Add real and imaginary parts apart and multiply as with brackets. Wherever i² appears, write −1; a division goes away with the conjugate.',
    ask: 'Where does i² appear, or what is the conjugate of the divisor?',
  },
  all_parts: {
    name: 'do the same to every part',
    idea: 'A chain holds several inequalities at once. Do the same to all parts, or take it apart and keep what holds for all.',
    ask: 'What stands beside the unknown in the middle, and what undoes it?',
  },
  antiderivative: {
    name: 'ask what was differentiated',
    idea: 'Integrating undoes differentiating. Split sums, keep constant factors in front, and check by differentiating what you found.',
    ask: 'Which function has this as its derivative?',
  },
  constant: {
    name: 'add the constant',
    idea: 'A constant disappears when you differentiate. So an antiderivative is known only up to a constant, and that is written as C.',
    ask: 'What could be added without changing the derivative?',
  },
  approach: {
    name: 'see what happens close by',
    idea: 'A limit asks for the value that is approached. Put the place in; when that says nothing, such as 0/0, rewrite the expression first.',
    ask: 'What comes out when you put the place in?',
  },
  data: {
    name: 'say what the measure means',
    idea: 'Mean: the sum over how many. Median: the middle in order. Mode: the most frequent. Spread: how far the values lie from the mean.',
    ask: 'Which of these is asked, and how many values are there?',
  },
  percentage: {
    name: 'find the whole and the part',
    idea: 'Percent means hundredths of a whole. Part = percentage times whole; more or less by a percentage means times 1 plus or minus it.',
    ask: 'What is the whole here, the 100 percent?',
  },
  proportion: {
    name: 'multiply across',
    idea: 'Two equal ratios: the products across are equal.',
    ask: 'Which numbers stand across from each other?',
  },
  other_writing: {
    name: 'write the same value another way',
    idea: 'Only the writing changes, not the value: a fraction, a decimal, a percentage, a power of ten or another unit.',
    ask: 'By what do the two ways of writing differ?',
  },
  slope: {
    name: 'think of the slope',
    idea: 'The slope says how much y changes when x grows by 1. Slope and one point fix a line; parallel lines share it.',
    ask: 'How much does y change, and how much x?',
  },
  on_axis: {
    name: 'put in 0 for the other coordinate',
    idea: 'On the x-axis y is 0, and on the y-axis x is 0.',
    ask: 'Which coordinate is 0 at this place?',
  },
  put_in: {
    name: 'put the values in',
    idea: 'Write each known value in the place of its letter, in brackets when it is negative, and work it out.',
    ask: 'Which value belongs to which letter?',
  },
} as const;
