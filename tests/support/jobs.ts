import { expect } from 'vitest'
import type { Job } from '#contract/hiring/jobs.ts'
import { officeApi } from './office-api.ts'

/** What a complete job posting sends, with other values where they are given. */
export const jobInput = (fields: object = {}) => ({
  title: 'Direct Support Professional',
  location: 'Murfreesboro, TN',
  shiftsAvailable: ['morning'],
  status: 'published',
  description: '<p>Help with the day.</p>',
  ...fields,
})

/** The API of the office with what tests of jobs need; the tables are empty before each test. */
export function jobsApi() {
  const api = officeApi('jobs', 'job_tombstones')
  const visit = (url: string) => api.server.app.inject(`/api/jobs${url}`)
  return {
    api,
    visit,
    async addJob(fields: object = {}): Promise<Job> {
      api.server.wait(1000)
      const response = await api.send('POST', '/api/jobs/admin', jobInput(fields))
      expect(response.statusCode).toBe(201)
      return response.json().data
    },
    titles: async (url: string) =>
      (await visit(url)).json().data.map((job: Job) => job.title) as string[],
  }
}
