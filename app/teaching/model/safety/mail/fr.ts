export const fr = {
  safetyMail: {
    subject: 'Merci de parler avec {name} aujourd’hui',
    body: 'Pendant une séance avec le tuteur, {name} a écrit quelque chose qu’un adulte doit savoir. Nous ne répétons pas ces mots dans un e-mail. Le tuteur a répondu calmement, a indiqué des lignes d’aide là où il le fallait et n’est pas allé plus loin.',
    talk: 'Parlez avec {name} aujourd’hui : calmement, sans reproche, en écoutant plus qu’en questionnant. Si vous pensez que quelqu’un est en danger, appelez d’abord le numéro d’urgence de votre pays.',
    where: 'La conversation se trouve dans votre compte ; qui s’y connecte peut la lire :',
    setting:
      'Le tuteur a dit à {name} que vous pouvez recevoir un tel e-mail, sans ses mots. Vous en recevez un par jour au plus. Vous pouvez désactiver ces e-mails pour chaque élève :',
  },
};
