export const careers = {
  lead: 'Come for work that matters. Stay for a team that shows up for you too.',
  benefits: [
    { id: 'pay', name: 'Competitive salary and benefits' },
    { id: 'development', name: 'Professional development' },
    { id: 'environment', name: 'Supportive work environment' },
    { id: 'scheduling', name: 'Flexible scheduling' },
    { id: 'insurance', name: 'Health insurance' },
    { id: 'time-off', name: 'Paid time off and holidays' },
  ],
  /** What the picture shows. */
  picture:
    'At a bus stop, a support professional and a man with Down syndrome laugh over the map of their trip',
} as const
