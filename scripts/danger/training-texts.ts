import { join } from 'node:path'
import { asksByTopic } from '#content/chat/asks/all.ts'
import { elsewhere } from '#content/chat/asks/elsewhere.ts'
import { abuse, abuseInSpanish } from '../../tests/unit/assistant/danger-abuse.ts'
import { freshDanger } from '../../tests/unit/assistant/danger-fresh.ts'
import { indirect } from '../../tests/unit/assistant/danger-indirect.ts'
import { laterDanger } from '../../tests/unit/assistant/danger-later.ts'
import { medical, medicalInSpanish } from '../../tests/unit/assistant/danger-medical.ts'
import { mixed } from '../../tests/unit/assistant/danger-mixed.ts'
import { suicide, suicideInSpanish } from '../../tests/unit/assistant/danger-suicide.ts'
import { lines } from '../../tests/unit/assistant/lines.ts'
import { ordinary } from '../../tests/unit/assistant/ordinary.ts'
import { freshOrdinary } from '../../tests/unit/assistant/ordinary-fresh.ts'
import { laterOrdinary } from '../../tests/unit/assistant/ordinary-later.ts'
import { mixedOrdinary } from '../../tests/unit/assistant/ordinary-mixed.ts'
import { statements } from '../../tests/unit/assistant/ordinary-statements.ts'
import { askedBlind } from '../../tests/unit/assistant/questions-blind.ts'
import { askedFresh } from '../../tests/unit/assistant/questions-fresh.ts'
import { askedFreshToo } from '../../tests/unit/assistant/questions-fresh-more.ts'
import { aboutJobs } from '../../tests/unit/assistant/questions-jobs.ts'
import { askedLater } from '../../tests/unit/assistant/questions-later.ts'
import { askedLaterToo } from '../../tests/unit/assistant/questions-later-more.ts'
import { unanswerable, unanswerableToo } from '../../tests/unit/assistant/questions-none.ts'
import { aboutOffice } from '../../tests/unit/assistant/questions-office.ts'
import { aboutServices } from '../../tests/unit/assistant/questions-services.ts'
import { templateTexts } from './templates.ts'
import { type Kind, textsIn } from './texts-in.ts'

const inFolders = ['scripts/danger/texts', 'tests/unit/assistant/blind'].flatMap((folder) =>
  textsIn(join(import.meta.dirname, '../..', folder)),
)

const questions = [
  askedBlind,
  askedFresh,
  askedFreshToo,
  aboutJobs,
  askedLater,
  askedLaterToo,
  aboutOffice,
  aboutServices,
].flatMap((topics) => Object.values(topics).flatMap(lines))

const lists: { kind: Kind; texts: string[] }[] = [
  { kind: 'suicide', texts: [...suicide, ...suicideInSpanish] },
  { kind: 'abuse', texts: [...abuse, ...abuseInSpanish] },
  { kind: 'emergency', texts: [...medical, ...medicalInSpanish] },
  { kind: 'any', texts: [...indirect, ...mixed, ...freshDanger, ...laterDanger] },
  { kind: 'ordinary', texts: [...ordinary, ...freshOrdinary, ...laterOrdinary] },
  { kind: 'ordinary', texts: [...mixedOrdinary, ...statements] },
  { kind: 'ordinary', texts: [...questions, ...unanswerable, ...unanswerableToo] },
  {
    kind: 'ordinary',
    texts: [...Object.values(asksByTopic), elsewhere].flatMap(({ asks }) => lines(asks)),
  },
]

/** Everything that danger is learned from, each text once. */
export const trainingTexts = [
  ...new Map(
    [...templateTexts, ...inFolders, ...lists].flatMap(({ kind, texts }) =>
      texts.map((text): [string, Kind] => [text.toLowerCase(), kind]),
    ),
  ),
].map(([text, kind]) => ({ text, kind }))
