import { Plus } from 'lucide-react'
import { firstTemplates } from '#content/message-templates.ts'
import type { MessageTemplate, TemplateKind } from '#contract/messages/templates.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { plural } from '#web/office/platform/format.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './MissingTemplates.module.css'
import { saveTemplate, templatesQuery } from './templates-queries.ts'

type MissingTemplatesProps = { templates: MessageTemplate[]; kinds: TemplateKind[] }

/** Offers the templates that came with a newer version, or that someone deleted. */
export function MissingTemplates({ templates, kinds }: MissingTemplatesProps) {
  const isThere = ({ kind, name }: (typeof firstTemplates)[number]) =>
    templates.some((each) => each.kind === kind && each.name === name)
  const missing = firstTemplates.filter((each) => kinds.includes(each.kind) && !isThere(each))
  const adding = useChange({
    change: async () => {
      for (const template of missing) await saveTemplate(template, undefined)
    },
    reload: templatesQuery.queryKey,
    success: `${plural(missing.length, 'message template')} added`,
    failure: 'Failed to add the templates. Please try again.',
  })
  if (missing.length === 0) return null
  const names = new Intl.ListFormat('en-US').format(missing.map(({ name }) => `“${name}”`))
  return (
    <div className={styles.missing}>
      <p>Built in, but not in your list: {names}.</p>
      <Button
        variant="line"
        size="small"
        busy={adding.isPending}
        onClick={() => adding.mutate(undefined)}
      >
        <Plus className="icon" /> Add the built-in templates that are missing
      </Button>
    </div>
  )
}
