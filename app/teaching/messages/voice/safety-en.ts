/** Answers to safety flags, written by people. `seen`: who reads the flagged words. */
export const safetyEn = {
  self_harm: {
    lead: 'What you wrote matters more than this problem. It is good that you said it. You do not have to carry this alone, and feeling this way is not your fault. Please tell an adult you trust today, or talk to people who are there for exactly this, day and night:',
    seen: 'I am a program and cannot help with this well; the people above can. Someone from our team will read this message and nothing else about you. The adult of this account may get an email that something worrying was written, without your words. Whoever signs in to this account can read this conversation. The problem waits for you.',
  },
  threat: {
    lead: 'That sounds serious, for you or for others. Nobody needs to get hurt, and talking now changes something. Please tell an adult you trust before anything else, or talk to these people:',
    seen: 'I am a program and cannot help with this well. Someone from our team will read this message and nothing else about you. The adult of this account may get an email that something worrying was written, without your words. Whoever signs in to this account can read this conversation. The problem waits for you.',
  },
  abuse: {
    lead: 'Thank you for saying this. What is being done to you is not your fault, and nobody may do that. Please tell an adult whom you trust, somebody at school for example, or talk to people who help with exactly this:',
    seen: 'I am a program and cannot help with this well; the people above can. Someone from our team will read this message and nothing else about you. We do not write to the adult of this account about it. Whoever signs in to this account can read this conversation. The problem waits for you.',
  },
  /** Abuse and self-harm in one message: both are answered. */
  together: {
    lead: 'Thank you for saying this; it matters more than this problem. What is being done to you is not your fault, and nobody may do that. You do not have to carry any of it alone. Please tell an adult whom you trust today, somebody at school for example, or talk to people who are there for exactly this, day and night:',
  },
  personal_data: {
    lead: 'Please do not write addresses, phone numbers, names with schools, or places to meet here. I do not need them to learn with you, and I did not keep them: dots stand in their place.',
    seen: 'If somebody asked you for this, or wants to meet you, tell an adult you trust. Someone from our team will see that it happened, and the adult of this account may get an email about it, without your words. We can go on with the problem.',
  },
  /** An account without a conversation yet. */
  begun: {
    harm: 'I am a program and cannot help with this well; the people above can. Someone from our team will read this message and nothing else about you. The adult of this account may get an email that something worrying was written, without your words. The mathematics can wait.',
    abuse:
      'I am a program and cannot help with this well; the people above can. Someone from our team will read this message and nothing else about you. We do not write to the adult of this account about it. The mathematics can wait.',
  },
  /** A visitor without an account: there is no adult to notify. */
  visitor: {
    harm: 'I am a program and cannot help with this well; the people above can. Someone from our team will read this message. We do not know who you are and cannot write to you, so please do not wait for us. The mathematics can wait.',
    personal_data:
      'If somebody asked you for this, or wants to meet you, tell an adult you trust. Someone from our team will see that it happened, without knowing who you are. We can go on with the problem.',
  },
  /** A trial, of which nothing is stored. */
  trial: {
    harm: 'I am a program and cannot help with this well; the people above can. Nothing of this try is kept, so nobody but me has read it: please say it to one of them. The mathematics can wait.',
    personal_data:
      'If somebody asked you for this, or wants to meet you, tell an adult you trust. Nothing of this try is kept, and nobody else has read it. We can go on with the problem.',
  },
  emergency: 'If you or somebody else is in danger now, call {number}.',
};
