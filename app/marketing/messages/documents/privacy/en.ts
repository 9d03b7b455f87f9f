import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const en = ({ card, google, model, platform }: DeploymentFacts): InfoDocument => ({
  title: 'Privacy Policy',
  lead: 'Which data we keep, why, for how long, and who can see it. No advertising, no data sold, nothing loaded from other companies’ servers.',
  sections: [
    { id: 'who', title: 'Who is responsible', blocks: [{ kind: 'owner', privacy: true }] },
    {
      id: 'what',
      title: 'What we keep, why, and how long',
      blocks: [
        {
          kind: 'rows',
          rows: [
            [
              'Your account',
              'E-mail, name if you give one, password as a hash, former addresses. To let you in. As long as the account stands; 7 days if its address is never confirmed.',
            ],
            [
              'Where you are signed in',
              'Device, browser, network address, first and last use. So that you see it and can end it in your account. Until you sign out. Notes of the sign-in service: 3 months.',
            ],
            [
              'Your choices',
              'Language, region, currency, time zone and reading settings. To serve you the same on every device. As long as the account stands. That you saved them is noted for 13 months.',
            ],
            [
              'Learner profiles',
              'Name, age band, school year, language, goals and needs, as far as you fill them in. To teach the right thing. As long as the profile stands.',
            ],
            [
              'Practice, lessons and courses',
              'Questions and answers, what we believe from them about each skill and why, lessons made for you, notes, certificates. To ask what helps next. As long as the profile stands; a lesson made without one, as long as the account.',
            ],
            [
              'Conversations with the maths tutor',
              'What was written, how it was checked, and thoughts that you parked. To go on where you stopped. Until you delete the conversation or the account; 30 days without an account. A deleted conversation is out of sight at once and gone within 7 days, later only if a person has yet to read words in it for safety. Such words are marked for 12 months at the most.',
            ],
            [
              'Bookings',
              'Tutor, time, price, the rules of that day, your e-mail address, note and zone; the private calendar address, until you withdraw it. To hold the session and keep the books. 10 years; times that were held and not booked, 30 days.',
            ],
            [
              'Credits, invoices and payments',
              `What was bought, paid and given back, and the buyer’s name and e-mail address. Because the law asks for books. 10 years${card ? '; messages of the payment provider, without their words, 13 months' : ''}.`,
            ],
            [
              'Notes and reviews',
              'What your tutor notes after a session: as long as your account. Stars and words that you give a tutor are public with an initial or first name; when your account goes, the words and the name go, the stars stay in the average.',
            ],
            [
              'If you teach',
              'Page, prices, hours, meeting link, days off (13 months after the last) and application (12 months after the decision). To let learners find and book you. As long as bookings refer to you.',
            ],
            [
              'Messages to us',
              'What you write on the contact page, and our answer. To answer. Until that is done, then 12 months.',
            ],
            ['Mails that we sent', 'A copy, for 30 days, to prove and repeat delivery.'],
            [
              'Keeping the house safe',
              'Attempts to enter the founders’ pages, 12 months. What founders did with their rights, 10 years. Counters against misuse, with the network address made unreadable, one day. Answers kept so that a repeated press changes nothing twice, one day.',
            ],
            [
              'Technical logs',
              'Time, address of the call without what was asked, result. To find faults. No passwords, no contents. 30 days.',
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
            'You: everything in your account, and as one file whenever you ask for it.',
            'A tutor with whom a session is booked: the booking with your note and the learner’s name. What the learner can do only if you agreed, and only while a session of the two is ahead or less than a month behind.',
            'Our founders: accounts with their addresses, their invoices and payments, bookings without learners’ names, reviews, applications to teach, reported questions without whose they are, messages to us; of a conversation only what was marked for safety. What they do with it stands in a log.',
            ...(card
              ? [
                  'Stripe, our payment provider, when you pay by card on its page: your e-mail address, the price and what it is for, and the card, which we never see.',
                ]
              : []),
            ...(google
              ? [
                  'Google, when you sign in with it: that you do, and from where. We get your address and name from it.',
                ]
              : []),
            ...(model
              ? [
                  `The provider of a language model at ${model}, when you are signed in and talk to the maths tutor: the problem, your lines and your words in that conversation, without name and address. We keep how long each call took and what it cost for 13 months, never its words.`,
                ]
              : []),
            ...(platform
              ? [`The provider at ${platform}, which keeps accounts and the database for us, on our behalf.`]
              : []),
            'The company that carries our mail, and the one that runs our machines: what passes through them, on our behalf.',
            'Nobody else. Courts and authorities only where the law forces us.',
          ],
        },
        ...(model
          ? []
          : ['The maths tutor runs on our own server. It sends nothing that you write to another company.']),
      ],
    },
    {
      id: 'basis',
      title: 'On what ground',
      blocks: [
        'Accounts, learning and sessions: because you asked for them. Books: because the law does. Safety of the service and of those who write that they are not well: because it matters to you and to us. Showing a tutor what a learner can do: only with your consent, which you can take back under the learner’s profile.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'A child too young for an account of their own has a profile inside a parent’s account, without a login. Whoever holds the account sees the profile, its work and its conversations; please tell the child so. For a learner we ask for no surname, no photograph and no school.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage',
      blocks: [
        'We set a few small cookies, each needed for what you asked for, none for advertising or for counting visits. That is why there is no banner.',
        {
          kind: 'rows',
          rows: [
            [
              'prefs',
              'Your language, country, currency, time zone, brightness and reading settings, so that the page is right before it appears. One year.',
            ],
            [
              'visitor',
              'A random number, only once you hold a time or start the tutor, so that both are still yours on the next page. One year.',
            ],
            [
              'somebody',
              'Once you have signed in: only that somebody is signed in here, not who, so that pages appear whole at once. Until you sign out, one year at most.',
            ],
            [
              'known_device',
              'Once you have signed in: that this browser has entered your account before. If strangers guess at your password, they are stopped and you are not. Thirteen months.',
            ],
            [
              'maintenance',
              'Only for those who work on Curvela while it is closed for a moment: the key that lets them in. Until the browser closes.',
            ],
            ...(google
              ? [
                  [
                    'google-sign-in',
                    'Only while you are away at Google: that it was this browser that left. Ten minutes.',
                  ] as const,
                ]
              : []),
            [
              'Browser storage',
              'The session when you sign in; your language and reading settings, of which the cookie is a copy; answers and notes that have not reached us yet; what you are typing in a booking or a sign-up, until the window closes. It stays on your device; signing out clears all but the reading settings.',
            ],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'In [your account](/dashboard?tab=account) you change your details, take everything with you as a file, which lies ready for 7 days, and delete the account: fourteen days later it is gone, and of bookings only what the books need stays, without your name. You can also ask what we keep about you, have it corrected, and object to a use. [Write to us](/contact?about=privacy); we answer within a month. You can also complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'safe',
      title: 'How it is kept safe',
      blocks: [
        'The public site answers over encrypted connections, and passwords are kept as hashes. What a browser may read of the database directly is guarded row by row; everything else only our server reads, and it asks whose it is. If something goes wrong with your data, we tell you and the authority within the time the law sets.',
      ],
    },
  ],
  ways: [
    ['Ask about your data', '/contact?about=privacy'],
    ['Terms of Service', '/terms'],
  ],
});
