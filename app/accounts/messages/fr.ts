import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  accounts: {
    signIn: {
      title: 'Connexion',
      heading: 'Ravis de vous revoir.',
      tab: 'Connexion',
      submit: 'Se connecter',
      busy: 'Connexion en cours',
      forgot: 'Mot de passe oublié',
      link: 'Recevoir plutôt un lien par e-mail',
      confirmAgain: 'Renvoyer l’e-mail de confirmation',
    },
    signUp: {
      heading: 'Créez votre compte.',
      tab: 'Créer un compte',
      submit: 'Créer le compte',
      busy: 'Création de votre compte',
      fine: 'Un compte réunit plusieurs élèves. Il appartient à un adulte, ou à un élève d’au moins {age, number} ans ({country}) ; les plus jeunes ont un profil dans le compte d’un parent. En créant un compte, vous acceptez les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>.',
      fineGuardian:
        'Un compte réunit plusieurs élèves. Pour les moins de 18 ans ({country}), le profil se trouve dans le compte d’un parent ou tuteur. En créant un compte, vous acceptez les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>.',
    },
    magicLink: {
      heading: 'Un lien au lieu d’un mot de passe.',
      lead: 'Nous vous envoyons un lien pour vous connecter une fois.',
      submit: 'Envoyer le lien',
      busy: 'Envoi du lien',
      back: 'Utiliser plutôt un mot de passe',
    },
    forgot: {
      heading: 'Mot de passe oublié ?',
      lead: 'Nous vous envoyons un lien pour en définir un nouveau.',
      submit: 'Envoyer le lien',
      busy: 'Envoi du lien',
      back: 'Retour à la connexion',
    },
    sent: {
      title: 'Consultez vos e-mails',
      heading: 'Consultez vos e-mails.',
      confirm:
        'Nous avons envoyé un e-mail à <email></email>. Ouvrez le lien qu’il contient, ou saisissez ici ses six chiffres.',
      maybe:
        'S’il existe un compte pour <email></email>, un e-mail est en route. Ouvrez le lien qu’il contient, ou saisissez ici ses six chiffres.',
      code: 'Code à six chiffres',
      codeHelp: 'Il est valable une heure, une seule fois.',
      submit: 'Continuer',
      busy: 'Vérification du code',
      waiting: 'Vous pourrez le renvoyer dans {time}.',
      again: 'Renvoyer l’e-mail',
      againDone: 'E-mail renvoyé.',
      fine: 'Rien reçu ? Cela peut prendre une minute, et l’e-mail se trouve peut-être dans les indésirables.',
      other: 'Utiliser une autre adresse',
      codeFormat: 'Le code compte six chiffres.',
    },
    callback: {
      title: 'Confirmation',
      signup: 'Confirmez votre adresse e-mail.',
      magiclink: 'Connectez-vous avec ce lien.',
      newcomer: 'Créez votre compte.',
      newcomerLead:
        'Il n’y a pas encore de compte pour cette adresse. Un clic suffit pour le créer et vous connecter.',
      submitNewcomer: 'Créer mon compte',
      email_change: 'Confirmez votre nouvelle adresse.',
      here: 'Se connecter ici ?',
      lead: 'Ce clic évite que votre messagerie n’utilise le lien avant vous.',
      hereLead:
        'Cette connexion n’a pas commencé dans ce navigateur. Continuez seulement si vous l’avez demandée.',
      instead:
        'Vous êtes connecté en tant que {email}. Ce lien est destiné à la personne à qui il a été envoyé.',
      submitSignup: 'Confirmer et continuer',
      submitMagiclink: 'Se connecter',
      submitChange: 'Confirmer la nouvelle adresse',
      changed: 'Votre nouvelle adresse est confirmée.',
      busy: 'Un instant',
      working: 'Connexion en cours.',
      newLink: 'Recevoir un nouveau lien',
      back: 'Retour à la connexion',
      write: 'Nous écrire',
      goOn: 'Continuer en tant que {email}',
      service: 'Le service de connexion indique : « {text} »',
      refused: {
        expired: {
          title: 'Ce lien ne fonctionne plus.',
          text: 'Il a déjà servi, ou il a plus d’une heure. Nous pouvons vous en envoyer un autre.',
        },
        cancelled: {
          title: 'La connexion n’a pas été terminée.',
          text: 'La connexion a été annulée chez Google. Recommencez, ou connectez-vous avec votre e-mail.',
        },
        interrupted: {
          title: 'La connexion avec Google n’a pas abouti.',
          text: 'Elle a duré trop longtemps, ou elle a commencé dans une autre fenêtre. Recommencez depuis la page de connexion.',
        },
        unverified: {
          title: 'Confirmez d’abord votre adresse.',
          text: 'Google n’a pas confirmé cette adresse. Confirmez-la chez Google et réessayez, ou utilisez ici votre e-mail et un mot de passe.',
        },
        blocked: {
          title: 'Ce compte est bloqué.',
          text: 'Si vous pensez que c’est une erreur, écrivez-nous, nous l’examinerons avec vous.',
        },
        signupOff: {
          title: 'La création de comptes est actuellement désactivée',
          text: 'Ceux qui ont déjà un compte peuvent toujours se connecter.',
        },
        registered: {
          title: 'Ce compte existe déjà. Voulez-vous vous connecter ?',
          text: 'Connectez-vous comme la dernière fois. Vous pourrez ensuite ajouter d’autres moyens de connexion dans votre espace.',
        },
        tooMany: {
          title: 'Trop de tentatives. Réessayez plus tard',
          text: 'Patientez quelques minutes. Vous n’avez rien d’autre à faire.',
        },
        providerOff: {
          title: 'Google est indisponible pour le moment.',
          text: 'Vous pouvez vous connecter avec votre e-mail.',
        },
        ourFault: {
          title: 'Un problème est survenu de notre côté.',
          text: 'Vous n’êtes pas connecté, et rien d’autre n’a changé. Réessayez dans un instant.',
        },
        unknown: {
          title: 'Vous n’êtes pas connecté.',
          text: 'Échec de l’authentification',
        },
        noLink: {
          title: 'Il n’y a rien à confirmer ici.',
          text: 'On arrive sur cette page par un lien reçu par e-mail. Connectez-vous, ou demandez un nouveau lien.',
        },
        half: {
          title: 'Une des deux adresses est confirmée.',
          text: 'Ouvrez aussi le lien de l’e-mail envoyé à votre autre adresse. Le changement sera alors effectif.',
        },
      },
    },
    reset: {
      title: 'Nouveau mot de passe',
      heading: 'Définissez un nouveau mot de passe.',
      lead: 'Vous resterez connecté ici et serez déconnecté partout ailleurs.',
      submit: 'Enregistrer le mot de passe',
      busy: 'Enregistrement du mot de passe',
      saved: 'Votre nouveau mot de passe est enregistré.',
      noLink: 'On arrive sur cette page par un lien reçu par e-mail. Nous pouvons vous en envoyer un.',
      first:
        'Votre adresse est confirmée et vous êtes connecté. Le mot de passe précédent a pu être choisi par une autre personne : il n’est plus valable. Choisissez le vôtre maintenant.',
      signedIn:
        'Vous êtes connecté en tant que {email}. Pour définir un nouveau mot de passe, nous vous y envoyons un lien ou un code.',
    },
    declaration: {
      title: 'Avant de commencer',
      heading: 'Avant de commencer.',
      lead: 'Nous le demandons une seule fois, avant d’enregistrer quoi que ce soit sur l’apprentissage.',
      country: 'Où vous habitez',
      elsewhere: 'Un autre pays',
      age: 'Votre âge',
      bands: { '13_15': 'De 13 à 15 ans', '16_18': '16 ou 17 ans', adult: '18 ans ou plus' },
      tooYoung:
        'Ici, il vous faut un adulte. Demandez à un parent ou à un tuteur légal de créer un compte ; vous y aurez un profil et apprendrez avec.',
      terms:
        'J’accepte les <terms>Conditions d’utilisation</terms> et j’ai lu la <privacy>Politique de confidentialité</privacy>.',
      guardian:
        'Pour chaque enfant que j’ajoute, je suis parent ou tuteur légal, ou l’un d’eux est d’accord. Nous enregistrons ses exercices pour que la question suivante lui convienne.',
      missing: 'Cochez ce qui s’applique. Sans cela, nous ne pouvons pas commencer.',
      submit: 'Continuer',
      busy: 'Enregistrement',
    },
    passkey: {
      use: 'Utiliser une clé d’accès',
      busy: 'En attente de votre clé d’accès',
      failed: 'Aucune clé d’accès n’a été confirmée. Réessayez, ou choisissez un autre moyen.',
      none: 'Ce navigateur ne prend pas en charge les clés d’accès. Utilisez-en un autre, ou un code de secours.',
    },
    secondFactor: {
      account: 'Vous vous connectez en tant que {email}.',
      title: 'Votre code',
      heading: 'Encore une étape.',
      lead: 'Ouvrez votre application d’authentification et tapez les six chiffres qu’elle affiche pour {brand}.',
      codeHelp: 'Un nouveau code apparaît toutes les 30 secondes.',
      codeFormat: 'Le code compte six chiffres.',
      device: 'Application',
      unnamed: 'Application d’authentification',
      wrong:
        'Ce code ne fonctionne pas. Chacun sert une seule fois : attendez le suivant dans votre application.',
      submit: 'Continuer',
      busy: 'Vérification du code',
      useRecovery: 'Utiliser un code de secours',
      useDevice: 'Utiliser un code de l’application',
      recoveryHeading: 'Utilisez un code de secours.',
      recoveryLead:
        'Tapez l’un des codes que vous avez gardés en installant l’application. Chacun sert une seule fois.',
      recoveryCode: 'Code de secours',
      recoveryMissing: 'Tapez l’un de vos codes de secours.',
      recoveryWrong:
        'Ce code ne fonctionne pas. Vérifiez chaque lettre, ou prenez-en un autre : chacun sert une seule fois.',
    },
    passwordAdvice: {
      common:
        'C’est l’un des mots de passe essayés en premier. Vous pouvez le garder ; trois mots sans rapport entre eux protègent bien mieux.',
      own: 'Votre nom, votre adresse ou notre nom se devinent facilement. Vous pouvez le garder ; trois mots qui n’ont rien à voir avec vous protègent mieux.',
      repeated:
        'Les mêmes signes répétés se devinent vite. Vous pouvez le garder ; trois mots sans rapport entre eux protègent bien mieux.',
      short:
        'Six caractères suffisent, mais plus long, c’est plus sûr : trois mots sans rapport entre eux se retiennent bien.',
    },
    fields: {
      name: 'Nom complet',
      email: 'E-mail',
      password: 'Mot de passe',
      newPassword: 'Nouveau mot de passe',
      passwordHelp: 'Au moins {least, number} caractères.',
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
    },
    google: 'Continuer avec Google',
    or: 'ou avec votre e-mail',
    wayBack: 'Vous retrouverez ensuite la page que vous vouliez voir.',
    see: {
      back: 'Tout est là où vous l’avez laissé.',
      backBody: 'Leçons, réservations et chaque ligne que vous avez écrite.',
      begin: 'Tout commence par une ligne.',
      beginBody: 'Saisissez un problème à vous, puis écrivez la ligne suivante.',
    },
    signedInAs: 'Vous êtes connecté en tant que {email}.',
    goOn: 'Continuer',
    toDashboard: 'Aller à mon espace',
    signOut: 'Se déconnecter',
    guard: {
      verifying: 'Vérification de l’accès...',
      needsJavaScript: 'Cette page a besoin de JavaScript. Activez-le pour ce site, puis rechargez-la.',
      outOfReach:
        'Nous n’arrivons pas à joindre le serveur pour l’instant. Nous continuons d’essayer ; vous n’avez rien à faire.',
      denied: 'Accès refusé',
      deniedBody: 'Vous n’avez pas l’autorisation d’accéder à cette page.',
      invite: 'Connectez-vous pour voir cette page.',
      inviteBody: 'Elle concerne votre compte. Vous reviendrez ensuite ici.',
      inviteAction: 'Se connecter',
    },
    errors: {
      email: 'Saisissez une adresse e-mail valide',
      password: 'Le mot de passe doit comporter au moins 6 caractères',
      passwordLong: 'Ce mot de passe est trop long : 72 lettres et chiffres suffisent largement.',
      credentials: 'E-mail ou mot de passe incorrect',
      unconfirmed: 'Confirmez d’abord votre adresse e-mail',
      noAccount: 'Compte introuvable. Voulez-vous en créer un ?',
      registered: 'Ce compte existe déjà. Voulez-vous vous connecter ?',
      alreadyRegistered:
        'Cette adresse est déjà enregistrée. Connectez-vous ou utilisez « Mot de passe oublié ».',
      signupDisabled: 'La création de comptes est actuellement désactivée',
      tooMany: 'Trop de tentatives. Réessayez plus tard',
      failed: 'Échec de l’authentification',
      unexpected: 'Une erreur inattendue s’est produite. Réessayez.',
      tooManyUntil: 'Trop de tentatives. Réessayez plus tard : <wait></wait>.',
      tooManyOver: 'Vous pouvez réessayer maintenant.',
      samePassword: 'C’est déjà votre mot de passe. Choisissez-en un autre.',
      weakPassword: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
      signInAgain: 'Reconnectez-vous d’abord. Votre session est terminée ou date de trop longtemps.',
      blocked: 'Ce compte est bloqué. Écrivez-nous, nous l’examinerons avec vous.',
      providerOff: 'La connexion avec Google est indisponible pour le moment. Utilisez votre e-mail.',
      secondFactor: 'Confirmez d’abord avec un code de votre application.',
      codeWrong: 'Ce code ne fonctionne pas. Regardez l’e-mail le plus récent, ou demandez-en un autre.',
      offline: 'Le serveur est injoignable. Votre saisie est conservée ; réessayez.',
    },
    mail: {
      signup: {
        subject: 'Confirmez votre adresse',
        body: 'Bienvenue chez {brand}. Ouvrez cette page et appuyez sur le bouton pour confirmer votre adresse :',
      },
      magiclink: {
        subject: 'Votre lien de connexion',
        body: 'Ouvrez cette page et appuyez sur le bouton pour vous connecter :',
      },
      newcomer: {
        subject: 'Créez votre compte',
        body: 'Il n’y a pas encore de compte pour cette adresse. Ouvrez cette page et appuyez sur le bouton pour le créer et vous connecter :',
      },
      recovery: {
        subject: 'Définissez un nouveau mot de passe',
        body: 'Ouvrez cette page pour définir un nouveau mot de passe :',
      },
      email_change: {
        subject: 'Confirmez votre nouvelle adresse',
        body: 'Ouvrez cette page et appuyez sur le bouton pour utiliser désormais cette adresse :',
      },
      reauthentication: {
        subject: 'Votre code',
        body: 'Utilisez ce code pour confirmer votre identité.',
        lasts: 'Il fonctionne pendant un quart d’heure, une seule fois.',
      },
      code: 'Ou saisissez ce code : {code}',
      lasts: 'Les deux sont valables une heure, une seule fois.',
      notYou: 'Si ce n’était pas vous, ignorez cet e-mail. Il ne se passera rien.',
    },
  },
};
