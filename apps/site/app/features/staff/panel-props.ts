/** What a panel may show or do, as far as the page goes; the server decides for itself. */
export type StaffPanelProps = { uid: string; isAdmin: boolean };
