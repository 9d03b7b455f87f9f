import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  contact: {
    pageTitle: 'Contacto',
    title: 'Escríbenos.',
    lead: 'Una persona lee cada mensaje. Di con tus palabras lo que necesitas, en español, inglés o francés.',
    topic: '¿De qué se trata?',
    topics: {
      question: 'Una pregunta',
      tutors: 'Encontrar tutor, o ser tutor',
      booking: 'Una reserva o una factura',
      five: 'Cinco sesiones en créditos',
      privacy: 'Mis datos',
      mistake: 'Un error en una página o en una comprobación',
    },
    name: 'Tu nombre',
    email: 'Tu correo',
    emailHelp: 'Nuestra respuesta va ahí y a ningún otro sitio.',
    message: 'Tu mensaje',
    left: '{count, plural, one {queda # carácter} other {quedan # caracteres}}',
    send: 'Enviar',
    person: 'Lo he escrito yo: enviar',
    sending: 'Enviando',
    sentTitle: 'Tu mensaje ha llegado.',
    sentText: 'Te respondemos a {email}. Puedes cerrar esta página.',
    another: 'Escribir otro',
    fields: {
      name: 'Dinos tu nombre',
      email: 'Escribe una dirección de correo válida',
      message: 'Escribe un mensaje',
    },
    failed: 'El mensaje no se pudo enviar. Sigue aquí; inténtalo de nuevo.',
    other: 'Quizá más rápido',
    faq: 'Lo que otros preguntaron',
    refunds: 'Cancelaciones y reembolsos',
    cookies: 'Datos y cookies',
    who: 'Quiénes somos',
    mail: {
      subject: '{topic}: {name}',
      body: '{message}\n\n{name} <{email}> ({language})\n\nResponde desde el panel, para que se vea que está respondido: {url}',
    },
    answer: {
      subject: '{brand}: nuestra respuesta a tu mensaje ({topic})',
      greeting: 'Hola, {name}:',
      quoted: 'El {day} nos escribiste:',
    },
    errors: {
      looks_automatic:
        'Esto se parece a lo que envían los programas. Si lo has escrito tú, pulsa «Lo he escrito yo»; no se pierde nada.',
      too_many: 'Son muchos mensajes en una hora. Tenemos los anteriores y responderemos; espera un poco.',
    },
  },
};
