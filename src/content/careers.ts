export const careers = {
  lead: 'Come for work that matters. Stay for a team that shows up for you too.',
  benefits: [
    'Competitive salary and benefits',
    'Professional development',
    'Supportive work environment',
    'Flexible scheduling',
    'Health insurance',
    'Paid time off and holidays',
  ],
  picture: {
    src: '/art/careers-bus-stop.svg',
    alt: 'At a bus stop, a support professional and a man with Down syndrome laugh over the map of their trip',
  },
}
