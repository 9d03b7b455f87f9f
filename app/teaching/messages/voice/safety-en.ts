/** Answers to safety flags, written by people. `seen`: who reads the flagged words. */
export const safetyEn = {
  self_harm: {
    lead: 'What you wrote matters more than this problem. It’s good that you said it. You don’t have to carry this alone, and feeling this way isn’t your fault. Please tell an adult you trust today, or talk to people who are there for exactly this, day and night:',
    seen: 'I’m a program and can’t help with this well; the people above can. Someone from our team will read this message and nothing else about you. The adult on this account, or one linked with it, may get an email that something worrying was written, without your words. Anyone who signs in to this account can read this conversation, and so can an adult linked with your own account. The problem can wait.',
  },
  threat: {
    lead: 'That sounds serious, for you or for others. Nobody needs to get hurt, and talking now changes something. Please tell an adult you trust before anything else, or talk to these people:',
    seen: 'I’m a program and can’t help with this well. Someone from our team will read this message and nothing else about you. The adult on this account, or one linked with it, may get an email that something worrying was written, without your words. Anyone who signs in to this account can read this conversation, and so can an adult linked with your own account. The problem can wait.',
  },
  abuse: {
    lead: 'Thank you for saying this. What’s being done to you isn’t your fault, and nobody is allowed to do that. Please tell an adult you trust, for example someone at school, or talk to people who help with exactly this:',
    seen: 'I’m a program and can’t help with this well; the people above can. Someone from our team will read this message and nothing else about you. We don’t write about it to the adult on this account, or to one linked with it. Anyone who signs in to this account can read this conversation, and so can an adult linked with your own account. The problem can wait.',
  },
  /** Abuse and self-harm in one message: both are answered. */
  together: {
    lead: 'Thank you for saying this; it matters more than this problem. What’s being done to you isn’t your fault, and nobody is allowed to do that. You don’t have to carry any of it alone. Please tell an adult you trust today, for example someone at school, or talk to people who are there for exactly this, day and night:',
  },
  personal_data: {
    lead: 'Please don’t write addresses, phone numbers, names with schools, or places to meet here. I don’t need them to learn with you, and I haven’t kept them: there are dots in their place.',
    seen: 'If someone asked you for this, or wants to meet you, tell an adult you trust. Someone from our team will see that it happened, and the adult on this account, or one linked with it, may get an email about it, without your words. We can go on with the problem.',
  },
  /** An account without a conversation yet. */
  begun: {
    harm: 'I’m a program and can’t help with this well; the people above can. Someone from our team will read this message and nothing else about you. The adult on this account, or one linked with it, may get an email that something worrying was written, without your words. The maths can wait.',
    abuse:
      'I’m a program and can’t help with this well; the people above can. Someone from our team will read this message and nothing else about you. We don’t write about it to the adult on this account, or to one linked with it. The maths can wait.',
  },
  /** A visitor without an account: there is no adult to notify. */
  visitor: {
    harm: 'I’m a program and can’t help with this well; the people above can. Someone from our team will read this message. We don’t know who you are and can’t write to you, so please don’t wait for us. The maths can wait.',
    personal_data:
      'If someone asked you for this, or wants to meet you, tell an adult you trust. Someone from our team will see that it happened, without knowing who you are. We can go on with the problem.',
  },
  /** A trial, of which nothing is stored. */
  trial: {
    harm: 'I’m a program and can’t help with this well; the people above can. Nothing from this trial is saved, so nobody but me has read it: please tell one of them. The maths can wait.',
    personal_data:
      'If someone asked you for this, or wants to meet you, tell an adult you trust. Nothing from this trial is saved, and nobody else has read it. We can go on with the problem.',
  },
  emergency: 'If you or someone else is in danger now, call {number}.',
};
