import { unknownProgram } from '#contract/website/program-id.ts'
import type { TextsCache } from '#server/platform/context.ts'
import { badRequest } from '#server/platform/errors.ts'

/** What is wrong with the program that a record names. One that is hidden is known too: it was there before. */
export async function findProgramFault(texts: TextsCache, id: string) {
  const { programs } = (await texts.current()).programs
  return id && !programs.some((program) => program.id === id)
    ? badRequest(unknownProgram, { program: unknownProgram })
    : undefined
}

export async function refuseUnknownProgram(texts: TextsCache, id = '') {
  const fault = await findProgramFault(texts, id)
  if (fault) throw fault
}
