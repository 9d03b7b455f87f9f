import type { InfoDocument, Paying } from '../document.ts';

export const en = ({ card }: Paying): InfoDocument => ({
  title: 'Questions people ask',
  lead: 'Short answers. If yours is missing, write to us, and it may stand here next time.',
  sections: [
    {
      id: 'start',
      title: 'Starting',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'Do I need an account to try it?',
              'No. The tutor on the [home page](/) and a few turns with any [tutor model](/tutor-models) work without one. You need one to keep what you did and to confirm a booking.',
            ],
            [
              'Whom is it for?',
              'Learners at school, before an exam, at the start of university or long after it; and parents who book for their children.',
            ],
            [
              'Which subjects?',
              'Human tutors name theirs, and the [search](/tutor) filters by them. The tutors in software teach mathematics.',
            ],
            [
              'In which languages?',
              'English, Spanish and French. The globe in the navigation bar changes everything at once, money and times included.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'Sessions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'Whose time zone is shown?',
              'Yours, everywhere, including the mail and its calendar file. You can change it under Language and Region.',
            ],
            [
              'What if somebody takes my time while I decide?',
              'Choosing a time holds it for ten minutes. If two people choose at the same moment, one gets it, and the other sees the nearest free times.',
            ],
            [
              'How do I pay?',
              card
                ? 'By card when you book, on the page of Stripe, our payment provider; we never see your card. Or with credits: five sessions together cost less than five single ones.'
                : 'By invoice within 14 days; no card is asked for. Or with credits: five sessions together cost less than five single ones.',
            ],
            [
              'What are credits?',
              'Five sessions of 60 minutes that are bought together. They last 12 months, and are good for their tutor and for everyone whose hour costs no more. For 14 days you can give back what you have not used. [The rules](/terms#credits) are short.',
            ],
            [
              'Can I cancel?',
              'Yes. Until 24 hours before, all of it comes back; after that half, until the session starts. A tutor may ask for another time; you see it before you book. A credit comes back in the same way, whole or half. [The rules](/terms#refunds) are short.',
            ],
            [
              'What is a trial?',
              'Thirty minutes with a tutor you have not met, once with each, at a lower price.',
            ],
          ],
        },
      ],
    },
    {
      id: 'software',
      title: 'The tutors in software',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'Is it a chatbot?',
              'No. What is right or wrong is decided by algebra, and hints come in fixed steps. It works without any language model.',
            ],
            [
              'Can I bring my own problem?',
              'Yes, that is the point. Equations, fractions, brackets and more: type it as you would on paper.',
            ],
            [
              'It says that it could not decide. Was I wrong?',
              'Not decided means exactly that. It never counts against you.',
            ],
            [
              'It marked something wrong that is right.',
              'Please [tell us](/contact?about=mistake), with the two lines. A checker that is wrong is the worst mistake we can make.',
            ],
            [
              'Will it do homework for me?',
              'It shows a step when you have tried. The whole answer comes last and counts as given up.',
            ],
          ],
        },
      ],
    },
    {
      id: 'family',
      title: 'Families',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'May my child have an account?',
              'From 13 in the United States and the United Kingdom, 14 in Spain, 15 in France. Otherwise you open the account and add a learner profile, without a login of its own.',
            ],
            ['Do you sell data or show advertising?', 'Neither. The [Privacy Policy](/privacy) is short.'],
            [
              'Does the Focus tutor treat attention difficulties?',
              'No. It shows one step at a time, lets time be hidden and makes stopping easy. It asks for no diagnosis and claims no treatment.',
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
