import type { Plugin } from 'vite'

/**
 * Nothing in the contract has side effects, but the bundler cannot know that of a schema. So each definition becomes a
 * call that may be left out, and a page without schemas contains nothing of zod. `npm run bench -- first-load` checks this.
 */
export const pureContract: Plugin = {
  name: 'pure contract',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/contract\// },
    handler(code) {
      const values = this.parse(code)
        .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
        .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
        .flatMap(({ init }) => (init && !/Function|Literal/.test(init.type) ? [init] : []))
      return values.reduceRight(
        (text, { start, end }) =>
          `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
        code,
      )
    },
  },
}

const copy = '?first'
const isContract = (id: string) => id.includes('/src/contract/')

/**
 * Makes copies of the contract for these modules. The first screen needs names and addresses of it, but forms that are
 * loaded later need the schemas in the same modules, and with them zod.
 */
export const copyContract = (modules: Set<string>): Plugin => ({
  name: 'copy contract',
  resolveId: {
    order: 'pre',
    filter: { id: /contract\/|^\./ },
    async handler(id, importer = '') {
      if (!modules.has(importer) && !importer.endsWith(copy)) return null
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && isContract(found.id) ? { ...found, id: found.id + copy } : null
    },
  },
})

/** The same modules, with copies of those of the contract. */
export const withCopies = (modules: Set<string>) =>
  new Set([...modules].map((id) => (isContract(id) ? id + copy : id)))
