import type { ContactMessage } from '#contract/messages/contact.ts'
import { isUrgent } from '#contract/messages/easy-message.ts'
import { Badge } from '#web/ui/Badge.tsx'

const labels: Record<ContactMessage['easyForm'], string> = {
  '': '',
  call: 'Easy Read: wants a call',
  event: 'Easy Read: wants to come',
  message: 'Easy Read',
  complaint: 'Urgent: complaint, Easy Read',
  wrong: 'Urgent: something is wrong, Easy Read',
}

/** Says which form of Easy Read a message came from. */
export const EasyBadge = ({ form }: { form: ContactMessage['easyForm'] }) =>
  form && <Badge color={isUrgent(form) ? 'red' : 'blue'}>{labels[form]}</Badge>
