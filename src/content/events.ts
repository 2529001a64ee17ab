import type { PublicEvent } from '#contract/website/events.ts'

export type EventContent = Pick<
  PublicEvent,
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
  | 'english'
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
      'A woman in a wheelchair plants seedlings in a raised bed, and a man waters them.',
    ),
  },
  {
    title: 'Friday Night Bowling',
    description:
      'Every Friday at six. There are ramps and bumpers for anyone who wants them, and shoes are on us. Come alone or bring your crew.',
    ...drawing('bowling', 'A man gets ready to bowl, and a woman beside him cheers.'),
  },
  {
    title: 'Porch Music Night',
    description:
      'Bring a guitar, a spoon or just your ears. We start when the sun goes down. A quiet room is open all evening.',
    ...drawing('music', 'A woman plays the banjo and a man plays the guitar under string lights.'),
  },
  {
    title: 'Our Art, Our Wall',
    description:
      'Paintings and drawings by people we support, hung by the people who made them. The artists are there to talk. Some of the pictures are for sale.',
    ...drawing('art', 'A woman paints flowers at an easel while a visitor has a cup of coffee.'),
  },
  {
    title: 'Saturday Trail Walk',
    description:
      'A slow mile on a smooth, level trail, once a month. It’s wide enough for two wheelchairs side by side, with benches along the way. We stop for every bird.',
    ...drawing(
      'walk',
      'A woman in a wheelchair points out a bird to two friends on a smooth trail in fall.',
    ),
  },
  {
    title: 'Open House',
    description:
      'See a home before you decide anything. Meet the people who live there and the staff who work there. Ask anything you like. No one will ask you to sign anything.',
    ...drawing('house', 'A woman waves to two visitors from the open door of a white house.'),
  },
  {
    title: 'Pie and Pastry Sale',
    description:
      'Our bakers are up at five so you don’t have to be. Come early for the chess pie. What we earn pays for the next class.',
    ...drawing(
      'bake',
      'Two bakers in aprons with a warm pie and cupcakes on a checked tablecloth.',
    ),
  },
  {
    title: 'Holiday Supper',
    description:
      'One long table, two kinds of stuffing and a seat for anyone who’d like company. Tell us what you can’t eat, and we’ll cook around it.',
    ...drawing(
      'holiday',
      'Three people share a holiday supper by candlelight, and snow falls outside.',
    ),
  },
]
