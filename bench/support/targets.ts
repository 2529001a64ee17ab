/** Everything that was measured beside its target, in order. */
export const rows: { name: string; value: string; target: string; met: boolean }[] = []

/** Whether a measured value meets its target. One that does not makes the command fail. */
export const atMost = (name: string, value: number, most: number, unit = '') =>
  add(name, value <= most, toText(value, unit), `≤ ${most}${unit && ` ${unit}`}`)

export const atLeast = (name: string, value: number, least: number) =>
  add(name, value >= least, toText(value, ''), `≥ ${least}`)

function add(name: string, met: boolean, value: string, target: string) {
  rows.push({ name, value, target, met })
  if (!met) process.exitCode = 1
  return met
}

/** Ratios need their decimals, and what has a unit does not. */
const toText = (value: number, unit: string) =>
  unit ? `${value.toFixed(value < 10 ? 1 : 0)} ${unit}` : String(Number(value.toFixed(2)))
