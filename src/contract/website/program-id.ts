import { z } from 'zod'

export const unknownProgram = 'This program is not known'

/** The id of a program; empty for none. Staff add programs, so only the server can say which there are. */
export const ProgramId = z.string().regex(/^[a-z0-9-]{0,40}$/, unknownProgram)
