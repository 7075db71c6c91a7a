import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Broken } from './boundary.tsx';
import { shellText } from './strings.ts';

interface Props<P extends object> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Told when the page is on the screen. */
  readonly onShown: () => void;
}

/** A page whose code comes when it is wanted. `load` is one function for one page: another function is another page. */
export function Loaded<P extends object>({ load, props, onShown }: Props<P>) {
  const [state, setState] = useState<{ page?: ComponentType<P>; error?: unknown }>({});
  useEffect(() => {
    let wanted = true;
    setState({});
    load().then(
      (page) => wanted && setState({ page }),
      (error: unknown) => wanted && setState({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  useEffect(() => {
    if (state.page !== undefined) onShown();
  }, [state.page]);
  if (state.error !== undefined) return <Broken error={state.error} loading />;
  if (state.page === undefined) return <Waiting />;
  const Page = state.page;
  return <Page {...props} />;
}

/** Nothing for a moment, so that what comes at once does not flicker; then a word. */
function Waiting() {
  return (
    <p class="waiting" role="status">
      {shellText('loading')}
    </p>
  );
}
