import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const en = ({ card, model }: DeploymentFacts): InfoDocument => ({
  title: 'Questions people ask',
  lead: 'Short answers, and the rules behind them. If your question isn’t here, write to us and a person will answer.',
  sections: [
    {
      id: 'start',
      title: 'Starting',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'account',
              'Do I need an account to try it?',
              'No. The maths tutor on the [home page](/), a conversation with any [style of the maths tutor](/tutor-models) and all [courses](/courses) work without one. You need one to save your work and to confirm a booking.',
            ],
            [
              'whom',
              'Who is it for?',
              'Anyone learning: at school, before an exam, starting university, or long after. And parents who book for their children.',
            ],
            [
              'free',
              'What is free, and what costs money?',
              'Courses, practice and the maths tutor are free. Each human tutor sets their own price; [Pricing](/pricing) shows the lowest prices. There is no subscription.',
              'price cost subscription',
            ],
            [
              'subjects',
              'Which subjects?',
              'Human tutors teach subjects from maths and the sciences to music and languages; you can [search](/tutor) by subject. The maths tutor teaches only maths. One course is about learning itself.',
            ],
            [
              'languages',
              'In which languages?',
              'English, Spanish and French. Use the globe in the navigation bar to change everything at once, including currency and times.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'Sessions with a person',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'zone',
              'Whose time zone is shown?',
              'Yours, on every page and in every email. You can change it under Language and Region. The calendar file uses the time zone of your calendar.',
              'clock hours summer time',
            ],
            [
              'taken',
              'What if someone takes my time while I decide?',
              'When you choose a time, we hold it for ten minutes. If two people choose it at the same moment, one gets it and the other sees the nearest free times.',
            ],
            [
              'where',
              'Where does a session take place?',
              'Online, through the tutor’s meeting link. You’ll find it on your booking page from ten minutes before the start until the end.',
              'zoom video call room online',
            ],
            [
              'pay',
              'How do I pay?',
              card
                ? 'By card when you book, on the page of our payment provider, Stripe; we never see your card. Or with credits, which cost less than single sessions. If a session costs more than your credit covers, you pay the difference by card.'
                : 'By invoice within 14 days; you don’t need a card. Or with credits, which cost less than single sessions. If a session costs more than your credit covers, you get an invoice for the difference.',
              'price cost invoice card bill',
            ],
            [
              'credits',
              'What are credits?',
              'A pack of five or ten 60-minute sessions, for less than you’d pay one by one. You can use a credit for any session with any tutor: if it costs more, you pay the difference. Half a credit covers half. Credits last 12 months. You can always return the ones you haven’t used and get back what you paid for them. [The rules](/terms#credits) are short.',
              'pack half difference dearer',
            ],
            [
              'cancel',
              'Can I cancel?',
              'Yes. Up to 24 hours before, you get a full refund; after that, half, until the session starts. A tutor may set a different limit; you see it before you book. If you paid with credits, you get credits back, in halves, rounded in your favour. [The rules](/terms#refunds) are short.',
              'refund reimbursement money back',
            ],
            [
              'move',
              'Can I move a session?',
              'Yes, twice, free of charge, up to the same limit. It counts from the time you first booked, or from the new one if that’s earlier.',
              'reschedule change another time',
            ],
            [
              'absent',
              'What if the tutor doesn’t turn up?',
              'Report it on your booking page, from ten minutes after the start until 72 hours after the end. You get a full refund, or you choose another time.',
              'no-show late missing',
            ],
            [
              'weekly',
              'Can I book the same hour every week?',
              'Yes: two to twelve sessions of 60 or 90 minutes, every week or every other week, as far ahead as the tutor takes bookings. Your session stays at the same time on your clock when the clocks change, and you can move or cancel each one separately.',
              'series recurring repeat',
            ],
            [
              'trial',
              'What is a trial?',
              'Thirty minutes with a tutor you haven’t met yet, at a lower price. You can have one with each tutor.',
            ],
          ],
        },
      ],
    },
    {
      id: 'software',
      title: 'The maths tutor',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'chatbot',
              'Is it a chatbot?',
              model
                ? 'No. Algebra decides what is right or wrong, and hints come in fixed steps. A language model may only reword what the tutor says, and we check every sentence before you see it. Without one, you see the built-in words.'
                : 'No. Algebra decides what is right or wrong, and hints come in fixed steps. It doesn’t use a language model at all.',
            ],
            [
              'words-leave',
              'Does what I write go to a company with a language model?',
              model
                ? 'When you’re signed in, yes: the problem, your lines and your messages in that conversation, without your name or email address. What visitors write is never sent. [Who gets what](/privacy#sees) is in the privacy policy.'
                : 'No. It stays on our own server.',
            ],
            [
              'own-problem',
              'Can I bring my own problem?',
              'Yes, that’s the point. Equations, fractions, brackets and more: type it as you’d write it on paper.',
            ],
            [
              'undecided',
              'It says it couldn’t tell. Was I wrong?',
              'Not necessarily. “We couldn’t tell” means exactly that, and it never counts against you.',
            ],
            [
              'wrong-mark',
              'It marked my right answer as wrong. What now?',
              'In practice, press “Report this question”: it stops counting at once, and a founder looks at it. Anywhere else, please [tell us](/contact?about=mistake) and include the two lines. Marking a right answer wrong is the worst mistake we can make.',
            ],
            [
              'homework',
              'Will it do my homework for me?',
              'No. It shows you a step once you’ve tried. The whole answer comes last, and the question then counts as given up.',
            ],
            [
              'mastered',
              'When does a skill count as mastered?',
              'When you’ve got it right three times without help, on at least two kinds of question, with the last on a later day than the first, and all your answers together make us 95% sure. You can see the evidence, and object to it.',
            ],
          ],
        },
      ],
    },
    {
      id: 'courses',
      title: 'Courses and certificates',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'course-account',
              'Can I read a course without an account?',
              'Yes, all of it, and you can answer its questions. With an account and a learner profile, we save your place, your answers and your notes.',
            ],
            [
              'lesson-done',
              'When is a lesson complete?',
              'When you’ve answered every question and got at least two in three right, however many tries it took. It stays complete even if the lesson changes later.',
            ],
            [
              'certificate',
              'What does a certificate say?',
              'That its holder completed every lesson of that version of the course, and on which day. The holder chooses the name on it; we don’t check it. Anyone with the code can check a certificate under [Courses](/courses).',
              'diploma pdf',
            ],
          ],
        },
      ],
    },
    {
      id: 'family',
      title: 'Families and data',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'child-account',
              'Can my child have an account?',
              'From 13 in the United States and the United Kingdom, 14 in Spain, 15 in France. If they’re younger, and always in Colombia, you open the account and add a learner profile. It has no login of its own.',
              'age old minor login',
            ],
            [
              'child-work',
              'What can I see of my child’s work?',
              'Everything in the profiles on your account: practice, progress, courses and conversations. Please let your child know.',
            ],
            [
              'tutor-sees',
              'What can a human tutor see about a learner?',
              'The booking, with any note you write. They see what the learner can and can’t do yet only if you agree, and only while a session together is coming up or was less than a month ago. You can withdraw your consent at any time.',
            ],
            [
              'worry',
              'What if a learner writes that they’re not OK?',
              'The maths stops. The learner sees an answer written by people, with helplines for their country, and we ask our founders to read the message. This is not an emergency service: if someone is in danger, call the emergency number.',
            ],
            [
              'advertising',
              'Do you sell data or show advertising?',
              'Neither. The [Privacy Policy](/privacy) says what we keep, and for how long.',
              'tracking cookies privacy',
            ],
            [
              'leave',
              'How do I get my data, or leave?',
              'Under [Account](/dashboard?tab=account) you can download everything as one file, or delete the account. It’s gone after fourteen days; until then you can change your mind.',
              'delete erase export gdpr close account',
            ],
            [
              'focus',
              'Does Focus treat attention difficulties?',
              'No. It shows one step at a time, lets you hide the clock and makes it easy to stop. It doesn’t ask for a diagnosis, and it isn’t a treatment.',
              'adhd concentration',
            ],
          ],
        },
      ],
    },
  ],
  ways: [
    ['Write to us', '/contact'],
    ['See prices', '/pricing'],
  ],
});
