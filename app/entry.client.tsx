import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { connectEngine } from './maths/api/engine-client.ts';
import { watchTrouble } from './platform/maintenance.ts';

watchTrouble();
connectEngine();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
