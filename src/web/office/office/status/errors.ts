import type { ErrorCause, FailedRun, ServerError, Status } from '#contract/office/status.ts'
import { plural } from '#web/office/platform/format.ts'

/** Something that went wrong on the server, in plain words. */
export type Trouble = { id: string; at: string; what: string; todo: string; details: string }

const texts: Record<ErrorCause, { what: string; todo: string }> = {
  'disk full': {
    what: 'The disk was full, so something could not be stored.',
    todo: 'Free some space. The sender was asked to try again.',
  },
  'disk fault': {
    what: 'The disk could not be read or written.',
    todo: 'Ask the person who runs the server to check the disk and the rights of the data folder.',
  },
  'file store out of reach': {
    what: 'The store for pictures and documents did not answer.',
    todo: 'Ask the person who runs the server whether the store runs. Nothing is lost: the sender was asked to try again.',
  },
  'database out of reach': {
    what: 'The database did not answer.',
    todo: 'Ask the person who runs the server whether the database runs. Nothing is lost: the sender was asked to try again.',
  },
  'database locked': {
    what: 'Another program used the database for too long.',
    todo: 'If this happens often, ask the person who runs the server which program that is.',
  },
  'key missing': {
    what: 'A document could not be opened, because its key is missing or wrong.',
    todo: 'See “Keys” above.',
  },
  busy: {
    what: 'There was more to do than the server could take at once.',
    todo: 'Nothing, unless it happens often: then the server needs more memory or a faster machine.',
  },
  unexpected: {
    what: 'Something unexpected happened.',
    todo: 'Give the reference to the person who runs the server: it leads to the line in the log.',
  },
}

/** Errors of requests and of automatic tasks, newest first. */
export const listTroubles = ({ errors, failedRuns }: Status): Trouble[] =>
  [...errors.map(fromError), ...failedRuns.map(fromRun)].sort((a, b) => (a.at < b.at ? 1 : -1))

const fromError = ({ at, count, cause, route, reference }: ServerError): Trouble => ({
  id: `${cause} ${route}`,
  at,
  ...texts[cause],
  details: [...(count > 1 ? [plural(count, 'time')] : []), route, `reference ${reference}`].join(
    ', ',
  ),
})

const fromRun = ({ at, task, title, reason }: FailedRun): Trouble => ({
  id: `${at} ${task}`,
  at,
  what: `The automatic task “${title}” failed: ${reason}`,
  todo:
    task === 'nightly backup'
      ? 'See “Backup” above.'
      : 'It is tried again by itself. If it fails again, tell the person who runs the server.',
  details: '',
})
