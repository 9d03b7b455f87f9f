/** Replies to what a learner says in the middle of a problem. Lists are alternative phrasings; none of them asks, because the card does. */
export const dialogueEn = {
  back: ['Now back to line {line}.', 'With that in mind, go on with line {line}.'],
  because: {
    add: [
      'Because {term} is being subtracted beside the unknown. Adding {term} undoes that, and doing it on both sides keeps them equal.',
      '{term} is taken away there, and the opposite of taking away is adding. You do it on both sides so that they stay equal.',
    ],
    subtract: [
      'Because {term} is being added beside the unknown. Subtracting {term} undoes that, and doing it on both sides keeps them equal.',
      '{term} is added there, and the opposite of adding is subtracting. You do it on both sides so that they stay equal.',
    ],
    divide: [
      'Because the unknown is multiplied by {term}. Dividing both sides by {term} undoes that, and one whole unknown is left.',
      'There are {term} times the unknown. The opposite of multiplying is dividing, on both sides, so that they stay equal.',
    ],
    multiply: [
      'Because the unknown is divided by {term}. Multiplying both sides by {term} undoes that, and they stay equal.',
      'The opposite of dividing by {term} is multiplying by {term}. You do it on both sides so that they stay equal.',
    ],
  },
  wrong: ['Let’s look at line {line} together.', 'Here’s what happened in line {line}.'],
  calculation: [
    'The calculation may well be right. The question is whether line {before} asks for it.',
    'I follow your calculation. Look at whether it’s the one that line {before} needs.',
  ],
  check: {
    solve: [
      'Put your result in place of the unknown in {given} and work out both sides. If they come out equal, it’s right.',
      'Go back to {given}: substitute your value for the letter. Left and right must give the same number.',
    ],
    system: [
      'Put both values into each equation of {given}. They have to fit all of them, not only one.',
      'Substitute your pair in both equations, {given}: each must come out true.',
    ],
    inequality: [
      'Try one number from your answer in {given}, and one from outside. The first must make it true, the second must not.',
      'Put a number that fits your answer into {given}: it has to be true. One that doesn’t fit must make it false.',
    ],
    expression: [
      'Put an easy number, say 2, in place of the letter, in {given} and in your result. Both must give the same value.',
      'Substitute a small number for the letter in {given} and in what you found. Different values mean that something changed on the way.',
    ],
    factor: [
      'Multiply your brackets out again. If you’re back at {given}, it’s right.',
      'Expand your result: it has to turn into {given} again.',
    ],
    number: [
      'Work backwards with the opposite operation, or estimate with round numbers. The result must fit {given}. A fraction is fully simplified when only 1 divides top and bottom.',
      'Do it a second way and compare, or put the result back into {given}. In a fraction, look whether top and bottom still share a factor.',
    ],
    integrate: [
      'Differentiate your result. If you’re back at the function under the integral, it’s right.',
      'Take the derivative of what you found: it must give the function you started from.',
    ],
    other: [
      'Put your result back into the question and see whether everything that is given still fits. An estimate with round numbers also helps.',
      'Read the problem again with your result in it, and check each number that is given.',
    ],
  },
  allowed: {
    divide: [
      'Yes, you can. Divide every term by {term}, on both sides. Fractions may come up, but it stays true.',
      'Yes, that works: both sides, and each term of them, divided by {term}. Some ways are only longer than others.',
    ],
    multiply: [
      'Yes, you can. Multiply every term on both sides by {term}, and they stay equal.',
      'Yes, that is allowed as long as each term on both sides is multiplied by {term}.',
    ],
    shift: [
      'Yes, you can, as long as you do it on both sides. Then they stay equal.',
      'Yes, that is allowed on both sides at once. See whether it brings the unknown closer to being alone.',
    ],
    turn: [
      'Yes, you can. Only remember: with a negative number the inequality sign turns around.',
      'Yes, that works, on both sides. If the number is negative, turn the sign of the inequality as well.',
    ],
    swap: [
      'Yes, you can. Moving it over means doing the opposite on both sides, so its sign changes.',
      'Yes, that works: do the opposite on both sides. It leaves one side and appears on the other with the opposite sign.',
    ],
    zero: [
      'No, not by 0: dividing by 0 has no result, and multiplying by 0 wipes out everything, the unknown included.',
      'That one isn’t allowed: with 0 you lose the unknown, or there’s no result at all.',
    ],
  },
  answer: {
    right: [
      'Yes, exactly. That’s a good step. Now write the line that comes out of it.',
      'Good, that is right. Do it on both sides and write down what you get.',
    ],
    possible: [
      'You can do that on both sides, and it stays true. It doesn’t free the unknown yet; look at what’s closest to it.',
      'That’s allowed. See whether it gets the unknown closer to being alone; if not, try the opposite of what is done to it.',
    ],
    undo: [
      'Yes, that is right. Now undo it in reverse order: what was done last is undone first.',
      'Good, that’s exactly what’s done to it. Go backwards: the last one is undone first, with the opposite operation.',
    ],
    noted: [
      'Good that you say what you think. Write it as line {line}, and we see together whether it fits.',
      'All right, that is a thought to work with. Put it into line {line}, then I can check it.',
    ],
    place: [
      'Yes, that is the place to look. Do that part of line {line} again, slowly.',
      'Right, it happened there. Look at what that part should become, and write line {line} again.',
    ],
    place_other: [
      'That part looks the same to me in both lines. Compare the numbers and signs one by one.',
      'I don’t see a change there. Go through both lines piece by piece, signs included.',
    ],
  },
  orient: {
    equation: [
      'Let’s start small. Look only at {formula}. Say what is done to the unknown, one thing after the other; the last one is undone first, on both sides.',
      'First step only: find the unknown in {formula} and see what stands beside it. That’s what you want to undo on both sides.',
    ],
    expression: [
      'Let’s start small. Look at {formula} and pick one part that you can work out first: a bracket, a fraction, two terms that fit together.',
      'First step only: take one small piece of {formula} that you know how to handle, and leave the rest as it is.',
    ],
    other: [
      'Let’s start small. Write down first what is given in {formula}, then which rule or formula connects it with what you look for.',
      'First step only: note what you know from {formula} and what is asked. One of the two usually shows the rule to use.',
    ],
  },
  half_step: [
    'Here’s the first half of the step: {rule} Write down what comes out.',
    'The next move is this: {rule} Do it, and write the line that you get.',
  ],
  other_way: {
    linear: [
      'Yes, there’s another way. You can divide every term first, or picture a balance: the unknown on one side, take away the same from both pans until it’s alone.',
      'Another way is to try numbers: put a guess in place of the unknown, see whether it’s too big or too small, and close in. Then check with both sides.',
    ],
    quadratic: [
      'Yes, there are three ways: write it as a product, use the quadratic formula, or complete the square. On a graph, you look where the curve meets the x-axis.',
      'Another method is the quadratic formula; it always works. Factorising is quicker when the numbers are friendly.',
    ],
    system: [
      'Yes, you can go another way: put one equation into the other, add or subtract them so that a letter drops out, or draw both lines and see where they meet.',
      'Another method: make one letter equal in size in both equations and subtract them. Or solve one for a letter and substitute.',
    ],
    number: [
      'Yes, another way is to split it into easy parts, work them out one by one and put them together. A drawing with equal pieces helps as well.',
      'You can also do it differently: change to decimals or to a fraction, or go through 1 or 10 per cent, then build the rest.',
    ],
    other: [
      'Yes, there’s usually another way. Try it with easy numbers first, make a drawing, or work backwards from what is asked.',
      'Another way in: put a simple number in place of the letter and watch what happens. Then do the same with the letter.',
    ],
  },
  easier: [
    'Of course. Take one small part only. I can show you a similar example with different numbers, step by step.',
    'Let’s make it smaller. Look at an example first; after that this one will look less steep.',
  ],
  too_easy: [
    'Good, then this is no trouble for you. Finish it quickly, and take a more difficult one next; you can also write a harder problem here.',
    'Nice, so you’re ready for the next level. Write a harder problem here, or take another one when this is done.',
  ],
  discouraged: [
    'It’s normal that this feels hard; it does for many people at first. You can learn it, and a mistake is part of that. One small step is enough now.',
    'I hear you. Being stuck says nothing about how clever you are. Let’s take just one step together.',
  ],
  annoyed: [
    'I understand, this can be really annoying. Take a short break if you like. Or we take only one small step, and I help with it.',
    'That sounds frustrating, I’m sorry. We can slow down, look at an easier example, or stop here for now.',
  ],
  purpose: [
    'A fair question. With equations and formulas you can find prices, speeds or odds without guessing. Above all it trains you to take a hard thing apart, one step at a time.',
    'You may never meet this very line again. But taking a problem apart into small steps is used everywhere, from money to games.',
  ],
  tired: [
    'Then a break is the best thing now. Drink something, move a little; everything stays as it is, and you can go on later or tomorrow.',
    'I understand. A tired head learns little, so a pause is fine. Or we do just one small step and stop there.',
  ],
  nervous: [
    'It’s normal to be nervous before something like that, I understand. Breathe out slowly. We go step by step, and each one you can do is one worry less.',
    'That pressure is no fun, I understand. One small step at a time is enough today, and a break is always allowed.',
  ],
  happy: [
    'That’s good to hear. You worked for it. Go on whenever you like.',
    'Wonderful, well done. Keep that in mind for the next line.',
  ],
  sad: [
    'I’m sorry, that sounds really hard. It’s all right to be sad, and the maths can wait. Talking to someone you trust can help: at home, at school, a friend.',
    'Thank you for telling me. That must hurt, and it isn’t your fault. Take a break if you like, and tell a grown-up you trust how you feel.',
  ],
  complaint: [
    'I’m sorry, that didn’t help you. Tell me which word or which part of the line is unclear, or take one of these; a human tutor can help too.',
    'Sorry, you’re right to say so. Let’s try it differently: an example, a smaller step, or a person who explains it to you.',
  ],
  greeting: [
    'Hello, good to see you. We’re working on this problem; go on whenever you’re ready.',
    'Hi, I’m here. Let’s go on with the problem, at your own pace.',
  ],
  readers: [
    'People who sign in to this account can read our conversation, so your parents can if it’s theirs. An adult linked with your own account can too. Without an account, it stays in this browser. All the details are under “Who can read this”.',
    'Your parents can read it if this is their account, and so can anyone else who signs in to it. An adult linked with your own account can too. Without an account, it stays in this browser. “Who can read this” has all the details.',
  ],
  about_tutor: [
    'I’m a program that helps with maths, not a person, so I have nothing to tell you about myself. I can help with your problem.',
    'I’m only a maths program, without age, hobbies or favourites. Let’s get back to your problem; that’s where I can help.',
  ],
  off_topic: [
    'That’s something I can’t help with: I’m a program for maths only. Let’s get back to the problem.',
    'I don’t know about that. I only do maths here. Your problem is still open, line by line.',
  ],
  unclear: [
    'I’m not sure what you mean. Tell me in other words, or which part of the line it’s about. Here’s what I can do right away:',
    'I don’t quite follow yet. Say which word, number or step you mean. Or take one of these:',
    'Please say that in other words, or pick one of these:',
    'I can’t make that out. Name the line, the task or the word it’s about. You can also choose here:',
    'That was too short for me to understand. Tell me a bit more, or choose:',
    'Sorry, I lost you there. Name the spot that bothers you, or go on with one of these:',
  ],
  explain_help: [
    'Two or three words are enough, for example what was done and why. You can also go on without it.',
    'Just say what changed from one line to the next. If nothing comes, go on; that is fine.',
  ],
  reflect_help: [
    'One thing you want to watch out for next time is enough. You can also leave it out.',
    'Think of the one spot that was tricky. A single word will do, or go on without it.',
  ],
  twin_help: [
    'Your problem is done. You can do another one like it, or leave it at that.',
    'This one is finished. There’s another one like it if you want it.',
  ],
  after_end: {
    right: ['Yes, that is true. It fits your answer.', 'That works out. A good way to be sure.'],
    wrong: [
      'That one doesn’t hold. Look at it once more; your answer stands.',
      'Look again: something in this line is off. The problem itself is done.',
    ],
  },
  thanks_after: ['You’re welcome. You did the work.', 'My pleasure. That was good work.'],
  thanks: [
    'You’re welcome. Line {line} is next, whenever you like.',
    'My pleasure. Go on with line {line} when you’re ready.',
  ],
  go_on: [
    'Good, then on to line {line}. Write what you think comes next.',
    'All right, line {line} is yours. Any step you think is right will do.',
  ],
  no_problem: [
    'That’s fine. Line {line} can wait until you’re ready.',
    'No problem, take your time with line {line}.',
  ],
  here: {
    unknown: 'Here {letter} is the number that makes {given} true.',
    fraction: 'In {fraction} the numerator is {top}, the denominator {bottom}.',
    denominators: 'Here the denominators are {a} and {b}.',
    power: 'In {power} the base is {base} and the exponent {exponent}.',
    logarithm: 'Here {logarithm} is the power of {base} that gives {inside}.',
  },
} as const;
