import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  platform: {
    errors: {
      invalid_input: 'Certaines données ne sont pas valides. Il faut les vérifier et réessayer.',
      malformed_json: 'La requête n’est pas un JSON valide.',
      malformed_text: 'La requête contient des caractères qui ne forment pas un texte valide.',
      bad_address: 'Cette adresse n’est pas valide.',
      not_found: 'Il n’y a rien à cette adresse.',
      method_not_allowed: 'On ne peut rien envoyer à cette adresse.',
      unauthenticated: 'Il faut d’abord se connecter.',
      session_ended: 'La session est terminée. Il faut se reconnecter.',
      declaration_required: 'Confirmez d’abord votre âge et acceptez les conditions.',
      second_factor_required: 'Confirmez d’abord avec votre code.',
      account_suspended: 'Ce compte est bloqué. Écrivez-nous, nous l’examinerons avec vous.',
      forbidden: 'Cette action n’est pas autorisée.',
      too_large: 'La requête est trop volumineuse.',
      unsupported_media: 'Envoyez les données en JSON.',
      too_many_requests: 'Trop de tentatives. Il faut attendre un peu.',
      timeout: 'L’opération a duré trop longtemps et a été arrêtée.',
      unavailable: 'Nos données sont momentanément inaccessibles. Rien n’est perdu ; il suffit de réessayer.',
      overloaded:
        'Il y a énormément de monde en ce moment. Rien n’est perdu ; il suffit de réessayer dans quelques secondes.',
      maintenance:
        'Curvela est en maintenance. Ce qui est écrit est toujours là ; il suffit de réessayer dans quelques minutes.',
      internal: 'Une erreur inattendue s’est produite. Il faut réessayer.',
      request_in_progress: 'La même requête est encore en cours.',
      idempotency_key_reused: 'Cette Idempotency-Key a déjà servi pour une autre requête.',
      idempotency_key_invalid: 'Une Idempotency-Key compte de 16 à 200 caractères visibles.',
    },
  },
};
