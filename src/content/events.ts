import type { CareEvent } from '#contract/website/events.ts'

export type EventContent = Pick<
  CareEvent,
  'title' | 'description' | 'image' | 'picture' | 'startsAt' | 'endsAt' | 'past' | 'place'
> & {
  imageDescription: string
  /** Missing in a built-in event, which has no addresses of its own. */
  id?: string
}

/**
 * When a sample event is: on the first such weekday (Monday is 1) after some days, in a season's month if one
 * is given.
 */
export type SampleTime = {
  weekday: number
  afterDays: number
  month?: number
  from: string
  to: string
}

const drawing = (
  name: string,
  imageDescription: string,
): Pick<EventContent, 'image' | 'picture' | 'imageDescription'> => ({
  image: { path: `/art/event-${name}.svg` },
  picture: { width: 640, height: 480, sources: [] },
  imageDescription,
})

/** Shown without dates if no events can be loaded, and the sample content of a new database. */
export const builtInEvents: (EventContent & { when: SampleTime })[] = [
  {
    title: 'Spring Garden Day',
    description:
      'Help us fill the raised beds at our Murfreesboro office. Beds are wheelchair height, tools are easy to grip, and there is sweet tea in the shade. Bring a hat and take a tomato plant home.',
    when: { weekday: 6, afterDays: 3, month: 4, from: '10:00', to: '13:00' },
    place: 'Our office, 214 Poplar Grove Lane, Murfreesboro, TN',
    ...drawing(
      'garden',
      'Young plants in a wooden raised bed, with a green watering can beside it.',
    ),
  },
  {
    title: 'Friday Night Bowling',
    description:
      'Every Friday at six. There are ramps and bumpers for all who want them, and shoes are on us. Come alone or bring your crew.',
    when: { weekday: 5, afterDays: 2, from: '18:00', to: '20:30' },
    place: 'Murfreesboro, TN',
    ...drawing('bowling', 'A bowling ball on a lane in front of ten pins.'),
  },
  {
    title: 'Porch Music Night',
    description:
      'Bring a guitar, a spoon or just your ears. We start when the sun goes down. A quiet room is open all evening.',
    when: { weekday: 4, afterDays: 13, from: '18:30', to: '21:00' },
    place: 'Our office, 214 Poplar Grove Lane, Murfreesboro, TN',
    ...drawing('music', 'A banjo and a guitar on a porch under string lights.'),
  },
  {
    title: 'Our Art, Our Wall',
    description:
      'Paintings and drawings by people we support, hung by the people who made them. The artists are there to talk. Some of the pictures are for sale.',
    when: { weekday: 4, afterDays: 23, from: '17:00', to: '19:30' },
    place: 'Cookeville, TN',
    ...drawing('art', 'Framed paintings on a wall, and a picture of flowers on an easel.'),
  },
  {
    title: 'Saturday Trail Walk',
    description:
      'A slow mile on a smooth, level trail, once a month. It is wide enough for two chairs side by side, with benches on the way. We stop for every bird.',
    when: { weekday: 6, afterDays: 7, from: '09:30', to: '11:00' },
    place: 'Knoxville, TN',
    ...drawing('walk', 'A smooth path winds between trees in fall colors.'),
  },
  {
    title: 'Open House',
    description:
      'See a home before you decide anything. Meet the people who live there and the staff who work there. Ask what you want to know. Nobody will ask you to sign.',
    when: { weekday: 3, afterDays: 8, from: '16:00', to: '18:30' },
    place: 'Nashville, TN',
    ...drawing('house', 'A white house with a green roof and its front door open.'),
  },
  {
    title: 'Pie and Pastry Sale',
    description:
      'Our bakers are up at five so you do not have to be. Come early for the chess pie. What we earn pays for the next class.',
    when: { weekday: 6, afterDays: 16, from: '08:00', to: '11:30' },
    place: 'Murfreesboro, TN',
    ...drawing('bake', 'A warm pie and three cupcakes on a checked tablecloth.'),
  },
  {
    title: 'Holiday Supper',
    description:
      'One long table, two kinds of stuffing and a seat for anyone who would like company. Tell us what you cannot eat, and we will cook around it.',
    when: { weekday: 6, afterDays: 3, month: 12, from: '16:30', to: '19:00' },
    place: 'Our office, 214 Poplar Grove Lane, Murfreesboro, TN',
    ...drawing('holiday', 'A wreath with a red bow on a front door, and snow on the windowsills.'),
  },
]
