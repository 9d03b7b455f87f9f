/** In a file of their own, like those of the crash: they may be needed on any page, whatever it loaded. */
const en = {
  closed: {
    title: 'We are working on Curvela for a moment.',
    text: 'You can leave this page open: what you wrote here stays. Nothing can be saved until we are back.',
  },
  cut: {
    title: 'No connection.',
    text: 'You can leave this page open: what you wrote here stays. You can go on when the connection is back.',
  },
};

const es: typeof en = {
  closed: {
    title: 'Estamos trabajando un momento en Curvela.',
    text: 'Puedes dejar esta página abierta: lo que escribiste aquí se queda. No se puede guardar nada hasta que volvamos.',
  },
  cut: {
    title: 'Sin conexión.',
    text: 'Puedes dejar esta página abierta: lo que escribiste aquí se queda. Podrás seguir cuando vuelva la conexión.',
  },
};

const fr: typeof en = {
  closed: {
    title: 'Nous travaillons un instant sur Curvela.',
    text: 'Vous pouvez laisser cette page ouverte\u00a0: ce que vous y avez écrit reste. Rien ne peut être enregistré avant notre retour.',
  },
  cut: {
    title: 'Pas de connexion.',
    text: 'Vous pouvez laisser cette page ouverte\u00a0: ce que vous y avez écrit reste. Vous pourrez continuer dès que la connexion sera revenue.',
  },
};

export const closedTexts = { en, es, fr };
