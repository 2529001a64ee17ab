const browsers: [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'a Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'a Mac'],
  [/Linux/, 'Linux'],
]

/** What a browser calls itself, as a person would: Chrome on Windows. Each names others it is not, so the order counts. */
export function deviceOf(userAgent: string): string {
  const browser = first(browsers, userAgent)
  const system = first(systems, userAgent)
  if (!browser) return system ?? 'Unknown device'
  return system ? `${browser} on ${system}` : browser
}

const first = (known: [RegExp, string][], userAgent: string) =>
  known.find(([sign]) => sign.test(userAgent))?.[1]
