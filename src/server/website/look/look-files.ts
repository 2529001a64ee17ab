import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { iconOf, type Look, type LookPicture, lookFilePath } from '#contract/website/look/brand.ts'
import { computePalette } from '#contract/website/look/palette.ts'
import { builtInTones, type Colors, fixedTones } from '#contract/website/look/tokens.ts'
import { projectFolder } from '#server/platform/settings/project-folder.ts'
import { faviconSize, toFavicon } from './favicon.ts'
import { loadSharp } from './load-sharp.ts'
import { stylesOf } from './look-styles.ts'

/** The content of a picture that the look names. */
export type ReadPicture = (picture: LookPicture) => Promise<Buffer>

export type LookFile = { bytes: Buffer; type: string }

type Make = (look: Look, read: ReadPicture) => Promise<LookFile>

const png = 'image/png'
const svg = 'image/svg+xml; charset=utf-8'
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** Everything that is made from a look, by its name. Under the same names the build has what is built in. */
const makers: Record<string, Make> = {
  'leaf.svg': (look) => recolor('leaf.svg', look),
  'leaf-on-dark.svg': (look) => recolor('leaf-on-dark.svg', look),
  'app-icon.svg': (look) => recolor('app-icon.svg', look),
  'app-icon-maskable.svg': (look) => recolor('app-icon-maskable.svg', look),
  'favicon.svg': async (look, read) => {
    const icon = iconOf(look)
    return icon?.type === 'svg'
      ? { bytes: await read(icon), type: svg }
      : recolor('favicon.svg', look)
  },
  'favicon.ico': async (look, read) => {
    const drawn = await drawIcon(look, read, { size: faviconSize, builtIn: 'favicon.svg' })
    return { bytes: toFavicon(drawn), type: 'image/vnd.microsoft.icon' }
  },
  'apple-touch-icon.png': iconFile({ size: 180, margin: 0.08, filled: true }),
  'icon-192.png': iconFile({ size: 192 }),
  'icon-512.png': iconFile({ size: 512 }),
  'icon-maskable.png': iconFile({ size: 512, margin: 0.2, filled: true }),
  'share.png': drawShare,
}

/** The names of the build that another look replaces. */
export const replacedNames = Object.keys(makers)

export async function makeFile(name: string, look: Look, read: ReadPicture) {
  if (name === 'styles.css') {
    return { bytes: Buffer.from(stylesOf(look)), type: 'text/css; charset=utf-8' }
  }
  return Object.hasOwn(makers, name) ? makers[name]?.(look, read) : undefined
}

type IconOptions = {
  size: number
  /** The part of each side that stays empty. */
  margin?: number
  /** On white, for programs that show a transparent icon on black. */
  filled?: boolean
  /** The drawing of the build that is used without an icon. */
  builtIn?: string
}

function iconFile(options: IconOptions): Make {
  return async (look, read) => ({ bytes: await drawIcon(look, read, options), type: png })
}

async function drawIcon(look: Look, read: ReadPicture, options: IconOptions): Promise<Buffer> {
  const { size, margin = 0, filled = false, builtIn = 'app-icon.svg' } = options
  const icon = iconOf(look)
  if (!icon) return drawInside((await recolor(builtIn, look)).bytes, size, size)
  const edge = Math.round(size * margin)
  const drawn = await drawInside(await read(icon), size - 2 * edge, size - 2 * edge)
  const sharp = await loadSharp()
  const ground = filled ? '#ffffff' : clear
  return sharp(drawn)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .flatten(filled && { background: ground })
    .png()
    .toBuffer()
}

/** A picture within this size, centered on nothing. A drawing is drawn large enough first. */
export async function drawInside(content: Buffer, width: number, height: number) {
  const sharp = await loadSharp()
  return sharp(content, { density: 400, limitInputPixels: 40_000_000 })
    .resize({ width, height, fit: 'contain', background: clear })
    .png()
    .toBuffer()
}

/** A drawing of the build in the tones of the look, without the name of the provider it was drawn for. */
export async function recolor(name: string, look: Look): Promise<LookFile> {
  const drawing = await readFile(join(projectFolder, 'public', name), 'utf8')
  const { light } = computePalette(look).tones
  const { main, accent } = builtInTones.light
  const replaced = new Map(
    Object.entries({ ...main, ...accent })
      .filter(([token]) => /^(green|amber)-/.test(token))
      .map(([token, color]) => [color, light[token] ?? color]),
  )
  const text = drawing
    .replace(/<title>.*?<\/title>/, '')
    .replace(/#[\da-f]{6}/g, (color) => replaced.get(color) ?? color)
  return { bytes: Buffer.from(text), type: svg }
}

/** What others show who link to the site: the logo above hills in the tones of the look. */
async function drawShare(look: Look, read: ReadPicture): Promise<LookFile> {
  const { tones } = computePalette(look)
  const { width, height, top } = sharePlace
  const shown = look.logo ? await read(look.logo) : (await recolor('leaf.svg', look)).bytes
  const logo = await drawInside(shown, width, height)
  const sharp = await loadSharp()
  const bytes = await sharp(Buffer.from(drawShareGround(tones.light)))
    .composite([{ input: logo, top, left: Math.round((shareSize.width - width) / 2) }])
    .png({ palette: true, quality: 90 })
    .toBuffer()
  return { bytes, type: png }
}

/** What the manifest says about the look of the site as an app. */
export function appLook(look: Look) {
  const drawing = 'image/svg+xml'
  const icons = iconOf(look)
    ? [
        { file: 'icon-192.png', sizes: '192x192', type: png },
        { file: 'icon-512.png', sizes: '512x512', type: png },
        { file: 'icon-maskable.png', sizes: '512x512', type: png, purpose: 'maskable' },
      ]
    : [
        { file: 'app-icon.svg', sizes: 'any', type: drawing },
        { file: 'app-icon-maskable.svg', sizes: 'any', type: drawing, purpose: 'maskable' },
      ]
  return {
    background_color: fixedTones.light.page,
    theme_color: computePalette(look).tones.light.band,
    icons: icons.map(({ file, ...icon }) => ({ src: lookFilePath(look, file), ...icon })),
  }
}

const shareSize = { width: 1200, height: 630 }

/** Where the logo is, in the middle above the hills. */
const sharePlace = { width: 760, height: 260, top: 90 }

/** Hills under an empty sky. */
const drawShareGround = (tones: Colors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<path fill="${fixedTones.light.page}" d="M0 0h1200v630H0z"/>
<path fill="${tones.mist}" d="M0 430C90 385 180 380 285 412s180 17 285-17 195-36 300 0 180 34 330-7v242H0z"/>
<path fill="${tones['hill-far']}" d="M0 470c120-38 225-26 330-5s195 12 315-21 210-5 300 14 165 8 255-19v191H0z"/>
<path fill="${tones['hill-middle']}" d="M0 520c90-26 195-29 315-7s240 12 360-12 210-12 300 5 135 12 225-7v131H0z"/>
<path fill="${tones['hill-near']}" d="M0 560c150-22 300-15 465-3s315-7 450-17 195 3 285 12v78H0z"/>
</svg>`
