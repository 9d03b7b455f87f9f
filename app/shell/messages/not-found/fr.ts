import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  notFound: {
    title: 'Pas de page ici.',
    titleKnown: 'Pas de page ici, mais nous savons laquelle vous cherchiez.',
    pageTitle: 'Introuvable',
    lead: 'Il n’y a rien à {path}. Les chemins ci-dessous mènent tous quelque part.',
    home: 'Aller à l’accueil',
    looking: 'Ou bien ceci ?',
    hole: 'non définie ici',
    plot: 'Une courbe avec un point ouvert en {path}. Le point qui manque est plus bas : {target}.',
    plotEmpty: 'Une courbe avec un point ouvert en {path}.',
    tutors: {
      lead: 'Il n’y a pas de liste à {path}. Nos professeurs se présentent sur la page Équipe, et la recherche en trouve un par matière, langue, prix et heure.',
      action: 'Rencontrer l’équipe',
      target: 'Équipe',
    },
    refund: {
      lead: 'Il n’y a pas de page à {path}. Les remboursements sont une section des Conditions d’utilisation : tout jusqu’à 24 heures avant, la moitié ensuite.',
      action: 'Lire sur les remboursements',
      target: 'Conditions d’utilisation',
    },
    cookie: {
      lead: 'Il n’y a pas de page à {path}. Les cookies sont une section de la page Confidentialité : deux petits, nécessaires tous deux, aucun pour la publicité.',
      action: 'Lire sur les cookies',
      target: 'Confidentialité',
    },
    near: {
      lead: 'Il n’y a rien à {path}. Une page existe presque à cette adresse.',
      action: 'Aller à {target}',
    },
    ways: {
      tutor: 'Trouver un professeur',
      tutorText: 'Par matière, langue, prix et heure',
      team: 'Équipe',
      teamText: 'Qui enseigne ici',
      pricing: 'Tarifs',
      pricingText: 'Ce que coûte une séance et ce qu’elle comprend',
      refunds: 'Remboursements',
      refundsText: 'Une section des Conditions d’utilisation',
      cookies: 'Cookies',
      cookiesText: 'Une section de la page Confidentialité',
      courses: 'Cours',
      coursesText: 'Quatre, chaque leçon avec sa compétence',
      models: 'Tuteurs IA',
      modelsText: 'Apportez votre propre problème',
      contact: 'Nous écrire',
      contactText: 'Une personne vous lit',
    },
  },
};
