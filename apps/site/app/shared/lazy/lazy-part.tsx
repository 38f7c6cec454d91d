import { Component, type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CrashBox } from '../crash/crash-box.tsx';
import { PartMissing } from '../part/fetch-part.ts';
import { useHosts, useSiteFacts } from '../site/site-settings.ts';
import { useSeenUrl } from '../site/use-seen-url.ts';
import { focusWhenShown } from '../view/focus-when-shown.ts';
import { MissingPart } from './missing-part.tsx';

type Loaded<P> = { default: ComponentType<P> };

type Options<P> = {
  /** Rendered while the code cannot be loaded; by default a message and a button. */
  missing?: (props: P) => ReactNode;
};

/**
 * A component whose code is loaded when it is first rendered. If loading fails it says so and offers a retry, and if it
 * crashes a crash box replaces it: its surroundings stay either way.
 */
export function lazyPart<P extends object>(
  load: () => Promise<Loaded<P>>,
  { missing }: Options<P> = {},
): (props: P) => ReactNode {
  let Part = lazy(load);
  // A lazy component caches its failure.
  const renew = () => {
    Part = lazy(load);
  };
  return function LazyPart(props: P) {
    return (
      <Boundary
        draw={() => createElement<P>(Part, props)}
        renew={renew}
        missing={missing && (() => missing(props))}
      />
    );
  };
}

type BoundaryProps = { draw: () => ReactNode; renew: () => void; missing: (() => ReactNode) | undefined };
type BoundaryState = {
  failed: boolean;
  error: unknown;
  tries: number;
  /** Whether the button to retry had the focus, which is then for what replaces it. */
  hadFocus: boolean;
};

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, error: null, tries: 0, hadFocus: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartMissing) this.props.renew();
  }

  retry = (hadFocus: boolean) => {
    this.setState(({ tries }) => ({ failed: false, error: null, tries: tries + 1, hadFocus }));
  };

  override render() {
    const { failed, error, tries, hadFocus } = this.state;
    const { draw, missing } = this.props;
    if (!failed)
      return hadFocus ? (
        <>
          <span ref={focusWhenShown} tabIndex={-1} className="sr-only">
            Loaded
          </span>
          {draw()}
        </>
      ) : (
        draw()
      );
    if (!(error instanceof PartMissing)) return <Crashed error={error} />;
    return missing ? missing() : <MissingPart retry={this.retry} tries={tries} hadFocus={hadFocus} />;
  }
}

function Crashed({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const email = useSiteFacts()?.operator.email ?? null;
  const { apiHost } = useHosts();
  const page = useSeenUrl(pathname + search);
  return <CrashBox error={error} email={email} apiHost={apiHost} page={page} tag="part" inPage />;
}
