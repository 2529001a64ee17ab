/** The drawings that come with the product, with what they show in a few words. */
const drawingSizes = {
  about: [940, 808],
  careers: [880, 760],
  program: [560, 240],
  event: [640, 480],
  hero: [1600, 800],
} as const

const drawingLabels = {
  'about-kitchen': 'Biscuits at a kitchen table',
  'careers-bus-stop': 'A map at the bus stop',
  'program-living': 'A home',
  'program-community': 'Out in the community',
  'program-growth': 'Learning',
  'program-family': 'A family',
  'event-art': 'Paintings on a wall',
  'event-bake': 'A pie and cupcakes',
  'event-bowling': 'Bowling',
  'event-garden': 'A raised garden bed',
  'event-holiday': 'A wreath on a door',
  'event-house': 'A white house',
  'event-music': 'A banjo and a guitar',
  'event-walk': 'A path between trees',
  'hero-hills': 'Green hills at sunrise',
  'hero-market': 'A market on Main Street',
  'hero-porch': 'Two rocking chairs on a porch',
} as const

export type DrawingName = keyof typeof drawingLabels

const toDrawing = (name: DrawingName) => {
  const [width, height] = drawingSizes[name.split('-')[0] as keyof typeof drawingSizes]
  return { path: `/art/${name}.svg`, width, height, widths: [], label: drawingLabels[name] }
}

export const drawings = (Object.keys(drawingLabels) as DrawingName[]).map(toDrawing)

/** A drawing as the picture of a text. */
export const drawingPicture = (name: DrawingName, description = '') => {
  const { path, width, height } = toDrawing(name)
  return { path, width, height, widths: [], description }
}

/** The icons that values can have. */
export const iconNames = [
  'heart',
  'compass',
  'circles',
  'people',
  'sprout',
  'star',
  'home',
  'hands',
  'shield',
  'sun',
] as const
export type IconName = (typeof iconNames)[number]
