import type { CallSchemas, Endpoint } from '#contract/endpoint.ts'

/** `METHOD /path` as the contract writes it, what it is, and what is checked of it. */
export type ContractCall = { name: string; call: Endpoint; schemas: CallSchemas }

const modules = import.meta.glob<Record<string, Record<string, unknown>>>(
  ['../../src/contract/*.ts', '!../../src/contract/*.test.ts'],
  { eager: true },
)

/** Every call of the contract, found in its files: a new call is here without being added anywhere. */
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
