import { useRef } from 'react';
import { Button } from '../button.tsx';
import { Dialog, Drawer, SideDrawer } from '../dialog.tsx';

export function DialogSample() {
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button look="quiet" onClick={() => ref.current?.showModal()}>
        Open the dialog
      </Button>
      <Dialog ref={ref} title="Clear the deck?">
        <p>You can undo this.</p>
      </Dialog>
    </>
  );
}

export function DrawerSample() {
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button look="quiet" onClick={() => ref.current?.showModal()}>
        Open the drawer
      </Button>
      <Drawer ref={ref} title="Clipboard">
        <p>Nothing here yet.</p>
      </Drawer>
    </>
  );
}

export function SideDrawerSample() {
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button look="quiet" onClick={() => ref.current?.showModal()}>
        Open the menu
      </Button>
      <SideDrawer ref={ref} title="Menu">
        <p>Entries.</p>
      </SideDrawer>
    </>
  );
}
