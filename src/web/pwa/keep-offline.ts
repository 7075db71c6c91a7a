import { signal } from '@preact/signals';

const HOUR = 3_600_000;

/** A newer version that waits, and how it is asked to take over. */
export const newVersion = signal<{ takeOver(): void } | undefined>(undefined);

/**
 * Has the service worker keep this app for when there is no network, and tells when a newer version has come. Only
 * where the pages are built: what `vite dev` serves changes at any moment. Browsers that refuse (private windows,
 * plain http) go without.
 */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    // A page that had none runs the version that is being installed; any other is from another version than the one
    // that takes over.
    if (serviceWorker.controller !== null)
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    const registration = (await serviceWorker.register('./service-worker.js')) as ServiceWorkerRegistration | undefined;
    if (registration === undefined) return;
    watch(registration);
    const { active } = await serviceWorker.ready;
    active?.postMessage('fetch the rest');
  } catch (reason) {
    console.info('The app cannot be kept for later without a network:', reason);
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null)
      newVersion.value = { takeOver: () => waiting.postMessage('take over') };
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    // Without a network there is nothing to hear, which is no fault.
    registration.update().catch(() => undefined);
  });
}
