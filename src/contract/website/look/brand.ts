/** A logo or an icon. Its id is a hash of its content, so it never changes. */
export type LookPicture = {
  id: string
  type: 'svg' | 'png'
  width: number
  height: number
  /** Whether it stands out on a light background, and on a dark one. */
  onLight: boolean
  onDark: boolean
}

/** What the provider's pages look like. Visitors get this with every page, so it has no more than they need. */
export type Look = {
  /** In the addresses of everything that is made from the look; empty while it is the built-in one. */
  key: string
  main: string
  accent: string
  typeface: string
  logo: LookPicture | null
  logoOnDark: LookPicture | null
  icon: LookPicture | null
}

export const builtInLook: Look = {
  key: '',
  main: '#225745',
  accent: '#eba63c',
  typeface: 'atkinson-hyperlegible-next',
  logo: null,
  logoOnDark: null,
  icon: null,
}

/** The address of a logo or an icon, below the site. */
export const lookPicturePath = ({ id, type }: LookPicture) => `/look/pictures/${id}.${type}`

/** The address of a file that follows the look. That of the built-in look is part of the build. */
export const lookFilePath = ({ key }: Pick<Look, 'key'>, name: string) =>
  key ? `/look/${key}/${name}` : `/${name}`

/** A wide logo has the name in it, so the name is not written beside it. */
export const isWide = ({ width, height }: LookPicture) => width >= 2 * height

/** The icon, or a logo that is about as high as wide. */
export const iconOf = ({ icon, logo }: Pick<Look, 'icon' | 'logo'>) =>
  icon ?? (logo && !isWide(logo) ? logo : null)

/** A small picture that stands for the provider. */
export function markPath(look: Look) {
  const icon = iconOf(look)
  return icon ? lookPicturePath(icon) : lookFilePath(look, 'leaf.svg')
}

/** How a logo is shown. */
export type BrandLogo = {
  src: string
  width: number
  height: number
  /** Without the name beside it. */
  alone: boolean
  /** Another file for the dark scheme, and for paper. */
  dark?: string | undefined
  print?: string | undefined
  /** On a light plate, because it cannot be seen on dark: in the dark scheme, or always. */
  plate?: 'in dark' | 'always' | undefined
}

/** The logo on a page, which is light or dark with the scheme, or on a band, which is always dark. */
export function brandLogo(look: Look, on: 'page' | 'band'): BrandLogo {
  const { logo, logoOnDark } = look
  if (!logo) {
    const src = lookFilePath(look, on === 'page' ? 'leaf.svg' : 'leaf-on-dark.svg')
    return { src, width: 48, height: 48, alone: false }
  }
  const plate = logoOnDark || logo.onDark ? undefined : on === 'page' ? 'in dark' : 'always'
  const shown = (on === 'band' && logoOnDark) || logo
  const { width, height } = shown
  const paths = on === 'page' ? { dark: logoOnDark } : { print: logoOnDark && logo }
  return {
    src: lookPicturePath(shown),
    width,
    height,
    alone: isWide(shown),
    plate,
    ...Object.fromEntries(
      Object.entries(paths).flatMap(([name, other]) =>
        other ? [[name, lookPicturePath(other)]] : [],
      ),
    ),
  }
}
