import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallFacts, FeatureCalls } from './call-examples.ts'

type Facts = CallFacts & { access: string; limit?: number } & Partial<
    Record<'needsScript' | 'noHoneypot' | 'why', string>
  >

const folder = join(import.meta.dirname, '../calls')
const modules: { calls: FeatureCalls }[] = await Promise.all(
  (await readdir(folder)).map((file) => import(/* @vite-ignore */ join(folder, file))),
)

/** What `tests/calls` says of each call, by its name. */
export const callFacts: Record<string, Facts> = Object.fromEntries(
  modules.flatMap(({ calls }) =>
    Object.entries(calls).flatMap(([access, facts]) =>
      Object.entries(facts).map(([name, each]) => [name, { ...each, access }]),
    ),
  ),
)
