import { isBuilt } from '../../scripts/build-stamp.js'

let checked = false

/** The file of one of the server's programs, such as `main` or `office-command`. */
export function builtProgram(name: string): string {
  // An old build would say nothing about the sources.
  if (!checked && !isBuilt()) throw new Error('The sources have changed: npm run build')
  checked = true
  return `dist/server/${name}.js`
}
