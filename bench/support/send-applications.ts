import { applicationFields } from '../../tests/support/applications.ts'
import { largeScan } from '../../tests/support/apply.ts'

// Sends large applications at the same time, in a process of its own so that it does not slow down what measures.
const [url = '', count = ''] = process.argv.slice(2)
const { data: jobs } = await (await fetch(`${url}/api/jobs`)).json()
const scan = new File([largeScan('scan.pdf').buffer], 'scan.pdf', { type: 'application/pdf' })

async function send(number: number) {
  const form = new FormData()
  const fields = {
    ...(await applicationFields(jobs[0].id)),
    email: `applicant.${number}@example.org`,
    resume: scan,
    idDoc_0: scan,
    idDoc_1: scan,
    idDoc_2: scan,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  // As a proxy would say it: everyone has an address of their own, and a limit of their own.
  const headers = { 'x-forwarded-for': `198.51.100.${number}` }
  const response = await fetch(`${url}/api/careers/apply`, { method: 'POST', headers, body: form })
  await response.arrayBuffer()
  return response.status
}

const statuses = await Promise.all(Array.from({ length: Number(count) }, (_, index) => send(index)))
process.send?.(statuses)
process.disconnect?.()
