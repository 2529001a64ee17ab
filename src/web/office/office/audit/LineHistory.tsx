import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { AuditLine } from '#contract/records/audit.ts'
import { onlyRecord, type SettingName, type VersionKind } from '#contract/records/versions.ts'
import type { EditedTexts } from '#contract/website/site-texts/site-texts.ts'
import { comparing } from '#web/office/records/versions/HistoryButton.tsx'
import type { Compare } from '#web/office/records/versions/versions-queries.ts'
import { loadPrograms } from '#web/office/website/site-texts/programs.ts'
import { lazyDialog } from '#web/ui/lazy-component.tsx'

const HistoryDialog = lazyDialog(
  async () => (await import('#web/office/records/versions/HistoryDialog.tsx')).HistoryDialog,
)

const hiring = () => import('#web/office/hiring/settings/setting-versions.ts')

/** How the form of each kind compares two versions. */
const compares: Record<VersionKind, (id: string) => Promise<Compare>> = {
  'hero slide': async () =>
    comparing((await import('#web/office/website/hero/HeroSlideForm.tsx')).heroVersions),
  job: async () =>
    comparing(
      (await import('#web/office/hiring/jobs/job-terms.ts')).jobVersions(await loadPrograms()),
    ),
  event: async () =>
    comparing((await import('#web/office/website/events/event-versions.ts')).eventVersions),
  'team member': async () =>
    comparing((await import('#web/office/website/team/TeamMemberDialog.tsx')).teamVersions),
  testimonial: async () =>
    comparing(
      (await import('#web/office/website/testimonials/TestimonialForm.tsx')).testimonialVersions(
        await loadPrograms(),
      ),
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
  setting: async (name) => settings[name as SettingName](),
}

const settings: Record<SettingName, () => Promise<Compare>> = {
  'interview questions': async () => comparing((await hiring()).questionVersions),
  reasons: async () => comparing((await hiring()).reasonVersions),
  'first-day list': async () => comparing((await hiring()).firstDayVersions),
  'hiring rules': async () => comparing((await hiring()).rulesVersions),
  'application retention': async () => comparing((await hiring()).retentionVersions),
  'referral retention': async () =>
    comparing(
      (await import('#web/office/referrals/referrals/ReferralRetention.tsx')).retentionVersions,
    ),
  spanish: async () =>
    comparing((await import('#web/office/website/spanish/SpanishSetting.tsx')).settingVersions),
}

type LineHistoryProps = { line: AuditLine & { kind: VersionKind }; onClose: () => void }

/** The versions of a record, from the one that a line of the audit log is about. */
export function LineHistory({ line, onClose }: LineHistoryProps) {
  const { kind, objectId, at } = line
  const id = objectId ?? onlyRecord
  const { data: compare } = useQuery({
    queryKey: ['compare', kind, id],
    queryFn: () => compares[kind](id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    compare && (
      <Suspense>
        <HistoryDialog
          record={{ kind, id }}
          until={at}
          compare={compare}
          onRestored={onClose}
          onClose={onClose}
        />
      </Suspense>
    )
  )
}
