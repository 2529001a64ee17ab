import { referralOnline } from '#content/referral-online.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import type { ControlOf } from './control.ts'

export function ConsentFields({ control }: { control: ControlOf }) {
  const { defaultValue, ...consent } = control('consent')
  return (
    <Checkbox value="true" required defaultChecked={defaultValue === 'true'} {...consent}>
      {referralOnline.consent}
    </Checkbox>
  )
}
