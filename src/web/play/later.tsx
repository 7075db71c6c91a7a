import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props<P extends object> {
  /** One function for one component. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A part of the page whose code comes when it is wanted. */
export function Later<P extends object>({ load, props }: Props<P>) {
  const [part, setPart] = useState<{ readonly Part: ComponentType<P> } | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    load().then((Part) => wanted && setPart({ Part }));
    return () => {
      wanted = false;
    };
  }, [load]);
  return part === undefined ? null : <part.Part {...props} />;
}
