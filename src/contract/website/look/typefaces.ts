/**
 * The typefaces to choose from; the first one is built in. Each other one is a package of Fontsource with a
 * variable weight: to offer it, install the package and list it here.
 */
export const typefaces: Typeface[] = [
  {
    id: 'atkinson-hyperlegible-next',
    label: 'Atkinson Hyperlegible Next',
    note: 'Made for people with low vision: letters that look alike are drawn apart.',
    family: 'Atkinson Hyperlegible Next Variable',
    package: '@fontsource-variable/atkinson-hyperlegible-next',
  },
]

export type Typeface = {
  id: string
  label: string
  /** Why it reads well. */
  note: string
  /** Its name in stylesheets. */
  family: string
  package: string
}
