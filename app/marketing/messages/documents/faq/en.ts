import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const en = ({ card, model }: DeploymentFacts): InfoDocument => ({
  title: 'Questions people ask',
  lead: 'Short answers, and the rules behind them. If your question is missing, write to us: a person answers.',
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
              'No. The tutor on the [home page](/), a conversation with any [tutor model](/tutor-models) and all [courses](/courses) work without one. You need one to keep what you did and to confirm a booking.',
            ],
            [
              'whom',
              'Who is it for?',
              'Learners at school, before an exam, at the start of university or long after it; and parents who book for their children.',
            ],
            [
              'free',
              'What is free, and what costs money?',
              'Courses, practice and the maths tutor are free. A session with a human tutor costs what that tutor asks; [Pricing](/pricing) shows the lowest prices. There is no subscription.',
              'price cost subscription',
            ],
            [
              'subjects',
              'Which subjects?',
              'Human tutors name theirs, from mathematics and the sciences to music and languages, and the [search](/tutor) filters by them. The maths tutor teaches mathematics; one course is about learning itself.',
            ],
            [
              'languages',
              'In which languages?',
              'English, Spanish and French. The globe in the navigation bar changes everything at once, money and times included.',
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
              'Yours, on every page and in every mail. You can change it under Language and Region. The calendar file follows the calendar that you open it in.',
              'clock hours summer time',
            ],
            [
              'taken',
              'What if somebody takes my time while I decide?',
              'Choosing a time holds it for ten minutes. If two people choose at the same moment, one gets it, and the other sees the nearest free times.',
            ],
            [
              'where',
              'Where does a session take place?',
              'Online, through the tutor’s meeting link. It stands on the page of your booking from ten minutes before the start until the end.',
              'zoom video call room online',
            ],
            [
              'pay',
              'How do I pay?',
              card
                ? 'By card when you book, on the page of Stripe, our payment provider; we never see your card. Or with credits, which cost less than single sessions; if a session costs more, you pay the difference by card.'
                : 'By invoice within 14 days; no card is asked for. Or with credits, which cost less than single sessions; if a session costs more, you get an invoice for the difference.',
              'price cost invoice card bill',
            ],
            [
              'credits',
              'What are credits?',
              'Five or ten sessions of 60 minutes that you buy together, for less than single ones. A credit pays any session with any tutor: if it costs more, you pay the difference, and half a credit counts half. Credits last 12 months. What you have not used you can always give back, for what you paid. [The rules](/terms#credits) are short.',
              'pack half difference dearer',
            ],
            [
              'cancel',
              'Can I cancel?',
              'Yes. Until 24 hours before, all of it comes back; after that half, until the session starts. A tutor may ask for another limit; you see it before you book. What you paid with credits comes back as credits, in halves, rounded in your favour. [The rules](/terms#refunds) are short.',
              'refund reimbursement money back',
            ],
            [
              'move',
              'Can I move a session?',
              'Yes, twice, for nothing, up to the same limit. That limit counts from the first time you booked, or from the new one if it is earlier.',
              'reschedule change another time',
            ],
            [
              'absent',
              'What if the tutor does not come?',
              'Say so on the page of the booking, from ten minutes after the start until 72 hours after the end. All of it comes back, or you choose another time.',
              'no-show late missing',
            ],
            [
              'weekly',
              'Can I book the same hour every week?',
              'Yes: two to twelve sessions of 60 or 90 minutes, every week or every second one, as far ahead as the tutor takes bookings. The hour on your clock stays the same when the clocks change, and each session can be moved or cancelled by itself.',
              'series recurring repeat',
            ],
            [
              'trial',
              'What is a trial?',
              'Thirty minutes with a tutor you have not met, once with each, at a lower price.',
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
                ? 'No. What is right or wrong is decided by algebra, and hints come in fixed steps. A language model may only find other words for a turn, and every sentence of it is checked first; without it the built-in words stand.'
                : 'No. What is right or wrong is decided by algebra, and hints come in fixed steps. It works without any language model.',
            ],
            [
              'words-leave',
              'Does what I write go to a company with a language model?',
              model
                ? 'When you are signed in, the problem, your lines and your words in that conversation do, without your name and address. What visitors write never does. [Who gets what](/privacy#sees) is in the privacy policy.'
                : 'No. It stays on our own server.',
            ],
            [
              'own-problem',
              'Can I bring my own problem?',
              'Yes, that is the point. Equations, fractions, brackets and more: type it as you would on paper.',
            ],
            [
              'undecided',
              'It says that it could not decide. Was I wrong?',
              'Not decided means exactly that. It never counts against you.',
            ],
            [
              'wrong-mark',
              'It marked something wrong that is right.',
              'In practice, press “This question is wrong”: it stops counting at once, and a founder looks at it. Anywhere else, please [tell us](/contact?about=mistake), with the two lines. A checker that is wrong is the worst mistake we can make.',
            ],
            [
              'homework',
              'Will it do homework for me?',
              'It shows a step when you have tried. The whole answer comes last, and the question then counts as given up.',
            ],
            [
              'mastered',
              'When does a skill count as mastered?',
              'When you have answered it rightly three times without help, on at least two kinds of question, the last time on a later day than the first, and the estimate from all your answers has reached 95%. You can look at the evidence, and object to it.',
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
              'Yes, all of it, and answer its questions. With an account and a learner profile your place, answers and notes are kept.',
            ],
            [
              'lesson-done',
              'When is a lesson complete?',
              'When every question is answered, and at least two in three of them right, on whatever try. It stays complete, even if the lesson changes later.',
            ],
            [
              'certificate',
              'What does a certificate say?',
              'That every lesson of that version of the course was completed, on which day, and the name that its holder gave, which we do not check. Whoever has its code can check it under [Courses](/courses).',
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
              'May my child have an account?',
              'From 13 in the United States and the United Kingdom, 14 in Spain, 15 in France. Otherwise, and always in Colombia, you open the account and add a learner profile, without a login of its own.',
              'age old minor login',
            ],
            [
              'child-work',
              'What do I see of my child’s work?',
              'Everything in the profiles of your account: practice, progress, courses and conversations. Please tell your child so.',
            ],
            [
              'tutor-sees',
              'What does a human tutor see of a learner?',
              'The booking, with the note that you write. What the learner can and cannot do yet only if you agree to it, and only while a session of the two is ahead or less than a month behind. You can take it back at any time.',
            ],
            [
              'worry',
              'What if a learner writes that they are not well?',
              'The mathematics stops. An answer that people wrote appears, with help lines of the country, and our founders are asked to read the words. It is no emergency service: call the emergency number when somebody is in danger.',
            ],
            [
              'advertising',
              'Do you sell data or show advertising?',
              'Neither. The [Privacy Policy](/privacy) says what is kept, and for how long.',
              'tracking cookies privacy',
            ],
            [
              'leave',
              'How do I get my data, or leave?',
              'Under [Account](/dashboard?tab=account) you download everything as one file, or delete the account. Fourteen days later it is gone; until then you can change your mind.',
              'delete erase export gdpr close account',
            ],
            [
              'focus',
              'Does the Focus tutor treat attention difficulties?',
              'No. It shows one step at a time, lets time be hidden and makes stopping easy. It asks for no diagnosis and claims no treatment.',
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
