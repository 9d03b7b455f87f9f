export const en = {
  platform: {
    errors: {
      invalid_input: 'We can’t use some of what was sent.',
      malformed_json: 'The request isn’t valid JSON.',
      malformed_text: 'The request holds characters that aren’t valid text.',
      bad_address: 'This address can’t be read.',
      not_found: 'There’s nothing at this address.',
      method_not_allowed: 'Nothing can be sent to this address.',
      unauthenticated: 'Please sign in first.',
      session_ended: 'You have been signed out here. Please sign in again.',
      second_factor_required: 'Please confirm with your code first.',
      account_suspended: 'This account is blocked. Write to us and we’ll look into it together.',
      forbidden: 'You’re not allowed to do this.',
      too_large: 'The request is too large.',
      unsupported_media: 'Please send JSON.',
      too_many_requests: 'Too many attempts. Please try again later.',
      timeout: 'This took too long and was stopped.',
      unavailable: 'We can’t reach our data right now. Nothing is lost; please try again.',
      overloaded: 'We’re very busy right now. Nothing is lost; please try again in a few seconds.',
      maintenance:
        'We’re working on Curvela for a moment. What you wrote is still here; please try again in a few minutes.',
      internal: 'An unexpected error occurred. Please try again.',
      request_in_progress: 'The same request is still being worked on.',
      idempotency_key_reused: 'This Idempotency-Key was used for a different request.',
      idempotency_key_invalid: 'An Idempotency-Key has 16 to 200 visible characters.',
    },
  },
} as const;
