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
  'program-living': 'Two housemates at home',
  'program-community': 'Coffee in the park',
  'program-growth': 'Learning at a table',
  'program-family': 'A family at supper',
  'event-art': 'A painter at an easel',
  'event-bake': 'Bakers with pie and cupcakes',
  'event-bowling': 'Bowling',
  'event-garden': 'Planting a raised bed',
  'event-holiday': 'A holiday supper',
  'event-house': 'Visitors at a white house',
  'event-music': 'A banjo and a guitar',
  'event-walk': 'Friends on a trail',
  'hero-hills': 'Friends at sunrise',
  'hero-market': 'A market on Main Street',
  'hero-porch': 'Housemates on a porch',
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
