import type { Texts } from '#app/platform/texts.ts';

/** Email to the adult of an account, or to the linked adults of a minor’s own. It never quotes the flagged words or names their kind. */
export const en = {
  safetyMail: {
    subject: 'Please talk with {name} today',
    body: 'In a session with the maths tutor, {name} wrote something an adult should know about. We don’t repeat the words in an email. The tutor answered calmly, gave helplines where they were needed, and left it there.',
    talk: 'Please talk with {name} today: calmly, without blame, listening more than asking. If you think someone is in danger, call your country’s emergency number first.',
    where: 'You can read the conversation in your account, and so can anyone else who signs in to it:',
    whereLinked: 'As the linked adult, you can read the conversation:',
    settingLinked:
      'The tutor told {name} that a linked adult may get an email like this, without the words. You get one a day at most, as long as you’re linked:',
    setting:
      'The tutor told {name} that you may get an email like this, without the words. You get one a day at most. You can turn these emails off for each learner:',
  },
};

export const es = {
  safetyMail: {
    subject: 'Habla hoy con {name}, por favor',
    body: 'En una sesión con el tutor, {name} escribió algo que un adulto debe saber. No repetimos las palabras en un correo. El tutor respondió con calma, nombró líneas de ayuda donde hacía falta y no fue más allá.',
    talk: 'Habla hoy con {name}: con calma, sin reproches, escuchando más que preguntando. Si crees que alguien está en peligro, llama antes al número de emergencias de tu país.',
    where: 'Puedes leer la conversación en tu cuenta, igual que cualquier persona que entre en ella:',
    whereLinked: 'Como adulto vinculado, puedes leer la conversación:',
    settingLinked:
      'El tutor le dijo a {name} que un adulto vinculado puede recibir un correo así, sin sus palabras. Recibes uno al día como máximo, mientras dure el vínculo:',
    setting:
      'El tutor le dijo a {name} que puedes recibir un correo así, sin sus palabras. Recibes uno al día como máximo. Puedes desactivar estos correos para cada estudiante:',
  },
};

export const fr = {
  safetyMail: {
    subject: 'Merci de parler avec {name} aujourd’hui',
    body: 'Pendant une séance avec le tuteur, {name} a écrit quelque chose qu’un adulte doit savoir. Nous ne répétons pas ces mots dans un e-mail. Le tuteur a répondu calmement, a indiqué des lignes d’aide là où il le fallait et n’est pas allé plus loin.',
    talk: 'Parlez avec {name} aujourd’hui : calmement, sans reproche, en écoutant plus qu’en questionnant. Si vous pensez que quelqu’un est en danger, appelez d’abord le numéro d’urgence de votre pays.',
    where: 'Vous pouvez lire la conversation dans votre compte, comme toute personne qui s’y connecte :',
    whereLinked: 'En tant qu’adulte associé, vous pouvez lire la conversation :',
    settingLinked:
      'Le tuteur a dit à {name} qu’un adulte associé peut recevoir un tel e-mail, sans ses mots. Vous en recevez un par jour au plus, tant que le lien existe :',
    setting:
      'Le tuteur a dit à {name} que vous pouvez recevoir un tel e-mail, sans ses mots. Vous en recevez un par jour au plus. Vous pouvez désactiver ces e-mails pour chaque élève :',
  },
};

export const safetyMailTexts: Texts<typeof en> = { en, es, fr };
