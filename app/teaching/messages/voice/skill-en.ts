/** What the tutor says while it teaches a skill. */
export const skillEn = {
  all: {
    hello: ['This is about: {name}. The aim: {can}', 'Our topic: {name}. The aim: {can}'],
    known: ['You have shown that you can do this. You can begin with a question.'],
    weak: ['It builds on “{first}”, which is not firm yet. That would be a good place to begin.'],
    ask: {
      offer_known: 'How shall we begin?',
      offer_weak: 'Which one first?',
      before: 'Before I tell anything: what do you know about it already?',
      idea: ['Next comes an example.', 'An example shows how it is used.'],
      example: ['Read this line before you go on.', 'One line at a time.'],
      example_over: ['That is the whole way. Now it is your turn.'],
    },
    press: {
      offer_known: { alone: 'Try one alone', on: 'Explain it again' },
      offer_weak: { first: '{first} first', on: 'Straight to {name}' },
      idea: { on: 'Show me an example', more: 'Tell me more' },
      example: { line: 'Next line' },
      example_over: { on: 'Now me', another: 'Another example' },
    },
    ideaFurther: 'More about the idea',
    pictureTitle: 'Drawn',
    example: ['Here is one worked out, line by line.', 'This is how it goes, one line after the other.'],
    reason: ['This is why line {line} may stand there:'],
    asked: {
      guided: ['Now you, and I help where you like.', 'Your turn. I am here for every step.'],
      guidedAgain: ['The same with other numbers, again with my help.'],
      alone: ['Now one on your own. It is of another kind, and I say nothing until you have answered.'],
      twin: ['One more of this kind, with other numbers. This one is yours.'],
    },
    answerLabel: 'Your answer',
    solution: ['This is the whole way. It does not count against you, and not as known either.'],
    answerIs: 'The answer:',
    stop: ['Good. {name} waits here, at exactly this step.'],
    recap: {
      lead: ['That was {name}: the idea, an example, and your own work.'],
      unaided: ['The one on your own was right at the first try.'],
      helped: ['The one on your own came right with help. It deserves another day.'],
      given_up: ['The one on your own is still open. It comes again on another day.'],
      skipped: ['You left out the one on your own, so nothing counts as known yet.'],
      none: ['You have not tried one on your own yet, so nothing counts as known.'],
    },
    ways: {
      title: 'From here',
      due: 'It comes again on {day}. From here:',
      next: 'Next: {name}',
      practise: 'Practise: {name}',
    },
    clarify: {
      task: [
        'Read what stands above, then press the button below. You can also ask for a picture or an example.',
      ],
      own: ['Answer on the card below. I check it, whatever you write there.'],
      check: ['Write it on the card below and press Check. Words here are not checked.'],
      start_first: [
        'Try something first, whatever you think is right. If nothing comes, press “I can’t start”.',
      ],
      answer: ['I can show the answer. Then it does not count as known, and another one follows.'],
      ended: ['This topic is done for today. There is one more whenever you like.'],
      thanks: ['Gladly. On we go below.'],
      alone: ['Good. I only speak when you ask.'],
      other: ['I did not understand that. These three things I can do now:'],
      idea_over: ['That is all I have about the idea. An example may say more.'],
      left_out: ['Left out. On we go.'],
    },
  },
  'socratic-guide': {
    ask: {
      example: ['What would you do next? Think first, then look.', 'Which line would you write now?'],
      idea: ['Which part of it could you explain to somebody else?'],
    },
  },
  'step-by-step-coach': {
    example: ['One small step after the other. This is line 1.'],
    asked: { guided: ['The same steps, with your hand. Begin small.'] },
  },
  'exam-sprint': {
    hello: ['{name}. In the exam: {can}'],
    example: ['One model solution.'],
    asked: {
      guided: ['Yours.'],
      guidedAgain: ['Once more, other numbers.'],
      alone: ['As in the exam: no help.'],
      twin: ['One more.'],
    },
    recap: { lead: ['{name}: done.'] },
  },
  'visual-explorer': {
    ask: { idea: ['Look at the picture once more. Then an example.'] },
  },
  focus: {
    hello: ['Only this today: {name}.'],
    ask: { example: ['Only this line.'], example_over: ['Done. Your turn.'] },
    asked: {
      guided: ['Only this one.'],
      alone: ['One alone, then it is done.'],
      twin: ['One more like it.'],
    },
  },
} as const;
