import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { applicationLimits } from '#contract/hiring/applications.ts'
import { isCheckReason } from '#contract/hiring/decisions.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { DateTimeFields } from '#web/office/platform/layout/DateTimeFields.tsx'
import { sectionPath } from '#web/office/platform/paths.ts'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { Remark } from '#web/ui/States.tsx'
import { InterviewWarning } from '../interviews/InterviewWarning.tsx'
import styles from './DecisionForm.module.css'
import type { DecisionValues, Step } from './decisions.ts'
import { reasonsQuery } from './handling-queries.ts'

type Form = UseFormReturn<DecisionValues, unknown, DecisionValues>

type CheckProps = {
  onChange: (checked: boolean) => void
  /** When the first notice went out, and the first day to decide; empty before that. */
  noticeOn: string
  from: string
}

type DecisionFieldsProps = {
  step: Step
  /** Of the applicants who are decided about. */
  ids: string[]
  form: Form
  disabled: boolean
  /** Whether a background check is the reason, which is asked for one person alone. */
  check?: CheckProps
}

/** What belongs to a decision: the interview, the day of the offer, or the reason. */
export function DecisionFields({ step, ids, form, disabled, check }: DecisionFieldsProps) {
  return (
    <>
      {step === 'invite' && <InterviewFields ids={ids} form={form} disabled={disabled} />}
      {step === 'offer' && (
        <FormField
          form={form}
          name="day"
          type="date"
          label="Day of the offer"
          required
          disabled={disabled}
        />
      )}
      {step === 'reject' && <ReasonChoice form={form} disabled={disabled} check={check} />}
      {check && (
        <div className={styles.check}>
          <Checkbox
            checked={form.watch('checked')}
            disabled={disabled}
            onChange={({ target }) => check.onChange(target.checked)}
          >
            A background check is the reason
          </Checkbox>
          {form.watch('checked') && <CheckStep {...check} />}
        </div>
      )}
      {step === 'notice' && <NoticeFields form={form} disabled={disabled} />}
    </>
  )
}

function InterviewFields({
  ids,
  form,
  disabled,
}: Pick<DecisionFieldsProps, 'ids' | 'form' | 'disabled'>) {
  return (
    <>
      <DateTimeFields
        form={form}
        date={{ name: 'date', label: 'Day of the interview', hint: null }}
        time={{ name: 'time', label: 'Time' }}
        disabled={disabled}
      />
      <InterviewWarning date={form.watch('date')} time={form.watch('time')} ids={ids} />
      <FormField
        form={form}
        name="place"
        label="Place"
        hint="A room, an address, or how you will call."
        disabled={disabled}
        maxLength={applicationLimits.place}
      />
    </>
  )
}

type ReasonChoiceProps = { form: Form; disabled: boolean; check: CheckProps | undefined }

/**
 * The reasons side by side: choosing one is a single click. A background check is left out when several applicants are
 * selected, because each needs a notice of their own.
 */
function ReasonChoice({ form, disabled, check }: ReasonChoiceProps) {
  const { data } = useQuery(reasonsQuery)
  const chosen = form.watch('reason')
  const reasons = data?.reasons.filter((reason) => check || !isCheckReason(reason)) ?? []
  // A reason stays with the application when it is taken off the list.
  const options = chosen && !reasons.includes(chosen) ? [chosen, ...reasons] : reasons
  return (
    <>
      <fieldset className={styles.reasons} disabled={disabled}>
        <legend>Reason, for the office only</legend>
        {['', ...options].map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              checked={reason === chosen}
              onChange={() => {
                form.setValue('reason', reason)
                if (isCheckReason(reason)) check?.onChange(true)
              }}
            />
            {reason || 'No reason given'}
          </label>
        ))}
      </fieldset>
      <div>
        <Link to={sectionPath('hiring-settings', 'reasons')}>Edit the list of reasons</Link>
      </div>
    </>
  )
}

/** Where someone is in the two steps that a rejection because of a background check takes. */
function CheckStep({ noticeOn, from }: Pick<CheckProps, 'noticeOn' | 'from'>) {
  if (!noticeOn) {
    return (
      <Remark>
        This takes two steps. First a notice, with a copy of the report and a summary of rights.
        After some workdays, so that the person can answer, the decision.
      </Remark>
    )
  }
  const sent = `The first notice went out on ${formatCalendarDay(noticeOn)}.`
  return (
    <Remark>
      {providerToday() < from
        ? `${sent} You can decide from ${formatCalendarDay(from)}.`
        : `${sent} The time to answer is over.`}
    </Remark>
  )
}

function NoticeFields({ form, disabled }: { form: Form; disabled: boolean }) {
  const { error } = form.getFieldState('enclosed', form.formState)
  return (
    <>
      <FormField
        form={form}
        name="day"
        type="date"
        label="Day of the notice"
        required
        disabled={disabled}
      />
      <Checkbox required disabled={disabled} error={error?.message} {...form.register('enclosed')}>
        I enclose a copy of the report and the summary of rights
      </Checkbox>
    </>
  )
}
