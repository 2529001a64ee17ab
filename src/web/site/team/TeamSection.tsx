import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { langOf } from '#content/lang-of.ts'
import type { MemberContent } from '#content/team.ts'
import { teamTexts } from '#content/team-texts.ts'
import { fileUrl } from '#web/api/call.ts'
import { getInitials } from '#web/ui/initials.ts'
import { PageControls, PagedList } from '#web/ui/PagedList.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { ReadMore } from '#web/ui/ReadMore.tsx'
import { EmptyState, Loading, Notice, Skeleton } from '#web/ui/States.tsx'
import { type PageSteps, usePages } from '#web/ui/use-pages.ts'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { Section } from '../layout/Section.tsx'
import { useSamples } from '../use-samples.ts'
import styles from './TeamSection.module.css'
import { teamQuery } from './team-query.ts'

/** Must match the widths in the CSS, which applies until hydration. */
const steps: PageSteps = [
  { from: 1201, perPage: 4 },
  { from: 1025, perPage: 3 },
  { from: 769, perPage: 2 },
]

const loadSamples = async () => (await import('#content/team.ts')).builtInTeam

/** Team members, one page at a time. Shows samples if they cannot be loaded. */
export function TeamSection() {
  const { data, isPending, refetch } = useQuery(teamQuery)
  const failed = !data && !isPending
  const samples = useSamples(failed, 'team', loadSamples)
  const members = data ?? samples ?? []
  const pages = usePages(members.length, steps, { wraps: true })
  return (
    <Section
      id="team"
      title={teamTexts.title}
      controls={members.length > 1 && <PageControls pages={pages} noun={teamTexts.page} dots />}
    >
      {isPending && <MemberCardsSkeleton className={styles.cards} />}
      {failed && (
        <Notice title={teamTexts.failed} onRetry={refetch}>
          {samples && samples.length > 0 && teamTexts.samples}
        </Notice>
      )}
      {data?.length === 0 && (
        <EmptyState framed drawing="/art/empty-team.svg" title={teamTexts.none} />
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

function MemberCard({ member }: { member: MemberContent }) {
  const nameId = useId()
  const { name, position, comment, image, picture, imageDescription, english } = member
  return (
    <article className={styles.member} aria-labelledby={nameId}>
      <div className={styles.face} lang={langOf(english, 'imageDescription')}>
        <b aria-hidden="true">{getInitials(name)}</b>
        {image && picture && (
          <Picture
            src={fileUrl(image)}
            alt={imageDescription}
            {...picture}
            sizes="(width >= 64.0625em) 420px, (width >= 48.0625em) 50vw, 260px"
          />
        )}
      </div>
      <h3 id={nameId}>{name}</h3>
      <p className={styles.position} lang={langOf(english, 'position')}>
        {position}
      </p>
      <div className={styles.comment}>
        <ReadMore
          text={`“${comment}”`}
          about={name}
          limit={200}
          lang={langOf(english, 'comment')}
        />
        <EnglishNote of={english} />
      </div>
    </article>
  )
}

function MemberCardsSkeleton({ className }: { className: string | undefined }) {
  return (
    <Loading text={teamTexts.loading} flush>
      <ul className={className} data-ready="false" aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <li key={place} className={styles.member}>
            <div className={styles.face}>
              <Skeleton shape="picture" />
            </div>
            <div className={styles.waiting}>
              <Skeleton shape="heading" />
              <Skeleton />
              <Skeleton />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
