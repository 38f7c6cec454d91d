import { Component, type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { focusWhenShown } from '../browser/focus-when-shown.ts';
import { PartLoadError } from './fetch-part.ts';

type Loaded<P> = { default: ComponentType<P> };

/** What replaces a part whose code could not be loaded. */
export type MissingPartProps = {
  /** Loads it again; the argument is whether the focus is on what replaces the part. */
  retry: (hasFocus: boolean) => void;
  /** Number of failed retries. */
  tries: number;
  /** Whether the focus was on the button of the last retry. */
  hadFocus: boolean;
};

type Replacements = {
  Missing: ComponentType<MissingPartProps>;
  /** Replaces a part that crashed. */
  Crashed: ComponentType<{ error: unknown }>;
  /** Read to screen readers when a retry has succeeded. */
  loadedText: string;
};

type Options<P> = {
  /** Rendered while the code cannot be loaded; by default a message and a button. */
  missing?: (props: P) => ReactNode;
};

/** A function that makes components whose code is loaded when they are first rendered. */
export type LazyPart = <P extends object>(
  load: () => Promise<Loaded<P>>,
  options?: Options<P>,
) => (props: P) => ReactNode;

/**
 * Makes `lazyPart` with what the site shows in place of parts that are missing or have crashed: their surroundings stay
 * either way.
 */
export function createLazyPart(replacements: Replacements): LazyPart {
  return function lazyPart<P extends object>(load: () => Promise<Loaded<P>>, { missing }: Options<P> = {}) {
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
          replacements={replacements}
        />
      );
    };
  };
}

type BoundaryProps = {
  draw: () => ReactNode;
  renew: () => void;
  missing: (() => ReactNode) | undefined;
  replacements: Replacements;
};
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
    if (error instanceof PartLoadError) this.props.renew();
  }

  retry = (hadFocus: boolean) => {
    this.setState(({ tries }) => ({ failed: false, error: null, tries: tries + 1, hadFocus }));
  };

  override render() {
    const { failed, error, tries, hadFocus } = this.state;
    const { draw, missing } = this.props;
    const { Missing, Crashed, loadedText } = this.props.replacements;
    if (!failed)
      return hadFocus ? (
        <>
          <span ref={focusWhenShown} tabIndex={-1} className="sr-only">
            {loadedText}
          </span>
          {draw()}
        </>
      ) : (
        draw()
      );
    if (!(error instanceof PartLoadError)) return <Crashed error={error} />;
    return missing ? missing() : <Missing retry={this.retry} tries={tries} hadFocus={hadFocus} />;
  }
}
