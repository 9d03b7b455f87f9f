import type { Texts, Translation } from '#app/platform/texts.ts';

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
      five: 'Credits for sessions',
      privacy: 'My data',
      mistake: 'A mistake on a page or in a check',
    },
    name: 'Your name',
    email: 'Your email',
    emailHelp: 'We use it only to answer you.',
    message: 'Your message',
    left: '{count, plural, one {# character left} other {# characters left}}',
    send: 'Send',
    person: 'I wrote this myself: send',
    sending: 'Sending',
    sentTitle: 'Your message has arrived.',
    sentText: 'We’ll reply to {email}. You can close this page.',
    another: 'Write another one',
    fields: {
      name: 'Please tell us your name',
      email: 'Please enter a valid email address',
      message: 'Please write a message',
    },
    failed: 'The message couldn’t be sent. It’s still here; please try again.',
    other: 'Might be quicker',
    faq: 'Questions people ask',
    refunds: 'Cancelling and refunds',
    cookies: 'Data and cookies',
    who: 'Who we are',
    mail: {
      subject: '{topic}: {name}',
      body: '{message}\n\n{name} <{email}> ({language})\n\nAnswer from the hub, so that everyone can see it’s been answered: {url}',
    },
    answer: {
      subject: '{brand}: our answer to your message ({topic})',
      greeting: 'Hello {name},',
      quoted: 'On {day} you wrote:',
    },
    errors: {
      looks_automatic:
        'This looks like an automated message. If you wrote it yourself, press “I wrote this myself”; nothing is lost.',
      too_many:
        'That’s a lot of messages in an hour. We have the earlier ones and will answer them. Please wait a while before you send more.',
    },
  },
} as const;

const es: Translation<typeof en> = {
  contact: {
    pageTitle: 'Contacto',
    title: 'Escríbenos.',
    lead: 'Cada mensaje lo lee una persona. Cuéntanos qué necesitas, en español, inglés o francés.',
    topic: '¿De qué se trata?',
    topics: {
      question: 'Una pregunta',
      tutors: 'Buscar tutor o ser tutor',
      booking: 'Una reserva o una factura',
      five: 'Créditos para clases',
      privacy: 'Mis datos',
      mistake: 'Un error en una página o en una comprobación',
    },
    name: 'Tu nombre',
    email: 'Tu correo',
    emailHelp: 'Solo lo usamos para responderte.',
    message: 'Tu mensaje',
    left: '{count, plural, one {queda # carácter} other {quedan # caracteres}}',
    send: 'Enviar',
    person: 'Lo escribí yo: enviar',
    sending: 'Enviando',
    sentTitle: 'Recibimos tu mensaje.',
    sentText: 'Te respondemos a {email}. Puedes cerrar esta página.',
    another: 'Escribir otro',
    fields: {
      name: 'Dinos tu nombre',
      email: 'Escribe una dirección de correo válida',
      message: 'Escribe un mensaje',
    },
    failed: 'No se pudo enviar el mensaje. Sigue aquí; inténtalo de nuevo.',
    other: 'Puede que ya esté aquí',
    faq: 'Preguntas frecuentes',
    refunds: 'Cancelaciones y reembolsos',
    cookies: 'Datos y cookies',
    who: 'Quiénes somos',
    mail: {
      subject: '{topic}: {name}',
      body: '{message}\n\n{name} <{email}> ({language})\n\nResponde desde el panel, para que todos vean que ya está respondido: {url}',
    },
    answer: {
      subject: '{brand}: nuestra respuesta a tu mensaje ({topic})',
      greeting: 'Hola, {name}:',
      quoted: 'El {day} nos escribiste:',
    },
    errors: {
      looks_automatic:
        'Este mensaje parece enviado por un programa. Si lo escribiste tú, pulsa «Lo escribí yo»; no se pierde nada.',
      too_many:
        'Son muchos mensajes en una hora. Ya recibimos los anteriores y te responderemos; espera un poco.',
    },
  },
};

const fr: Translation<typeof en> = {
  contact: {
    pageTitle: 'Contact',
    title: 'Écrivez-nous.',
    lead: 'Chaque message est lu par une personne. Dites-nous ce qu’il vous faut, en français, en anglais ou en espagnol.',
    topic: 'De quoi s’agit-il ?',
    topics: {
      question: 'Une question',
      tutors: 'Trouver un professeur ou enseigner ici',
      booking: 'Une réservation ou une facture',
      five: 'Crédits pour des cours',
      privacy: 'Mes données',
      mistake: 'Une erreur sur une page ou dans une vérification',
    },
    name: 'Votre nom',
    email: 'Votre e-mail',
    emailHelp: 'Elle sert seulement à vous répondre.',
    message: 'Votre message',
    left: '{count, plural, one {encore # caractère} other {encore # caractères}}',
    send: 'Envoyer',
    person: 'Je l’ai écrit moi-même : envoyer',
    sending: 'Envoi',
    sentTitle: 'Votre message est arrivé.',
    sentText: 'Nous répondons à {email}. Vous pouvez fermer cette page.',
    another: 'En écrire un autre',
    fields: {
      name: 'Indiquez votre nom',
      email: 'Indiquez une adresse e-mail valide',
      message: 'Écrivez un message',
    },
    failed: 'Le message n’a pas pu être envoyé. Il est toujours là ; réessayez.',
    other: 'La réponse est peut-être ici',
    faq: 'Questions fréquentes',
    refunds: 'Annuler, être remboursé',
    cookies: 'Données et cookies',
    who: 'Qui nous sommes',
    mail: {
      subject: '{topic} : {name}',
      body: '{message}\n\n{name} <{email}> ({language})\n\nRépondez depuis l’espace des fondateurs, pour que chacun voie que c’est fait : {url}',
    },
    answer: {
      subject: '{brand} : notre réponse à votre message ({topic})',
      greeting: 'Bonjour {name},',
      quoted: 'Le {day}, vous avez écrit :',
    },
    errors: {
      looks_automatic:
        'Ce message ressemble à un envoi automatique. Si vous l’avez écrit vous-même, appuyez sur « Je l’ai écrit moi-même » ; rien n’est perdu.',
      too_many:
        'Cela fait beaucoup de messages en une heure. Nous avons bien reçu les précédents et nous y répondrons ; patientez un peu.',
    },
  },
};

export const contactTexts: Texts<typeof en> = { en, es, fr };
