import type { InfoDocument, Paying } from '../document.ts';

export const en = ({ card }: Paying): InfoDocument => ({
  title: 'Privacy Policy',
  lead: 'Which data we keep, why, for how long, and who can see it. No advertising, no data sold, nothing loaded from other companies’ servers.',
  sections: [
    { id: 'who', title: 'Who is responsible', blocks: [{ kind: 'owner' }] },
    {
      id: 'what',
      title: 'What we keep, and why',
      blocks: [
        {
          kind: 'rows',
          rows: [
            [
              'Your account',
              'E-mail, name if you give one, a password as a hash. To let you in. As long as the account stands.',
            ],
            [
              'Your sessions',
              'Device, browser, network address, first and last use of each place where you are signed in. So that you see them and can end them, in your account. Until the session ends.',
            ],
            [
              'Your choices',
              'Language, region, currency, time zone and reading settings, and that you saved them. To serve you the same on every device. The choices as long as the account stands, the note of saving 13 months.',
            ],
            [
              'Attempts to enter the founders’ pages',
              'Address of the account, page, time, browser. To notice misuse. 12 months.',
            ],
            [
              'Learner profiles',
              'Name, age band, school year, language, goals and needs, as far as you fill them in. To teach the right thing. As long as the account stands.',
            ],
            [
              'Bookings',
              'Tutor, time, price, the rules of that day. To hold the session and the accounts that the law asks for.',
            ],
            [
              'Conversations with the software tutor',
              'What was written and how it was checked. To go on where you stopped. As long as the account stands; 30 days without an account.',
            ],
            [
              'Messages to us',
              'What you write on the contact page. To answer. Until answered, then 12 months.',
            ],
            ['Mails we sent', 'A copy, for 30 days, to prove and repeat delivery.'],
            [
              'Technical logs',
              'Time, address of the call, result. To keep the house safe. No passwords, no contents of mails.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sees',
      title: 'Who can see it',
      blocks: [
        {
          kind: 'list',
          items: [
            'You: everything in your account.',
            'A tutor with whom a session is booked: your booking.',
            'Our founders: bookings and messages to us; a conversation with the software tutor only when it was flagged for safety.',
            ...(card
              ? [
                  'Stripe, our payment provider, when you pay by card on its page: your e-mail address, the price and what it is for, and the card, which we never see.',
                ]
              : []),
            'Nobody else. Courts and authorities only where the law forces us.',
          ],
        },
        'The software tutor works on our own server. It sends nothing that you write to another company.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'A younger child has a profile inside a parent’s account, without a login. A parent sees the profile and its conversations, and the child is told so. For a learner we ask for no surname, no photograph and no school.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage',
      blocks: [
        'We set a few small cookies, each needed for what you asked for, none for advertising. That is why there is no banner.',
        {
          kind: 'rows',
          rows: [
            [
              'prefs',
              'Your language, country, currency, time zone, brightness and reading settings, so that the page is right before it appears. One year.',
            ],
            [
              'visitor',
              'A random number, only once you hold a time or start the tutor without an account, so that both are still yours on the next page.',
            ],
            [
              'known_device',
              'Once you have signed in: that this browser has entered your account before. If strangers guess at your password, they are stopped and you are not. Thirteen months.',
            ],
            [
              'google-sign-in',
              'Only while you are away at Google: that it was this browser that left. Ten minutes.',
            ],
            [
              'Storage of the browser',
              'The session when you sign in, and the originals of your language and reading settings. It stays on your device.',
            ],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'In [your account](/dashboard?tab=account) you change your details, take everything with you as a file, and close the account: fourteen days later it is gone, and of bookings only what the books need stays, without your name. You can also ask what we keep about you and object to a use. [Write to us](/contact?about=privacy); we answer within a month, as European and Colombian law ask. You can also complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'safe',
      title: 'How it is kept safe',
      blocks: [
        'Connections are encrypted, passwords are hashed, and each row in the database is guarded by rules that say whose it is. If something goes wrong with your data, we tell you and the authority within the time the law sets.',
      ],
    },
  ],
  ways: [
    ['Ask about your data', '/contact?about=privacy'],
    ['Terms of Service', '/terms'],
  ],
});
