import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  platform: {
    errors: {
      invalid_input: 'Algunos datos no son válidos. Revísalos e inténtalo de nuevo.',
      malformed_json: 'La solicitud no es un JSON válido.',
      malformed_text: 'La solicitud contiene caracteres que no son texto válido.',
      bad_address: 'Esta dirección no es válida.',
      not_found: 'No hay nada en esta dirección.',
      method_not_allowed: 'A esta dirección no se le puede enviar nada.',
      unauthenticated: 'Primero inicia sesión.',
      session_ended: 'Tu sesión se cerró. Vuelve a iniciar sesión.',
      declaration_required: 'Primero confirma tu edad y acepta los términos.',
      second_factor_required: 'Primero confirma con tu código.',
      account_suspended: 'Esta cuenta está bloqueada. Escríbenos y lo revisamos contigo.',
      forbidden: 'No tienes permiso para hacer esto.',
      too_large: 'La solicitud es demasiado grande.',
      unsupported_media: 'Envía los datos como JSON.',
      too_many_requests: 'Demasiados intentos. Vuelve a intentarlo más tarde.',
      timeout: 'Tardó demasiado y no se completó.',
      unavailable: 'Por un momento no podemos acceder a los datos. No se perdió nada; vuelve a intentarlo.',
      overloaded:
        'En este momento hay muchísima gente. No se perdió nada; vuelve a intentarlo en unos segundos.',
      maintenance:
        'Curvela está en mantenimiento. Lo que escribiste sigue aquí; vuelve a intentarlo en unos minutos.',
      internal: 'Ocurrió un error inesperado. Vuelve a intentarlo.',
      request_in_progress: 'La misma solicitud todavía está en curso.',
      idempotency_key_reused: 'Esta Idempotency-Key ya se usó para otra solicitud.',
      idempotency_key_invalid: 'Una Idempotency-Key tiene de 16 a 200 caracteres visibles.',
    },
  },
};
