/** A color in OKLCH, where equal steps look equal: lightness from 0 to 1, chroma, and hue in degrees. */
export type Tone = { lightness: number; chroma: number; hue: number }

type Channels = [red: number, green: number, blue: number]

/** The contrast of two colors as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export function luminance(color: string): number {
  const [red, green, blue] = toLinear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The matrices are those of Björn Ottosson's definition of Oklab. */
export function toTone(color: string): Tone {
  const [red, green, blue] = toLinear(color)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** The color of a tone. One that no screen can show loses as much chroma as it must. */
export function toColor({ lightness, chroma, hue }: Tone): string {
  const within = Math.min(1, Math.max(0, lightness))
  let [low, high] = [0, chroma]
  let channels = channelsOf({ lightness: within, chroma, hue })
  if (!isShowable(channels)) {
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2
      if (isShowable(channelsOf({ lightness: within, chroma: middle, hue }))) low = middle
      else high = middle
    }
    channels = channelsOf({ lightness: within, chroma: low, hue })
  }
  return `#${channels.map(toHex).join('')}`
}

function channelsOf({ lightness, chroma, hue }: Tone): Channels {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShowable = (channels: Channels) =>
  channels.every((value) => value >= -0.0005 && value <= 1.0005)

function toHex(linear: number): string {
  const within = Math.min(1, Math.max(0, linear))
  const encoded = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

function toLinear(color: string): Channels {
  const read = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [read(1), read(3), read(5)]
}
