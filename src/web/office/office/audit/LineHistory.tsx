import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { AuditLine } from '#contract/records/audit.ts'
import { onlyRecord, type VersionKind } from '#contract/records/versions.ts'
import type { EditedTexts } from '#contract/website/site-texts/site-texts.ts'
import { type CompareOptions, listChanges } from '#web/office/platform/drafts/compare.ts'
import type { Compare } from '#web/office/records/versions/versions-queries.ts'
import { lazyDialog } from '#web/ui/lazy-component.tsx'

const HistoryDialog = lazyDialog(
  async () => (await import('#web/office/records/versions/HistoryDialog.tsx')).HistoryDialog,
)

const comparing =
  <Values extends object, Item>(options: CompareOptions<Values, Item>): Compare =>
  (earlier, later) =>
    listChanges(options, earlier as Item, later as Item)

/** How the form of each kind compares two versions. */
const compares: Record<VersionKind, () => Promise<Compare>> = {
  'hero slide': async () =>
    comparing((await import('#web/office/website/hero/HeroSlideForm.tsx')).heroVersions),
  job: async () => comparing((await import('#web/office/hiring/jobs/job-terms.ts')).jobVersions),
  event: async () =>
    comparing((await import('#web/office/website/events/event-versions.ts')).eventVersions),
  'team member': async () =>
    comparing((await import('#web/office/website/team/TeamMemberDialog.tsx')).teamVersions),
  testimonial: async () =>
    comparing(
      (await import('#web/office/website/testimonials/TestimonialForm.tsx')).testimonialVersions,
    ),
  'message template': async () =>
    comparing((await import('#web/office/messages/templates/TemplateDialog.tsx')).templateVersions),
  notice: async () =>
    comparing((await import('#web/office/website/notices/NoticeFormPage.tsx')).noticeVersions),
  'site details': async () =>
    comparing(
      (await import('#web/office/website/site-details/site-details-versions.ts'))
        .siteDetailsVersions,
    ),
  look: async () =>
    comparing((await import('#web/office/website/look/look-versions.ts')).lookVersions),
  'site text': async () => {
    const { textVersions } = await import('#web/office/website/site-texts/text-versions.ts')
    return (earlier, later) =>
      comparing(textVersions((later as EditedTexts).section))(earlier, later)
  },
}

type LineHistoryProps = { line: AuditLine & { kind: VersionKind }; onClose: () => void }

/** The versions of a record, from the one that a line of the audit log is about. */
export function LineHistory({ line, onClose }: LineHistoryProps) {
  const { kind, objectId, at } = line
  const { data: compare } = useQuery({
    queryKey: ['compare', kind],
    queryFn: compares[kind],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    compare && (
      <Suspense>
        <HistoryDialog
          record={{ kind, id: objectId ?? onlyRecord }}
          until={at}
          compare={compare}
          onRestored={onClose}
          onClose={onClose}
        />
      </Suspense>
    )
  )
}
