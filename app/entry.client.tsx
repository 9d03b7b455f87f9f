import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { connectEngine } from './maths/api/engine-client.ts';
import { watchAvailability } from './platform/maintenance.ts';

watchAvailability();
connectEngine();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
