import { contrast, luminance, type Tone, toColor, toTone } from './colors.ts'
import {
  builtInColors,
  builtInTones,
  type Colors,
  type Family,
  fixedTones,
  pairs,
  readable,
  type Scheme,
} from './tokens.ts'

export type ChosenColors = Record<Family, string>

export type Palette = {
  /** The chosen colors, each moved to the nearest one that text can be read on. */
  used: ChosenColors
  /** Every computed token by its name, for each scheme. */
  tones: Record<Scheme, Colors>
  /** The pairs of text and background with their contrast, the lowest of both schemes. */
  checked: { front: string; back: string; least: number; ratio: number }[]
}

/**
 * Computes all tones of the design from two colors. A tone keeps the lightness of the built-in one, which its
 * contrast depends on, and takes hue and strength from the chosen color. What still fails is moved until it passes.
 */
export function computePalette(chosen: ChosenColors): Palette {
  const used = { main: moveMain(chosen.main), accent: moveAccent(chosen.accent, chosen.main) }
  const tones = { light: computeScheme('light', used), dark: computeScheme('dark', used) }
  const shown = (scheme: Scheme, name: string) =>
    tones[scheme][name] ?? fixedTones[scheme][name] ?? ''
  const checked = pairs.map(({ front, back, least }) => {
    const ratios = (['light', 'dark'] as const).map((scheme) =>
      contrast(shown(scheme, front), shown(scheme, back)),
    )
    return { front, back, least, ratio: Math.min(...ratios) }
  })
  return { used, tones, checked }
}

export const isBuiltIn = ({ main, accent }: ChosenColors) =>
  main === builtInColors.main && accent === builtInColors.accent

const white = '#ffffff'
const step = 0.005

/** Buttons of this color have white text. */
const moveMain = (color: string) =>
  nearestWhere(color, (moved) => contrast(moved, white) >= readable)

/** The text on it is dark or white, whichever can be read. */
function moveAccent(color: string, main: string) {
  const dark = darkest(main)
  return nearestWhere(color, (moved) => bestText(moved, dark).ratio >= readable)
}

/** The color itself, or the one next to it in lightness that passes. */
function nearestWhere(color: string, passes: (color: string) => boolean): string {
  if (passes(color)) return color
  const tone = toTone(color)
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [tone.lightness - distance, tone.lightness + distance]) {
      if (lightness < 0 || lightness > 1) continue
      const moved = toColor({ ...tone, lightness })
      if (passes(moved)) return moved
    }
  }
  return color
}

const darkest = (main: string) => retone(builtInTones.light.main['on-accent'] ?? '', 'main', main)

function bestText(ground: string, dark: string) {
  const [onDark, onWhite] = [contrast(ground, dark), contrast(ground, white)]
  return onDark >= readable || onDark >= onWhite
    ? { text: dark, ratio: onDark }
    : { text: white, ratio: onWhite }
}

/** Text, and pale and very dark surfaces, stay calm, however strong the color is. */
const strongest = ({ lightness, chroma }: Tone) =>
  lightness > 0.85 ? 2 : chroma < 0.035 ? 1.4 : 2.6

/** A built-in tone in the hue and strength of another color. */
function retone(tone: string, family: Family, color: string): string {
  if (color === builtInColors[family]) return tone
  const [from, base, to] = [toTone(tone), toTone(builtInColors[family]), toTone(color)]
  const strength = Math.min(to.chroma / base.chroma, strongest(from))
  return toColor({ lightness: from.lightness, chroma: from.chroma * strength, hue: to.hue })
}

function computeScheme(scheme: Scheme, used: ChosenColors): Colors {
  const tones: Colors = {}
  for (const family of ['main', 'accent'] as const) {
    for (const [name, tone] of Object.entries(builtInTones[scheme][family])) {
      tones[name] = retone(tone, family, used[family])
    }
  }
  if (scheme === 'light') Object.assign(tones, mainTones(used.main))
  Object.assign(tones, accentTones(used, tones))
  repair(tones, fixedTones[scheme])
  return tones
}

/** The main color itself is on buttons and links. Pressed, a button gets darker, or lighter where that is not seen. */
function mainTones(main: string): Colors {
  if (main === builtInColors.main) return {}
  const darker = toTone(main).lightness > 0.28 ? -1 : 1
  const hover = shift(main, 0.07 * darker)
  return {
    'green-700': main,
    'hill-near': main,
    link: main,
    action: main,
    'action-hover': hover,
    'action-press': shift(main, 0.13 * darker),
  }
}

function accentTones({ main, accent }: ChosenColors, tones: Colors): Colors {
  if (isBuiltIn({ main, accent })) return {}
  const { text } = bestText(accent, darkest(main))
  if (accent === builtInColors.accent) return { 'on-accent': text }
  const hover = shift(accent, text === white ? -0.06 : 0.06)
  return {
    ...('amber-400' in tones && { 'amber-400': accent }),
    'accent-fill': accent,
    'accent-fill-hover': hover,
    'on-accent': text,
  }
}

function shift(color: string, by: number): string {
  const tone = toTone(color)
  return toColor({ ...tone, lightness: tone.lightness + by })
}

/** A tone that only the chosen color decides is never moved here: what is written on it is. */
const chosenTones = ['action', 'accent-fill']
const rounds = 8

/** Moves tones of pairs that fail, first the text and then, where it cannot move, the background. */
function repair(tones: Colors, fixed: Colors) {
  for (let round = 0; round < rounds; round += 1) {
    let moved = false
    for (const { front, back, least } of pairs) {
      const [text, ground] = [tones[front] ?? fixed[front], tones[back] ?? fixed[back]]
      if (!text || !ground || contrast(text, ground) >= least) continue
      moved = true
      const name = front in tones && !chosenTones.includes(front) ? front : back
      const other = name === front ? ground : text
      tones[name] = moveAway(tones[name] ?? ground, other, least)
    }
    if (!moved) return
  }
}

/** The nearest color with enough contrast, lighter or darker than the other as before. */
function moveAway(color: string, other: string, least: number): string {
  const tone = toTone(color)
  const direction = luminance(color) >= luminance(other) ? 1 : -1
  for (let distance = step; distance <= 1; distance += step) {
    const moved = toColor({ ...tone, lightness: tone.lightness + direction * distance })
    if (contrast(moved, other) >= least) return moved
  }
  return direction > 0 ? white : '#000000'
}
