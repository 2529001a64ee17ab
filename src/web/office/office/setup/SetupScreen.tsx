import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { type SetupStep, setupSteps } from '#contract/office/setup.ts'
import type { EditedLook } from '#contract/website/look/look.ts'
import { useSampleRemoval } from '#web/office/platform/banners/use-sample-removal.tsx'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { sectionPath } from '#web/office/platform/paths.ts'
import { useProviderName } from '#web/office/platform/provider.ts'
import { ColorFields } from '#web/office/website/look/ColorFields.tsx'
import { LookPreview } from '#web/office/website/look/LookPreview.tsx'
import { editedLookQuery } from '#web/office/website/look/look-queries.ts'
import { LogoFields } from '#web/office/website/look/PictureFields.tsx'
import { useLookForm } from '#web/office/website/look/use-look-form.ts'
import type { DetailsPart } from '#web/office/website/site-details/DetailsPanel.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import { SuccessMessage } from '#web/ui/States.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import styles from './Setup.module.css'
import { StepButtons, StepForm } from './StepForm.tsx'
import { stepPath, stepTitles, useMark, useSetup } from './setup-queries.ts'

/** The parts of the site details that a step asks for. */
const partsOf: Partial<Record<SetupStep, DetailsPart[]>> = {
  name: ['identity'],
  contact: ['contact', 'hours'],
  licensing: ['licensing'],
  services: ['services'],
}

