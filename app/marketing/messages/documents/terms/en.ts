import type { InfoDocument, DeploymentFacts } from '../../../domain/document.ts';

export const en = ({ card }: DeploymentFacts): InfoDocument => ({
  title: 'Terms of Service',
  lead: 'What you can expect from us, what we expect from you, and what happens to your money when plans change.',
  sections: [
    { id: 'who', title: 'Who we are', blocks: [{ kind: 'owner' }] },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'An account belongs to an adult, or to a learner who is old enough to have one in their country: 13 in the United States and the United Kingdom, 14 in Spain, 15 in France. In Colombia, and below these ages everywhere, a parent or guardian opens the account and adds a learner profile; the child needs no login.',
        'Keep your password to yourself, and tell us if someone else uses your account. You can leave at any time: delete your account under [Account](/dashboard?tab=account), and fourteen days later it is gone.',
      ],
    },
    {
      id: 'sessions',
      title: 'Sessions with a tutor',
      blocks: [
        'You choose a tutor, a time and a length. We hold the time for you for ten minutes, so that nobody else can take it while you decide. The contract for a session begins when you confirm it and see the confirmation.',
        'The price and the cancellation terms you saw at that moment apply to the booking, whatever changes later. A session takes place online, through the tutor’s link, which appears on your booking page ten minutes before.',
        {
          kind: 'list',
          items: [
            'Trial: 30 minutes, once with each tutor.',
            'Session: 60 minutes.',
            'Long session: 90 minutes.',
            'The same time every week or every other week: two to twelve sessions, booked together. After that, each is a session of its own.',
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'Prices and payment',
      blocks: [
        'Each tutor sets their own prices in each currency, at or above the [lowest prices](/pricing). There is no subscription. Courses, practice and the maths tutor are free.',
        card
          ? 'You pay for a session by card while its time is held for you, on the page of our payment provider, Stripe; we never see your card. If the time has gone when your payment arrives, you get a full refund.'
          : 'You pay for a session by invoice within 14 days; you don’t need a card.',
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
              ? 'You can buy a pack of five or ten 60-minute sessions, for less than single ones.'
              : 'You can buy a pack of five or ten 60-minute sessions, for less than single ones. You pay by invoice within 14 days.',
            'A credit pays for an hour with the tutor you bought it for, whatever that tutor’s price is by then. It also pays for an hour with any tutor whose price, in the same currency, is no higher than the one you bought it for.',
            card
              ? 'You can also use it for any other session in that currency, such as a longer or more expensive one. There it is worth what you paid for it, and half a credit is worth half of that; we use at most half a credit for each half hour. You pay the difference by card, and you see it before you book.'
              : 'You can also use it for any other session in that currency, such as a longer or more expensive one. There it is worth what you paid for it, and half a credit is worth half of that; we use at most half a credit for each half hour. You pay the difference by invoice, and you see it before you book.',
            'Credits last 12 months from the day you buy them. If one comes back to you after that, you can use it for 30 more days.',
            'If you cancel at least 24 hours before, or before the limit the tutor has set, you get back everything you paid for the session, credits as credits. After that, until the start, you get half back; credits come back in halves, rounded in your favour. If the tutor cancels or does not come, you get everything back.',
            card
              ? 'You can return unused credits at any time, including half credits, and even after the 12 months. We refund what you paid for them the same way: to your card, or off the invoice.'
              : 'You can return unused credits at any time, including half credits, and even after the 12 months. We take what they cost off the invoice.',
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
            ['Up to 24 hours before', 'You get a full refund.'],
            ['After that, until the start', 'You get half back.'],
            ['After the start', 'There is no refund.'],
            [
              'Paid with credits',
              'The same limits apply. Credits come back as credits, in halves, rounded in your favour; anything you paid in money comes back as money.',
            ],
            ['If the tutor cancels or doesn’t come', 'You get a full refund, or you choose another time.'],
            [
              'Moving a session',
              'You can move it twice, free of charge, up to the same limit. The limit counts from the time you first booked or the current time of the session, whichever is earlier, so moving a session never gives you longer to cancel free of charge.',
            ],
          ],
        },
        'A tutor may set a limit other than 24 hours. You can see it on the tutor’s page and before you book; the limit you saw then applies to that booking.',
        card
          ? 'If you paid by card, the refund goes back to your card; banks take five to ten working days. If you have not paid your invoice yet, we take the refund off it, and you pay the rest.'
          : 'We take the refund off your invoice, and you pay the rest. If you have already paid the invoice, we pay the refund back to you.',
        'If the law in your country gives you any further right to withdraw, you have that right as well as these.',
      ],
    },
    {
      id: 'software',
      title: 'The maths tutor',
      blocks: [
        'The maths tutor is for mathematics. It checks what you write with algebra; where it cannot decide, it says so. It makes no medical claims and never asks for a diagnosis.',
        'Do not rely on it where a mistake could harm someone. It is a tutor, not an expert opinion.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair use',
      blocks: [
        'Be decent to tutors and learners. Do not use the service to cheat in an exam or to take other people’s data, and do not attack it. We can suspend an account that does; we then refund whatever has been paid for and not used.',
        'You may rate a tutor after a completed session. We hide a review only if it is insulting, reveals something about other people, or has nothing to do with the session. A hidden review does not count towards the rating.',
      ],
    },
    {
      id: 'limits',
      title: 'Our responsibility',
      blocks: [
        'We are responsible for what we and our tutors do carelessly, as the law requires. We are not responsible for marks, admissions or other results, because nobody can honestly promise those.',
        'If these terms change, we publish the new ones here with their date. Bookings you made and credits you bought before then keep the terms that applied at the time.',
      ],
    },
  ],
  ways: [
    ['Questions about a booking', '/contact?about=booking'],
    ['See prices', '/pricing'],
  ],
});
