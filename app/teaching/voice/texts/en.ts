import { concepts } from './concepts-en.ts';

/*
 * What the built-in tutor says. Lists are phrasings of one thing; a session picks by its seed. `all` holds for every model,
 * the models below say some things in their own way. Placeholders are formulas and numbers that the engine has checked.
 */
export const en = {
  all: {
    read: {
      solve: ['You want to solve this. I read it so:', 'This is to be solved. I read it as:'],
      simplify: ['You want to simplify this. I read it so:', 'This is to be simplified. I read it as:'],
      expand: ['You want to multiply this out. I read it so:', 'This is to be multiplied out. I read it as:'],
      factor: ['You want to factorise this. I read it so:', 'This is to be factorised. I read it as:'],
      evaluate: ['You want to work this out. I read it so:', 'This is to be worked out. I read it as:'],
      differentiate: [
        'You want to differentiate this. I read it so:',
        'This is to be differentiated. I read it as:',
      ],
      integrate: ['You want to integrate this. I read it so:', 'This is to be integrated. I read it as:'],
      limit: ['You want this limit. I read it so:', 'A limit is asked for. I read it as:'],
      divide: ['You want to divide these. I read it so:', 'These are to be divided. I read it as:'],
      complete_square: [
        'You want to complete the square. I read it so:',
        'The square is to be completed. I read it as:',
      ],
      convert: ['You want to convert this. I read it so:', 'This is to be converted. I read it as:'],
      find: ['You want to find this. I read it so:', 'This is to be found. I read it as:'],
    },
    readTwin: {
      after_solving: ['The same kind of problem with other numbers. I say nothing until you have written.'],
      after_giving_up: ['Now a twin of it, with other numbers. This one is yours.'],
    },
    unsolvable: [
      'I cannot solve this kind of problem myself. I can still compare each of your lines with the one before, exactly.',
    ],
    nothing_to_do: ['{formula} is as far as it goes. There is nothing left to do.'],
    first: [
      'Start with one line, any line you believe.',
      'Write the first line. Any line that you believe is a good start.',
    ],
    next: ['What comes next?', 'Which line follows?', 'What is your next line?'],
    again: ['What should line {line} be?', 'Write line {line} once more.'],
    explain: ['Say it back in your own words: what happened in this step?'],
    reflect: ['What will you look at first in the next problem of this kind?'],
    twin: ['One more of the same kind, on your own?'],
    label: 'Your line {line}',
    explainLabel: 'In your words',
    reflectLabel: 'One sentence is enough',
    takeTwin: 'Give me the twin',
    enough: 'Enough for now',
    named: ['Next: {name}.'],

    right: [
      'Right. Line {line} matches line {before}.',
      'Line {line} is right. It says the same as line {before}.',
    ],
    finished: {
      unaided: [
        'Right. Line {line} is the answer, and you needed no help.',
        'Line {line} is the answer. All of it is yours.',
      ],
      with_hints: [
        'Right. Line {line} is the answer.',
        'Line {line} is the answer. You put it right yourself.',
      ],
      with_example: ['Right. Line {line} is the answer. You carried the example over.'],
      with_steps_shown: ['Right. Line {line} is the answer. One step of the way was shown.'],
    },
    partial: {
      solutions: ['Line {line} is true, but it is not all of it. At least one more solution belongs there.'],
      system: [
        'Line {line} is true, and it does not yet say all that the system says. Keep another equation beside it, or write the values of all unknowns together.',
      ],
      antiderivative: [
        'The derivative of line {line} fits. It is one of many: what may always be added has to be written too.',
      ],
    },
    to_test: [
      'Line {line} follows: nothing of line {before} is lost. Something that does not fit may have come in, so put each value into line 1 at the end.',
    ],
    different: ['Line {line} is not line {before} any more.'],
    differentAsked: ['Line {line} does not answer the question.'],
    at: 'At {at} line {before} gives {expected}. Line {line} gives {answer}.',
    atUndefinedBefore: 'At {at} line {before} has no value. Line {line} gives {answer}.',
    atUndefinedNow: 'At {at} line {before} gives {expected}. Line {line} has no value.',
    lost: '{count, plural, one {One solution} other {# solutions}} of line {before} got lost on the way to line {line}.',
    gained: '{gained} fits line {line}, but not line {before}.',
    where: ['Where did they part?', 'What changed between line {before} and line {line}?'],
    slipTitle: 'A slip many people make',
    unknown: [
      'I could not decide this one. It does not count against you. Write it in another way, or write the line after it.',
    ],
    unread: ['I cannot read this from character {at} on. {reason}'],
    repeated: ['That is line {line} again. What could change in it?'],
    same_wrong: ['You have written this before, and it still is not line {before}.'],
    guessing: [
      'These came quickly, one number after the other. Trying numbers hides what you know. Write the line between.',
    ],
    try_first: ['Write one line first, any line. If nothing comes, press “I can’t start”.'],
    ideaTitle: 'The idea',
    aimedTitle: 'This line',
    aimed: [
      'Put {at} into both lines. Line {before} gives {expected}, line {line} gives {answer}. Which part of your line makes the difference?',
    ],
    aimedValue: [
      'Take what line {line} says back to line {before} and work it out there. What does not come out as it should?',
    ],
    aimedPlain: ['Compare line {line} with line {before}, term by term. Which one is not accounted for?'],
    worked: ['Here is the same move on another problem. Then it is your turn.'],
    workedTitle: 'Worked example',
    shown: ['Here is this step. It is line {line} now.'],
    shownTitle: 'This step',
    asked: ['Here is the whole way. It does not count against you, and it does not count as known.'],
    one_step: [
      'This problem is a single step, so showing the step is showing the answer. It counts as given up.',
    ],
    wholeTitle: 'The whole way',
    no_help: [
      'I have no further help that I could check, and I say nothing unchecked. Your lines I can compare. A human tutor can go on from here.',
    ],
    answer_unknown: ['I do not have a checked answer to this problem, so I show none.'],
    no_twin: ['I could not make a twin of this problem.'],
    two_given_up: ['Twice in a row is a good moment for a person. A human tutor can see what I cannot.'],
    explained: ['Noted, in your words. On with it.'],
    skipped: ['All right. On with it.'],
    reflected: ['Kept with this session.'],
    close: ['Solved: {solved}. Right lines without help: {unaided}, with help: {afterHelp}.'],
    closeGivenUp: 'Given up: {givenUp}. This kind is worth another try on another day.',
    picture: ['Solid is the given line, dashed is yours.'],
    clarify: {
      hint: [
        'For help with this line press Hint, or “I can’t start” if nothing comes. What you write here does not open hints.',
      ],
      why: [
        'Because the two lines must have the same value for every number. One number where they differ is enough to tell them apart.',
      ],
      task: [
        'You write line {line}: one step further than the line above, and still saying the same. I check whether it does.',
      ],
      taskPlain: ['Answer the open question above, or skip it.'],
      answer: [
        'I show the answer when you have it or when you give up. To give up, press “Show me the answer”. A twin of the problem follows then.',
      ],
      thanks: ['Good. The open line is waiting above.'],
      other: [
        'I am a program that checks mathematics and gives hints, so I can’t answer that. For anything else there are human tutors.',
      ],
    },
    line_in_chat: ['I read {formula}. Only Check answers the card: put it into the field above.'],
    humanTutors: 'Human tutors',
    care: {
      lead: 'What you wrote matters more than this problem. You do not have to carry it alone, and what is happening is not your fault. Please tell an adult you trust today, or talk to people who are there for exactly this:',
      emergency: 'If you are in danger now, call {number}.',
      after:
        'I am a program and cannot help with this well. The people above can. Someone from our team will read this too.',
    },
    time: 'After {time}.',
    minutes: '{minutes, plural, one {# minute} other {# minutes}}',
    seconds: '{seconds, plural, one {# second} other {# seconds}}',
    and: 'and',
  },
  'socratic-guide': {
    where: [
      'What did line {before} have that line {line} has no more?',
      'Read both lines aloud. Where do they part?',
      'Which single term would you look at first?',
    ],
    next: ['What could you do next?', 'What would you like to get rid of next?', 'Where does that lead you?'],
    closing: ['How would you check this without me?'],
  },
  'step-by-step-coach': {
    first: ['One small step. Write line 2.'],
    next: ['One small step. Write line {line}.', 'Line {line}, only this step.'],
    where: ['Take line {before} again and do only one thing to it.'],
    again: ['Line {line} again, only this one thing.'],
  },
  'exam-sprint': {
    read: {
      solve: ['Solve.'],
      simplify: ['Simplify.'],
      expand: ['Multiply out.'],
      factor: ['Factorise.'],
      evaluate: ['Work out.'],
      differentiate: ['Differentiate.'],
      integrate: ['Integrate.'],
      limit: ['Find the limit.'],
      divide: ['Divide.'],
      complete_square: ['Complete the square.'],
      convert: ['Convert.'],
      find: ['Find it.'],
    },
    first: ['Line 2.'],
    next: ['Line {line}.'],
    again: ['Line {line} again.'],
    right: ['Right. {before} → {line}.'],
    where: ['In a paper this line costs the method mark.'],
    finished: {
      unaided: ['Right. Done, without help.'],
      with_hints: ['Right. Done.'],
      with_example: ['Right. Done, after an example.'],
      with_steps_shown: ['Right. Done, one step shown.'],
    },
  },
  'visual-explorer': {
    first: ['Look at the curve of both sides first. Then write a line that keeps it where it is.'],
    where: ['Here are both lines as curves. Which one is higher at {at}, and by how much?'],
    wherePlain: ['Look at both lines in the picture. What should have stayed in place?'],
  },
  focus: {
    read: {
      solve: ['Solve this:'],
      simplify: ['Simplify this:'],
      expand: ['Multiply this out:'],
      factor: ['Factorise this:'],
      evaluate: ['Work this out:'],
      differentiate: ['Differentiate this:'],
      integrate: ['Integrate this:'],
      limit: ['Find this limit:'],
      divide: ['Divide these:'],
      complete_square: ['Complete the square:'],
      convert: ['Convert this:'],
      find: ['Find this:'],
    },
    first: ['Only this: write line 2.'],
    next: ['Only this: line {line}.'],
    again: ['Line {line} once more.'],
    where: ['Only one thing is off.'],
    right: ['Right. Line {line} stands.'],
    finished: {
      unaided: ['Right. That is the answer.'],
      with_hints: ['Right. That is the answer.'],
      with_example: ['Right. That is the answer.'],
      with_steps_shown: ['Right. That is the answer.'],
    },
  },
  concepts,
} as const;
