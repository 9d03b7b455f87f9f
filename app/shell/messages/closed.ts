/** In a file of their own, like those of the crash: they may be needed on any page, whatever it loaded. */
const en = {
  title: 'We are working on Curvela for a moment.',
  text: 'You can leave this page open: what you wrote here stays. Nothing can be saved until we are back.',
};

const es: typeof en = {
  title: 'Estamos trabajando un momento en Curvela.',
  text: 'Puedes dejar esta página abierta: lo que escribiste aquí se queda. No se puede guardar nada hasta que volvamos.',
};

const fr: typeof en = {
  title: 'Nous travaillons un instant sur Curvela.',
  text: 'Vous pouvez laisser cette page ouverte\u00a0: ce que vous y avez écrit reste. Rien ne peut être enregistré avant notre retour.',
};

export const closedTexts = { en, es, fr };
