import type { Status } from '#contract/office/status.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import type { Item } from './status-items.ts'

export const clockItem = ({ at, clockDoubt }: Status): Item => ({
  id: 'clock',
  title: 'Clock',
  ...(clockDoubt
    ? {
        level: 'act',
        summary: `Nothing is deleted by itself, because the clock of the server may be wrong. ${clockDoubt}`,
        todo: [
          `Is it really ${formatDateTime(at)}? Then confirm it. What is due is deleted a day later at the earliest.`,
          'If not, ask the person who runs the server to set the clock, and confirm it afterwards. Records that arrived meanwhile may have a wrong date: look at them first.',
        ],
      }
    : { level: 'good', summary: 'The clock is right.', todo: [] }),
  facts: [['Time on the server', formatDateTime(at)]],
})
