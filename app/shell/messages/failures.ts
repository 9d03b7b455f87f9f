/** Inline instead of loaded: these texts must be available when everything else has failed. */
const crashEn = {
  title: 'Something went wrong',
  text: 'The page crashed while loading. This might be due to a JavaScript error or missing dependency.',
  reload: 'Reload Page',
  home: 'Go to Home',
};

const crashEs: typeof crashEn = {
  title: 'Algo salió mal',
  text: 'No se pudo cargar la página. Puede deberse a un error de JavaScript o a que falta una dependencia.',
  reload: 'Recargar la página',
  home: 'Ir al inicio',
};

const crashFr: typeof crashEn = {
  title: 'Un problème est survenu',
  text: 'La page n’a pas pu se charger. Une erreur JavaScript ou une dépendance manquante peut en être la cause.',
  reload: 'Recharger la page',
  home: 'Aller à l’accueil',
};

export const crashTexts = { en: crashEn, es: crashEs, fr: crashFr };

/** Inline as well: they may be needed on any page, whatever texts it loaded. */
const closedEn = {
  closed: {
    title: 'We’re working on Curvela for a moment.',
    text: 'You can leave this page open: what you wrote is still here. We can’t save anything until we’re back.',
  },
  cut: {
    title: 'No connection.',
    text: 'You can leave this page open: what you wrote is still here. You can carry on once the connection is back.',
  },
};

const closedEs: typeof closedEn = {
  closed: {
    title: 'Curvela está en mantenimiento.',
    text: 'Puedes dejar esta página abierta: lo que escribiste no se pierde. Podrás guardar cuando volvamos.',
  },
  cut: {
    title: 'Sin conexión.',
    text: 'Puedes dejar esta página abierta: lo que escribiste no se pierde. Podrás seguir cuando vuelva la conexión.',
  },
};

const closedFr: typeof closedEn = {
  closed: {
    title: 'Curvela est en maintenance.',
    text: 'Cette page peut rester ouverte\u00a0: ce qui y est écrit reste. Rien ne peut être enregistré avant notre retour.',
  },
  cut: {
    title: 'Pas de connexion.',
    text: 'Cette page peut rester ouverte\u00a0: ce qui y est écrit reste. Tout reprendra dès que la connexion sera revenue.',
  },
};

export const closedTexts = { en: closedEn, es: closedEs, fr: closedFr };
