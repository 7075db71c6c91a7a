import { Component, type ComponentChildren } from 'preact';
import { shellText } from './strings.ts';

interface Props {
  readonly children: ComponentChildren;
}

interface State {
  readonly broken?: unknown;
}

/** Says what happened where a page throws. The game is not in its hands: it is in the address and among the saves. */
export class Boundary extends Component<Props, State> {
  override state: State = {};

  override componentDidCatch(broken: unknown): void {
    console.error(broken);
    this.setState({ broken });
  }

  render({ children }: Props, { broken }: State) {
    return broken === undefined ? children : <Broken error={broken} />;
  }
}

export function Broken({ error, loading = false }: { readonly error: unknown; readonly loading?: boolean }) {
  return (
    <section class="card broken" role="alert">
      <h1>{shellText('brokenTitle')}</h1>
      <p>{shellText(loading ? 'notLoaded' : 'brokenLead')}</p>
      <details>
        <summary>{shellText('details')}</summary>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </details>
      <p class="ways">
        <button type="button" class="main" onClick={() => location.reload()}>
          {shellText('reload')}
        </button>
        <a href="#/">{shellText('backHome')}</a>
      </p>
    </section>
  );
}
