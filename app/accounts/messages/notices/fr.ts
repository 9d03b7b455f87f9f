import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  accountNotices: {
    passwordChanged: {
      subject: 'Votre mot de passe a changé',
      body: 'Le mot de passe de votre compte {brand} a changé. La session reste ouverte là où le changement a été fait et est fermée partout ailleurs.',
      notYou:
        'Si ce n’est pas vous, quelqu’un d’autre est entré dans votre compte. Choisissez tout de suite un nouveau mot de passe, ce qui le déconnectera :',
    },
    changeAsked: {
      subject: 'Votre adresse est sur le point de changer',
      body: 'Une personne connectée à votre compte {brand} a demandé à utiliser {address} à la place de cette adresse. Le changement sera fait dès qu’il sera confirmé depuis cette adresse.',
      notYou:
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe : cela déconnecte tout le monde et arrête le changement :',
    },
    addressChanged: {
      subject: 'Votre adresse a changé',
      body: 'Votre compte {brand} utilise désormais {address}. Celle-ci ne permet plus de se connecter.',
      notYou: 'Si ce n’est pas vous, écrivez-nous depuis cette adresse et nous verrons cela ensemble :',
    },
    addressTaken: {
      subject: 'Cette adresse a déjà un compte',
      body: 'Quelqu’un a voulu utiliser {address} pour un autre compte {brand}. Ce n’est pas possible, car cette adresse a déjà un compte. Rien n’a changé.',
      notYou:
        'Si c’était vous, connectez-vous à ce compte avec cette adresse, ou changez d’abord l’adresse de ce compte. Si vous avez oublié son mot de passe :',
    },
    factorEnrolled: {
      subject: 'Une seconde étape est maintenant demandée à la connexion',
      body: 'Une seconde étape a été ajoutée à votre compte {brand} : une application d’authentification ou une clé d’accès. Désormais, elle est demandée à la connexion. Les appareils où le mot de passe suffisait ont été déconnectés.',
      notYou:
        'Si ce n’est pas vous, quelqu’un d’autre est entré dans votre compte. Écrivez-nous depuis cette adresse :',
    },
    factorRemoved: {
      subject: 'Une seconde étape a été retirée',
      body: 'Une application d’authentification, une clé d’accès ou les codes de secours ont été retirés de votre compte {brand}. S’il ne reste ni application ni clé, le mot de passe suffit à la connexion.',
      notYou:
        'Si ce n’est pas vous, quelqu’un d’autre est entré dans votre compte. Choisissez tout de suite un nouveau mot de passe, ce qui le déconnectera :',
    },
    recoveryUsed: {
      subject: 'Un code de secours a été utilisé',
      body: 'Quelqu’un s’est connecté à votre compte {brand} avec l’un de vos codes de secours. Ce code ne fonctionne plus, les autres si. Si vous avez perdu votre téléphone, retirez-le de votre compte et ajoutez le nouveau.',
      notYou:
        'Si ce n’est pas vous, connectez-vous avec votre application, fermez les autres sessions et créez de nouveaux codes de secours :',
    },
    recoveryRenewed: {
      subject: 'Vous avez de nouveaux codes de secours',
      body: 'De nouveaux codes de secours ont été créés pour votre compte {brand}. Les anciens ne fonctionnent plus.',
      notYou:
        'Si ce n’est pas vous, quelqu’un d’autre est entré dans votre compte. Choisissez tout de suite un nouveau mot de passe, ce qui le déconnectera :',
    },
    errors: {
      reauthentication_needed:
        'Reconnectez-vous d’abord : pour cela, la connexion doit dater de moins de 15 minutes.',
      administrator_stays:
        'L’adresse d’un administrateur est définie dans les réglages du site et ne peut pas être changée ici.',
    },
  },
};
