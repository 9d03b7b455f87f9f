/** Verdicts on an operation that the learner proposes. No questions in them: the card asks. */
export const proposalsEn = {
  helps: [
    'Yes, that’s allowed, and it’s just what helps here. Write the line that comes out.',
    'Yes, good choice: it takes you a step closer. Do it and write what you get.',
  ],
  every_term: [
    'Yes, you can, if you do it to every term on both sides. Fractions may come up, but it stays true.',
    'Yes, that works: both sides, and each term on them. Leave none out.',
  ],
  rewrite: [
    'Yes, you may: that only writes the same thing in another form. Look whether it brings you closer to what is asked.',
    'Yes, the value stays the same. Multiply back afterwards to be sure.',
  ],
  loses: [
    'Careful, no: {operand} could be 0, and you can’t divide by 0. Put {amount} for {letter} in {given}: it fits, so you would lose that solution. Bring everything to one side and take out the common factor.',
    'No, not safely. {letter} = {amount} makes {given} true, and by dividing you would lose it. Get 0 on one side and factorise instead.',
  ],
  divide_unknown: [
    'Only if {operand} isn’t 0, because you can’t divide by 0. Look at the case {operand} = 0 on its own first: a solution could get lost.',
    'Careful: that’s allowed only where {operand} is not 0. Check that case separately, so that no solution is lost.',
  ],
  multiply_unknown: [
    'You can, but note that {operand} must not be 0. New solutions can slip in, so test each one in the problem at the end.',
    'It’s allowed with one condition: {operand} is not 0. At the end put your results into the first line to check them.',
  ],
  turns: [
    'You can, but {operand} is negative, so the inequality sign turns around. On both sides, in every term.',
    'That works, if you turn the sign: dividing or multiplying by {operand}, a negative number, reverses the order.',
  ],
  keeps_sign: [
    'Yes. {operand} is positive, so the inequality sign stays as it is. Do it to every term on both sides.',
    'Yes, you can, on both sides. With a positive number such as {operand} the sign doesn’t turn.',
  ],
  cancels_term: [
    'No, careful: it’s part of a sum, and only factors of the whole top and the whole bottom cancel. Test it with {at} for the letter: the fraction is {amount}, but after cancelling you’d have {left}.',
    'No. You’d divide only one part of the sum by {operand}, not all of it. Put in {at}: the fraction gives {amount}, yours would give {left}.',
  ],
  only_factors: [
    'Careful: you may only cancel a factor of the whole top and the whole bottom, never a term of a sum. Factorise first, then you see what is shared.',
    'Not unless it multiplies everything above and everything below. Write both as products first.',
  ],
  common_factor: [
    'Yes: {operand} divides every term above and below. Divide all of them, not just one.',
    'Yes, {operand} is a factor of the whole top and the whole bottom, so it cancels. Every term is divided.',
  ],
  top_and_bottom: [
    'Only if you do it to the top and the bottom: then the value stays. If one of them can’t be divided by {operand}, the fraction gets uglier, not simpler.',
    'You may multiply or divide top and bottom by the same number. One of them alone changes the value.',
  ],
  same_term: [
    'Yes: {operand} stands as a term on both sides. Subtract it from both, and it’s gone.',
    'Yes, take {operand} away on both sides. They stay equal.',
  ],
  one_side: [
    'No: there’s no second side here. Dividing or multiplying by {operand} would change the value. You may only write it in another form.',
    'Not here. Without an equals sign nothing balances it, so the expression would be worth something else.',
  ],
  equations: [
    'Yes, you can: both equations are true, so adding or subtracting them, side by side, gives a true one. It helps when a letter disappears.',
    'Yes, that works: left with left, right with right. Choose it so that one letter cancels out.',
  ],
  exchange: [
    'Yes, you can swap the whole sides: what is equal stays equal either way round. No sign changes.',
    'Yes. Left and right may change places as they are. It is the same equation, only read from the other end.',
  ],
  exchange_turns: [
    'You can, but then the inequality sign turns around as well: 2 < 5 says the same as 5 > 2.',
    'Yes, if you turn the sign together with the sides. The same number stays the smaller one.',
  ],
  square: [
    'You can square both sides, but the whole side each time. False solutions can come in, so test each result in the first line.',
    'It’s allowed, as one whole side and the other whole side. Check the results at the end: squaring hides signs.',
  ],
  root: [
    'You can, but of the whole side, not term by term. And remember that a square has two roots, + and −, or you lose a solution.',
    'It’s allowed if the square stands alone. Write ±, because two numbers have the same square.',
  ],
  each_product: [
    'No, that doesn’t work. Take x · x: factor by factor it would give 1 · 1 = 1, but x² has the derivative 2x. A product needs the product rule: u′v + uv′.',
    'Not with a product: both factors change at once. Use u′v + uv′, one factor differentiated at a time, then add.',
  ],
  each_quotient: [
    'No, that doesn’t work. Take x²/x, which is x: part by part it would give 2x/1, but the derivative is 1. Use (u′v − uv′)/v².',
    'Not with a quotient. It needs its own rule: (u′v − uv′) over v².',
  ],
  across: [
    'No, careful: only pieces of the same size can be counted together. 1/2 + 1/2 would give 2/4 that way, which is less than the whole it should be. Find a common denominator first.',
    'That isn’t allowed. Adding tops and bottoms makes 1/2 + 1/2 into 2/4. The pieces need the same size first.',
  ],
  round: [
    'Better not yet. Keep the exact value, root or fraction, until the last step and round only the final result. Rounding early makes every later step a little wrong.',
    'Later: work with the exact value to the end, then round once.',
  ],
  percent: [
    'Look first at what the {percent} % belong to: always the value before the change. Work them out from that value, then add or take away.',
    'That’s fine only if the {percent} % are taken from the starting value. Check which number that is in the text.',
  ],
  percent_of_new: [
    'No: the {percent} % were taken from the old price, not from {price, number}. Test it: you’d get {candidate, number}, and {percent} % off that is {back, number}, not {price, number}. The old price is 100 %; see how many per cent {price, number} is.',
    'Not quite. {price, number} is already the reduced price. With {candidate, number} as the old one, the reduced one would be {back, number}. Ask what share of the original {price, number} is.',
  ],
  percent_of_new_rise: [
    'No: the {percent} % were counted from the old value, not from {price, number}. Test it: you’d get {candidate, number}, and {percent} % more is {back, number}, not {price, number}. The old value is 100 %; see how many per cent {price, number} is.',
    'Not quite. {price, number} already holds the increase. From {candidate, number} it would rise to {back, number}. Ask what share of the original {price, number} is.',
  ],
  trial: [
    'Yes, you can try numbers: put one in and see whether it fits. A hit is a solution, but trying alone doesn’t show that there is no other one.',
    'Trying is fine to find a value. Check it in the problem, and think about whether there could be more.',
  ],
  unread: [
    'Test it: a step is fine when the value, or the solutions, stay the same. Try it with an easy number, or write it as a line, and I check it.',
    'That depends on how you do it. Write the line that would come out; then I can tell you whether it holds.',
  ],
} as const;

