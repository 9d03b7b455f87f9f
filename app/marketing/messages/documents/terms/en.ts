import type { InfoDocument, DeploymentFacts } from '../../../domain/document.ts';

export const en = ({ card }: DeploymentFacts): InfoDocument => ({
  title: 'Terms of Service',
  lead: 'What you can expect of us, what we expect of you, and what happens to your money when plans change.',
  sections: [
    { id: 'who', title: 'Who we are', blocks: [{ kind: 'owner' }] },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'An account belongs to an adult, or to a learner who is old enough in their country to hold one: 13 in the United States and the United Kingdom, 14 in Spain, 15 in France. In Colombia, and below these ages everywhere, a parent or guardian opens the account and adds a learner profile; the child needs no login.',
        'Keep your password to yourself and tell us if somebody else uses your account. You can leave at any time: under [Account](/dashboard?tab=account) you delete it, and fourteen days later it is gone.',
      ],
    },
    {
      id: 'sessions',
      title: 'Sessions with a tutor',
      blocks: [
        'You choose a tutor, a time and a length. A time is held for you for ten minutes, so that nobody else takes it while you decide. The contract for a session begins when you confirm it and see the confirmation.',
        'The price and the rules for cancelling that you saw at that moment stay with the booking, whatever changes later. A session takes place online, through the tutor’s link, which stands on the page of the booking from ten minutes before.',
        {
          kind: 'list',
          items: [
            'Trial: 30 minutes, once with each tutor.',
            'Session: 60 minutes.',
            'Long session: 90 minutes.',
            'The same hour every week or every second one: two to twelve sessions, booked together, each afterwards a session of its own.',
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'Prices and paying',
      blocks: [
        'Each tutor sets their own prices in each currency, at or above the [lowest prices](/pricing). There is no subscription. Courses, practice and the maths tutor are free.',
        card
          ? 'A session is paid by card while its time is held, on the page of Stripe, our payment provider; we never see your card. If the time is gone when the payment arrives, you get all of it back.'
          : 'A session is paid by invoice within 14 days; no card is asked for.',
      ],
    },
    {
      id: 'credits',
      title: 'Sessions as credits',
      blocks: [
        {
          kind: 'list',
          items: [
            card
              ? 'You can buy five or ten sessions of 60 minutes together, for less than single ones.'
              : 'You can buy five or ten sessions of 60 minutes together, for less than single ones. They are paid by invoice within 14 days.',
            'A credit pays an hour with the tutor it was bought for, whatever the price is by then, or with any tutor whose hour costs no more, in the same currency, than the hour it was bought for.',
            card
              ? 'It pays any other session in that currency too, a longer or a dearer one for example. There it counts for what you paid for it, and half a credit for half of that; at most half a credit is used for each half hour. You pay the difference by card, and you see it before you book.'
              : 'It pays any other session in that currency too, a longer or a dearer one for example. There it counts for what you paid for it, and half a credit for half of that; at most half a credit is used for each half hour. You pay the difference by invoice, and you see it before you book.',
            'Credits last 12 months from the day they are bought. What comes back later than that can be used for 30 days more.',
            'If you cancel up to 24 hours before, or up to the limit that the tutor has set, all that you paid for the session comes back, credits as credits. After that, until the start, half of it does; credits come back in halves, rounded in your favour. If the tutor cancels or does not come, all of it comes back.',
            card
              ? 'What you have not used you can give back at any time, half credits too, also after the 12 months. Its price goes back the way it was paid: to the card, or off the invoice.'
              : 'What you have not used you can give back at any time, half credits too, also after the 12 months. Its price comes off the invoice.',
          ],
        },
      ],
    },
    {
      id: 'refunds',
      title: 'Cancelling and refunds',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Until 24 hours before', 'All of it comes back.'],
            ['Later, until the start', 'Half comes back.'],
            ['After the start', 'Nothing comes back.'],
            [
              'Paid with credits',
              'The same limits. Credits come back as credits, in halves, rounded in your favour; the difference comes back as money.',
            ],
            ['The tutor cancels or does not come', 'All of it comes back, or you take another time.'],
            [
              'Moving a session',
              'Free, twice, before the same limit. The limit counts from the earlier of the first time you booked and the time the session has now, so moving never makes anything free.',
            ],
          ],
        },
        'A tutor may set a limit other than 24 hours. It stands on the tutor’s page and is shown before you book; what was shown then stays with that booking.',
        card
          ? 'What was paid by card goes back to the card; banks take five to ten working days. If an invoice is not paid yet, what comes back is taken off it, and the rest stays on it.'
          : 'What comes back is taken off the invoice; the rest stays on it. If the invoice is paid already, we pay it back.',
        'If the law of your country gives you a further right to withdraw, it applies in addition to these rules.',
      ],
    },
    {
      id: 'software',
      title: 'The maths tutor',
      blocks: [
        'They are for mathematics. They check what you write by algebra; where they cannot decide, they say so. They make no medical claim, and a diagnosis is never asked for.',
        'Do not rely on them where a mistake would harm somebody. They are tutors, not an expert’s report.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair use',
      blocks: [
        'Be decent to tutors and learners. Do not use the service to cheat in an examination, to attack it, or to take other people’s data. We can suspend an account that does; what is paid for and not used is then paid back.',
        'You may rate a tutor after a completed session. We hide a review only when it insults, reveals something about other people, or has nothing to do with the session; it then does not count either.',
      ],
    },
    {
      id: 'limits',
      title: 'What we answer for',
      blocks: [
        'We answer for what we and our tutors do carelessly, as the law requires. We do not answer for marks, admissions or other results, because nobody honestly can.',
        'If these terms change, the new ones stand here with their date. Bookings and credits bought earlier keep the rules that they were bought under.',
      ],
    },
  ],
  ways: [
    ['Questions about a booking', '/contact?about=booking'],
    ['See prices', '/pricing'],
  ],
});
