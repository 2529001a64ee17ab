import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { languageNames } from '#contract/platform/language.ts'
import { formatPhone, phoneHref } from '#contract/platform/phone.ts'
import { payers } from '#contract/referrals/payers.ts'
import type { OpenedReferral } from '#contract/referrals/referrals.ts'
import { fileUrl } from '#web/api/call.ts'
import { formatDate, formatDateTime } from '#web/office/platform/format.ts'
import { BreakableEmail } from '#web/office/platform/layout/cells.tsx'
import { withExternalNote } from '#web/office/records/documents/external-note.ts'
import record from '#web/office/records/handling/RecordPage.module.css'
import { programsQuery } from '#web/office/website/site-texts/programs.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { FileRow, FileRows } from '#web/ui/FileRows.tsx'
import { Alert } from '#web/ui/States.tsx'
import { sizeText } from '#web/ui/size.ts'
import { words } from '#web/ui/words.ts'
import styles from './ReferralFacts.module.css'
import { programName } from './referral-list.ts'

/** What was sent: the person, who refers, the needs and the files. */
export function ReferralFacts({ referral }: { referral: OpenedReferral }) {
  const programs = useQuery(programsQuery).data
  const { name, organization, role, phone, email, guardian, birthYear, needs } = referral
  return (
    <section className={record.letter} aria-label="Referral">
      <Facts
        title="The person"
        facts={[
          ['Name', referral.personName],
          ['Birth year', birthYear ?? 'Not given'],
          ['County', referral.county],
          ['Program', programName(referral.program, programs)],
          ['Guardian or conservator', guardian || 'None named'],
          ...given([
            ['Program that pays', referral.payer && payers[referral.payer]],
            ['Health plan', referral.healthPlan],
            ['Support coordinator', referral.coordinator],
            ['Language of the person', referral.spokenLanguage],
            ['Interpreter', referral.interpreter && 'Needed'],
            ['How the person communicates', referral.communication],
          ]),
        ]}
      />
      <div>
        <h2 className={styles.title}>Needs</h2>
        {needs === null && unreadable}
        {needs === '' && <p className={record.none}>Nothing was written.</p>}
        {needs && <p className={record.text}>{needs}</p>}
      </div>
      {referral.additions.map(({ id, at, text }) => (
        <div key={id}>
          <h2 className={styles.title}>Added {formatDateTime(at)}</h2>
          {text === null ? unreadable : <p className={record.text}>{text}</p>}
        </div>
      ))}
      {referral.files.length > 0 && <Files files={referral.files} />}
      <Facts
        title="Referred by"
        facts={[
          ['Name', name],
          ['Organization', organization || 'Not given'],
          ['Role', role || 'Not given'],
          ...given([
            [
              'Phone',
              phone && (
                <a key="phone" href={phoneHref(phone)}>
                  {formatPhone(phone)}
                </a>
              ),
            ],
            [
              'Email',
              email && (
                <a key="email" href={`mailto:${email}`}>
                  <BreakableEmail email={email} />
                </a>
              ),
            ],
          ]),
          ['Received', formatDateTime(referral.createdAt)],
          ['Written in', languageNames[referral.language]],
          ...given([['Sent with', referral.easyRead && 'Easy Read']]),
          ['Reference', referral.reference],
        ]}
      />
    </section>
  )
}

const unreadable = (
  <Alert>This text cannot be opened now. Please tell the person who runs the server.</Alert>
)

type Fact = [label: string, text: ReactNode]

/** Without what nobody has to say. */
const given = (facts: Fact[]) => facts.filter(([, text]) => text)

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A browser shows a file in a new tab, or downloads it if it cannot show it. */
function Files({ files }: Pick<OpenedReferral, 'files'>) {
  return (
    <div>
      <h2 className={styles.title}>Files</h2>
      <FileRows label="Files of this referral">
        {files.map(({ id, path, name, size, loadsExternal, addedAt }) => (
          <FileRow
            key={id}
            icon={<FileText className="icon" />}
            name={name}
            note={withExternalNote(
              addedAt ? `${sizeText(size)}, added ${formatDate(addedAt)}` : sizeText(size),
              loadsExternal,
            )}
          >
            <LinkButton
              variant="line"
              size="small"
              href={fileUrl(path)}
              target="_blank"
              rel="noopener"
            >
              Open
              <span className="visually-hidden">
                {' '}
                {name} {words.newTab}
              </span>
            </LinkButton>
          </FileRow>
        ))}
      </FileRows>
    </div>
  )
}
