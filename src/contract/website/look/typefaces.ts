/**
 * The typefaces to choose from; the first one is built in. Each other one is a package of Fontsource with a
 * variable weight: to offer it, install the package and list it here.
 */
export const typefaces: Typeface[] = [
  {
    id: 'atkinson-hyperlegible-next',
    label: 'Atkinson Hyperlegible Next',
    note: 'Made for people with low vision: letters that look alike are drawn apart.',
    stack: '"Atkinson Hyperlegible Next Variable", Verdana, system-ui, sans-serif',
    package: '@fontsource-variable/atkinson-hyperlegible-next',
  },
  {
    id: 'lexend',
    label: 'Lexend',
    note: 'Wide and open, with more room between the letters, which helps many people read faster.',
    stack: '"Lexend Variable", Verdana, system-ui, sans-serif',
    package: '@fontsource-variable/lexend',
  },
  {
    id: 'literata',
    label: 'Literata',
    note: 'A book typeface with serifs, made for reading on screens.',
    stack: '"Literata Variable", Georgia, serif',
    package: '@fontsource-variable/literata',
  },
]

export type Typeface = {
  id: string
  label: string
  /** Why it reads well. */
  note: string
  /** Its name in stylesheets, and what stands in until it is loaded. */
  stack: string
  package: string
}