/** Answers to questions about the problem in hand. */
export const problemEn = {
  finished: {
    done: ['Yes, this problem is finished.', 'Yes, that’s all: the problem is done.'],
    nothing: [
      'Not yet: so far there’s only the problem itself. The way in: {rule}',
      'No, the main part is still to come. Begin like this: {rule}',
    ],
    other_solution: [
      'Not yet. What you have is right, but it isn’t the only solution: there’s another one. Think about which other number does the same.',
      'Almost: one solution stands, one more is missing. Go back to the line where it could split into two.',
    ],
    other_unknown: [
      'Not yet: you have one unknown, the other one is still missing. Put what you know into one of the equations.',
      'Almost. A pair is asked for, so find the second letter too, and then check both equations.',
    ],
    unit: [
      'Almost: the number is right, only the unit is still missing.',
      'Not quite. Write the unit with it, then it’s complete.',
    ],
    step: [
      'Not yet: what you have is right, but it isn’t the answer. Still to do: {rule}',
      'Not quite, one thing is left. {rule}',
    ],
    check: [
      'Not before a check: put each value into {given}. Only those that fit are solutions.',
      'Almost. Test every value in {given} first, and keep only what fits.',
    ],
  },
  next: ['You’re on the way. The next idea: {rule}', 'Look at your last line. What helps now: {rule}'],
  substitute: [
    'Now use it: put {expression} in place of {letter} in the other equation. Then only one unknown is left.',
    'You know that {letter} is {expression}. Replace {letter} by it in the other equation and solve that one.',
  ],
  method: [
    'Several ways lead there; with these numbers the shortest begins like this: {rule}',
    'I’d choose the way that starts so: {rule} Another one is fine too if every line holds.',
  ],
  method_elimination: [
    'Both work, elimination and substitution. Elimination is the shorter one here. {rule}',
    'I’d take elimination here; substitution leads to the same pair. {rule}',
  ],
  method_substitution: [
    'Both work, substitution and elimination. Substitution is the shorter one here. {rule}',
    'I’d take substitution here; elimination leads to the same pair. {rule}',
  ],
  choice: [
    'No, it doesn’t matter: either one leads to the same pair. Take the one that is easier to get rid of or already has no number in front.',
    'Either is fine, the solution is the same. The easier one is the letter with the simpler numbers.',
  ],
  round: [
    'Later: keep the exact value, root or fraction, until the last step, and round only the final result. Otherwise each further step gets a little less exact.',
    'Only at the end. Calculate with the exact value, then round once.',
  ],
  exact: [
    'Both are fine as long as you say which it is: the form with π or a root is exact, a decimal is rounded. Keep the exact one unless the question wants decimals.',
    'Leave it exact, with π or the root, and give a rounded decimal only if the question asks for one.',
  ],
  unit: {
    area: [
      'Yes, an area needs a square unit: lengths in {unit} give {unit}².',
      'Write it with {unit}²: two lengths in {unit} were multiplied.',
    ],
    volume: [
      'Yes, a volume needs a cubic unit: lengths in {unit} give {unit}³.',
      'Write it with {unit}³: three lengths in {unit} were multiplied.',
    ],
    length: [
      'Yes: it’s a length, so it has the unit of the lengths in the problem, {unit}.',
      'Write {unit} with it, as in the problem.',
    ],
    other: [
      'Take the unit from the text: what is asked there decides it. Write it with the final result; the lines between may go without.',
      'Look at what is asked: the result carries that unit.',
    ],
  },
  measure: {
    outlier: [
      'Because of {outlier}: it lies far from the other values. The mean takes in every value and is pulled towards it; the median only looks at the middle place and hardly notices. With such an extreme value the median describes the data better.',
      'One extreme value, {outlier}, pulls the mean but not the median. When something lies far out like that, take the median; without outliers the mean is fine.',
    ],
    alike: [
      'The mean uses every value, so one extreme value pulls it away. The median only looks at the middle place. Take the median when there are outliers, else the mean.',
      'With no value far from the rest, mean and median are close, and the mean is fine. An extreme value would speak for the median.',
    ],
  },
  verify: {
    root: [
      'Because you squared. Squaring hides the sign: −3 and 3 have the same square, so a value can fit the squared line and not the one with the root. Test each value in {given}.',
      'After squaring, false solutions can appear: a root is never negative, but its square doesn’t show that. So put every value into {given}.',
    ],
    denominator: [
      'Because you can’t divide by 0. A value that makes a denominator in {given} zero isn’t a solution, even if it came out of your lines.',
      'Multiplying by the denominator may let in a value for which it is 0. Put each one into {given} to see.',
    ],
    logarithm: [
      'Because a logarithm takes only positive numbers. A value that makes the inside in {given} zero or negative isn’t a solution.',
      'What stands inside a logarithm must be positive. Test that for each value in {given}.',
    ],
    other: [
      'A check shows slips: put the value into {given}, and both sides must come out equal. It takes a minute and makes you sure.',
      'Because any line can hide a slip. The value has to make {given} true; if it doesn’t, look back.',
    ],
  },
  why_square: [
    'Because of the root: squaring undoes it. If √a = b, then a = b². The whole side is squared on both sides, so they stay equal.',
    'The unknown sits under a root. The opposite of taking a root is squaring, so both sides are squared to set it free.',
  ],
  root_of_equation: [
    'Here a root is a number that makes the equation true, another word for solution. Put it in for the letter in {given}: both sides come out equal. It’s not the sign √.',
    'A root of {given} is a value that fits when you put it in. On a graph it’s where the curve crosses the x-axis, where the value is 0.',
  ],
  meaning: {
    slope_up: [
      '{number} is the slope: for each step of 1 to the right, the line goes up by {size}.',
      'It stands in front of x, so it says how steep the line is: 1 to the right, {size} up. That’s the slope.',
    ],
    slope_down: [
      '{number} is the slope: for each step of 1 to the right, the line goes down by {size}. The minus makes it fall.',
      'It stands in front of x, so it’s the slope. Negative means going down: 1 to the right, {size} down.',
    ],
    intercept: [
      '{number} is where the line crosses the y-axis: for x = 0 you get y = {number}. That’s the intercept.',
      'Put 0 for x: only {number} is left. So the line meets the y-axis at {number}.',
    ],
    coefficient: [
      'The {number} multiplies {letter}: {number}{letter} means {number} times {letter}. It’s called the coefficient.',
      'It’s the factor in front of {letter}. To undo it, you divide by {number}.',
    ],
  },
  origin: {
    product: ['{number} is {a} · {b}. {rule}', 'It’s {a} times {b}. {rule}'],
    sum: ['{number} is {a} + {b}. {rule}', 'It comes from {a} + {b}. {rule}'],
    difference: ['{number} is {a} − {b}. {rule}', 'It comes from {a} − {b}. {rule}'],
    quotient: ['{number} is {a} divided by {b}. {rule}', 'It comes from {a} : {b}. {rule}'],
    rule: ['It comes from this step: {rule}', '{number} comes up here: {rule}'],
  },
  smallest_denominator: [
    '{other} works too: both denominators divide it. {number} is only the smallest such number, the lowest common multiple, so the numbers stay small and there’s less to cancel.',
    'You could take {other} as well; the result is the same. {number} is the smallest common multiple, which keeps the numbers friendly.',
  ],
  chance_total: [
    'Because {all} is the number of all possible cases, each as likely as the others. A probability compares the favourable cases with all of them, so the total stands below.',
    'There are {all} possible outcomes, all equally likely. The probability is favourable cases out of all cases.',
  ],
  equally_likely: [
    'Count only outcomes that are equally likely, and mind the order: two coins give HH, HT, TH, TT. Those are four cases, not three.',
    'The cases must all be equally likely. With two things thrown, order counts, so write all pairs down: HT and TH are two.',
  ],
  exponent: {
    same_base: [
      'The unknown is up in the exponent. Write {amount} as a power of {base} too: with the same base on both sides you may compare the exponents.',
      'To get it down, make both sides powers of {base}. Then the exponents must be equal.',
    ],
    logarithm: [
      'The unknown is up in the exponent. A logarithm brings it down: take the same logarithm on both sides.',
      'Use logarithms on both sides: log of a power is the exponent times the log of the base. So the exponent comes down.',
    ],
  },
  before_fall: [
    'The original price is the whole, 100 %. After {percent} % off, {left} % of it are left, and that’s {amount}. So find out how much 100 % are.',
    'Think of the old price as 100 %. Minus {percent} % leaves {left} %, and {left} % are {amount}.',
  ],
  before_rise: [
    'The original value is the whole, 100 %. With {percent} % more it’s {left} %, and that’s {amount}. So find out how much 100 % are.',
    'Think of the old value as 100 %. Plus {percent} % makes {left} %, and {left} % are {amount}.',
  ],
  boundary: {
    open: [
      'Open: the sign is strict, so the number at the end doesn’t fit. Put it in: both sides would be equal, and that isn’t allowed here.',
      'The end isn’t included, because < and > leave out equality. So an open circle, or a round bracket.',
    ],
    closed: [
      'Closed: ≤ and ≥ allow equality, so the number at the end belongs to the solutions. A filled circle, or a square bracket.',
      'The end is included: put it in, both sides are equal, and that’s allowed here. So filled.',
    ],
  },
  which_number: ['By {number}. {rule}', 'Take {number}: {rule}'],
  which_rule: ['Here it’s this one: {rule}', 'Look at how the expression is built. What fits: {rule}'],
  here: [
    'About this problem, the idea that helps next: {rule} If you mean something else, name the number or word.',
    'For this problem, look at this: {rule} If your question is about another spot, tell me which.',
  ],
  not_answer: [
    'But it’s not yet what is asked for. Still to do: {rule}',
    'It’s a step on the way, not yet the answer. Next: {rule}',
  ],
} as const;
