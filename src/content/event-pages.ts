/** The words of the pages with all events and with one event. */
export const eventPages = {
  title: 'Events by month',
  description: (name: string) =>
    `Events of ${name} for people we support, families, staff and neighbors.`,
  noDate: 'Date to be announced',
  month: (month: string, year: string) => `${month} ${year}`,
  event: 'Event',
  loading: 'Loading the event...',
  failed: 'Failed to load the event. Please try again.',
  all: 'All events',
}
