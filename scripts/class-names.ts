import { globSync } from 'node:fs'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Short names for the classes of the CSS Modules, because a page and its script repeat each of them: two letters for the
 * file, and the number of the class in it. The server renders what the browser hydrates, so the names are the same in
 * all builds of the same sources.
 */
export function nameClasses(root: string) {
  const files = globSync('src/**/*.module.css', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const known = files.map((): string[] => [])
  return (name: string, path: string) => {
    const file = files.findIndex((file) => path.includes(file))
    const names = known[file] ?? []
    if (!names.includes(name)) names.push(name)
    return `${twoLetters(file)}${names.indexOf(name).toString(36)}`
  }
}

const twoLetters = (index: number) =>
  `${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}`