/** The set-up in short steps. Each can be skipped, and the address says which is open. */
export function SetupScreen() {
  const setup = useSetup(true)
  const { data } = setup
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = query.get('step')
  const firstOpen = data?.steps.find(({ done }) => !done)?.id
  const step = asked === 'end' ? undefined : (setupSteps.find((id) => id === asked) ?? firstOpen)
  useBegin(data?.state === 'new')
  const goOn = () => {
    const next = setupSteps[setupSteps.indexOf(step ?? 'people') + 1]
    void navigate(stepPath(next ?? 'end'))
  }
  return (
    <>
      <ScreenTitle title="Set-up" />
      <p className={styles.intro}>
        Short steps that make this site your own, in about ten minutes. Skip what you do not know
        yet, and come back any time. <Link to={sectionPath('overview')}>Do this later</Link>
      </p>
      <QueryStates
        query={setup}
        loading="Loading the set-up..."
        failed="Failed to load the set-up. Please try again."
      />
      {data && (
        <div className={styles.columns}>
          {/* A new key for each step, so that its form starts from what is stored. */}
          <div key={step ?? 'end'} className={styles.step}>
            {step === undefined ? (
              <End />
            ) : (
              <p className={styles.place}>
                Step {setupSteps.indexOf(step) + 1} of {setupSteps.length}
              </p>
            )}
            {step && partsOf[step] && <DetailsStep parts={partsOf[step]} onDone={goOn} />}
            {step === 'look' && <LookStep onDone={goOn} />}
            {step === 'words' && <WordsStep onDone={goOn} />}
            {step === 'samples' && <SamplesStep onDone={goOn} />}
            {step === 'people' && <PeopleStep onDone={goOn} />}
          </div>
          <nav aria-label="Steps">
            <ol className={styles.steps}>
              {data.steps.map(({ id, done }) => (
                <li key={id}>
                  <Link to={stepPath(id)} aria-current={id === step ? 'step' : undefined}>
                    {done ? <CircleCheck className="icon" /> : <CircleDashed className="icon" />}
                    <span>
                      {stepTitles[id]}
                      <small>{done ? 'Done' : 'Open'}</small>
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      )}
    </>
  )
}

/** Whoever opens the set-up has accepted the offer. */
function useBegin(isNew: boolean) {
  const { mutate } = useMark()
  const begun = useRef(false)
  useEffect(() => {
    if (!isNew || begun.current) return
    begun.current = true
    mutate('begun')
  }, [isNew, mutate])
}

function PeopleStep({ onDone }: { onDone: () => void }) {
  return (
    <Panel title="The first other person">
      <div className={styles.body}>
        <p>
          Someone else who can sign in helps when you are away, or when you lose your password. Each
          person gets an account and a role, which decides what they see.
        </p>
        <StepButtons onSkip={onDone}>
          <LinkButton href={sectionPath('users')}>Go to Administrators</LinkButton>
        </StepButtons>
      </div>
    </Panel>
  )
}

function End() {
  const name = useProviderName()
  return (
    <Panel title="Your site">
      <div className={styles.body}>
        <p>
          This is the website of <b dir="auto">{name}</b> now. What is still open stays on the
          Dashboard.
        </p>
        <div className={styles.buttons}>
          <LinkButton href="/" target="_blank" rel="noreferrer">
            <ExternalLink className="icon" /> See your site
            <NewTabNote />
          </LinkButton>
          <LinkButton variant="line" href={sectionPath('overview')}>
            Go to the Dashboard
          </LinkButton>
        </div>
      </div>
    </Panel>
  )
}

/** The texts of the page are changed where they are seen, or kept on purpose. */
function WordsStep({ onDone }: { onDone: () => void }) {
  const keeping = useMark('The words stay as they are')
  const keep = () => keeping.mutate('words kept', { onSuccess: onDone })
  return (
    <Panel title="Your words">
      <div className={styles.body}>
        <p>
          The site came with words about your mission, values, programs and jobs. In Edit Website
          you click a section of the page and write it your way. Then come back to the Set-up.
        </p>
        <StepButtons onSkip={onDone}>
          <LinkButton href={sectionPath('edit-website')}>Go to Edit Website</LinkButton>
          <Button variant="line" busy={keeping.isPending} onClick={keep}>
            Keep these words
          </Button>
        </StepButtons>
      </div>
    </Panel>
  )
}

/** Samples are removed after a question, or kept on purpose. */
function SamplesStep({ onDone }: { onDone: () => void }) {
  const { count, loaded, ask, dialog } = useSampleRemoval()
  const keeping = useMark('Sample content stays')
  const keep = () => keeping.mutate('samples kept', { onSuccess: onDone })
  return (
    <Panel title="Keep or remove the samples">
      <div className={styles.body}>
        <p>
          The site came with sample slides, jobs, events, team members and stories, and with the
          details of a provider that does not exist. Remove them before families see the site. What
          you entered or changed stays.
        </p>
        {loaded && count === 0 ? (
          <>
            <SuccessMessage>No sample content is left.</SuccessMessage>
            <div className={styles.buttons}>
              <Button onClick={onDone}>Continue</Button>
            </div>
          </>
        ) : (
          <StepButtons onSkip={onDone}>
            <Button disabled={!loaded} onClick={ask}>
              Remove sample content
            </Button>
            <Button variant="line" busy={keeping.isPending} onClick={keep}>
              Keep it for now
            </Button>
          </StepButtons>
        )}
        {dialog}
      </div>
    </Panel>
  )
}

type LookStepProps = { onDone: () => void }

/** The logo and the colors. The icon and the typeface can wait for the screen "Look". */
function LookStep(props: LookStepProps) {
  const look = useQuery(editedLookQuery)
  return (
    <>
      <QueryStates
        query={look}
        loading="Loading the look..."
        failed="Failed to load the look. Please try again."
      />
      {look.data && <LookStepForm look={look.data} {...props} />}
    </>
  )
}

function LookStepForm({ look, onDone }: LookStepProps & { look: EditedLook }) {
  const { draft, saving, save, failure } = useLookForm(look, onDone)
  const { form } = draft
  return (
    <StepForm draft={draft} saving={saving} failure={failure} onSave={save}>
      <Panel title="Logo">
        <LogoFields form={form} />
      </Panel>
      <Panel title="Colors">
        <ColorFields form={form} />
      </Panel>
      <Panel title="Preview" note="How the website looks with what you chose.">
        <LookPreview values={form.watch()} />
      </Panel>
    </StepForm>
  )
}
