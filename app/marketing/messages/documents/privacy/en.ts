import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const en = ({ card, google, model, platform }: DeploymentFacts): InfoDocument => ({
  title: 'Privacy Policy',
  lead: 'What data we keep, why, for how long, and who can see it. No advertising, no selling of data, and nothing loaded from other companies’ servers.',
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
              'Your email address, your name if you give one, your password as a hash, and earlier addresses. We use them to let you in. We keep them as long as you have the account, or for 7 days if you never confirm the address.',
            ],
            [
              'Where you are signed in',
              'Device, browser, network address, first and last use, so that you can see where you are signed in and sign out there. We keep these until you sign out. The sign-in service keeps its own log for 3 months.',
            ],
            [
              'Your choices',
              'Language, region, currency, time zone and reading settings, so that every device looks the same to you. We keep them as long as you have the account. The record that you saved them is kept for 13 months.',
            ],
            [
              'Learner profiles',
              'Name, age band, school year, language, goals and needs, if you fill them in. We use them to teach the right thing, and keep them as long as the profile exists. If nobody uses a child’s profile for two years, we write to you, and delete it a month later.',
            ],
            [
              'Practice, lessons and courses',
              'Questions and answers, what they tell us about each skill and why, lessons made for you, notes and certificates. We use them to choose what helps next. We keep them as long as the profile exists; a lesson made without a profile, as long as the account exists.',
            ],
            [
              'Conversations with the maths tutor',
              'What was written, how it was checked, and thoughts you parked, so that you can continue where you left off. We keep them until you delete the conversation or the account; without an account, for 30 days. A deleted conversation disappears at once and is gone within 7 days, or later only if a person still has to read something in it for safety. We mark such messages for 12 months at most.',
            ],
            [
              'Bookings',
              'Tutor, time, price, the terms that applied, your email address, note and time zone, and your private calendar address until you delete it. We use them to run the session and keep our accounts. We keep them for 10 years; times you held but did not book, for 30 days.',
            ],
            [
              'Credits, invoices and payments',
              `What was bought, paid and refunded, and the buyer’s name and email address, because the law requires us to keep accounts. 10 years${card ? '; messages from the payment provider, without their text, 13 months' : ''}.`,
            ],
            [
              'Notes and reviews',
              'Your tutor’s notes after a session: as long as you have your account. The stars and words you give a tutor are public, with an initial or first name. If you delete your account, the words and the name go, and the stars stay in the average.',
            ],
            [
              'If you teach',
              'Your page, prices, hours, meeting link, days off (until 13 months after the last) and application (until 12 months after the decision), so that learners can find and book you. We keep the rest as long as bookings refer to you.',
            ],
            [
              'Messages to us',
              'What you write on the contact page, and our answer. We keep them until your message is dealt with, and for 12 months after that.',
            ],
            ['Emails we send', 'A copy for 30 days, so that we can prove we sent them and send them again.'],
            [
              'Keeping the service safe',
              'Attempts to open the founders’ pages: 12 months. What linked adults read of conversations: 3 months. What founders did with their rights: 10 years. Counters that prevent misuse, with the network address made unreadable: one day. Responses stored so that pressing a button twice changes nothing twice: one day.',
            ],
            [
              'Technical logs',
              'The time, address and result of each request, without what was asked, so that we can find faults. No passwords, no contents. 30 days.',
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
            'You: everything in your account, and a copy of it in one file whenever you ask.',
            'Adults linked with an account. The linked adult of someone under 18 with their own account: progress, booked sessions and conversations with the maths tutor; they get an email if something worrying is written, and we record when they read conversations. The second adult of a family: progress, booked sessions and consents, but no conversations, payments or invoices. Either side can end the link at any time, and then it all stops.',
            'A tutor you have booked: the booking with your note and the learner’s name. They see what the learner can do only if you agreed, and only while a session together is coming up or was less than a month ago.',
            'Our founders: accounts with their addresses, their invoices and payments, bookings without learners’ names, reviews, applications to teach, reported questions without who reported them, and messages to us; of a conversation, only what was marked for safety. A log records what they do with it.',
            ...(card
              ? [
                  'Stripe, our payment provider, when you pay by card on its page: your email address, the price and what it is for, and your card, which we never see.',
                ]
              : []),
            ...(google
              ? [
                  'Google, if you sign in with it: the fact that you do, and from where. Google gives us your address and name.',
                ]
              : []),
            ...(model
              ? [
                  `The provider of a language model at ${model}, when you are signed in and talk to the maths tutor: the problem, your lines and your messages in that conversation, without your name and address. For a child, only while you agree. For 13 months we keep how long each call took and what it cost, but never its words.`,
                ]
              : []),
            ...(platform
              ? [`The provider at ${platform}, which stores accounts and the database on our behalf.`]
              : []),
            'The companies that deliver our email and run our servers: what passes through them, on our behalf.',
            'Nobody else. Courts and authorities, only where the law requires it.',
          ],
        },
        ...(model
          ? []
          : ['The maths tutor runs on our own server. It sends nothing you write to any other company.']),
      ],
    },
    {
      id: 'basis',
      title: 'Our legal grounds',
      blocks: [
        'Accounts, learning and sessions: because you asked for them. Keeping accounts: because the law requires it. The safety of the service, and of anyone who writes that they are not OK: because it matters to you and to us. Showing a tutor what a learner can do: only with your consent, which you can withdraw in the learner’s profile.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'A child too young for an account of their own has a profile inside a parent’s account, without a login. The account holder can see the profile, its work and its conversations; please let your child know. Someone under 18 with their own account can invite one or two linked adults, and a parent can invite a second adult of the family; what they see is listed [above](/privacy#sees). We don’t ask for a learner’s surname, photograph or school.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage',
      blocks: [
        'We set a few small cookies. Each is needed for something you asked for; none is for advertising or counting visits. That’s why there is no banner.',
        {
          kind: 'rows',
          rows: [
            [
              'prefs',
              'Your language, country, currency, time zone, brightness and reading settings, so that the page is right before it appears. One year.',
            ],
            [
              'visitor',
              'A random number, set only once you hold a time or start the maths tutor, so that both are still yours on the next page. One year.',
            ],
            [
              'somebody',
              'Set once you have signed in. It says only that someone is signed in here, not who, so that pages appear complete straight away. Until you sign out, one year at most.',
            ],
            [
              'known_device',
              'Set once you have signed in. It says that this browser has opened your account before, so if strangers try to guess your password, they are stopped and you aren’t. Thirteen months.',
            ],
            [
              'maintenance',
              'Only for people working on Curvela while it is briefly closed: the key that lets them in. Until the browser closes.',
            ],
            ...(google
              ? [
                  [
                    'google-sign-in',
                    'Only while you are signing in at Google. It says that you came from this browser. Ten minutes.',
                  ] as const,
                ]
              : []),
            [
              'Browser storage',
              'Your session when you sign in; your language and reading settings (the cookie is a copy); answers and notes that have not reached us yet; and what you are typing in a booking or a sign-up, until the window closes. It stays on your device; signing out clears everything except the reading settings.',
            ],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'In [your account](/dashboard?tab=account) you can change your details, download everything as a file, which stays ready for 7 days, and delete the account. Fourteen days later it is gone; of your bookings, only what our accounts need remains, without your name. You can also ask what we keep about you, have it corrected, and object to how it is used. [Write to us](/contact?about=privacy); we answer within a month. You can also complain to the data protection authority in your country.',
      ],
    },
    {
      id: 'safe',
      title: 'How we keep it safe',
      blocks: [
        'The public site uses encrypted connections, and we store passwords as hashes. What a browser can read directly from the database is protected row by row; only our server reads everything else, and it checks whose it is. If something goes wrong with your data, we tell you and the authority within the time the law sets.',
      ],
    },
  ],
  ways: [
    ['Ask about your data', '/contact?about=privacy'],
    ['Terms of Service', '/terms'],
  ],
});
