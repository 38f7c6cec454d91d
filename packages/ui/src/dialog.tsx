import { type ReactNode, type RefObject, useId } from 'react';
import { CloseIcon } from './icons/edit-icons.tsx';

type Props = {
  /** `ref.current.showModal()` opens it; Escape, the close button and a click outside close it. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
  /** In the middle of the page, from the right (on a phone from below), or from the right on every screen. */
  from?: 'middle' | 'edge' | 'side';
  onClose?: () => void;
};

const LOOKS = { middle: 'pop', edge: 'sheet', side: 'sheet sheet-side' };

/** A native modal dialog, which traps focus and restores it when closed. */
export function Dialog({ ref, title, children, from = 'middle', onClose }: Props) {
  const id = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      closedby="any"
      data-keeps-clipboard=""
      className={LOOKS[from]}
    >
      <div className="sticky -top-4 z-10 -mx-4 -mt-4 flex items-center justify-between gap-4 bg-surface px-4 pt-4 pb-3">
        <h2 id={id} className="font-display text-lg font-semibold">
          {title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label="Close"
            className="-m-2 inline-flex size-11 items-center justify-center rounded-md hover:bg-raised"
          >
            <CloseIcon className="size-5" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

type DrawerProps = Omit<Props, 'from'>;

/** A dialog from the right edge; a bottom sheet on a phone. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} from="edge" />;
}

/** A full-height dialog from the right edge on every screen, used for the menu of small screens. */
export function SideDrawer(props: DrawerProps) {
  return <Dialog {...props} from="side" />;
}
