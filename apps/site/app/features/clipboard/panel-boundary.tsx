import { Button } from '@deckwright/ui';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { CrashBox } from '../../shared/feedback/crash-box.tsx';
import { absoluteUrl } from '../../shared/page/public-origin.ts';
import { useHosts, useSiteFacts } from '../../shared/page/site-settings.ts';
import { clipboardStore } from './store.ts';

type Props = { titleId: string; crashBox: typeof CrashBox; children: ReactNode };

/**
 * A crash of the panel clears the clipboard, which can be undone, and shows the same as a page's crash; the page stays.
 */
export class PanelBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(): void {
    clipboardStore.getState().clear();
  }

  override render() {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <Crashed
        error={error}
        titleId={this.props.titleId}
        Box={this.props.crashBox}
        onAgain={() => this.setState({ error: null, failed: false })}
      />
    );
  }
}

type CrashedProps = { error: unknown; titleId: string; Box: typeof CrashBox; onAgain: () => void };

function Crashed({ error, titleId, Box, onAgain }: CrashedProps) {
  const { pathname, search } = useLocation();
  const email = useSiteFacts()?.operator.email ?? null;
  const { apiHost } = useHosts();
  const { undo, toggle } = clipboardStore.getState();
  const goOn = (act: () => void) => () => {
    act();
    onAgain();
  };
  return (
    <div className="flex flex-col gap-3 p-4">
      <h2 id={titleId} className="font-display text-lg font-semibold">
        Clipboard
      </h2>
      <Box
        error={error}
        email={email}
        apiHost={apiHost}
        page={absoluteUrl(pathname + search)}
        tag="clipboard"
        inPage
      />
      <p className="text-sm text-muted">The clipboard was cleared. Undo brings its cards back.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={goOn(() => undefined)}>Continue with an empty clipboard</Button>
        <Button look="quiet" onClick={goOn(undo)}>
          Undo
        </Button>
        <Button look="quiet" onClick={toggle}>
          Close
        </Button>
      </div>
    </div>
  );
}
