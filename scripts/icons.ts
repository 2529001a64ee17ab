import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * The icons of Lucide without the eight attributes that are the same in all of them, and that the styles have: a page
 * with a hundred icons is 14 KB smaller before it is compressed, and hydrates sooner.
 */
export const plainIcons: Plugin = {
  name: 'plain icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/.*\/createLucideIcon\.mjs$/ },
    handler: () => ({ code: createIcon, map: null }),
  },
}

const createIcon = `
import { createElement } from 'react'
export default ({ node }) => {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props) => {
    const hidden = props['aria-label'] ? undefined : true
    const own = { viewBox: '0 0 24 24', fill: 'none', 'aria-hidden': hidden }
    return createElement('svg', { ...own, ...props }, shapes)
  }
}
`

const lucide = 'node_modules/lucide-react/dist/esm'
type Shape = [tag: string, attributes: Record<string, string>]

/**
 * One file with the icons of the site, and a plugin that makes its pages refer to it. With their shapes, the list of jobs
 * was too large to arrive in one round trip.
 */
export async function makeIconFile(root: string) {
  const icons = await Promise.all(
    listIconFiles(root).map(async (file, index) => {
      const { __iconData: icon } = await import(pathToFileURL(join(root, lucide, file)).href)
      return { file, id: index.toString(36), shapes: icon.node as Shape[] }
    }),
  )
  const groups = icons.map(({ id, shapes }) => `<g id="${id}">${shapes.map(write).join('')}</g>`)
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`
  const name = `assets/site/icons-${createHash('sha256').update(text).digest('hex').slice(0, 6)}.svg`
  const plugin: Plugin = {
    name: 'icons of one file',
    transform: {
      filter: { id: icons.map(({ file }) => new RegExp(`/lucide-react/dist/esm/${file}$`)) },
      handler: (_, path) => {
        const id = icons.find(({ file }) => path.endsWith(`/${file}`))?.id
        const shape = ['use', { href: `/${name}#${id}`, key: '' }]
        const code = `import create from '../createLucideIcon.mjs'
          export default /* @__PURE__ */ create({ node: ${JSON.stringify([shape])} })`
        return { code, map: null }
      },
    },
  }
  return { name, text, plugin }
}

/** Where Lucide has the icons that the site imports. */
function listIconFiles(root: string): string[] {
  const exported = readFileSync(join(root, lucide, 'lucide-react.mjs'), 'utf8')
  const files = globSync('src/web/{site,ui}/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
  const imported = files.flatMap((file) => {
    const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(
      readFileSync(join(root, file), 'utf8'),
    ) ?? ['']
    return names.split(',').map((name) => name.trim().split(' ')[0] ?? '')
  })
  const used = [...new Set(imported)].flatMap((name) => {
    const [, file] =
      new RegExp(`default as ${name}[, ].* from '\\./(icons/.*)'`).exec(exported) ?? []
    return file ?? []
  })
  return [...new Set(used)].sort()
}

function write([tag, { key: _, ...attributes }]: Shape): string {
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${all.join('')}/>`
}
