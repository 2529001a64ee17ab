import { builtInLook, type LookPicture } from '#contract/website/look/brand.ts'
import type { EditedLook, LookForm } from '#contract/website/look/look.ts'
import { typefaces } from '#contract/website/look/typefaces.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'

type Edited = { id: string } & EditedLook

export const toValues = (look: Omit<EditedLook, 'updatedAt'> = builtInLook): LookForm => {
  const { main, accent, typeface, logo, logoOnDark, icon } = look
  return { main, accent, typeface, logo, logoOnDark, icon }
}

/** How two versions of the look are compared. */
export const lookVersions: CompareOptions<LookForm, Edited> = {
  toValues,
  fields: {
    main: { label: 'Main color', text: ({ main }) => main },
    accent: { label: 'Accent color', text: ({ accent }) => accent },
    typeface: {
      label: 'Typeface',
      text: ({ typeface }) => typefaces.find(({ id }) => id === typeface)?.label ?? typeface,
    },
    logo: { label: 'Logo', text: ({ logo }) => describe(logo) },
    logoOnDark: {
      label: 'Logo for dark backgrounds',
      text: ({ logoOnDark }) => describe(logoOnDark),
    },
    icon: { label: 'Icon', text: ({ icon }) => describe(icon) },
  },
}

/** Two pictures of the same size differ in the first letters of their ids. */
const describe = (picture: LookPicture | null) =>
  picture
    ? `${picture.type.toUpperCase()}, ${picture.width} by ${picture.height} (${picture.id.slice(0, 6)})`
    : ''
