import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shellText } from './words.ts';

interface BoundaryProps {
  readonly children: ComponentChildren;
}

interface BoundaryState {
  readonly broken?: unknown;
}

/** Says what happened where a page throws. The game is not in its hands: it is in the address and among the saves. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  override componentDidCatch(broken: unknown): void {
    console.error(broken);
    this.setState({ broken });
  }

  render({ children }: BoundaryProps, { broken }: BoundaryState) {
    return broken === undefined ? children : <Failed error={broken} />;
  }
}

interface BrokenProps {
  readonly title: string;
  readonly why: string;
  /** Announced at once: the requested page could not be opened. */
  readonly role?: 'alert';
  /** Links to open instead, or what happened, below the reason. */
  readonly list?: ComponentChildren;
  /** The links that lead on. */
  readonly children: ComponentChildren;
}

/** A page that an address does not lead to: why, and where to go instead. */
export function Broken({ title, why, role, list, children }: BrokenProps) {
  return (
    <section class="card broken stack wide" role={role}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{why}</p>
      {list}
      <p class="ways row wide">{children}</p>
    </section>
  );
}

/** The text while something is loading. */
export function Waiting({ children }: { readonly children: string }) {
  return (
    <p class="waiting muted" role="status">
      {children}
    </p>
  );
}

function Failed({ error, loading = false }: { readonly error: unknown; readonly loading?: boolean }) {
  return (
    <Broken
      role="alert"
      title={shellText.brokenTitle}
      why={shellText[loading ? 'notLoaded' : 'brokenLead']}
      list={
        <details>
          <summary>{shellText.details}</summary>
          <pre translate={false}>{error instanceof Error ? error.message : String(error)}</pre>
        </details>
      }
    >
      <button type="button" class="main" onClick={() => location.reload()}>
        {shellText.reload}
      </button>
      <a href="#/">{shellText.toGames}</a>
    </Broken>
  );
}

interface Props<P extends object> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Told when it is on the screen. */
  readonly onShown?: () => void;
}

/**
 * A part of the app whose code comes when it is wanted. `load` is one function for one part: another function is
 * another part.
 */
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
    if (state.page !== undefined) onShown?.();
  }, [state.page]);
  if (state.error !== undefined) return <Failed error={state.error} loading />;
  // Nothing at first, so that a fast page does not flicker; then a text.
  if (state.page === undefined) return <Waiting>{shellText.loading}</Waiting>;
  const Page = state.page;
  return <Page {...props} />;
}

/**
 * What a promise gives, undefined until then; what was there before stays until something else is. Where it fails, the
 * page around it says so.
 */
export function usePromised<T>(make: () => Promise<T>, on: readonly unknown[]): T | undefined {
  const [given, setGiven] = useState<{ readonly value?: T; readonly error?: unknown }>({});
  useEffect(() => {
    let wanted = true;
    make().then(
      (value) => wanted && setGiven({ value }),
      (error: unknown) => wanted && setGiven({ error }),
    );
    return () => {
      wanted = false;
    };
  }, on);
  if ('error' in given) throw given.error;
  return given.value;
}
