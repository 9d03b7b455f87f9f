import type { Texts } from '#app/platform/texts.ts';
import type { safetyEn } from './safety-en.ts';

export const safetyFr: Texts<typeof safetyEn>['es'] = {
  self_harm: {
    lead: 'Ce que tu as écrit compte plus que ce problème. C’est bien de l’avoir dit. Tu n’as pas à porter cela sans personne, et ce que tu ressens n’est pas ta faute. Parles-en aujourd’hui à un adulte de confiance, ou à des personnes qui sont là pour cela, jour et nuit :',
    seen: 'Je suis un programme et je ne peux pas bien t’aider pour cela ; ces personnes le peuvent. Quelqu’un de notre équipe lira ce message et rien d’autre sur toi. L’adulte de ce compte, ou un adulte qui y est associé, peut recevoir un e-mail disant que quelque chose d’inquiétant a été écrit, sans tes mots. Qui se connecte à ce compte peut lire cette conversation, tout comme un adulte associé à ton propre compte. Le problème t’attend.',
  },
  threat: {
    lead: 'Cela semble grave, pour toi ou pour d’autres. Personne ne doit être blessé, et en parler maintenant change quelque chose. Avant toute chose, parles-en à un adulte de confiance ou à ces personnes :',
    seen: 'Je suis un programme et je ne peux pas bien t’aider pour cela. Quelqu’un de notre équipe lira ce message et rien d’autre sur toi. L’adulte de ce compte, ou un adulte qui y est associé, peut recevoir un e-mail disant que quelque chose d’inquiétant a été écrit, sans tes mots. Qui se connecte à ce compte peut lire cette conversation, tout comme un adulte associé à ton propre compte. Le problème t’attend.',
  },
  abuse: {
    lead: 'Merci de l’avoir dit. Ce que l’on te fait n’est pas ta faute, et personne n’en a le droit. Parles-en à un adulte de confiance, à l’école par exemple, ou à des personnes qui aident dans ces situations :',
    seen: 'Je suis un programme et je ne peux pas bien t’aider pour cela ; ces personnes le peuvent. Quelqu’un de notre équipe lira ce message et rien d’autre sur toi. Nous n’écrivons à ce sujet ni à l’adulte de ce compte, ni à un adulte qui y est associé. Qui se connecte à ce compte peut lire cette conversation, tout comme un adulte associé à ton propre compte. Le problème t’attend.',
  },
  together: {
    lead: 'Merci de l’avoir dit ; cela compte plus que ce problème. Ce que l’on te fait n’est pas ta faute, et personne n’en a le droit. Tu n’as pas à porter tout cela sans personne. Parles-en aujourd’hui à un adulte de confiance, à l’école par exemple, ou à des personnes qui sont là pour cela, jour et nuit :',
  },
  personal_data: {
    lead: 'N’écris pas ici d’adresse, de numéro de téléphone, de nom avec ton école ni de lieu de rendez-vous, s’il te plaît. Je n’en ai pas besoin pour apprendre avec toi et je ne les ai pas gardés : des points les remplacent.',
    seen: 'Si quelqu’un te les a demandés ou veut te voir, parles-en à un adulte de confiance. Quelqu’un de notre équipe verra que c’est arrivé, et l’adulte de ce compte, ou un adulte qui y est associé, peut recevoir un e-mail à ce sujet, sans tes mots. Nous pouvons continuer le problème.',
  },
  begun: {
    harm: 'Je suis un programme et je ne peux pas bien t’aider pour cela ; ces personnes le peuvent. Quelqu’un de notre équipe lira ce message et rien d’autre sur toi. L’adulte de ce compte, ou un adulte qui y est associé, peut recevoir un e-mail disant que quelque chose d’inquiétant a été écrit, sans tes mots. Les maths peuvent attendre.',
    abuse:
      'Je suis un programme et je ne peux pas bien t’aider pour cela ; ces personnes le peuvent. Quelqu’un de notre équipe lira ce message et rien d’autre sur toi. Nous n’écrivons à ce sujet ni à l’adulte de ce compte, ni à un adulte qui y est associé. Les maths peuvent attendre.',
  },
  visitor: {
    harm: 'Je suis un programme et je ne peux pas bien t’aider pour cela ; ces personnes le peuvent. Quelqu’un de notre équipe lira ce message. Nous ne savons pas qui tu es et ne pouvons pas t’écrire : ne nous attends pas, s’il te plaît. Les maths peuvent attendre.',
    personal_data:
      'Si quelqu’un te les a demandés ou veut te voir, parles-en à un adulte de confiance. Quelqu’un de notre équipe verra que c’est arrivé, sans savoir qui tu es. Nous pouvons continuer le problème.',
  },
  trial: {
    harm: 'Je suis un programme et je ne peux pas bien t’aider pour cela ; ces personnes le peuvent. Rien de cet essai n’est gardé, personne d’autre ne l’a donc lu : dis-le à l’une d’elles, s’il te plaît. Les maths peuvent attendre.',
    personal_data:
      'Si quelqu’un te les a demandés ou veut te voir, parles-en à un adulte de confiance. Rien de cet essai n’est gardé et personne d’autre ne l’a lu. Nous pouvons continuer le problème.',
  },
  emergency: 'Si toi ou quelqu’un d’autre êtes en danger maintenant, appelle le {number}.',
};
