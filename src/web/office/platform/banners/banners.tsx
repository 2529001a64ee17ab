import { queryOptions, useQuery } from '@tanstack/react-query'
import { Lock, type LucideIcon, Sprout, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type SampleContent,
  type SampleKind,
  sampleContentCalls,
  sampleKinds,
} from '#contract/website/sample-content.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { sampleContentKey, useChange } from '../drafts/use-change.ts'
import { plural } from '../format.ts'
import { sectionPath } from '../paths.ts'
import styles from './banners.module.css'

type BannerProps = { label: string; icon: LucideIcon; text: string; action: ReactNode }

/** A one-time task above every screen. When hidden, it comes back on the next visit. */
function Banner({ label, icon: Icon, text, action }: BannerProps) {
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  return (
    <section className={styles.banner} aria-label={label} data-keep-clear>
      <Icon className="icon" />
      <p>{text}</p>
      <span className={styles.action}>{action}</span>
      <span className={styles.hide}>
        <IconButton
          label={`Hide: ${label}`}
          icon={<X className="icon" />}
          onClick={() => setHidden(true)}
        />
      </span>
    </section>
  )
}

export function PasswordBanner() {
  const navigate = useNavigate()
  return (
    <Banner
      label="Your password"
      icon={Lock}
      text="You still use the password that was generated for you."
      action={
        <Button
          variant="line"
          size="small"
          onClick={() => navigate(sectionPath('account', 'password'))}
        >
          Change your password
        </Button>
      }
    />
  )
}

const sampleQuery = queryOptions({
  queryKey: sampleContentKey,
  queryFn: async () => (await call(sampleContentCalls.get, {})).data,
})

const nouns: Record<SampleKind, string> = {
  'hero slide': 'slide',
  job: 'job posting',
  event: 'event',
  'team member': 'team member',
  testimonial: 'testimonial',
}

/** Offers to delete all sample content. */
export function SampleBanner() {
  const { data } = useQuery(sampleQuery)
  // A copy, so that the numbers in the question do not change while it is open.
  const [asking, setAsking] = useState<SampleContent>()
  const removing = useChange({
    change: () => call(sampleContentCalls.remove, {}),
    // Any screen may show sample content.
    reload: ['office'],
    success: 'Sample content removed',
    failure: 'Failed to remove the sample content. Please try again.',
    onDone: () => setAsking(undefined),
  })
  if (!data || (data.total === 0 && !asking)) return null
  return (
    <>
      <Banner
        label="Sample content"
        icon={Sprout}
        text="The site still shows sample content."
        action={
          <Button
            variant="line"
            size="small"
            onClick={() => {
              removing.reset()
              setAsking(data)
            }}
          >
            Remove sample content
          </Button>
        }
      />
      {asking && (
        <ConfirmDialog
          title="Remove sample content"
          question={`This deletes ${describeCounts(asking)} that came with the site.`}
          action="Remove"
          busy={removing.isPending}
          problem={removing.error?.message}
          onConfirm={() => removing.mutate()}
          onCancel={() => setAsking(undefined)}
        >
          <p>
            What you added or changed stays. Until you add slides of your own, the site shows its
            built-in ones.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

const names = new Intl.ListFormat('en-US')

const describeCounts = ({ counts }: SampleContent) =>
  names.format(
    sampleKinds.filter((kind) => counts[kind] > 0).map((kind) => plural(counts[kind], nouns[kind])),
  )
