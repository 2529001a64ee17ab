import { secondFactor } from './accounts/second-factor/second-factor.routes.ts'
import { accountLinks } from './accounts/sign-in/account-links.routes.ts'
import { signIn } from './accounts/sign-in/auth.routes.ts'
import { passkeys } from './accounts/sign-in/passkeys.routes.ts'
import { sessions } from './accounts/sign-in/sessions.routes.ts'
import { users } from './accounts/users/users.routes.ts'
import { applications } from './hiring/applications/applications.feature.ts'
import { disclosure } from './hiring/disclosure/disclosure.routes.ts'
import { firstDay } from './hiring/first-day/first-day.routes.ts'
import { interviewQuestions } from './hiring/interview-questions/interview-questions.routes.ts'
import { interviews } from './hiring/interviews/interviews.routes.ts'
import { jobs } from './hiring/jobs/jobs.feature.ts'
import { privateLinks } from './hiring/private-links/private-links.routes.ts'
import { contact } from './messages/contact/contact.feature.ts'
import { mail } from './messages/mail/mail.feature.ts'
import { templates } from './messages/templates/templates.routes.ts'
import { changes } from './office/changes/changes.routes.ts'
import { news } from './office/news/news.feature.ts'
import { overview } from './office/overview/overview.routes.ts'
import { reports } from './office/reports/reports.routes.ts'
import { search } from './office/search/search.routes.ts'
import { setup } from './office/setup/setup.routes.ts'
import { status } from './office/status/status.routes.ts'
import { waiting } from './office/waiting/waiting.routes.ts'
import { auditCheck } from './operations/audit/audit-check.ts'
import { backup } from './operations/backup/backup.feature.ts'
import { health } from './operations/health/health.routes.ts'
import { scheduler } from './operations/scheduler/scheduler.ts'
import type { Context } from './platform/context.ts'
import type { Website } from './platform/website.ts'
import { audit } from './records/audit/audit.routes.ts'
import { documents } from './records/documents/sweep.ts'
import type { Feature } from './records/feature.ts'
import { privacy } from './records/privacy/privacy.routes.ts'
import { spanish } from './records/spanish/spanish.routes.ts'
import { versions } from './records/versions/history.routes.ts'
import { privateReferrals } from './referrals/private-links/private-referrals.feature.ts'
import { referralForm } from './referrals/referral-form/referral-form.routes.ts'
import { referrals } from './referrals/referrals/referrals.feature.ts'
import { easy } from './website/easy/easy.feature.ts'
import { events } from './website/events/events.routes.ts'
import { hero } from './website/hero/hero.routes.ts'
import { look } from './website/look/look.routes.ts'
import { notices } from './website/notices/notices.routes.ts'
import { pictures } from './website/pages/pictures.feature.ts'
import { policyReports } from './website/policy-reports/policy-reports.routes.ts'
import { publishing } from './website/publishing/publishing.feature.ts'
import { sampleContent } from './website/sample-content/sample-content.routes.ts'
import { siteDetails } from './website/site-details/site-details.routes.ts'
import { siteTexts } from './website/site-texts/site-texts.routes.ts'
import { spanishSetting } from './website/spanish/spanish-setting.routes.ts'
import { team } from './website/team/team.routes.ts'
import { testimonials } from './website/testimonials/testimonials.routes.ts'

/** Everything the product does. The search and the list of a person's data keep this order. */
export const features: Feature[] = [
  applications,
  contact,
  referrals,
  jobs,
  hero,
  events,
  team,
  testimonials,
  mail,
  privateLinks,
  firstDay,
  interviewQuestions,
  interviews,
  disclosure,
  templates,
  referralForm,
  privateReferrals,
  siteDetails,
  look,
  siteTexts,
  easy,
  notices,
  publishing,
  sampleContent,
  pictures,
  policyReports,
  signIn,
  accountLinks,
  users,
  sessions,
  secondFactor,
  passkeys,
  audit,
  auditCheck,
  privacy,
  documents,
  versions,
  spanish,
  spanishSetting,
  news,
  overview,
  setup,
  waiting,
  changes,
  search,
  reports,
  status,
  backup,
  scheduler,
  health,
]

/** Everything the server does by the clock. */
export const scheduledTasks = (context: Context, website?: Website) =>
  features.flatMap(({ tasks }) => tasks?.(context, { features, website }) ?? [])
