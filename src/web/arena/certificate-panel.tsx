import type { ArenaDesk } from './state.ts';

export function CertificatePanel(_: { readonly desk: ArenaDesk }) {
  return null;
}
