import type { CareEvent } from '#contract/website/events.ts'

export type EventContent = Pick<
  CareEvent,
  | 'title'
  | 'description'
  | 'image'
  | 'picture'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'repeats'
  | 'firstStartsAt'
  | 'repeatsUntil'
  | 'past'
  | 'place'
> & {
  imageDescription: string
  /** Both are missing in a built-in event, which has no addresses of its own. */
  id?: string
  slug?: string
}

const drawing = (
  name: string,
  imageDescription: string,
): Pick<EventContent, 'image' | 'picture' | 'imageDescription'> => ({
  image: { path: `/art/event-${name}.svg` },
  picture: { width: 640, height: 480, sources: [] },
  imageDescription,
})

/** Shown if no events can be loaded, on the site of any provider, and the sample content of a new database. */
export const builtInEvents: EventContent[] = [
  {
    title: 'Spring Garden Day',
    description:
      'Help us fill the raised beds at our office. Beds are wheelchair height, tools are easy to grip, and there’s sweet tea in the shade. Bring a hat and take a tomato plant home.',
    ...drawing(
      'garden',
      'Young plants in a wooden raised bed, with a green watering can beside it.',
    ),
  },
  {
    title: 'Friday Night Bowling',
    description:
      'Every Friday at six. There are ramps and bumpers for anyone who wants them, and shoes are on us. Come alone or bring your crew.',
    ...drawing('bowling', 'A bowling ball on a lane in front of ten pins.'),
  },
  {
    title: 'Porch Music Night',
    description:
      'Bring a guitar, a spoon or just your ears. We start when the sun goes down. A quiet room is open all evening.',
    ...drawing('music', 'A banjo and a guitar on a porch under string lights.'),
  },
  {
    title: 'Our Art, Our Wall',
    description:
      'Paintings and drawings by people we support, hung by the people who made them. The artists are there to talk. Some of the pictures are for sale.',
    ...drawing('art', 'Framed paintings on a wall, and a picture of flowers on an easel.'),
  },
  {
    title: 'Saturday Trail Walk',
    description:
      'A slow mile on a smooth, level trail, once a month. It’s wide enough for two wheelchairs side by side, with benches along the way. We stop for every bird.',
    ...drawing('walk', 'A smooth path winds between trees in fall colors.'),
  },
  {
    title: 'Open House',
    description:
      'See a home before you decide anything. Meet the people who live there and the staff who work there. Ask anything you like. No one will ask you to sign anything.',
    ...drawing('house', 'A white house with a green roof and its front door open.'),
  },
  {
    title: 'Pie and Pastry Sale',
    description:
      'Our bakers are up at five so you don’t have to be. Come early for the chess pie. What we earn pays for the next class.',
    ...drawing('bake', 'A warm pie and three cupcakes on a checked tablecloth.'),
  },
  {
    title: 'Holiday Supper',
    description:
      'One long table, two kinds of stuffing and a seat for anyone who’d like company. Tell us what you can’t eat, and we’ll cook around it.',
    ...drawing('holiday', 'A wreath with a red bow on a front door, and snow on the windowsills.'),
  },
]
