import { Inbox, MessageSquareText } from 'lucide-react'
import { contactExportCalls } from '#contract/messages/contact-handling.ts'
import { lazyScreen } from '#web/office/platform/layout/lazy-screen.tsx'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { useUnreadCount } from './contact/contact-queries.ts'
import { screens } from './screens.ts'

export const sections: SectionEntry[] = [
  {
    group: 'Today',
    id: 'contact-us',
    label: 'Contact Us',
    hint: 'messages',
    words: 'messages inbox mail answer reply',
    icon: Inbox,
    useCount: useUnreadCount,
    needs: ['read messages'],
    exports: { call: contactExportCalls.exportAll, file: 'contact-messages', noun: 'messages' },
    screen: lazyScreen(screens['contact-us']),
  },
  {
    group: 'Settings',
    id: 'message-templates',
    label: 'Message Templates',
    words: 'letters replies answers',
    actions: [{ label: 'Add message template', parameter: 'new' }],
    icon: MessageSquareText,
    needs: ['edit messages', 'edit applicants'],
    screen: lazyScreen(screens['message-templates']),
  },
]
