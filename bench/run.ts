import { readdir } from 'node:fs/promises'
import { startAsInProduction } from '../tests/support/server.ts'

/** `npm run bench -- NAME` runs `bench/NAME.bench.ts`. */
const [name] = process.argv.slice(2)
const known = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))

if (!name || !known.includes(name)) {
  console.error(`npm run bench -- NAME, where NAME is one of: ${known.join(', ')}`)
  process.exit(2)
}
startAsInProduction()
await import(`./${name}.bench.ts`)
