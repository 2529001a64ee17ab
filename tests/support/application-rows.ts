/** A row with the columns that the table of applications had from the start, for tests of migrations. */
export const applicationRow = (id: string, fields: Record<string, string> = {}) => ({
  id,
  job_id: 'cook',
  position: 'Cook',
  first_name: 'Zoë',
  last_name: `Number ${id}`,
  email: 'zoe@example.org',
  phone: '615-555-0177',
  status: 'pending',
  notes: '',
  experience: '',
  education: '',
  search_text: '',
  created_at: '2026-11-15T12:00:00.000Z',
  updated_at: '2026-11-15T12:00:00.000Z',
  ...fields,
})
