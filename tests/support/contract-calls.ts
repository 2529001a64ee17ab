import type { CallSchemas, Endpoint } from '#contract/endpoint.ts'

/** A call of the contract; its name is `METHOD /path`. */
export type ContractCall = { name: string; call: Endpoint; schemas: CallSchemas }

const modules = import.meta.glob<Record<string, Record<string, unknown>>>(
  ['../../src/contract/*.ts', '!../../src/contract/*.test.ts'],
  { eager: true },
)

/** Every call of the contract, read from its files, so that a new call is included automatically. */
export const contractCalls: ContractCall[] = Object.values(modules).flatMap((module) =>
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
