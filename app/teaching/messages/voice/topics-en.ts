/**
 * Answers to questions about notions of school mathematics. `is`: what it is, in one sentence; `more`: an example; `other`: the one for a learner whose problem is the first; `why`: why it holds or is
 * done; `how`: how it is done; `scope`: when it holds,
 * and whether there can be none, one or several. No questions in them: the card asks.
 */
export const topicsEn = {
  unknown: {
    is: 'The letter stands for a number that you do not know yet.',
    more: 'It has the same value wherever it appears, and your job is to find out which number makes the line true.',
    why: 'A letter lets you calculate with a number before you know it. Any letter would do; x is only a habit.',
  },
  equation: {
    is: 'An equation says that two sides have the same value, like a balance that is level.',
    more: 'In x + 2 = 5 the left side equals the right side only when the unknown is 3.',
  },
  solve: {
    is: 'To solve means to find every number that makes the line true.',
    more: 'You undo step by step what is done to the unknown, until it stands alone on one side.',
  },
  solution: {
    is: 'A solution is a number that makes the equation true when you put it in place of the unknown.',
    more: 'x + 2 = 5 has the solution 3, because 3 + 2 really is 5.',
    scope:
      'An equation can have one solution, several, or none: 2x = 6 has one, x² = 9 has two, and x + 1 = x has none.',
  },
  both_sides: {
    is: 'Whatever you do to one side, you do to the other side too.',
    more: 'An equation is like a balance: take 3 from both sides and it stays level, take it from one and it tips.',
    why: 'Both sides are the same number. Do the same thing to equal numbers and they stay equal; change only one side and the balance tips.',
  },
  undo: {
    is: 'Each operation has an opposite that undoes it: adding and subtracting, multiplying and dividing.',
    more: 'If 5 was added, subtract 5 on both sides; if the unknown was multiplied by 3, divide both sides by 3.',
    why: 'You want the unknown alone. The opposite operation cancels what stands beside it, and doing it on both sides keeps them equal.',
  },
  isolate: {
    is: 'To isolate the unknown means to get it alone on one side.',
    more: 'In 2x + 3 = 11 you subtract 3 and then divide by 2, on both sides each time, and x = 4 stands alone.',
    why: 'Once the unknown stands alone, the other side tells you its value.',
  },
  move_over: {
    is: 'Moving a number to the other side is a short way of saying: do the opposite on both sides.',
    more: 'From x + 8 = 11, subtracting 8 on both sides gives x = 11 − 8. That is why +8 turns into −8.',
    why: 'Nothing really jumps. You undo +8 by subtracting 8 on both sides, so it disappears on one side and shows up with the opposite sign on the other.',
  },
  equals: {
    is: 'The equals sign says that both sides have the same value.',
    more: 'It does not mean “and now comes the answer”: 3 + 4 = 2 + 5 is a perfectly good equation.',
  },
  term: {
    is: 'A term is one of the parts that are added or subtracted, with the sign in front of it.',
    more: '4x − 7 has two terms: 4x and −7.',
  },
  coefficient: {
    is: 'A coefficient is the number that multiplies a letter.',
    more: 'In 4x it is 4, in −x it is −1, even though the 1 is not written.',
  },
  like_terms: {
    is: 'Like terms have the same letters with the same powers, so they can be added.',
    more: '3x + 2x = 5x, just as 3 apples and 2 apples are 5 apples. 3x and 2x² stay apart.',
    why: '3x + 2x means three of something and two more of the same thing. 3x and 2x² count different things, so there is no common name for the sum.',
  },
  expression: {
    is: 'An expression is a piece of maths with numbers and letters but without an equals sign.',
    more: '3x + 2 is an expression; 3x + 2 = 11 is an equation.',
  },
  simplify: {
    is: 'To simplify is to write the same value in a shorter way.',
    more: '6/8 becomes 3/4 when top and bottom are divided by 2, and 3x + 2x becomes 5x. The value never changes.',
    how: 'Put like terms together. In a fraction, divide top and bottom by a common factor until 1 is the only number that divides both.',
    scope:
      'Simplify at the end: if top and bottom still share a factor, divide both by it. If they share none but 1, nothing is left to do.',
  },
  brackets: {
    is: 'To expand a bracket means to multiply everything inside it by the factor in front.',
    more: '3(x + 2) = 3x + 6: the 3 multiplies the x and also the 2, every term.',
    why: '3(x + 2) means the whole bracket three times: x + 2 + x + 2 + x + 2. Each time the 2 comes along as well, so every term gets multiplied.',
    scope:
      'Expanding turns a product into a sum, and factorising turns the sum back into a product. They are opposites, so one can be used to check the other.',
  },
  minus_bracket: {
    is: 'A minus in front of a bracket turns the sign of every term inside.',
    more: '−(x − 4) = −x + 4, because you take away the whole bracket, the −4 included.',
    why: 'You take away everything in the bracket. Taking away x gives −x, and taking away −4 gives +4, the opposite of each term.',
    scope:
      'Every sign inside changes, not just the first: −(x + 4) = −x − 4. With a plus in front, all the signs stay.',
  },
  factorise: {
    is: 'To factorise means to write a sum as a product, usually with brackets.',
    more: 'x² + 5x = x(x + 5). It is the reverse of multiplying out, so you can check by expanding again.',
    other: 'x² + 7x = x(x + 7). Multiply out again to check.',
    why: 'As a product you can see what divides it, and when a product is 0 one of its factors must be 0. That turns one hard equation into small ones.',
    how: 'First take out what all terms share. For x² + bx + c, look for two numbers whose product is c and whose sum is b.',
  },
  common_factor: {
    is: 'A common factor is something that divides every term.',
    more: 'In 6x + 9 it is 3, so 6x + 9 = 3(2x + 3).',
    other: 'In 10x + 25 it is 5, so 10x + 25 = 5(2x + 5).',
  },
  substitute: {
    is: 'To substitute means to put a value in place of a letter.',
    more: 'With x = 3, 2x + 1 becomes 2 · 3 + 1 = 7. Put negative numbers in brackets.',
  },
  formula: {
    is: 'A formula is a rule written with letters that says how to work something out.',
    more: 'A = l · w gives the area of a rectangle: put the two lengths in place of the letters.',
  },
  constant: {
    is: 'A constant is a number that stays the same, with no letter beside it.',
    more: 'In 4x − 7 the constant is −7.',
  },
  inequality: {
    is: 'An inequality says that one side is smaller or larger than the other.',
    more: 'x < 5 means less than 5, x ≥ 5 means 5 or more. The open side of the sign looks at the larger number.',
    why: 'Usually a whole range of numbers makes it true, not just one. That is why the answer is written with < or > again.',
    scope:
      'The answer is usually not one number: a whole range of numbers fits, infinitely many. Sometimes all numbers do, sometimes none.',
  },
  flip_sign: {
    is: 'When you multiply or divide an inequality by a negative number, the sign turns around.',
    more: '2 < 5, but −2 > −5: below zero the order is reversed.',
    why: 'A negative factor reverses the order of numbers: 2 < 5, yet −2 > −5. So dividing by a negative number needs the opposite sign to stay true.',
    scope:
      'Only when you multiply or divide by a negative number, or swap the two sides. Adding, subtracting, or dividing by a positive number leaves the sign as it is.',
  },
  absolute_value: {
    is: 'The absolute value is the distance of a number from 0, so it is never negative.',
    more: '|−4| = 4 and |4| = 4. That is why |x| = 4 has two solutions.',
    scope:
      'An absolute value is never negative, because it is a distance. So |x| = 4 has two solutions, |x| = 0 has one, and |x| = −4 has none.',
  },
  order: {
    is: 'The order is: brackets first, then powers, then multiply and divide, and add and subtract last.',
    more: '2 + 3 · 4 = 2 + 12 = 14, not 20.',
    why: 'Everybody has to read a line in the same way. 3 · 4 is short for 4 + 4 + 4, so it is one block and gets worked out before adding.',
  },
  negative: {
    is: 'A negative number lies below zero.',
    more: 'Think of a thermometer: from 3 down 5 degrees is −2, so 3 − 5 = −2.',
  },
  minus_times_minus: {
    is: 'Minus times minus is plus: two negative factors give a positive product.',
    more: '−3 · 2 = −6, −3 · 1 = −3, −3 · 0 = 0, so the pattern goes on with −3 · (−1) = +3.',
    why: 'A minus turns to the opposite. −3 · 2 = −6, then −3 · 1 = −3, then 0: each time it grows by 3, so −3 · (−2) has to be +6.',
  },
  minus_minus: {
    is: 'Subtracting a negative number is the same as adding: 5 − (−2) = 5 + 2.',
    more: 'Taking away a debt of 2 makes you 2 richer.',
    why: 'From 5 to −2 is a distance of 7 on the number line. Taking away a debt is a gain, so minus minus becomes plus.',
  },
  divide_by_zero: {
    is: 'Dividing by 0 is not possible.',
    more: '6 : 2 = 3 because 3 · 2 = 6. For 6 : 0 you would need a number that times 0 gives 6, and there is none.',
    why: 'Division asks which number times the divisor gives the result. Anything times 0 is 0, so no number fits 6 : 0.',
  },
  zero_product: {
    is: 'A product is 0 only when one of its factors is 0.',
    more: 'From (x − 2)(x + 3) = 0 you get x − 2 = 0 or x + 3 = 0.',
    why: 'Two numbers that are both different from 0 never multiply to 0. So at least one bracket must be 0, and you may look at each one alone.',
  },
  fraction: {
    is: 'A fraction is a part of a whole, or a division that is still to be done.',
    more: '3/4 means: cut into 4 equal parts, take 3 of them. It is also 3 divided by 4.',
  },
  numerator: {
    is: 'The numerator is the number on top of a fraction: how many parts you take.',
    more: 'In 3/4 it is 3. The 4 below says how many parts make a whole.',
  },
  denominator: {
    is: 'The denominator is the number below the line: into how many equal parts the whole is cut.',
    more: 'In 3/4 it is 4. The larger it is, the smaller each part.',
  },
  common_denominator: {
    is: 'A common denominator is a number that all the denominators divide, so that all parts have the same size.',
    more: '1/2 + 1/3 becomes 3/6 + 2/6: now all the pieces are sixths and can be counted together.',
    why: 'Pieces of different sizes cannot be counted together. With the same denominator they are equal pieces, and you add only how many there are: 3/6 + 2/6 = 5/6.',
    how: 'Find a number that both denominators divide, then multiply top and bottom of each fraction by what is missing.',
    scope:
      'Only for adding and subtracting. To multiply or divide fractions you don’t need one. Any common multiple works; the smallest keeps the numbers small.',
  },
  clear_fractions: {
    is: 'To get rid of fractions in an equation, multiply every term on both sides by a number that all the denominators divide.',
    more: 'x/3 + 2 = 7 becomes x + 6 = 21.',
    why: 'Dividing by 3 is undone by the opposite, multiplying by 3. Do it to every term on both sides: they stay equal, and no fraction is left.',
  },
  lcm: {
    is: 'The lowest common multiple is the smallest number that both numbers divide.',
    more: 'For 4 and 6 it is 12: 4, 8, 12 and 6, 12 meet there for the first time.',
    how: 'Write down the multiples of the larger number until the smaller one divides one of them.',
  },
  gcd: {
    is: 'The highest common factor is the largest number that divides both numbers.',
    more: 'For 12 and 18 it is 6. Divide top and bottom of 12/18 by 6 and you get 2/3 at once.',
  },
  equivalent: {
    is: 'Equivalent fractions have the same value with other numbers.',
    more: '1/2 = 2/4 = 3/6: multiply top and bottom by the same number and nothing changes.',
    why: 'Cut each piece in two: there are twice as many pieces, each half as big. The amount is the same.',
  },
  cancel: {
    is: 'To cancel means to divide the top and the bottom of a fraction by the same number.',
    more: '6/8 = 3/4. Only factors cancel, never parts of a sum.',
    why: 'Dividing top and bottom by the same number is dividing by 1, so the value stays. In a sum that does not work, because the number does not divide every part.',
    scope: 'Only factors of the whole top and the whole bottom cancel, never a single term of a sum.',
  },
  mixed: {
    is: 'A mixed number is a whole number and a fraction together; an improper fraction has a top larger than its bottom.',
    more: '1 3/4 is the same as 7/4: one whole is 4 quarters, and 3 more make 7.',
  },
  reciprocal: {
    is: 'The reciprocal of a number is 1 divided by it: for a fraction, turn it upside down.',
    more: 'The reciprocal of 2/3 is 3/2, because 2/3 · 3/2 = 1.',
  },
  divide_fractions: {
    is: 'To divide by a fraction, multiply by its reciprocal.',
    more: '3 : 1/2 = 3 · 2 = 6, because half a cake fits six times into three cakes.',
    why: 'Division counts how often something fits. 1/4 fits four times into a whole, so dividing by 1/4 is multiplying by 4. Hence the second fraction is turned over.',
  },
  multiply_fractions: {
    is: 'Fractions are multiplied top times top and bottom times bottom.',
    more: '2/3 · 4/5 = 8/15. No common denominator is needed here.',
    why: '1/3 of 1/5 cuts each fifth into 3 pieces, so there are 15 pieces in the whole. That is why the denominators multiply.',
  },
  decimal: {
    is: 'A decimal writes the parts of a whole as tenths, hundredths and so on, after the point.',
    more: '0.25 is 2 tenths and 5 hundredths, that is 25/100 or 1/4.',
  },
  decimal_fraction: {
    is: 'To turn a decimal into a fraction, write its digits over 10, 100 or 1000, as many zeros as decimal places, and simplify.',
    more: '0.6 = 6/10 = 3/5. The other way round, divide the top by the bottom: 3 : 5 = 0.6.',
  },
  percentage: {
    is: 'Per cent means “out of a hundred”: 1 % is 1/100.',
    more: 'For 15 % of 80, find 1 % first, 80 : 100 = 0.8, and take it 15 times: 12.',
    how: 'Divide by 100 to get 1 %, then multiply by the number of per cent. Or take 10 % and build the rest from it.',
    scope:
      'It can be more than 100 %: 150 % of a number is one and a half times as much. A part of a whole stays below 100 %, though, and a price can’t fall by more than that.',
  },
  multiplier: {
    is: 'A multiplier does a percentage change in one step: 20 % more is times 1.2, 20 % less is times 0.8.',
    more: 'Start from 100 %, add or take away the per cent, and divide by 100: 100 + 20 = 120 gives 1.2.',
  },
  percent_change: {
    is: 'A percentage change compares the change with the value you started from.',
    more: 'From 40 to 50 the change is 10, and 10/40 = 25 %. For 20 % more multiply by 1.2, for 20 % less by 0.8.',
  },
  ratio: {
    is: 'A ratio compares two amounts: how much of one for how much of the other.',
    more: '2 : 3 means 2 parts of one for every 3 of the other, 5 parts altogether.',
  },
  proportion: {
    is: 'Two amounts are proportional when doubling one doubles the other.',
    more: 'If 3 pens cost 6, then 1 costs 2 and 5 cost 10. Going through one unit always works.',
    why: 'a/b = c/d multiplied by both denominators gives a · d = b · c. That is all cross multiplying is.',
  },
  cross_multiply: {
    is: 'Cross multiplying turns a proportion into two equal products: a/b = c/d means a · d = b · c.',
    more: 'x/6 = 2/3 gives 3x = 12, so x = 4.',
    why: 'Multiply both sides of a/b = c/d by the two denominators: b cancels on the left, d on the right, and a · d = b · c is left.',
  },
  rounding: {
    is: 'Rounding means replacing a number by a near one that is simpler.',
    more: 'Look at the next digit: 0 to 4 stays, 5 to 9 goes up. 2.46 becomes 2.5 to one decimal place.',
  },
  scientific: {
    is: 'Scientific notation writes a number as something from 1 up to 10, times a power of 10.',
    more: '4500 = 4.5 · 10³: the point moved three places.',
  },
  unit: {
    is: 'A unit says what you are counting or measuring, and converting keeps the amount the same.',
    more: '1 km is 1000 m, 1 m is 100 cm, 1 hour is 60 minutes. Multiply when the new unit is smaller.',
  },
  prime: {
    is: 'A prime number has exactly two divisors: 1 and itself.',
    more: '2, 3, 5, 7, 11 are prime. 1 is not, because it has only one divisor.',
    how: 'Divide by 2 as long as it goes, then by 3, then 5 and so on: 60 = 2 · 2 · 3 · 5.',
    scope: '1 is never prime, and 2 is the only even prime. There are infinitely many primes.',
  },
  divisor: {
    is: 'A divisor, or factor, of a number divides it without remainder.',
    more: 'The divisors of 12 are 1, 2, 3, 4, 6 and 12.',
  },
  multiple: {
    is: 'The multiples of a number are what you get when you count in steps of it.',
    more: 'Multiples of 4: 4, 8, 12, 16 and so on.',
  },
  remainder: {
    is: 'The remainder is what is left over when a division does not come out evenly.',
    more: '17 : 5 = 3 remainder 2, because 3 · 5 = 15.',
  },
  exponent: {
    is: 'The exponent is the small number up high: it says how many times the base is multiplied by itself.',
    more: '2⁴ = 2 · 2 · 2 · 2 = 16. Such an expression is called a power.',
  },
  base: {
    is: 'The base of a power is the number that is multiplied by itself.',
    more: 'In 2⁴ the base is 2 and the exponent is 4. In log₂(8) the base is 2 as well.',
  },
  zero_exponent: {
    is: 'Any number except 0 to the power 0 is 1.',
    more: '2³ = 8, 2² = 4, 2¹ = 2: each step divides by 2, so 2⁰ = 1.',
    why: 'Each time the exponent goes down by 1 you divide by the base: 8, 4, 2, and the next is 1. Any base ends at 1 in the same way.',
  },
  negative_exponent: {
    is: 'A negative exponent means 1 divided by the power.',
    more: '2⁻³ = 1/2³ = 1/8. The number does not become negative.',
    why: 'Going down by one in the exponent divides by the base: 2¹ = 2, 2⁰ = 1, 2⁻¹ = 1/2, 2⁻² = 1/4. The pattern just goes on.',
  },
  fraction_exponent: {
    is: 'An exponent that is a fraction means a root: 9^(1/2) is the square root of 9.',
    more: 'The number below is the kind of root: 8^(1/3) = 2.',
    why: '9^(1/2) · 9^(1/2) = 9^1 when exponents are added. So it is the number that times itself gives 9: the square root.',
  },
  power_laws: {
    is: 'Powers with the same base are multiplied by adding the exponents and divided by subtracting them.',
    more: '2³ · 2⁴ = 2⁷, because three factors and four more make seven. A power of a power multiplies: (2³)² = 2⁶.',
    why: 'Write the factors out: 2³ · 2² = (2 · 2 · 2)(2 · 2), five factors in all. So you add how many there are: 3 + 2.',
  },
  square_root: {
    is: 'The square root of a number is the positive number that times itself gives it.',
    more: '√49 = 7, because 7 · 7 = 49. Squaring and taking the root undo each other.',
    why: 'Squaring and taking the root undo each other, so the root brings back the number that was squared. In an equation write ±, because two numbers have the same square.',
    scope:
      'The root sign always means the one that isn’t negative: √9 = 3. But x² = 9 has two solutions, 3 and −3. A negative number has no real square root.',
  },
  root_sum: {
    is: 'The root of a sum is not the sum of the roots: each root is worked out on its own.',
    more: '√9 + √16 = 3 + 4 = 7, but √(9 + 16) = √25 = 5.',
    why: 'Test it with numbers: √9 + √16 is 3 + 4 = 7, yet √25 is only 5. Roots may be joined in a product, √9 · √16 = √144, but not in a sum.',
  },
  cube_root: {
    is: 'The cube root of a number is the number that you multiply three times to get it.',
    more: 'The cube root of 8 is 2, because 2 · 2 · 2 = 8.',
  },
  surd: {
    is: 'A surd is a root that does not come out as a whole number or a fraction, such as √2.',
    more: 'It can often be made smaller: √50 = √(25 · 2) = 5√2. Look for a square that divides it.',
  },
  negative_root: {
    is: 'A negative number has no real square root.',
    more: '3 · 3 = 9, and (−3) · (−3) = 9 as well. No real number times itself gives −9.',
    why: 'A root asks which number times itself gives the one inside. Plus times plus is plus, and so is minus times minus, so a square is never negative.',
  },
  rationalise: {
    is: 'To rationalise means to write a fraction without a root in the denominator.',
    more: '1/√2 = √2/2: top and bottom are multiplied by √2, so the value stays.',
  },
  plus_minus: {
    is: 'A square has two roots, one positive and one negative: ± means both.',
    more: 'x² = 49 has x = 7 and x = −7, because (−7) · (−7) is 49 too.',
    why: 'Minus times minus is plus, so 7² and (−7)² are both 49. Squaring hides the sign, and going back you must allow both.',
  },
  quadratic: {
    is: 'A quadratic equation has the unknown squared as its highest power.',
    more: 'It can be written ax² + bx + c = 0 and has two solutions, one, or none.',
    how: 'Bring everything to one side so that 0 is left on the other. Then factorise, or use the quadratic formula.',
    why: 'With 0 on one side you can use that a product is 0 only when a factor is 0. With any other number that does not work.',
    scope:
      'It can have two solutions, one, or none: x² = 9 has two, x² = 0 has one, x² = −9 has no real one. Two numbers can have the same square, and a product is 0 as soon as one factor is.',
  },
  quadratic_formula: {
    is: 'The quadratic formula gives the solutions of ax² + bx + c = 0: x = (−b ± √(b² − 4ac)) / (2a).',
    more: 'Read off a, b and c with their signs, then put them in.',
    why: 'It comes from completing the square on ax² + bx + c = 0 once and for all, so nobody has to do it each time.',
    scope:
      'It always works when the equation is a quadratic with 0 on one side. Use it whenever you don’t see the factors quickly. If the number under the root is negative, there is no real solution.',
  },
  discriminant: {
    is: 'The discriminant is the part under the root of the quadratic formula: b² − 4ac.',
    more: 'Positive means two solutions, 0 means one, negative means no real solution.',
    why: 'The formula takes the square root of it. A positive number gives ± two values, 0 gives one, and a negative number has no real square root.',
    scope:
      'It can be positive, 0 or negative: then there are two solutions, one, or no real one. It only makes sense for a quadratic with 0 on one side.',
  },
  parabola: {
    is: 'A parabola is the curve of a quadratic function, shaped like a bowl.',
    more: 'It opens upwards when the number before x² is positive and downwards when it is negative.',
  },
  vertex: {
    is: 'The vertex is the turning point of a parabola: its lowest or highest point.',
    more: 'It lies at x = −b/(2a), halfway between the two zeros.',
  },
  axis_of_symmetry: {
    is: 'The axis of symmetry is the line that folds a curve onto itself: left and right of it are mirror images.',
    more: 'For a parabola it runs upright through the vertex, at x = −b/(2a).',
  },
  complete_square: {
    is: 'To complete the square means to write x² + bx as a bracket squared, minus what was added.',
    more: 'x² + 6x = (x + 3)² − 9: half of 6 is 3, and 3² = 9 is taken off again.',
    other: 'x² + 8x = (x + 4)² − 16: half of 8 is 4, and 4² = 16 is taken off again.',
  },
  difference_of_squares: {
    is: 'A difference of two squares is a product: a² − b² = (a + b)(a − b).',
    more: 'x² − 9 = (x + 3)(x − 3).',
    other: 'x² − 64 = (x + 8)(x − 8).',
    why: 'Multiply (a + b)(a − b): a² − ab + ab − b². The two middle terms cancel, and only the squares are left.',
  },
  square_of_sum: {
    is: 'The square of a sum has three parts: (a + b)² = a² + 2ab + b².',
    more: '(x + 3)² = x² + 6x + 9. The middle part, twice the product, is easy to forget.',
    other: '(x + 5)² = x² + 10x + 25. The middle part, twice the product, is easy to forget.',
    why: '(a + b)² means (a + b)(a + b): each term meets each one. ab comes up twice, so the double product 2ab must be there, not only the squares.',
  },
  polynomial: {
    is: 'A polynomial is a sum of powers of a letter, each with a number in front.',
    more: '2x³ − x + 5 is one. Its highest power, 3 here, is its degree.',
  },
  monomial: {
    is: 'A monomial is one term, such as 5x²; a binomial has two terms, a trinomial three.',
    more: 'x + 3 is a binomial, x² + 5x + 6 a trinomial. All of them are polynomials.',
  },
  degree: {
    is: 'The degree of a polynomial is its highest power.',
    more: 'x³ + 2x has degree 3.',
  },
  long_division: {
    is: 'Long division splits a big division into small ones, digit by digit or term by term.',
    more: 'Divide the first part, multiply back, subtract, bring down the next part, and repeat.',
  },
  zeros: {
    is: 'The zeros of a function are the x for which it is 0: where its curve meets the x-axis.',
    more: 'f(x) = x − 4 has the zero 4, because 4 − 4 = 0.',
  },
  system: {
    is: 'A system is two or more equations that must be true at the same time.',
    more: 'You look for one pair of values that fits both. On a graph it is the point where the lines meet.',
    how: 'Solve one equation for a letter and put that into the other. Or add or subtract the equations so that a letter drops out.',
    scope:
      'Two lines cross once, are parallel, or are the same line. So a system of two linear equations has one solution, none, or infinitely many.',
  },
  elimination: {
    is: 'Elimination adds or subtracts two equations so that one letter disappears.',
    more: 'x + y = 5 and x − y = 1 add up to 2x = 6.',
    why: 'Equal things may be added to equal things: left plus left equals right plus right. That is why nothing goes wrong.',
  },
  substitution_method: {
    is: 'In the substitution method you solve one equation for a letter and put that into the other equation.',
    more: 'From y = 2x and x + y = 6 you get x + 2x = 6, so only one unknown is left.',
    why: 'The letter and the expression are the same number, so one may take the place of the other. Then a single unknown is left.',
    scope:
      'It is quick when a letter stands alone or has no number in front: replace it in the other equation. Where the same letter has equal or opposite numbers in front, elimination is shorter.',
  },
  equating: {
    is: 'In the comparison method you solve both equations for the same letter and set the two results equal.',
    more: 'From y = 2x + 1 and y = 7 − x you get 2x + 1 = 7 − x, and one unknown is left.',
    scope:
      'It is quick when the same letter stands alone in both equations: set the two other sides equal and solve.',
  },
  function: {
    is: 'A function is like a machine: each number that goes in gives exactly one number out.',
    more: 'f(x) = 2x + 1 doubles and adds 1, so f(3) = 7.',
  },
  linear_function: {
    is: 'A linear function has the form f(x) = mx + b, and its graph is a straight line.',
    more: 'f(x) = 2x + 3 starts at 3 and grows by 2 with each step of x.',
  },
  preimage: {
    is: 'The image of a number is what the function makes of it; the number you started from is a preimage.',
    more: 'With f(x) = 2x + 1, f(3) = 7: 7 is the image of 3, and 3 is the preimage of 7.',
  },
  domain: {
    is: 'The domain is the set of numbers that you may put into a function.',
    more: 'For 1/x everything except 0, for √x everything from 0 up.',
  },
  range: {
    is: 'The range of a function is the set of values that can come out of it.',
    more: 'x² only gives numbers from 0 up, so its range is y ≥ 0.',
  },
  inverse_function: {
    is: 'The inverse function undoes the function: it leads from the result back to the start.',
    more: 'f(x) = 2x + 1 has the inverse (x − 1)/2. Write y = f(x), swap x and y, solve for y.',
  },
  slope: {
    is: 'The slope, or gradient, says how steep a line is: how far it goes up for one step to the right.',
    more: 'Through (1, 2) and (3, 8) it rises 6 over a run of 2, so the slope is 3.',
    how: 'Difference of the y values divided by the difference of the x values, in the same order.',
    scope: 'A slope can be positive, negative or 0: rising, falling or level. Only a vertical line has none.',
  },
  intercept: {
    is: 'An intercept is where a line or curve crosses an axis.',
    more: 'On the y-axis x is 0, on the x-axis y is 0: put that in. y = 2x + 3 crosses the y-axis at 3.',
  },
  line: {
    is: 'A straight line has the equation y = mx + b: m is the slope, b is where it crosses the y-axis.',
    more: 'y = 2x + 3 starts at 3 and goes up 2 for each step to the right.',
  },
  parallel: {
    is: 'Parallel lines have the same slope; perpendicular ones meet at a right angle.',
    more: 'For perpendicular lines the slopes multiply to −1: 2 and −1/2.',
  },
  coordinates: {
    is: 'Coordinates say where a point is: first how far across (x), then how far up (y).',
    more: '(3, 2) is 3 to the right and 2 up.',
  },
  graph: {
    is: 'A graph is the picture of all points that fit an equation.',
    more: 'Choose a few x, work out y for each, mark the points and join them.',
  },
  logarithm: {
    is: 'A logarithm is an exponent: log₂(8) is the power to which you raise 2 to get 8.',
    more: '2³ = 8, so log₂(8) = 3. Every logarithm can be written as a power: log_b(x) = y means b^y = x.',
    why: 'A logarithm undoes a power. If log_b(x) = y, then b raised to the power y is x; you do not multiply the base by y.',
    scope:
      'Only positive numbers have a logarithm, so what stands inside has to be greater than 0. The result may be negative. With no base written, log means base 10 and ln base e.',
  },
  log_laws: {
    is: 'Logarithms turn products into sums: log(a · b) = log(a) + log(b).',
    more: 'A quotient becomes a difference, and an exponent comes down in front: log(aⁿ) = n · log(a).',
    why: 'Logarithms are exponents, and when powers are multiplied their exponents are added. So the log of a product is the sum of the logs.',
  },
  natural_log: {
    is: 'ln is the logarithm to the base e, a number of about 2.718.',
    more: 'ln(x) asks for the exponent that turns e into x. So ln(e) = 1 and ln(1) = 0.',
  },
  e: {
    is: 'e is a fixed number, about 2.718, the natural base for growth.',
    more: 'What is special about eˣ: its slope at every point equals its value.',
  },
  log_one: {
    is: 'The logarithm of 1 is always 0, and 0 or negative numbers have no logarithm.',
    more: 'log₅(1) = 0 because 5⁰ = 1.',
    why: 'A logarithm asks for an exponent. Any base to the power 0 is 1, so log(1) = 0; and a power of a positive base is never 0 or negative.',
  },
  exponential: {
    is: 'In an exponential expression the unknown is in the exponent, as in 2ˣ.',
    more: 'It grows by the same factor in each step: 2, 4, 8, 16.',
    how: 'Write both sides with the same base and compare the exponents, or take logarithms.',
  },
  asymptote: {
    is: 'An asymptote is a line that a curve comes closer and closer to.',
    more: '1/x gets near the x-axis for large x, but is never 0.',
  },
  arithmetic_sequence: {
    is: 'In an arithmetic sequence the same number is added each time.',
    more: '4, 7, 10, 13 adds 3. The n-th term is first + (n − 1) · difference.',
    why: 'From the first to the n-th term there are only n − 1 steps, one fewer than there are terms.',
  },
  geometric_sequence: {
    is: 'In a geometric sequence each term is multiplied by the same number.',
    more: '3, 6, 12, 24 multiplies by 2. The n-th term is first · ratio^(n − 1).',
  },
  sequence: {
    is: 'A sequence is a list of numbers that follows a rule.',
    more: 'Look at what happens from one term to the next: is something added, or multiplied, each time.',
  },
  sequence_ratio: {
    is: 'It is what leads from one term to the next: added in an arithmetic sequence, multiplied in a geometric one.',
    more: '4, 7, 10 has the difference 3; 3, 6, 12 has the ratio 2.',
  },
  sine: {
    is: 'The sine of an angle in a right triangle is the opposite side divided by the hypotenuse.',
    more: 'sin(30°) = 1/2: the opposite side is half as long as the hypotenuse.',
  },
  cosine: {
    is: 'The cosine of an angle in a right triangle is the adjacent side divided by the hypotenuse.',
    more: 'cos(60°) = 1/2. Adjacent is the side that touches the angle and is not the hypotenuse.',
  },
  tangent_ratio: {
    is: 'The tangent of an angle in a right triangle is the opposite side divided by the adjacent side.',
    more: 'tan(45°) = 1, because both sides are equally long. It is also sine divided by cosine.',
  },
  radian: {
    is: 'A radian measures an angle by the length of its arc on a circle of radius 1.',
    more: 'A full turn is 2π, so 180° = π. Multiply degrees by π/180.',
  },
  unit_circle: {
    is: 'The unit circle has radius 1; the point at an angle has the coordinates (cosine, sine).',
    more: 'At 90° it is (0, 1), so cos 90° = 0 and sin 90° = 1.',
  },
  hypotenuse: {
    is: 'The hypotenuse is the longest side of a right triangle, opposite the right angle.',
    more: 'With the short sides 3 and 4 it is 5. The other two sides are called legs.',
    scope: 'It is always the longest side, opposite the right angle. Only a right triangle has one.',
  },
  pythagoras: {
    is: 'In a right triangle the squares of the two short sides add up to the square of the longest: a² + b² = c².',
    more: '3² + 4² = 9 + 16 = 25 = 5².',
    why: 'The areas of the squares on the two legs together fill the square on the hypotenuse. It only works with a right angle.',
    scope:
      'Only in a right triangle, and c has to be the side opposite the right angle. Without a right angle, a² + b² = c² is false.',
  },
  area: {
    is: 'The area says how much surface there is inside a shape, in squares.',
    more: 'A rectangle of 3 by 4 holds 12 unit squares, so its area is 3 · 4 = 12. A triangle is half of that.',
    why: 'Area counts squares. A triangle is half of the rectangle around it, so you divide by 2.',
  },
  perimeter: {
    is: 'The perimeter is the length all the way around a shape.',
    more: 'Add up all the sides: a rectangle of 3 by 4 has 3 + 4 + 3 + 4 = 14.',
  },
  circumference: {
    is: 'The circumference is the length around a circle: 2πr, or π times the diameter.',
    more: 'It is a bit more than three times the distance across.',
  },
  radius: {
    is: 'The radius goes from the centre of a circle to its edge: half the diameter.',
    more: 'With a diameter of 10 the radius is 5.',
  },
  diameter: {
    is: 'The diameter goes right across a circle through its centre: twice the radius.',
    more: 'With radius 7 the diameter is 14.',
  },
  pi: {
    is: 'π is the number of times the diameter fits around its circle: about 3.14.',
    more: 'It is the same for every circle, circumference divided by diameter, and its decimals never end.',
  },
  circle: {
    is: 'A circle is all the points at the same distance, the radius, from its centre.',
    more: 'Its area is πr², its circumference 2πr.',
    why: 'Cut a disc into thin slices and lay them side by side: nearly a rectangle, r high and half the circumference, πr, long. So the area is πr².',
  },
  volume: {
    is: 'The volume says how much fits into a solid, in cubes.',
    more: 'A box of 2 by 3 by 4 holds 24 unit cubes: length times width times height.',
  },
  triangle: {
    is: 'A triangle has three sides, and its three angles always add up to 180°.',
    more: 'Its area is base times height divided by 2.',
  },
  angle: {
    is: 'An angle says how far one line is turned against another, in degrees.',
    more: 'A full turn is 360°, a right angle 90°, a straight line 180°.',
  },
  supplementary: {
    is: 'Two angles are supplementary when they add up to 180°, complementary when they add up to 90°.',
    more: '30° and 150° are supplementary, 30° and 60° complementary.',
  },
  derivative: {
    is: 'The derivative says how fast a function changes: the slope of its curve at each point.',
    more: 'For x² it is 2x, so at x = 3 the curve rises with slope 6.',
    why: 'You use it to find speeds, slopes of tangents, and where a curve has its highest or lowest point: there the slope is 0.',
  },
  product_rule: {
    is: 'The product rule is (uv)′ = u′v + uv′: derivative of the first times the second, plus the first times the derivative of the second.',
    more: 'x² · eˣ gives 2x · eˣ + x² · eˣ.',
    why: 'When both factors change, both changes count: one while the other stays, and the other way round. So there are two parts, added.',
    scope:
      'You need it when two factors both contain the variable. A number times a function doesn’t need it: the number just stays.',
  },
  quotient_rule: {
    is: 'The quotient rule is (u/v)′ = (u′v − uv′) / v².',
    more: 'The derivative of the top comes first, with a minus in between, and the bottom is squared.',
  },
  chain_rule: {
    is: 'The chain rule is for a function inside another: outer derivative times inner derivative.',
    more: '(3x + 1)⁵ gives 5(3x + 1)⁴ · 3. The factor 3 comes from the inside.',
    why: 'If the inside changes 3 times as fast as x and the outside 5 times as fast as the inside, together it is 3 · 5. Rates multiply.',
    scope:
      'You need it whenever something other than the bare variable stands inside a function: (2x + 1)³, sin(3x), e^(5x). Then the derivative of the inside is a factor.',
  },
  power_rule: {
    is: 'The power rule brings the exponent down in front and lowers it by 1.',
    more: 'x⁵ becomes 5x⁴, and 3x² becomes 6x.',
  },
  integral: {
    is: 'An integral is the reverse of a derivative, and it measures the area under a curve.',
    more: 'The derivative of x² is 2x, so the integral of 2x is x² + C.',
  },
  constant_c: {
    is: 'The + C stands for any constant that may have been there.',
    more: 'x² + 1 and x² − 7 both have the derivative 2x.',
    why: 'The derivative of a constant is 0, so it vanishes when you differentiate. Going back you cannot know which one it was, and C keeps all of them.',
  },
  limit: {
    is: 'A limit is the value that a function comes closer and closer to.',
    more: '1/x gets as near to 0 as you like when x grows, so its limit is 0.',
    how: 'Put the value in first. If you get 0/0, factorise and cancel, then try again.',
  },
  infinity: {
    is: 'Infinity is not a number: it says that something grows without end.',
    more: 'So you cannot calculate with it, only ask what happens when x grows more and more.',
  },
  tangent_line: {
    is: 'A tangent touches a curve at one point and has the same slope there.',
    more: 'Its slope is the derivative at that point.',
  },
  extremum: {
    is: 'A maximum or minimum is a highest or lowest point of a curve.',
    more: 'There the curve is flat, so the derivative is 0. Set it to 0 and solve.',
  },
  mean: {
    is: 'The mean is the sum of all values divided by how many there are.',
    more: 'For 2, 4 and 9: 15 : 3 = 5. It is what each would get if all was shared evenly.',
    scope:
      'There is always exactly one mean, between the smallest and the largest value. It needn’t be one of the data, and a single extreme value can pull it away.',
  },
  median: {
    is: 'The median is the middle value when the numbers are in order.',
    more: 'For 2, 4, 9 it is 4. With an even count, take halfway between the two middle ones.',
    why: 'You put them in order so that half lies below and half above. Without order the middle place means nothing.',
    scope:
      'There is always exactly one median. With an even number of values it lies halfway between the two in the middle, so it needn’t be one of the data.',
  },
  mode: {
    is: 'The mode is the value that comes up most often.',
    more: 'In 2, 3, 3, 5 it is 3.',
    scope:
      'A set of data can have two modes, or more, when several values come up equally often. If no value repeats, there is no mode.',
  },
  data_range: {
    is: 'The range of data is the largest value minus the smallest.',
    more: 'For 2, 4, 9 it is 7.',
  },
  deviation: {
    is: 'The standard deviation says how far the values typically lie from the mean.',
    more: 'It is the root of the variance, the mean of the squared distances.',
    why: 'Distances above and below would cancel out, so they are squared first. The root brings back the original unit.',
  },
  probability: {
    is: 'A probability says how likely something is: favourable cases divided by all cases.',
    more: 'A 6 on a die has 1/6. It always lies from 0 (never) to 1 (certain).',
    scope:
      'A probability always lies between 0 (never) and 1 (certain). More than 1, or less than 0, is never possible: check what you divided by.',
  },
  factorial: {
    is: 'The factorial of n, written with an exclamation mark, multiplies all whole numbers from 1 up to n.',
    more: 'For 4 it is 4 · 3 · 2 · 1 = 24, the number of ways to line up 4 things.',
  },
  combination: {
    is: 'A combination counts choices where the order does not matter; a permutation counts them where it does.',
    more: '2 out of 4 people: 6 pairs, but 12 if one is first and one second.',
  },
  imaginary: {
    is: 'i is the number whose square is −1.',
    more: 'With it √(−9) = 3i, and numbers such as 2 + 3i are called complex.',
  },
  vector: {
    is: 'A vector is an arrow: it has a length and a direction.',
    more: '(3, 4) goes 3 across and 4 up, and its length is 5.',
  },
  matrix: {
    is: 'A matrix is a table of numbers in rows and columns that you calculate with as one thing.',
    more: 'They are multiplied row by column.',
  },
  interval: {
    is: 'An interval is all the numbers between two ends.',
    more: '[2, 5) holds 2 but not 5: a square bracket includes the end, a round one leaves it out.',
  },
  integer: {
    is: 'Integers are the whole numbers, negative ones and 0 included.',
    more: '−3, 0 and 7 are integers; 1/2 is not.',
  },
  rational_number: {
    is: 'A rational number can be written as a fraction of whole numbers; an irrational one cannot.',
    more: '0.5 = 1/2 is rational, √2 and π are irrational: their decimals never end or repeat.',
  },
  sum: { is: 'A sum is what you get by adding.', more: 'The sum of 3 and 4 is 7.' },
  difference: { is: 'A difference is what you get by subtracting.', more: 'The difference of 9 and 4 is 5.' },
  product: {
    is: 'A product is what you get by multiplying; its parts are called factors.',
    more: 'The product of 3 and 4 is 12.',
  },
  quotient: { is: 'A quotient is what you get by dividing.', more: 'The quotient of 12 and 4 is 3.' },
  place_value: {
    is: 'Each digit counts for its place: ones, tens, hundreds, ten times more with each step to the left.',
    more: 'In 352 the 5 means 50.',
  },
  estimate: {
    is: 'To estimate means to work with round numbers to see roughly what must come out.',
    more: '49 · 21 is about 50 · 20 = 1000.',
  },
  excluded: {
    is: 'An excluded value is one that would make a denominator 0.',
    more: 'In 1/(x − 2) the value 2 is not allowed. So test each result at the end.',
    why: 'Nothing can be divided by 0. A value that makes a denominator 0 cannot be a solution, even if a later line gives it.',
  },
  extraneous: {
    is: 'An extraneous solution comes out of the working but does not fit the problem.',
    more: 'Squaring x = −3 gives x² = 9, which 3 solves as well. So put each result into the first line.',
    why: 'Some steps do not work backwards: −3 and 3 have the same square. A value may then fit the later line and not the first.',
  },
  linear_equation: {
    is: 'In a linear equation the unknown has no power and stands in no denominator: it can be written ax + b = 0.',
    more: '3x − 5 = 16 is linear, x² = 9 is not. There is one solution, unless the unknown drops out.',
  },
  nth_term: {
    is: 'The n-th term is a rule that gives any term from its place n, without writing the ones before.',
    more: '5, 8, 11, 14 goes up by 3 from 5, so the n-th term is 5 + (n − 1) · 3, that is 3n + 2. In a geometric sequence it is first · ratio^(n − 1).',
  },
  triangle_sides: {
    is: 'In a right triangle the opposite side lies across from the angle; the adjacent side touches it and is not the hypotenuse.',
    more: 'SOH CAH TOA: sine = opposite/hypotenuse, cosine = adjacent/hypotenuse, tangent = opposite/adjacent.',
  },
  compound_interest: {
    is: 'Interest is a percentage of an amount, paid for time; compound interest is also paid on the interest from before.',
    more: '100 at 5 % grows to 100 · 1.05 after one year and to 100 · 1.05² after two: the same factor each time.',
  },
} as const;
