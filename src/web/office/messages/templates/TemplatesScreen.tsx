import { useQuery } from '@tanstack/react-query'
import type { MessageTemplate } from '#contract/messages/templates.ts'
import { useReopenDraft } from '#web/office/platform/drafts/drafts.ts'
import { plural } from '#web/office/platform/format.ts'
import { ClampedText } from '#web/office/platform/layout/cells.tsx'
import { DeleteDialog } from '#web/office/platform/layout/DeleteDialog.tsx'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ManagementScreen, useMode } from '#web/office/platform/layout/ManagementScreen.tsx'
import { RowActions } from '#web/office/platform/layout/RowActions.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { afterDeletion } from '#web/office/records/versions/versions-queries.ts'
import { type Column, Table } from '#web/ui/Table.tsx'
import { MissingTemplates } from './MissingTemplates.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import {
  deleteTemplate,
  kindLabels,
  templatesQuery,
  useEditableKinds,
} from './templates-queries.ts'

const texts = {
  loading: 'Loading message templates...',
  failed: 'Failed to load message templates. Please try again.',
  empty: 'No message templates found. Add your first one!',
  add: 'Add Message Template',
}

const forColumn: Column<MessageTemplate> = {
  header: 'For',
  card: 'fact',
  cell: ({ kind }) => kindLabels[kind],
}

/** The texts that staff begin a reply or a message with, of the kinds that they may edit. */
export function TemplatesScreen() {
  const kinds = useEditableKinds()
  const templates = useQuery({
    ...templatesQuery,
    select: (all) => kinds.flatMap((kind) => all.filter((template) => template.kind === kind)),
  })
  const { mode, add, edit, remove, close } = useMode<MessageTemplate>()
  useLinkAction('new', add)
  useReopenDraft('message template', templates.data, (template) =>
    template ? edit(template) : add(),
  )
  const busy = mode.kind !== 'list'

  const columns: Column<MessageTemplate>[] = [
    { header: 'Name', card: 'lead', cell: ({ name }) => name },
    ...(kinds.length > 1 ? [forColumn] : []),
    { header: 'Subject', card: 'sub', cell: ({ subject }) => subject },
    { header: 'Text', card: 'wide', cell: ({ text }) => <ClampedText>{text}</ClampedText> },
    {
      header: 'Actions',
      card: 'actions',
      cell: (template) => (
        <RowActions
          name={template.name}
          busy={busy}
          onEdit={() => edit(template)}
          onDelete={() => remove(template)}
        />
      ),
    },
  ]

  return (
    <>
      <ManagementScreen
        title="Message Templates"
        query={templates}
        count={(rows) => plural(rows.length, 'message template')}
        texts={texts}
        drawing="/art/empty-messages.svg"
        onAdd={add}
        busy={busy}
      >
        {(rows) => (
          <Table
            caption="Message templates"
            columns={columns}
            rows={rows}
            rowKey={(template) => template.id}
          />
        )}
      </ManagementScreen>
      {templates.data && <MissingTemplates templates={templates.data} kinds={kinds} />}
      {mode.kind === 'add' && <TemplateDialog onClose={close} />}
      {mode.kind === 'edit' && <TemplateDialog template={mode.item} onClose={close} />}
      {mode.kind === 'delete' && (
        <DeleteDialog
          title="Delete Message Template"
          question="Are you sure you want to delete this message template?"
          name={mode.item.name}
          remove={() => deleteTemplate(mode.item)}
          reload={templatesQuery.queryKey}
          success="Message template deleted"
          failure="Failed to delete the message template. Please try again."
          {...afterDeletion('message template', mode.item)}
          onClose={close}
        />
      )}
    </>
  )
}

TemplatesScreen.prefetch = prefetchAll(templatesQuery)
