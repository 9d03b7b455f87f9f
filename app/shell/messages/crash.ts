/** In a file of their own: when everything else has failed, these texts must be there without a loader. */
const en = {
  title: 'Something went wrong',
  text: 'The page crashed while loading. This might be due to a JavaScript error or missing dependency.',
  reload: 'Reload Page',
  home: 'Go to Home',
};

const es: typeof en = {
  title: 'Algo salió mal',
  text: 'La página falló al cargar. Puede deberse a un error de JavaScript o a que falta una dependencia.',
  reload: 'Recargar la página',
  home: 'Ir al inicio',
};

const fr: typeof en = {
  title: 'Un problème est survenu',
  text: 'La page a échoué au chargement. Une erreur JavaScript ou une dépendance manquante peut en être la cause.',
  reload: 'Recharger la page',
  home: 'Aller à l’accueil',
};

export const crashTexts = { en, es, fr };
