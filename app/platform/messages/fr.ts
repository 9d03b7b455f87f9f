import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  platform: {
    errors: {
      invalid_input: 'Certaines données ne sont pas valides. Vérifiez-les et réessayez.',
      malformed_json: 'La requête n’est pas un JSON valide.',
      malformed_text: 'La requête contient des caractères qui ne forment pas un texte valide.',
      bad_address: 'Cette adresse n’est pas valide.',
      not_found: 'Il n’y a rien à cette adresse.',
      method_not_allowed: 'On ne peut rien envoyer à cette adresse.',
      unauthenticated: 'Connectez-vous d’abord.',
      session_ended: 'Votre session est terminée. Reconnectez-vous.',
      declaration_required: 'Confirmez d’abord votre âge et acceptez les conditions.',
      second_factor_required: 'Confirmez d’abord avec votre code.',
      account_suspended: 'Ce compte est bloqué. Écrivez-nous, nous l’examinerons avec vous.',
      forbidden: 'Vous n’êtes pas autorisé à faire cela.',
      too_large: 'La requête est trop volumineuse.',
      unsupported_media: 'Envoyez les données en JSON.',
      too_many_requests: 'Trop de tentatives. Réessayez plus tard.',
      timeout: 'L’opération a duré trop longtemps et a été arrêtée.',
      unavailable: 'Nos données sont momentanément inaccessibles. Rien n’est perdu ; réessayez.',
      overloaded:
        'Il y a énormément de monde en ce moment. Rien n’est perdu ; réessayez dans quelques secondes.',
      maintenance:
        'Curvela est en maintenance. Ce que vous avez écrit est toujours là ; réessayez dans quelques minutes.',
      internal: 'Une erreur inattendue s’est produite. Réessayez.',
      request_in_progress: 'La même requête est encore en cours.',
      idempotency_key_reused: 'Cette Idempotency-Key a déjà servi pour une autre requête.',
      idempotency_key_invalid: 'Une Idempotency-Key compte de 16 à 200 caractères visibles.',
    },
  },
};
