import { rows } from './support/targets.ts'

/**
 * `npm run bench -- summary`: all targets for speed and memory on one page. What cannot be measured on this machine, for
 * example without a browser, is a line that says so.
 */
const measurements = [
  ['first-load'],
  ['lighthouse'],
  ['office'],
  ['pages'],
  ['start'],
  ['memory'],
  ['render'],
  ['applicants', 'sqlite', '1000', '100000'],
]
const page: string[] = []
for (const [name = '', ...options] of measurements) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, name, ...options)
  const before = rows.length
  try {
    await import(`./${name}.bench.ts`)
  } catch (error) {
    process.exitCode = 1
    const [reason] = String(error).split('\n')
    page.push(`| ${name} | could not be measured: ${reason} | | |`)
  }
  for (const { name: measured, value, target, met } of rows.slice(before)) {
    page.push(`| ${name}: ${measured} | ${value} | ${target} | ${met ? 'met' : '**not met**'} |`)
  }
}
console.log('\n| | measured | target | |\n|---|---|---|---|')
console.log(page.join('\n'))
