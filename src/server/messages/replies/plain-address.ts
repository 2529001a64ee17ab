import { z } from 'zod'

/** Forms accept unusual addresses that a mail server could read as two addresses or as a header. */
export const isPlainAddress = (text: string) => z.regexes.html5Email.test(text)
