/** The mail to the adult of an account. It never says what was written, nor what kind of words they were. */
export const en = {
  safetyMail: {
    subject: 'Please talk with {name} today',
    body: 'In a session with the tutor {name} wrote something that an adult should know about. We do not repeat the words in a mail. The tutor answered calmly, named help lines where they fit, and went no further.',
    talk: 'Please talk with {name} today: calmly, without blame, more listening than asking. If you think that somebody is in danger, call the emergency number of your country first.',
    where: 'The conversation is in your account; whoever signs in can read it:',
    setting:
      'The tutor told {name} that you may get such a mail, without the words. You get one a day at most. You can switch these mails off for each learner:',
  },
};
