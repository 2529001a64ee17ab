import { writeFileSync } from 'node:fs'
import { learned } from './learn.ts'

writeFileSync('src/content/danger/weights.ts', learned())
