/** What a panel may show or do, for display only; the server checks permissions itself. */
export type StaffPanelProps = { uid: string; isAdmin: boolean };
