import type * as english from '../provider.ts'

export { addressLines, builtInDetails, country, emptyDetails, sampleName } from '../provider.ts'

const unnamed = 'Nuestra organización'

export const shownName: typeof english.shownName = ({ name }) => name || unnamed

export const withName: typeof english.withName = (text, details) =>
  text.replaceAll('{provider}', () => shownName(details))

export const nameAndTagline: typeof english.nameAndTagline = (details) =>
  [shownName(details), details.tagline].filter(Boolean).join(': ')
