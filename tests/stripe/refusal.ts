/** An error response of the protocol. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, string> };

  constructor(status: number, error: { type: string; message: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const invalid = (message: string, param: string, code?: string): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) });
