import type { Texts, Translation } from '#app/platform/texts.ts';

export const en = {
  info: {
    onThisPage: 'On this page',
    changed: 'Last updated on {date}.',
    questions: {
      label: 'Search the questions',
      found: '{count, plural, =0 {No matching questions} one {One question} other {# questions}}',
      none: 'Nobody has asked that yet.',
      ask: 'Ask us; we’ll copy your words over.',
      link: 'Link to this question',
      linkTo: 'Link to the question “{question}”',
    },
    owner: {
      open: 'To be completed by the owner.',
      missing: 'The owner of this service still needs to add or confirm: {what}.',
      ask: 'Until then, <link>write to us</link>; a person reads every message.',
      names: {
        legalName: 'legal name',
        address: 'address',
        registration: 'registration or tax number',
        email: 'email address',
        law: 'governing law',
        authority: 'supervisory authority',
        reviewed: 'that someone with legal training has read this page',
      },
      legalName: 'Name',
      represented: 'Represented by',
      address: 'Address',
      registration: 'Registration',
      email: 'Email',
      phone: 'Telephone',
      host: 'Hosting',
      law: 'Governing law',
      privacyEmail: 'Questions about data',
      authority: 'Supervisory authority',
    },
  },
} as const;

const es: Translation<typeof en> = {
  info: {
    onThisPage: 'En esta página',
    changed: 'Último cambio: {date}.',
    questions: {
      label: 'Busca una pregunta',
      found:
        '{count, plural, =0 {Ninguna pregunta tiene esas palabras} one {Una pregunta} other {# preguntas}}',
      none: 'No encontramos ninguna pregunta así.',
      ask: 'Pregúntanos; no tendrás que escribirlo otra vez.',
      link: 'Enlace a esta pregunta',
      linkTo: 'Enlace a la pregunta «{question}»',
    },
    owner: {
      open: 'Por completar.',
      missing: 'El titular de este servicio aún tiene que indicar o confirmar aquí: {what}.',
      ask: 'Hasta entonces, <link>escríbenos</link>; lo lee una persona.',
      names: {
        legalName: 'razón social',
        address: 'dirección',
        registration: 'número de registro o fiscal',
        email: 'dirección de correo',
        law: 'ley aplicable',
        authority: 'autoridad de control',
        reviewed: 'que un jurista revisó esta página',
      },
      legalName: 'Nombre',
      represented: 'Representación',
      address: 'Dirección',
      registration: 'Registro',
      email: 'Correo',
      phone: 'Teléfono',
      host: 'Alojamiento',
      law: 'Ley aplicable',
      privacyEmail: 'Preguntas sobre datos',
      authority: 'Autoridad de control',
    },
  },
};

const fr: Translation<typeof en> = {
  info: {
    onThisPage: 'Sur cette page',
    changed: 'Dernière modification : {date}.',
    questions: {
      label: 'Chercher une question',
      found: '{count, plural, =0 {Aucune question trouvée} one {Une question} other {# questions}}',
      none: 'Nous n’avons pas trouvé cette question.',
      ask: 'Posez-la-nous ; vous n’aurez pas à la retaper.',
      link: 'Lien vers cette question',
      linkTo: 'Lien vers la question « {question} »',
    },
    owner: {
      open: 'À compléter.',
      missing: 'Le responsable de ce service doit encore indiquer ou confirmer ici : {what}.',
      ask: 'D’ici là, <link>écrivez-nous</link> ; une personne vous lit.',
      names: {
        legalName: 'raison sociale',
        address: 'adresse',
        registration: 'numéro d’immatriculation ou fiscal',
        email: 'adresse e-mail',
        law: 'droit applicable',
        authority: 'autorité de contrôle',
        reviewed: 'qu’un juriste a relu cette page',
      },
      legalName: 'Nom',
      represented: 'Représentant',
      address: 'Adresse',
      registration: 'Immatriculation',
      email: 'E-mail',
      phone: 'Téléphone',
      host: 'Hébergement',
      law: 'Droit applicable',
      privacyEmail: 'Questions sur les données',
      authority: 'Autorité de contrôle',
    },
  },
};

export const infoTexts: Texts<typeof en> = { en, es, fr };
