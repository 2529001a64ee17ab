/** How long a toast stays: longer when there is something to decide. */
export const timeOf = ({ action }: { action?: unknown }) => (action ? 10_000 : 5000)
