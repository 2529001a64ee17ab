import { useId } from 'react'
import type { MemberContent } from '#content/team.ts'
import { fileUrl } from '#web/api/call.ts'
import { getInitials } from '#web/ui/initials.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { ReadMore } from '#web/ui/ReadMore.tsx'
import { Loading, Skeleton } from '#web/ui/States.tsx'
import styles from './MemberCard.module.css'

export function MemberCard({ member }: { member: MemberContent }) {
  const nameId = useId()
  const { name, position, comment, image, picture, imageDescription } = member
  return (
    <article className={styles.member} aria-labelledby={nameId}>
      <div className={styles.face}>
        <b aria-hidden="true">{getInitials(name)}</b>
        {image && picture && (
          <Picture
            src={fileUrl(image)}
            alt={imageDescription}
            width={picture.width}
            height={picture.height}
            sources={picture.sources}
            sizes="(width >= 64.0625em) 420px, (width >= 48.0625em) 50vw, 260px"
          />
        )}
      </div>
      <h3 id={nameId}>{name}</h3>
      <p className={styles.position}>{position}</p>
      <div className={styles.comment}>
        <ReadMore text={`“${comment}”`} about={name} limit={200} />
      </div>
    </article>
  )
}

export function MemberCardsSkeleton({ className }: { className: string | undefined }) {
  return (
    <Loading text="Loading team members..." flush>
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
