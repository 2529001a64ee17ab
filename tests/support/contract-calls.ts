import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallSchemas, Endpoint } from '#contract/platform/endpoint.ts'

/** A call of the contract; its name is `METHOD /path`. */
export type ContractCall = { name: string; call: Endpoint; schemas: CallSchemas }

const contract = join(import.meta.dirname, '../../src/contract')
const files = (await readdir(contract, { recursive: true })).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
)
const modules: Record<string, Record<string, unknown>>[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ join(contract, file))),
)

/** Every call of the contract, read from its files, so that a new call is included automatically. */
export const contractCalls: ContractCall[] = modules.flatMap((module) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Calls'))
    .flatMap(([name, calls]) => {
      const schemas = module[name.replace(/Calls$/, 'Schemas')] as Record<string, CallSchemas>
      return Object.entries(calls as Record<string, Endpoint>).map(([key, call]) => ({
        name: `${call.method} ${call.path}`,
        call,
        schemas: schemas[key] as CallSchemas,
      }))
    }),
)

export const writeCalls = contractCalls.filter(({ call }) => call.method !== 'GET')
