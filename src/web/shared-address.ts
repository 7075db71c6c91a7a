/** Where others find the app, before `#`; undefined where it is open on this machine alone. */
export function sharedAddress(place: { readonly href: string } = location): string | undefined {
  const { protocol, hostname } = new URL(place.href);
  const isAlone = !/^https?:$/.test(protocol) || /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
  return isAlone ? undefined : place.href.replace(/#.*$/s, '');
}
