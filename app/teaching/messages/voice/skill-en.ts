export const skillEn = {
  all: {
    hello: ['Today’s topic: {name}. The aim: {can}', 'Our topic: {name}. The aim: {can}'],
    known: ['You’ve already shown you can do this. You could start with a question.'],
    weak: ['It builds on “{first}”, which isn’t solid yet. That would be a good place to start.'],
    ask: {
      offer_known: 'How shall we start?',
      offer_weak: 'Which one first?',
      before: 'Before I explain anything: what do you already know about it?',
      idea: ['Next comes an example.', 'An example shows how it’s used.'],
      example: ['Read this line before you go on.', 'One line at a time.'],
      example_over: ['That’s the full solution. Now it’s your turn.'],
    },
    press: {
      offer_known: { alone: 'Try one alone', on: 'Explain it again' },
      offer_weak: { first: '{first} first', on: 'Straight to {name}' },
      idea: { on: 'Show me an example', more: 'Tell me more' },
      example: { line: 'Next line' },
      example_over: { on: 'My turn', another: 'Another example' },
    },
    ideaFurther: 'More about the idea',
    pictureTitle: 'Picture',
    example: ['Here’s one worked out, line by line.', 'This is how it goes, one line at a time.'],
    reason: ['This is why line {line} is allowed:'],
    asked: {
      guided: ['Now you, and I’ll help where you like.', 'Your turn. I’m here for every step.'],
      guidedAgain: ['The same with different numbers, again with my help.'],
      alone: ['Now one on your own. It’s a different kind, and I won’t say anything until you’ve answered.'],
      twin: ['One more like this, with different numbers. This one is yours.'],
    },
    answerLabel: 'Your answer',
    solution: [
      'This is the full solution. It doesn’t count against you, but it doesn’t count as known either.',
    ],
    answerIs: 'The answer:',
    stop: ['Good. {name} will wait here, at exactly this step.'],
    recap: {
      lead: ['That was {name}: the idea, an example, and your own work.'],
      unaided: ['You got the one on your own right first time.'],
      helped: ['You got the one on your own right with help. Try it again another day.'],
      given_up: ['The one on your own is still open. It’ll come back another day.'],
      skipped: ['You left out the one on your own, so nothing counts as known yet.'],
      none: ['You haven’t tried one on your own yet, so nothing counts as known.'],
    },
    ways: {
      title: 'From here',
      due: 'It comes back on {day}. From here:',
      next: 'Next: {name}',
      practise: 'Practise: {name}',
    },
    clarify: {
      task: [
        'Read the text above, then press the button below. You can also ask for a picture or an example.',
      ],
      own: ['Answer on the card below. I’ll check whatever you write there.'],
      check: ['Write it on the card below and press Check. I don’t check what you write here.'],
      start_first: [
        'Try something first, anything you think is right. If you’re not sure how to start, press “I can’t start”.',
      ],
      answer: ['I can show you the answer. Then it doesn’t count as known, and you get another one.'],
      ended: ['That’s this topic done for today. There’s one more whenever you like.'],
      thanks: ['You’re welcome. Let’s go on below.'],
      alone: ['Good. I’ll only speak when you ask.'],
      other: ['I didn’t understand that. Here are three things I can do now:'],
      idea_over: ['That’s all I have about the idea. An example may help more.'],
      left_out: ['Skipped. On we go.'],
    },
  },
  'socratic-guide': {
    ask: {
      example: ['What would you do next? Think first, then look.', 'Which line would you write now?'],
      idea: ['Which part of it could you explain to somebody else?'],
    },
  },
  'step-by-step-coach': {
    example: ['One small step at a time. This is line 1.'],
    asked: { guided: ['The same steps, by you this time. Start small.'] },
  },
  'exam-sprint': {
    hello: ['{name}. In the exam: {can}'],
    example: ['One model solution.'],
    asked: {
      guided: ['Yours.'],
      guidedAgain: ['Again, different numbers.'],
      alone: ['As in the exam: no help.'],
      twin: ['One more.'],
    },
    recap: { lead: ['{name}: done.'] },
  },
  'visual-explorer': {
    ask: { idea: ['Look at the picture once more. Then an example.'] },
  },
  focus: {
    hello: ['Just this today: {name}.'],
    ask: { example: ['Just this line.'], example_over: ['Done. Your turn.'] },
    asked: {
      guided: ['Just this one.'],
      alone: ['One on your own, then you’re done.'],
      twin: ['One more like it.'],
    },
  },
} as const;
