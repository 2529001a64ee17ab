import { useQuery } from '@tanstack/react-query'
import { builtInTeam } from '#content/team.ts'
import { PageControls, PagedList } from '#web/ui/PagedList.tsx'
import { EmptyState, Notice } from '#web/ui/States.tsx'
import { type PageSteps, usePages } from '#web/ui/use-pages.ts'
import { Section } from '../layout/Section.tsx'
import { MemberCard, MemberCardsSkeleton } from './MemberCard.tsx'
import styles from './TeamSection.module.css'
import { teamQuery } from './team-query.ts'

/** Must match the widths in the CSS, which applies until hydration. */
const steps: PageSteps = [
  { from: 1201, perPage: 4 },
  { from: 1025, perPage: 3 },
  { from: 769, perPage: 2 },
]

/** Team members, one page at a time. Shows samples if they cannot be loaded. */
export function TeamSection() {
  const { data, isPending, refetch } = useQuery(teamQuery)
  const failed = !data && !isPending
  const members = data ?? (failed ? builtInTeam : [])
  const pages = usePages(members.length, steps, { wraps: true })
  return (
    <Section
      id="team"
      title="The people who pick up the phone"
      controls={members.length > 1 && <PageControls pages={pages} noun="team page" dots />}
    >
      {isPending && <MemberCardsSkeleton className={styles.cards} />}
      {failed && (
        <Notice title="Failed to load team members" onRetry={refetch}>
          These are sample people.
        </Notice>
      )}
      {data?.length === 0 && (
        <EmptyState
          framed
          drawing="/art/empty-team.svg"
          title="No team members available at the moment. Check back soon!"
        />
      )}
      {members.length > 0 && (
        <PagedList
          pages={pages}
          items={members}
          itemKey={(member, index) => `${index} ${member.name}`}
          className={styles.cards}
        >
          {(member, index) => (
            // A new key collapses a long comment again when its page is left.
            <MemberCard key={String(pages.isShown(index))} member={member} />
          )}
        </PagedList>
      )}
    </Section>
  )
}
