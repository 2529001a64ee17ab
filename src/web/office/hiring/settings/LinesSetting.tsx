import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { TitledSection } from '#web/office/records/privacy/TitledSection.tsx'
import { Button } from '#web/ui/Button.tsx'
import styles from './HiringSettings.module.css'
import { LinesDialog } from './LinesDialog.tsx'

type LinesSettingProps<List> = Omit<
  ComponentProps<typeof LinesDialog<List & { updatedAt: string }>>,
  'list' | 'onClose' | 'hint'
> & {
  /** What opens the form in the address. */
  parameter: string
  query: UseQueryOptions<List, Error, List, string[]>
  /** What the list is for. */
  purpose: string
  /** A hint at the field; below it each line is one entry. */
  hint: string
}

/** A list of short texts that staff edit as lines. */
export function LinesSetting<List extends { updatedAt: string }>({
  parameter,
  query,
  purpose,
  ...dialog
}: LinesSettingProps<List>) {
  const [editing, setEditing] = useState(false)
  const list = useQuery(query)
  useLinkAction(parameter, () => setEditing(true))
  return (
    <TitledSection title={dialog.title} hint={purpose} query={list}>
      {list.data && (
        <>
          <ol className={styles.lines}>
            {dialog.linesIn(list.data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <Button variant="line" size="small" busy={editing} onClick={() => setEditing(true)}>
            <Pencil className="icon" /> Edit
            <span className="visually-hidden"> {dialog.title}</span>
          </Button>
        </>
      )}
      {editing && list.data && (
        <LinesDialog {...dialog} list={list.data} onClose={() => setEditing(false)} />
      )}
    </TitledSection>
  )
}
