/** How long a toast stays: longer when there is something to decide. */
export const toastDuration = ({ action }: { action?: unknown }) => (action ? 10_000 : 5000)
