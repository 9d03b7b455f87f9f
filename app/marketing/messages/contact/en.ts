export const en = {
  contact: {
    pageTitle: 'Contact',
    title: 'Write to us.',
    lead: 'A person reads every message. Say what you need in your own words, in English, Spanish or French.',
    topic: 'What is it about?',
    topics: {
      question: 'A question',
      tutors: 'Finding or becoming a tutor',
      booking: 'A booking or an invoice',
      five: 'Five sessions as credits',
      privacy: 'My data',
      mistake: 'A mistake on a page or in a check',
    },
    name: 'Your name',
    email: 'Your e-mail',
    emailHelp: 'Our answer goes there and nowhere else.',
    message: 'Your message',
    left: '{count, plural, one {# character left} other {# characters left}}',
    send: 'Send',
    person: 'I wrote this myself: send',
    sending: 'Sending',
    sentTitle: 'Your message has arrived.',
    sentText: 'We answer to {email}. You can close this page.',
    another: 'Write another one',
    fields: {
      name: 'Please tell us your name',
      email: 'Please enter a valid email address',
      message: 'Please write a message',
    },
    failed: 'The message could not be sent. It is still here; please try again.',
    other: 'Perhaps quicker',
    faq: 'Questions others asked',
    refunds: 'Cancelling and refunds',
    cookies: 'Data and cookies',
    who: 'Who we are',
    mail: {
      subject: '{topic}: {name}',
      body: '{message}\n\n{name} <{email}> ({language})\n\nAnswer from the hub, so that everyone sees that it was answered: {url}',
    },
    answer: {
      subject: '{brand}: our answer to your message ({topic})',
      greeting: 'Hello {name},',
      quoted: 'On {day} you wrote:',
    },
    errors: {
      looks_automatic:
        'This looks like something that a program sends. If you wrote it, press “I wrote this myself”; nothing is lost.',
      too_many:
        'That is a lot of messages in an hour. We have the earlier ones and will answer; please wait a little.',
    },
  },
} as const;
