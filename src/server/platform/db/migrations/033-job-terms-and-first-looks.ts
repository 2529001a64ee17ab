import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type] of [
    ['closing_date', 'text'],
    ['pay_from', 'integer'],
    ['pay_to', 'integer'],
    ['pay_per', 'text'],
    ['openings', 'integer'],
    ['street', 'text'],
    ['postal_code', 'text'],
  ] as const) {
    await db.schema.alterTable('jobs').addColumn(name, type).execute()
  }
  await addFirstLooks(db)
  // The office counts applications by job and status; the indexes cover every column it counts by.
  await replaceIndex(db, 'applications', 'applications_of_job', ['job_id', 'status', 'created_at'])
  await replaceIndex(db, 'applications', 'applications_reported', ['created_at', 'status'])
  const history = 'application_status_history'
  await replaceIndex(db, history, `${history}_of`, ['application_id', 'at', 'status'])
}

/** Reports say how long applications waited for someone to look at them. */
async function addFirstLooks(db: Kysely<unknown>) {
  await db.schema.alterTable('applications').addColumn('first_look_at', 'text').execute()
  await sql`
    with looks (id, at) as (
      select application_id, at from application_status_history where actor_id is not null
      union all
      select object_id, at from audit_log where object_kind = 'application' and action = 'opened'
    ), first_looks (id, at) as (select id, min(at) from looks group by id)
    update applications set first_look_at = first_looks.at
    from first_looks where first_looks.id = applications.id`.execute(db)
  await db.schema
    .createIndex('applications_first_looks')
    .on('applications')
    .columns(['first_look_at', 'created_at'])
    .execute()
}

async function replaceIndex(db: Kysely<unknown>, table: string, name: string, columns: string[]) {
  await db.schema.dropIndex(name).execute()
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}
