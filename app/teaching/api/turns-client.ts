import { callApi } from '#app/platform/api-client.ts';
import type { EditInput } from '../model/schemas.server.ts';
import type { SessionWithTurns } from '../model/views.ts';

type Answer = { session: SessionWithTurns };

/** The newest turn of the tutor in other words. */
export const sayAnew = (id: string, turnId: string): Promise<SessionWithTurns> =>
  callApi<Answer>(`/teaching/sessions/${id}/turns/${turnId}/anew`, { method: 'POST' }).then(
    (it) => it.session,
  );

/** An earlier problem or message asked anew. */
export const editTurn = (id: string, turnId: string, body: EditInput): Promise<SessionWithTurns> =>
  callApi<Answer>(`/teaching/sessions/${id}/turns/${turnId}/edit`, { method: 'POST', body }).then(
    (it) => it.session,
  );
