import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type TextSection,
  textSectionNames,
  textSections,
} from '#contract/website/site-texts/sections.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { Alert } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import styles from './EditWebsite.module.css'
import { pagePreviewQuery, type Shown } from './site-texts-queries.ts'

const widths = { computer: 1280, phone: 390 }
type Screen = keyof typeof widths

const screens = [
  { value: 'computer', label: 'Computer', icon: <Monitor className="icon" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone className="icon" /> },
]

const failed = 'The page could not be shown.'

type PageFrameProps = { shown: Shown; onChoose: (section: TextSection) => void }

/** The real page. A click on one of its sections chooses it. */
export function PageFrame({ shown, onChoose }: PageFrameProps) {
  const page = useQuery(pagePreviewQuery(shown))
  const [screen, setScreen] = useState<Screen>(() => (innerWidth < 600 ? 'phone' : 'computer'))
  const frame = useRef<HTMLIFrameElement>(null)

  const choose = useEffectEvent(onChoose)

  const listen = (document: Document) => {
    for (const section of textSectionNames) {
      const element = document.getElementById(textSections[section].anchor)
      if (!element) continue
      element.style.cursor = 'pointer'
      element.addEventListener('click', (event) => {
        event.preventDefault()
        // The referral is inside of the programs.
        event.stopPropagation()
        choose(section)
      })
    }
  }
  const mark = useEffectEvent(() => {
    if (frame.current?.contentDocument) markSection(frame.current.contentDocument, shown.section)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page is marked again for another section
  useEffect(() => mark(), [shown.section])

  return (
    <div className={styles.page}>
      <SegmentedControl
        label="Screen"
        hideLabel
        name="screen"
        options={screens}
        selected={screen}
        onChange={({ target }) => setScreen(target.value as Screen)}
      />
      {page.error && <Alert>{errorMessage(page.error, failed)}</Alert>}
      <Status>{page.isPending && 'Loading the page...'}</Status>
      <PreviewFrame
        frame={frame}
        title="The page as visitors will see it"
        html={page.data}
        width={widths[screen]}
        onLoad={(document) => {
          listen(document)
          markSection(document, shown.section)
        }}
      />
    </div>
  )
}

/** Puts a line around the section and scrolls to it, in the frame only. */
function markSection(page: Document, chosen: TextSection) {
  for (const section of textSectionNames) {
    const element = page.getElementById(textSections[section].anchor)
    if (!element) continue
    const isChosen = section === chosen
    element.style.outline = isChosen ? '4px dashed' : ''
    element.style.outlineOffset = '-8px'
    if (!isChosen) continue
    const header = page.querySelector('header')?.clientHeight ?? 0
    const { scrollY = 0 } = page.defaultView ?? {}
    const top = scrollY + element.getBoundingClientRect().top - header
    page.defaultView?.scrollTo({ top, behavior: 'instant' })
  }
}
