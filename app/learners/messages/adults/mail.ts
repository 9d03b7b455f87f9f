import type { Texts } from '#app/platform/texts.ts';

/** Emails between the two sides of a link: an account, and an adult who looks after its learners. */
export const en = {
  adultLinkMail: {
    invited: {
      subject: '{address} is inviting you to {brand}',
      minor:
        '{address} has an account on {brand} and is under 18. They’re asking you to be the adult beside them there: their parent or guardian, or someone who has a parent’s consent.',
      family:
        '{address} is inviting you to follow the learners in their {brand} account with them. You’ll see how the learners are doing, and can give or withdraw consents too.',
      action: 'Read what it means, then accept or decline:',
      unknown: 'The link works for 7 days. If you don’t know this person, you can ignore this email.',
    },
    confirmed: {
      subject: '{address} has accepted your invitation',
      minor:
        '{address} is now your linked adult on {brand}. They can see how you’re doing and read your conversations with the maths tutor, and they decide whether a language model may take part.',
      family:
        '{address} can now see how the learners in your {brand} account are doing, and give or withdraw consents for them.',
      action: 'You can end this in your account at any time:',
    },
    declined: {
      subject: '{address} has declined your invitation',
      minor: '{address} doesn’t want to be your linked adult on {brand}.',
      family: '{address} doesn’t want to follow the learners in your {brand} account.',
      action: 'You can invite someone else:',
    },
    ended: {
      subject: 'Your link with {address} has ended',
      minor:
        'The link with {address} on {brand} has ended. Whatever the adult agreed to no longer applies, so no language model takes part in the conversations.',
      family:
        'The link with {address} on {brand} has ended. Whatever the second adult agreed to no longer applies.',
      action: 'This is how things are now:',
    },
  },
};

export const es = {
  adultLinkMail: {
    invited: {
      subject: '{address} te invita a {brand}',
      minor:
        '{address} tiene una cuenta en {brand} y es menor de edad. Te pide que seas su adulto responsable: su madre, su padre, su tutor legal o alguien que tenga su permiso.',
      family:
        '{address} te invita a acompañar a los estudiantes de su cuenta de {brand}. Verás cómo les va y también podrás dar o retirar consentimientos.',
      action: 'Lee qué significa y decide si aceptas:',
      unknown: 'El enlace sirve durante 7 días. Si no conoces a esta persona, no tienes que hacer nada.',
    },
    confirmed: {
      subject: '{address} aceptó tu invitación',
      minor:
        '{address} ya es tu adulto responsable en {brand}. Puede ver cómo vas y leer tus conversaciones con el tutor de matemáticas, y decide si puede participar un modelo de lenguaje.',
      family:
        '{address} ya puede ver cómo les va a los estudiantes de tu cuenta de {brand} y dar o retirar consentimientos por ellos.',
      action: 'Puedes terminarlo en tu cuenta cuando quieras:',
    },
    declined: {
      subject: '{address} no aceptó tu invitación',
      minor: '{address} no quiere ser tu adulto responsable en {brand}.',
      family: '{address} no quiere acompañar a los estudiantes de tu cuenta de {brand}.',
      action: 'Puedes invitar a otra persona:',
    },
    ended: {
      subject: 'Terminó el vínculo con {address}',
      minor:
        'El vínculo con {address} en {brand} terminó. Lo que aceptó la persona adulta ya no vale, así que ningún modelo de lenguaje participa en las conversaciones.',
      family:
        'El vínculo con {address} en {brand} terminó. Lo que aceptó la segunda persona adulta ya no vale.',
      action: 'Así quedó todo:',
    },
  },
};

export const fr = {
  adultLinkMail: {
    invited: {
      subject: '{address} vous invite sur {brand}',
      minor:
        '{address} a un compte sur {brand} et est mineur. Cette personne vous demande d’être l’adulte qui l’accompagne : son père, sa mère, son tuteur légal, ou quelqu’un qui a leur accord.',
      family:
        '{address} vous invite à suivre avec elle ou lui les élèves de son compte {brand}. Vous verrez où ils en sont et pourrez aussi donner ou retirer des consentements.',
      action: 'Lisez ce que cela signifie, puis acceptez ou refusez :',
      unknown:
        'Le lien est valable 7 jours. Si vous ne connaissez pas cette personne, vous pouvez ignorer cet e-mail.',
    },
    confirmed: {
      subject: '{address} a accepté {kind, select, minor {ton} other {votre}} invitation',
      minor:
        '{address} est maintenant l’adulte qui t’accompagne sur {brand}. Cette personne voit où tu en es, peut lire tes conversations avec le tuteur de maths et décide si un modèle de langage peut y participer.',
      family:
        '{address} voit maintenant où en sont les élèves de votre compte {brand}, et peut donner ou retirer des consentements pour eux.',
      action:
        '{kind, select, minor {Tu peux y mettre fin à tout moment dans ton compte} other {Vous pouvez y mettre fin à tout moment dans votre compte}} :',
    },
    declined: {
      subject: '{address} a refusé {kind, select, minor {ton} other {votre}} invitation',
      minor: '{address} ne souhaite pas être l’adulte qui t’accompagne sur {brand}.',
      family: '{address} ne souhaite pas suivre les élèves de votre compte {brand}.',
      action: '{kind, select, minor {Tu peux} other {Vous pouvez}} inviter quelqu’un d’autre :',
    },
    ended: {
      subject: 'Le lien avec {address} a pris fin',
      minor:
        'Le lien avec {address} sur {brand} a pris fin. Ce que l’adulte avait accepté ne vaut plus : aucun modèle de langage ne participe aux conversations.',
      family:
        'Le lien avec {address} sur {brand} a pris fin. Ce que le second adulte avait accepté ne vaut plus.',
      action: 'La situation actuelle :',
    },
  },
};

export const adultLinkMailTexts: Texts<typeof en> = { en, es, fr };
