import { useQuery } from '@tanstack/react-query'
import { type NewsKind, newsAccess, newsKinds } from '#contract/records/news.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { Switch } from '#web/ui/Switch.tsx'
import { TitledSection } from '../privacy/TitledSection.tsx'
import styles from './NewsPanel.module.css'
import { newsMailQuery, saveNewsMail } from './news-queries.ts'
import { newsTexts } from './news-texts.ts'

/** What the signed-in user gets an email about. */
export function NewsMailSetting() {
  const may = useMay()
  const setting = useQuery(newsMailQuery)
  const saving = useChange({
    change: saveNewsMail,
    reload: newsMailQuery.queryKey,
    success: 'What you get an email about was changed',
    failure: 'Failed to save. Please try again.',
  })
  const shown = newsKinds.filter((kind) => may(newsAccess[kind]))
  if (shown.length === 0 || setting.data?.canMail === false) return null
  const chosen = setting.data?.kinds ?? []
  const choose = (kind: NewsKind, on: boolean) =>
    saving.mutate(newsKinds.filter((each) => (each === kind ? on : chosen.includes(each))))
  return (
    <TitledSection
      title="Email me when"
      hint="At most one email in an hour, without names. The dashboard has the details."
      query={setting}
    >
      {setting.data && (
        <div className={styles.choices}>
          {shown.map((kind) => (
            <Switch
              key={kind}
              label={newsTexts[kind].choice}
              showLabel
              checked={chosen.includes(kind)}
              disabled={saving.isPending}
              onChange={(on) => choose(kind, on)}
            />
          ))}
        </div>
      )}
    </TitledSection>
  )
}
