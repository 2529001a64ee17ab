import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { textSections } from '#contract/website/site-texts/sections.ts'
import type { EditedTexts } from '#contract/website/site-texts/site-texts.ts'
import { storedDraftId } from '#web/office/platform/drafts/drafts.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import styles from './EditWebsite.module.css'
import { PageFrame } from './PageFrame.tsx'
import { editedTextsQuery, type Shown } from './site-texts-queries.ts'
import { draftKind, TextsForm } from './TextsForm.tsx'

const failed = 'Failed to load the texts. Please try again.'

export function EditWebsiteScreen() {
  const texts = useQuery(editedTextsQuery)
  return (
    <>
      <ScreenTitle title="Edit Website" />
      <p className={styles.intro}>
        Choose a section below or click it on the page. Visitors see your text when you publish it.
      </p>
      <QueryStates query={texts} loading="Loading the texts..." failed={failed} />
      {texts.data && <Editor all={texts.data} />}
    </>
  )
}

EditWebsiteScreen.prefetch = prefetchAll(editedTextsQuery)

function Editor({ all }: { all: EditedTexts[] }) {
  // After a reload, the section with text that was not saved is open again.
  const [id, setId] = useState(() => storedDraftId(draftKind) ?? all[0]?.id)
  const [typed, setTyped] = useState<Shown>()
  const [resets, setResets] = useState(0)
  const item = all.find((each) => each.id === id) ?? all[0]
  const choose = useCallback((next: EditedTexts) => {
    setId(next.id)
    setTyped(undefined)
  }, [])
  if (!item) return null
  const { section } = item
  const shown = typed ?? { section, texts: item.draft ?? item.texts }
  return (
    <div className={styles.columns}>
      <nav className={styles.sections} aria-label="Sections of the page">
        {all.map((each) => (
          <button
            key={each.id}
            type="button"
            aria-current={each === item ? 'true' : undefined}
            onClick={() => choose(each)}
          >
            {textSections[each.section].label} <State of={each} />
          </button>
        ))}
      </nav>
      <TextsForm
        key={`${item.id} ${resets}`}
        edited={item}
        onPreview={(texts) => setTyped({ section, texts })}
        onClose={() => {
          setTyped(undefined)
          setResets(resets + 1)
        }}
      />
      <PageFrame
        shown={shown}
        onChoose={(chosen) => {
          const next = all.find((each) => each.section === chosen)
          if (next && next !== item) choose(next)
        }}
      />
    </div>
  )
}

function State({ of: { draft, publishAt } }: { of: EditedTexts }) {
  if (publishAt) return <Badge color="blue">Scheduled</Badge>
  return draft && <Badge color="orange">Draft</Badge>
}
