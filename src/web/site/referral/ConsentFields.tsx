import { referralOnline } from '#content/referral-online.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import type { MakeControl } from './control.ts'

export function ConsentFields({ control }: { control: MakeControl }) {
  const { defaultValue, ...consent } = control('consent')
  return (
    <Checkbox value="true" required defaultChecked={defaultValue === 'true'} {...consent}>
      {referralOnline.consent}
    </Checkbox>
  )
}
